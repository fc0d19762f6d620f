/* tl-layout-conflict.c: conflicts in terms of the layout's constraints. */
#include "layout/tl-layout-private.h"
#include "solver/conflicts/tl-conflict-format.h"

/* A conflict in terms of the layout's constraints. */
typedef struct
{
  TlConstraint broken;               /* the id of the broken constraint; 0 for an item's own requirement */
  GArray      *constraints;          /* TlConstraint: the ids of the constraints in conflict; owned */
  gboolean     involves_requirement; /* whether an item's own requirement takes part in it */
} TlLayoutConflict;

static void
conflict_free (gpointer conflict)
{
  g_array_unref (((TlLayoutConflict *)conflict)->constraints);
  g_free (conflict);
}

/* Adds a constraint to a conflict; 0 stands for a requirement of an item itself. If a constraint has two
 * rows, these have successive ages and are adjacent in the conflict; the constraint is added only once. */
static void
conflict_add (TlLayoutConflict *conflict, TlConstraint constraint)
{
  const GArray *known = conflict->constraints;

  conflict->involves_requirement |= constraint == 0;
  if (constraint == 0
      || (known->len > 0 && g_array_index (known, TlConstraint, known->len - 1) == constraint))
    return;
  g_array_append_val (conflict->constraints, constraint);
}

/* Returns a conflict of @rows in terms of the layout's constraints; @owners contains the constraint of each
 * row. */
static TlLayoutConflict *
conflict_translate (const TlConflict *rows, const TlConstraint *owners)
{
  TlLayoutConflict *conflict = g_new0 (TlLayoutConflict, 1);

  conflict->broken = owners[rows->broken];
  conflict->constraints = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  for (guint i = 0; i < rows->n_constraints; i++)
    conflict_add (conflict, owners[rows->constraints[i]]);
  return conflict;
}

/* Replaces the layout's conflicts by those of the solver's last solution. */
void
tl_layout_read_conflicts (TlLayout *layout)
{
  guint                    n_conflicts = tl_solver_get_n_conflicts (layout->solver), n_rows;
  g_autofree TlConstraint *owners = NULL;

  g_clear_pointer (&layout->conflicts, g_ptr_array_unref);
  if (n_conflicts == 0)
    return;
  layout->conflicts = g_ptr_array_new_with_free_func (conflict_free);
  owners = tl_statements_map_owners (&layout->statements, &n_rows);
  for (guint i = 0; i < n_conflicts; i++)
    {
      TlConflict rows;

      tl_solver_get_conflict (layout->solver, i, &rows);
      g_ptr_array_add (layout->conflicts, conflict_translate (&rows, owners));
    }
}

/* Sets @error to describe the layout's conflicts; does nothing if there are none. */
void
tl_layout_report_conflicts (const TlLayout *layout, GError **error)
{
  const TlLayoutConflict *known;
  TlConflict              first;

  if (!tl_layout_get_conflict (layout, 0, &first))
    return;
  known = g_ptr_array_index (layout->conflicts, 0);
  tl_conflict_set_error (tl_layout_get_n_conflicts (layout), &first, known->involves_requirement, error);
}

guint
tl_layout_get_n_conflicts (const TlLayout *layout)
{
  g_return_val_if_fail (layout != NULL, 0);
  return layout->conflicts == NULL ? 0 : layout->conflicts->len;
}

gboolean
tl_layout_get_conflict (const TlLayout *layout, guint index, TlConflict *conflict)
{
  const TlLayoutConflict *known;

  g_return_val_if_fail (layout != NULL && conflict != NULL, FALSE);
  if (index >= tl_layout_get_n_conflicts (layout))
    return FALSE;
  known = g_ptr_array_index (layout->conflicts, index);
  conflict->broken = known->broken;
  conflict->constraints = (const TlConstraint *)(gpointer)known->constraints->data;
  conflict->n_constraints = known->constraints->len;
  return TRUE;
}
