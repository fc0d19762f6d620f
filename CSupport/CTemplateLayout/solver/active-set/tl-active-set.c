/* tl-active-set.c: the active set, its factor, and its vertex. */
#include "solver/active-set/tl-active-set.h"

#include "solver/active-set/tl-precise.h"

#include <math.h>
#include <string.h>

/* The number of pivots whose row replacements the factor stores in product form before the matrix is
 * factorised again. */
#define TL_MAX_UPDATES 24

static void
active_set_load_factor (TlSolver *solver)
{
  guint n_terms = 0;

  for (guint p = 0; p < solver->n_active; p++)
    n_terms += tl_solver_row (solver, solver->active[p])->n_terms;
  tl_factor_begin (solver->work->factor, solver->n_active, n_terms);
  tl_factor_set_precise (solver->work->factor, solver->numerics.is_careful);
  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow *row = tl_solver_row (solver, solver->active[p]);

      tl_factor_add_row (solver->work->factor, tl_solver_row_terms (solver, row), row->n_terms);
    }
}

/* Puts the row @entering at @position of the active set. The row that it replaces becomes inactive on @side,
 * which is 0 if the side is not known. */
static void
active_set_put (TlSolver *solver, guint position, guint entering, gint side)
{
  guint  index = solver->active[position];
  TlRow *leaving = tl_solver_row (solver, index);

  solver->state.is_at_vertex = FALSE;
  solver->active[position] = entering;
  tl_solver_row (solver, entering)->position = position;
  leaving->position = TL_NO_POSITION;
  leaving->side = (gint8)side;
  tl_gradient_add (solver, leaving, 1.0);
  if (leaving->kind == TL_ROW_LEAVING)
    {
      solver->n_leaving--;
      tl_rows_recycle (solver, index);
    }
}

void
tl_active_set_refactor (TlSolver *solver)
{
  guint n_defects;

  active_set_load_factor (solver);
  while ((n_defects = tl_factor_finish (solver->work->factor)) > 0)
    {
      for (guint i = 0; i < n_defects; i++)
        {
          guint position, variable;

          tl_factor_get_defect (solver->work->factor, i, &position, &variable);
          active_set_put (solver, position, solver->origins[variable], 0);
          solver->state.costs_dirty = TRUE;
          solver->state.is_optimal = FALSE;
        }
      active_set_load_factor (solver);
    }
  solver->state.factor_dirty = FALSE;
}

void
tl_active_set_extend (TlSolver *solver)
{
  while (solver->n_active < solver->n_variables)
    {
      guint origin = solver->origins[solver->n_active];

      tl_solver_row (solver, origin)->position = solver->n_active;
      solver->active[solver->n_active++] = origin;
    }
  solver->state.factor_dirty = TRUE;
  solver->state.costs_dirty = TRUE;
}

static void
reserve_low_values (TlSolver *solver)
{
  solver->low_values = g_renew (double, solver->low_values, 2 * (gsize)solver->n_variables + 1);
  solver->value_noise = solver->low_values + solver->n_variables;
}

void
tl_active_set_evaluate (TlSolver *solver)
{
  for (guint p = 0; p < solver->n_active; p++)
    solver->work->scratch[p] = tl_solver_constant (solver, solver->active[p]);
  solver->has_low_values = solver->numerics.is_careful;
  if (solver->numerics.is_careful)
    reserve_low_values (solver);
  if (solver->numerics.is_careful)
    tl_precise_solve (solver, solver->work->scratch, solver->values, solver->low_values, solver->value_noise);
  else
    tl_factor_solve (solver->work->factor, solver->work->scratch, solver->values);
  solver->largest_value = 0.0;
  for (guint j = 0; j < solver->n_variables; j++)
    solver->largest_value = MAX (solver->largest_value, fabs (solver->values[j]));
}

/* Computes the coefficients with which the active rows add up to the row @entering. They are stored in
 * `scratch`, by position. */
static void
active_set_express (TlSolver *solver, guint entering)
{
  const TlRow  *row = tl_solver_row (solver, entering);
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double       *dense = solver->work->direction; /* not needed any more after the move along the edge */

  memset (dense, 0, solver->n_variables * sizeof (double));
  for (guint i = 0; i < row->n_terms; i++)
    dense[terms[i].variable] = terms[i].coefficient;
  tl_factor_solve_transposed (solver->work->factor, dense, solver->work->scratch);
}

static void
active_set_update_factor (TlSolver *solver, guint position, guint entering)
{
  if (solver->state.factor_dirty)
    return;
  if (solver->numerics.is_careful || tl_factor_get_n_updates (solver->work->factor) >= TL_MAX_UPDATES)
    {
      solver->state.factor_dirty = TRUE;
      return;
    }
  active_set_express (solver, entering);
  if (!tl_factor_replace (solver->work->factor, position, solver->work->scratch))
    solver->state.factor_dirty = TRUE;
}

void
tl_active_set_exchange (TlSolver *solver, guint position, guint entering, gint leaving_side)
{
  active_set_update_factor (solver, position, entering);
  tl_gradient_add (solver, tl_solver_row (solver, entering), -1.0);
  active_set_put (solver, position, entering, leaving_side);
}
