/* tl-solver.c: solvers and their solutions.
 *
 * Edits only record changes; tl_solver_solve() does the work. See tl-solver-data.h for the problem and
 * Documentation/solver.md for the method.
 */
#include "solver/solution/tl-solution.h"

#include "solver/bases/tl-basis-cache.h"
#include "solver/conflicts/tl-conflict-format.h"
#include "solver/conflicts/tl-conflict.h"
#include "solver/simplex/tl-simplex.h"
#include "solver/solution/tl-fresh-solution.h"

/* The number of multiplications after which tl_solver_solve() gives up. They take less than ten seconds. */
#define TL_MAX_STEPS G_GINT64_CONSTANT (3000000000)

/* One block of memory contains a solver and its basis cache. */
typedef struct
{
  TlSolver     solver;
  TlBasisCache bases;
} TlSolverBlock;

G_DEFINE_BOXED_TYPE (TlSolver, tl_solver, tl_solver_ref, tl_solver_free)

TlSolver *
tl_solver_new (void)
{
  TlSolverBlock *block = g_atomic_rc_box_new0 (TlSolverBlock);
  TlSolver      *solver = &block->solver;

  solver->bases = &block->bases;
  solver->numerics.pivot_tolerance = TL_PIVOT_TOLERANCE;
  solver->bases->is_synced = TRUE;
  tl_levels_use (solver, TL_PRIORITY_REQUIRED, 1);
  return solver;
}

TlSolver *
tl_solver_ref (TlSolver *solver)
{
  g_return_val_if_fail (solver != NULL, NULL);
  return g_atomic_rc_box_acquire (solver);
}

static void
solver_clear (gpointer data)
{
  TlSolver *solver = data;

  tl_basis_cache_clear (solver);
  g_clear_pointer (&solver->conflicts, g_ptr_array_unref);
  g_free (solver->rows);
  g_free (solver->removed_rows.items);
  g_free (solver->free_rows.items);
  g_free (solver->term_store.items);
  g_free (solver->levels);
  g_free (solver->user_data.items);
  g_free (solver->values);
  g_free (solver->low_values);
  g_free (solver->ambiguities);
}

void
tl_solver_free (TlSolver *solver)
{
  if (solver == NULL)
    return;
  g_return_if_fail (tl_solver_can_change (solver));
  g_atomic_rc_box_release_full (solver, solver_clear); /* the solver is at the start of its block */
}

guint
tl_solver_get_n_variables (const TlSolver *solver)
{
  g_return_val_if_fail (solver != NULL, 0);
  return solver->n_variables;
}

static gboolean
solver_report_conflicts (const TlSolver *solver, GError **error)
{
  TlConflict first;

  if (!tl_solver_get_conflict (solver, 0, &first))
    return TRUE;
  tl_conflict_set_error (solver->conflicts->len, &first, FALSE, error);
  return FALSE;
}

static gboolean
solver_is_edited (const TlSolver *solver)
{
  return solver->state.values_dirty || solver->state.structure_dirty || solver->removed_rows.length > 0
         || !solver->state.is_optimal;
}

/* Discards a failed attempt, with its active set and its conflicts. */
static void
solver_discard_attempt (TlSolver *solver)
{
  tl_conflict_reset (solver);
  tl_simplex_reset (solver);
}

/* Records that there is no solution: all values are 0. Returns %FALSE. */
static gboolean
solver_give_up (TlSolver *solver)
{
  solver_discard_attempt (solver);
  for (guint j = 0; j < solver->n_variables; j++)
    solver->values[j] = 0.0;
  solver->has_low_values = FALSE;
  solver->state.has_failed = TRUE;
  return FALSE;
}

/* Pivots from the active set of the last solution or, if there is none, from a new one; breaks required
 * constraints that contradict each other. Returns %FALSE with @error set if this fails, or if a required
 * constraint that is not broken is violated nevertheless. */
static gboolean
solver_attempt (TlSolver *solver, GError **error)
{
  return tl_simplex_refresh (solver, error)
         && (!tl_rows_violate_required (solver) || tl_conflict_settle (solver, error))
         && (tl_rows_hold_required (solver) || tl_simplex_fail_to_scale (error));
}

