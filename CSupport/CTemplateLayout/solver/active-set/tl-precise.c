/* tl-precise.c: solves systems with the active rows in extended precision, for careful solvers.
 *
 * In double precision, a small number can be distinguished from 0 only if all numbers have similar
 * magnitudes. A careful solver, whose numbers differ much in magnitude, therefore refines each solution
 * iteratively, with residuals computed in twice double precision (Higham, Accuracy and Stability of Numerical
 * Algorithms, chapter 12). Nearly all bits of the result are correct, however small it is. A number is set to
 * 0 if its magnitude is within a bound for the errors that rounding causes in the computation. Coefficients
 * and constants are interpreted as the simple fractions that they stand for, or else as exact; see
 * tl-fraction.h.
 *
 * The factor must be fresh: no row may have been replaced since the last factorisation.
 */
#include "solver/active-set/tl-precise.h"

#include "solver/active-set/tl-refinement.h"
#include "solver/model/tl-tolerances.h"

/* The relative rounding error of a sum of products in double precision. */
#define TL_DOUBLE_ROUNDING 4e-16
/* The largest rounding error of a value that is computed in double precision, relative to the largest value.
 */
#define TL_VALUE_ROUNDING 1e-11

/* Computes the residuals b − A x; @by_position contains b. */
static void
forward_residuals (TlRefinement *refinement, const double *by_position)
{
  TlSolver *solver = refinement->solver;

  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);
      TlTwofold     residual = tl_fraction_twofold (by_position[p]);

      for (guint i = 0; i < row->n_terms; i++)
        residual = tl_twofold_add_product (residual, tl_fraction_twofold (-terms[i].coefficient),
                                           refinement->solution[terms[i].variable]);
      refinement->residuals[p] = residual;
    }
}

/* Computes @bound, by variable, for the error of x that rounding in the computation causes: |A⁻¹| (|δA| |x| +
 * |δb|) (Higham, chapter 7). @by_position contains b. */
static void
forward_bound (TlRefinement *refinement, const double *by_position, double *bound)
{
  TlSolver *solver = refinement->solver;

  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      refinement->rounded[p] = tl_refinement_rounding (by_position[p]);
      for (guint i = 0; i < row->n_terms; i++)
        refinement->rounded[p] += tl_refinement_rounding (terms[i].coefficient)
                                  * fabs (refinement->solution[terms[i].variable].high);
    }
  tl_factor_bound (solver->work->factor, refinement->rounded, bound);
}

void
tl_precise_solve (
  TlSolver *solver, const double *by_position, double *by_variable, double *low, double *noise)
{
  TlRefinement refinement = tl_refinement_begin (solver);
  gboolean     changed = TRUE;

  for (guint i = 0; i < TL_MAX_REFINEMENTS && changed; i++)
    {
      forward_residuals (&refinement, by_position);
      changed = tl_refinement_has_residuals (&refinement);
      if (!changed)
        break;
      tl_factor_solve_precisely (solver->work->factor, refinement.residuals, refinement.correction);
      tl_refinement_add (&refinement);
      if (i > 0) /* the first correction is the solution itself */
        {
          forward_bound (&refinement, by_position, refinement.floor);
          changed = tl_refinement_is_changing (&refinement);
        }
    }
  solver->numerics.imprecise |= changed;
  forward_bound (&refinement, by_position, refinement.floor);
  tl_refinement_write (&refinement, by_variable, low, noise);
  tl_refinement_end (&refinement);
}

void
tl_precise_edge_direction (TlSolver *solver, guint position, gint sign)
{
  TlWorkspace *work = solver->work;

  for (guint p = 0; p < solver->n_variables; p++)
    work->scratch[p] = p == position ? sign : 0.0;
  tl_precise_solve (solver, work->scratch, work->direction, work->low_direction, work->direction_noise);
}

