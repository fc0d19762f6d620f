/* tl-crash.c: the first active set, by local propagation.
 *
 * Among the rows that cost on both sides (equalities; hugging with compression resistance) the one of
 * highest priority that has a single unknown left determines it, and so on; where none is ready, the
 * first unknown variable takes its own row. What comes out is a triangle, costs O(non-zeros · log rows),
 * and for most layouts it is the optimum or a pivot or two away from it.
 */
#include "solver/tl-solver-private.h"

#include <string.h>

typedef struct
{
  guint  *order; /* candidate rows, most important first */
  guint   n_candidates;
  guint  *unknowns;      /* by place in `order` */
  guint  *column_starts; /* by variable; n + 1 */
  guint  *column_places; /* places in `order` of the rows that mention a variable */
  guint  *heap;          /* places that are ready, least first */
  guint   n_ready;
  guint8 *known; /* by variable */
} TlCrash;

static TlPriority
crash_priority (const TlRow *row)
{
  return MAX (row->above, row->below);
}

static gint
crash_compare (gconstpointer left, gconstpointer right, gpointer data)
{
  const TlSolver *solver = data;
  guint           left_index = *(const guint *)left, right_index = *(const guint *)right;
  TlPriority      left_priority = crash_priority (tl_solver_row (solver, left_index));
  TlPriority      right_priority = crash_priority (tl_solver_row (solver, right_index));

  if (left_priority > right_priority)
    return -1;
  if (left_priority < right_priority)
    return 1;
  return left_index < right_index ? -1 : left_index > right_index;
}

static void
crash_gather (const TlSolver *solver, TlCrash *crash)
{
  crash->order = g_new (guint, solver->rows->len);
  crash->n_candidates = 0;
  for (guint i = 0; i < solver->rows->len; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row->kind == TL_ROW_GOAL && row->above_level != TL_NO_LEVEL && row->below_level != TL_NO_LEVEL
          && row->n_terms > 0)
        crash->order[crash->n_candidates++] = i;
    }
  g_qsort_with_data (crash->order, (gint)crash->n_candidates, sizeof (guint), crash_compare,
                     (gpointer)solver);
}

static void
crash_transpose (const TlSolver *solver, TlCrash *crash)
{
  guint n = solver->n_variables, total = 0;

  crash->column_starts = g_new0 (guint, n + 1);
  crash->unknowns = g_new (guint, crash->n_candidates);
  for (guint place = 0; place < crash->n_candidates; place++)
    {
      const TlRow  *row = tl_solver_row (solver, crash->order[place]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      crash->unknowns[place] = row->n_terms;
      for (guint i = 0; i < row->n_terms; i++)
        crash->column_starts[terms[i].variable]++;
    }
  for (guint j = 0; j <= n; j++)
    {
      total += crash->column_starts[j];
      crash->column_starts[j] = total;
    }
  crash->column_places = g_new (guint, total);
  for (guint place = crash->n_candidates; place-- > 0;)
    {
      const TlRow  *row = tl_solver_row (solver, crash->order[place]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint i = 0; i < row->n_terms; i++)
        crash->column_places[--crash->column_starts[terms[i].variable]] = place;
    }
}

static void
crash_push (TlCrash *crash, guint place)
{
  guint child = crash->n_ready++;

  while (child > 0 && crash->heap[(child - 1) / 2] > place)
    {
      crash->heap[child] = crash->heap[(child - 1) / 2];
      child = (child - 1) / 2;
    }
  crash->heap[child] = place;
}

static guint
crash_pop (TlCrash *crash)
{
  guint first = crash->heap[0];
  guint moving = crash->heap[--crash->n_ready];
  guint place = 0;

  for (guint child = 1; child < crash->n_ready; child = 2 * place + 1)
    {
      if (child + 1 < crash->n_ready && crash->heap[child + 1] < crash->heap[child])
        child++;
      if (crash->heap[child] >= moving)
        break;
      crash->heap[place] = crash->heap[child];
      place = child;
    }
  crash->heap[place] = moving;
  return first;
}

/* @row determines @variable; rows with one unknown left become ready. */
static void
crash_activate (TlSolver *solver, TlCrash *crash, guint row, guint variable)
{
  tl_solver_row (solver, row)->position = solver->n_active;
  solver->active[solver->n_active++] = row;
  crash->known[variable] = TRUE;
  for (guint i = crash->column_starts[variable]; i < crash->column_starts[variable + 1]; i++)
    {
      guint place = crash->column_places[i];

      if (--crash->unknowns[place] == 1)
        crash_push (crash, place);
    }
}

static guint
crash_only_unknown (const TlSolver *solver, const TlCrash *crash, guint row_index)
{
  const TlRow  *row = tl_solver_row (solver, row_index);
  const TlTerm *terms = tl_solver_row_terms (solver, row);

  for (guint i = 0; i < row->n_terms; i++)
    {
      if (!crash->known[terms[i].variable])
        return terms[i].variable;
    }
  return G_MAXUINT;
}

static void
crash_propagate (TlSolver *solver, TlCrash *crash)
{
  while (crash->n_ready > 0)
    {
      guint row = crash->order[crash_pop (crash)];
      guint variable = crash_only_unknown (solver, crash, row);

      if (variable != G_MAXUINT)
        crash_activate (solver, crash, row, variable);
    }
}

static void
crash_run (TlSolver *solver, TlCrash *crash)
{
  crash->heap = g_new (guint, crash->n_candidates + 1);
  crash->n_ready = 0;
  crash->known = g_new0 (guint8, solver->n_variables);
  for (guint place = 0; place < crash->n_candidates; place++)
    {
      if (crash->unknowns[place] == 1)
        crash_push (crash, place);
    }
  crash_propagate (solver, crash);
  for (guint j = 0; j < solver->n_variables; j++)
    {
      if (crash->known[j])
        continue;
      crash_activate (solver, crash, solver->stays[j], j);
      crash_propagate (solver, crash);
    }
}

/* Chooses an active set from nothing. The rows' levels must be ranked. */
void
tl_crash (TlSolver *solver)
{
  TlCrash crash;

  crash_gather (solver, &crash);
  crash_transpose (solver, &crash);
  crash_run (solver, &crash);
  g_free (crash.order);
  g_free (crash.unknowns);
  g_free (crash.column_starts);
  g_free (crash.column_places);
  g_free (crash.heap);
  g_free (crash.known);
  solver->factor_dirty = TRUE;
  solver->costs_dirty = TRUE;
}