/* Solves with pivots. A solver that was edited and fails takes the result of a new solver. */
static gboolean
solver_pivot (TlSolver *solver, GError **error)
{
  gboolean is_first = solver->n_active == 0, is_solved;
  g_autoptr (GError) failure = NULL;
  g_autoptr (TlSolver) fresh = NULL;

  tl_workspace_attach (solver);
  tl_factor_set_budget (solver->work->factor, TL_MAX_STEPS);
  tl_basis_cache_begin_pivots (solver);
  if (solver->state.structure_dirty)
    tl_basis_cache_clear (solver);
  solver->bases->is_worth_sharing &= is_first || !solver->state.structure_dirty;
  if (tl_solver_count_conflicts (solver) > 0)
    tl_conflict_reset (solver);
  is_solved = solver_attempt (solver, &failure);
  tl_factor_set_budget (solver->work->factor, G_MAXINT64);
  if (!is_solved && !is_first && failure->code == TL_SOLVER_ERROR_NUMERIC)
    {
      solver_discard_attempt (solver);
      g_clear_error (&failure);
      fresh = tl_solver_new ();
      is_solved = tl_fresh_solution_take (solver, fresh, tl_solver_solve, &failure);
    }
  if (!is_solved)
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return solver_give_up (solver);
    }
  solver->state.structure_dirty = FALSE;
  if (is_first)
    tl_basis_cache_share (solver);
  return TRUE;
}

gboolean
tl_solver_solve (TlSolver *solver, GError **error)
{
  gboolean solved = TRUE, is_first;

  g_return_val_if_fail (tl_solver_can_change (solver), FALSE);
  if (!solver_is_edited (solver))
    return solver_report_conflicts (solver, error);
  solver->knows_ambiguities = solver->state.has_failed = FALSE;
  if (solver->removed_rows.length > 0)
    {
      tl_basis_cache_sync (solver);
      tl_removed_rows_drop (solver);
    }
  is_first = solver->n_active == 0;
  if (!tl_basis_cache_run (solver))
    solved = solver_pivot (solver, error);
  if (is_first)
    tl_rows_shrink (solver);
  solver->state.values_dirty = FALSE;
  if (solver->work != NULL)
    tl_workspace_detach (solver);
  return solved && solver_report_conflicts (solver, error);
}

/* Whether the last attempt failed and there has been no edit since, so that another one would fail too. */
static gboolean
solver_would_fail (const TlSolver *solver)
{
  return solver->state.has_failed && !solver->state.values_dirty && solver->removed_rows.length == 0;
}

gboolean
tl_solver_bring_up_to_date (TlSolver *solver)
{
  if (solver_is_edited (solver) && !solver_would_fail (solver))
    tl_solver_solve (solver, NULL);
  return solver->state.is_optimal;
}

double
tl_solver_get_value (const TlSolver *solver, TlVariable variable)
{
  g_return_val_if_fail (solver != NULL && variable > 0 && variable <= solver->n_variables, 0.0);
  return solver->values[variable - 1];
}

double
tl_solver_get_residual (const TlSolver *solver, TlConstraint constraint)
{
  const TlRow *row = tl_solver_lookup (solver, constraint);

  return row == NULL ? 0.0 : tl_rows_residual (solver, row);
}

guint
tl_solver_get_n_conflicts (const TlSolver *solver)
{
  g_return_val_if_fail (solver != NULL, 0);
  return tl_solver_count_conflicts (solver);
}

gboolean
tl_solver_get_conflict (const TlSolver *solver, guint index, TlConflict *conflict)
{
  const TlConflictRecord *record;

  g_return_val_if_fail (solver != NULL && conflict != NULL, FALSE);
  if (index >= tl_solver_count_conflicts (solver))
    return FALSE;
  record = g_ptr_array_index (solver->conflicts, index);
  conflict->broken = record->broken;
  conflict->constraints = (const TlConstraint *)(gpointer)record->constraints->data;
  conflict->n_constraints = record->constraints->len;
  return TRUE;
}
