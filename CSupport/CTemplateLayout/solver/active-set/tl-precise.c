/* tl-precise.c: solves systems with the active rows in extended precision, for careful solvers.
 *
 * In double precision, a small number can be distinguished from 0 only if all numbers have similar
 * magnitudes. A careful solver, whose numbers differ much in magnitude, therefore refines each solution
 * iteratively, with residuals computed in twice double precision (Higham, Accuracy and Stability of Numerical
 * Algorithms, chapter 12). Nearly all bits of the result are correct, however small it is. A number is set to
 * 0 if its magnitude is within a bound for the errors that rounding causes in the computation and in the
 * coefficients. Coefficients and constants are interpreted as the simple fractions that round to them; see
 * tl-fraction.h.
 *
 * The factor must be fresh: no row may have been replaced since the last factorisation.
 */
#include "solver/active-set/tl-precise.h"

#include "solver/active-set/tl-refinement.h"
#include "solver/model/tl-tolerances.h"

/* The relative rounding error of a sum of products in double precision. */
#define TL_DOUBLE_ROUNDING 4e-16

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

/* Computes @bound, by variable, for the error of x: |A⁻¹| (|δA| |x| + |δb|) (Higham, chapter 7). @rounding
 * returns a bound for the error of a number in A or b; @by_position contains b. */
static void
forward_bound (TlRefinement *refinement,
               const double *by_position,
               double (*rounding) (double number),
               double *bound)
{
  TlSolver *solver = refinement->solver;

  for (guint p = 0; p < solver->n_active; p++)
    {
      const TlRow  *row = tl_solver_row (solver, solver->active[p]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      refinement->rounded[p] = rounding (by_position[p]);
      for (guint i = 0; i < row->n_terms; i++)
        refinement->rounded[p]
          += rounding (terms[i].coefficient) * fabs (refinement->solution[terms[i].variable].high);
    }
  tl_factor_bound (solver->work->factor, refinement->rounded, bound);
}

/* Whether the residual of an active row counts as 0 at the current values. */
static gboolean
row_holds (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        magnitude = fabs (tl_solver_constant (solver, tl_solver_row_index (solver, row)));

  for (guint i = 0; i < row->n_terms; i++)
    magnitude += fabs (terms[i].coefficient * solver->values[terms[i].variable]);
  return fabs (tl_precise_residual (solver, row)) <= tl_solver_residual_tolerance (solver, row, magnitude);
}

/* Restores the values of an active row that were set to 0 although the row then does not hold. Their bounds
 * are sums over all rows and can be far too large; the row shows that they differ from 0. */
static void
restore_values (TlRefinement *refinement, const TlRow *row)
{
  TlSolver     *solver = refinement->solver;
  const TlTerm *terms = tl_solver_row_terms (solver, row);

  if (row_holds (solver, row))
    return;
  for (guint i = 0; i < row->n_terms; i++)
    {
      TlVariable variable = terms[i].variable;

      if (solver->values[variable] != 0.0)
        continue;
      solver->values[variable] = refinement->solution[variable].high;
      solver->low_values[variable] = refinement->solution[variable].low;
    }
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
      changed = tl_refinement_round_residuals (&refinement);
      if (!changed)
        break;
      tl_factor_solve (solver->work->factor, refinement.rounded, refinement.correction);
      tl_refinement_add (&refinement);
      if (i > 0) /* the first correction is the solution itself */
        {
          forward_bound (&refinement, by_position, tl_refinement_rounding, refinement.floor);
          changed = tl_refinement_is_changing (&refinement);
        }
    }
  solver->numerics.imprecise |= changed;
  forward_bound (&refinement, by_position, tl_refinement_rounding, refinement.floor);
  forward_bound (&refinement, by_position, tl_fraction_noise, refinement.noise);
  tl_refinement_write (&refinement, by_variable, low, noise);
  if (by_variable == solver->values)
    {
      for (guint p = 0; p < solver->n_active; p++)
        restore_values (&refinement, tl_solver_row (solver, solver->active[p]));
    }
  tl_refinement_end (&refinement);
}

double
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
  return residual.high;
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
      zero += (tl_fraction_noise (terms[i].coefficient) + tl_refinement_rounding (size))
                * fabs (work->direction[j])
              + size * work->direction_noise[j];
    }
  return fabs (rate.high) <= zero ? 0.0 : rate.high;
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
tl_precise_forbids_compilation (TlSolver *solver)
{
  gboolean forbidden = values_can_overflow (solver);

  if (forbidden || !solver->numerics.is_careful)
    return forbidden;
  solver->has_low_values = FALSE; /* because a compiled basis computes no low parts */
  for (guint p = 0; p < solver->n_active; p++)
    solver->work->scratch[p] = fabs (tl_solver_constant (solver, solver->active[p]));
  tl_factor_bound (solver->work->factor, solver->work->scratch, solver->work->direction);
  for (guint i = 0; i < solver->n_rows && !forbidden; i++)
    {
      const TlRow  *row = tl_solver_row (solver, i);
      const TlTerm *terms = tl_solver_row_terms (solver, row);
      double        rounding = 0.0, magnitude = fabs (tl_solver_constant (solver, i));

      for (guint k = 0; row->kind == TL_ROW_GOAL && k < row->n_terms; k++)
        {
          rounding
            += TL_DOUBLE_ROUNDING * fabs (terms[k].coefficient) * solver->work->direction[terms[k].variable];
          magnitude += fabs (terms[k].coefficient * solver->values[terms[k].variable]);
        }
      forbidden = !(rounding <= tl_solver_residual_tolerance (solver, row, magnitude));
    }
  return forbidden;
}
