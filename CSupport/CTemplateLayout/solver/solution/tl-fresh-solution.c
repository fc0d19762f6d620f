/* tl-fresh-solution.c: solves a system again as if it had just been built.
 *
 * If the equations are nearly dependent, pivots can fail from one active set and succeed from another. So
 * that the answer does not depend on the edits before it, a solver that fails takes the answer of a new
 * solver with the same constraints, oldest first. */
#include "solver/solution/tl-fresh-solution.h"

#include "solver/bases/tl-basis-cache.h"
#include "solver/conflicts/tl-conflict.h"
#include "solver/simplex/tl-simplex.h"

static gint
compare_age (gconstpointer left, gconstpointer right, gpointer data)
{
  const TlSolver *solver = data;
  guint64         left_serial = tl_solver_row (solver, *(const guint *)left)->serial;
  guint64         right_serial = tl_solver_row (solver, *(const guint *)right)->serial;

  return left_serial < right_serial ? -1 : left_serial > right_serial;
}

/* Adds a copy of the constraint at @index to @fresh. Returns the index of the copy. */
static guint
copy_constraint (TlSolver *fresh, const TlSolver *solver, guint index)
{
  const TlRow       *row = tl_solver_row (solver, index);
  g_autofree TlTerm *terms = g_new (TlTerm, row->n_terms + 1);

  for (guint i = 0; i < row->n_terms; i++)
    {
      terms[i] = tl_solver_row_terms (solver, row)[i];
      terms[i].variable++;
    }
  return tl_solver_add_goal (fresh, terms, row->n_terms, tl_solver_constant (solver, index), row->above,
                             row->below)
         - 1;
}

/* Gives the rows of @fresh the orders, in ties, of the rows of @solver whose copies they are. */
static void
copy_orders (TlSolver *fresh, const TlSolver *solver, const GArray *originals)
{
  for (guint i = 0; i < originals->len; i++)
    tl_solver_row (fresh, i)->order = tl_solver_row (solver, g_array_index (originals, guint, i))->order;
  fresh->n_ordered_rows = solver->n_ordered_rows;
}

/* Adds copies of all variables and constraints of @solver to @fresh. Returns, by index of a row of @fresh,
 * the index of the original. */
static GArray *
copy_system (TlSolver *fresh, const TlSolver *solver)
{
  GArray *originals = g_array_new (FALSE, TRUE, sizeof (guint));
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint j = 0; j < solver->n_variables; j++)
    {
      tl_variables_add (fresh, tl_solver_row (solver, solver->origins[j])->is_resting);
      g_array_append_val (originals, solver->origins[j]);
    }
  for (guint i = 0; i < solver->n_rows; i++)
    {
      if (tl_solver_row (solver, i)->kind == TL_ROW_GOAL)
        g_array_append_val (rows, i);
    }
  g_array_sort_with_data (rows, compare_age, (gpointer)solver);
  for (guint i = 0; i < rows->len; i++)
    {
      guint index = g_array_index (rows, guint, i);

      g_assert (copy_constraint (fresh, solver, index) == originals->len);
      g_array_append_val (originals, index);
    }
  copy_orders (fresh, solver, originals);
  return originals;
}

/* Moves the conflicts of @fresh to @solver. */
static void
adopt_conflicts (TlSolver *solver, TlSolver *fresh, const GArray *originals)
{
  solver->conflicts = g_steal_pointer (&fresh->conflicts);
  for (guint k = 0; k < tl_solver_count_conflicts (solver); k++)
    {
      TlConflictRecord *record = g_ptr_array_index (solver->conflicts, k);

      record->broken = g_array_index (originals, guint, record->broken - 1) + 1;
      for (guint i = 0; i < record->constraints->len; i++)
        {
          TlConstraint *id = &g_array_index (record->constraints, TlConstraint, i);

          *id = g_array_index (originals, guint, *id - 1) + 1;
        }
    }
}

static void
adopt_active_set (TlSolver *solver, const TlSolver *fresh, const GArray *originals)
{
  for (guint i = 0; i < originals->len; i++)
    {
      TlRow       *row = tl_solver_row (solver, g_array_index (originals, guint, i));
      const TlRow *copy = tl_solver_row (fresh, i);

      row->side = copy->side;
      row->broken = copy->broken;
      row->was_in_reach = copy->was_in_reach;
      row->position = copy->position;
    }
  for (guint p = 0; p < fresh->n_active; p++)
    solver->active[p] = g_array_index (originals, guint, fresh->active[p]);
  solver->n_active = fresh->n_active;
}

/* Makes the solution of @fresh that of @solver, whose workspace must be attached. */
static void
adopt_solution (TlSolver *solver, TlSolver *fresh, const GArray *originals)
{
  tl_basis_cache_sync (fresh);
  adopt_active_set (solver, fresh, originals);
  adopt_conflicts (solver, fresh, originals);
  solver->numerics = fresh->numerics;
  solver->state.uses_ties = fresh->state.uses_ties;
  solver->state.uses_limits = fresh->state.uses_limits;
  tl_levels_rank_rows (solver);
  tl_active_set_refactor (solver);
  tl_active_set_evaluate (solver);
  solver->state.is_at_vertex = solver->state.is_optimal = TRUE;
}

gboolean
tl_fresh_solution_take (TlSolver *solver, TlSolver *fresh, TlSolveFunc solve, GError **error)
{
  g_autoptr (GArray) originals = copy_system (fresh, solver);
  gboolean is_solved;

  tl_workspace_detach (solver);
  is_solved = solve (fresh, error) || tl_solver_count_conflicts (fresh) > 0;
  tl_workspace_attach (solver);
  if (is_solved)
    {
      g_clear_error (error);
      adopt_solution (solver, fresh, originals);
    }
  return is_solved;
}