TlTwofold
tl_precise_residual (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        constant = tl_solver_constant (solver, tl_solver_row_index (solver, row));
  TlTwofold     residual = tl_fraction_twofold (-constant);

  for (guint i = 0; i < row->n_terms; i++)
    {
      guint j = terms[i].variable;

      residual = tl_twofold_add_product (residual, tl_fraction_twofold (terms[i].coefficient),
                                         (TlTwofold){ solver->values[j], solver->low_values[j] });
    }
  return residual;
}

double
tl_precise_snapped_residual (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        residual = tl_precise_residual (solver, row).high;
  double zero = tl_refinement_rounding (tl_solver_constant (solver, tl_solver_row_index (solver, row)));

  for (guint i = 0; i < row->n_terms; i++)
    {
      guint  j = terms[i].variable;
      double size = fabs (terms[i].coefficient);

      zero += size * solver->value_noise[j] + tl_refinement_rounding (size * solver->values[j]);
    }
  return fabs (residual) <= zero ? 0.0 : residual;
}

double
tl_precise_rate (const TlSolver *solver, const TlRow *row)
{
  const TlWorkspace *work = solver->work;
  const TlTerm      *terms = tl_solver_row_terms (solver, row);
  TlTwofold          rate = { 0.0, 0.0 };
  double             zero = 0.0;

  for (guint i = 0; i < row->n_terms; i++)
    {
      guint  j = terms[i].variable;
      double size = fabs (terms[i].coefficient);

      rate = tl_twofold_add_product (rate, tl_fraction_twofold (terms[i].coefficient),
                                     (TlTwofold){ work->direction[j], work->low_direction[j] });
      zero += size * work->direction_noise[j] + tl_refinement_rounding (size * work->direction[j]);
    }
  return fabs (rate.high) <= zero ? 0.0 : rate.high;
}

/* The sum of the magnitudes of a row's terms at @values. */
static double
row_magnitude (const TlSolver *solver, const TlRow *row, const double *values)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        magnitude = 0.0;

  for (guint i = 0; i < row->n_terms; i++)
    magnitude += fabs (terms[i].coefficient * values[terms[i].variable]);
  return magnitude;
}

/* Whether the active rows magnify constants so much that values can overflow. */
static gboolean
values_can_overflow (TlSolver *solver)
{
  gboolean possible = FALSE;

  for (guint p = 0; p < solver->n_active; p++)
    solver->work->scratch[p] = 1.0;
  tl_factor_bound (solver->work->factor, solver->work->scratch, solver->work->direction);
  for (guint j = 0; j < solver->n_variables; j++)
    possible |= !(solver->work->direction[j] <= TL_LARGEST_GROWTH);
  return possible;
}

gboolean
tl_precise_is_needed (TlSolver *solver)
{
  double *bound = solver->work->direction;

  for (guint p = 0; p < solver->n_active; p++)
    solver->work->scratch[p]
      = row_magnitude (solver, tl_solver_row (solver, solver->active[p]), solver->values)
        + fabs (tl_solver_constant (solver, solver->active[p]));
  tl_factor_bound (solver->work->factor, solver->work->scratch, bound);
  for (guint j = 0; j < solver->n_variables; j++)
    {
      if (!(TL_DOUBLE_ROUNDING * bound[j] <= TL_VALUE_ROUNDING * (1.0 + solver->largest_value)))
        return TRUE;
    }
  return FALSE;
}

/* Whether rounding in double precision can change a residual of a careful solver by more than its tolerance.
 * The workspace's `direction` contains the bound of tl_precise_is_needed(). */
static gboolean
residuals_are_uncertain (const TlSolver *solver)
{
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);
      double magnitude = row_magnitude (solver, row, solver->values) + fabs (tl_solver_constant (solver, i));
      double rounding = TL_DOUBLE_ROUNDING * row_magnitude (solver, row, solver->work->direction);

      if (row->kind == TL_ROW_GOAL && !(rounding <= tl_solver_residual_tolerance (solver, row, magnitude)))
        return TRUE;
    }
  return FALSE;
}

gboolean
tl_precise_forbids_compilation (TlSolver *solver)
{
  return values_can_overflow (solver)
         || (solver->numerics.is_careful
             && (tl_precise_is_needed (solver) || residuals_are_uncertain (solver)));
}
