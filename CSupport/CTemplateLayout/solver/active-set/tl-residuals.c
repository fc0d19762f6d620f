/* tl-residuals.c: the residuals of rows, and their rates of change along a direction. */
#include "solver/active-set/tl-active-set.h"
#include "solver/active-set/tl-precise.h"

#include <math.h>

double
tl_rows_residual (const TlSolver *solver, const TlRow *row)
{
  return tl_rows_rate (solver, row, solver->values)
         - tl_solver_constant (solver, tl_solver_row_index (solver, row));
}

double
tl_rows_snapped_residual (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        constant = tl_solver_constant (solver, tl_solver_row_index (solver, row));
  double        residual = -constant;
  double        magnitude = fabs (constant);

  if (solver->has_low_values)
    return tl_precise_snapped_residual (solver, row);
  for (guint i = 0; i < row->n_terms; i++)
    {
      double product = terms[i].coefficient * solver->values[terms[i].variable];

      residual += product;
      magnitude += fabs (product);
    }
  if (fabs (residual) <= tl_solver_residual_tolerance (solver, row, magnitude))
    return 0.0;
  return residual;
}

double
tl_rows_rate (const TlSolver *solver, const TlRow *row, const double *direction)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        rate = 0.0;

  for (guint i = 0; i < row->n_terms; i++)
    rate += terms[i].coefficient * direction[terms[i].variable];
  return rate;
}

double
tl_rows_snapped_rate (TlSolver *solver, const TlRow *row, const double *direction)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        rate = 0.0, magnitude = 0.0;

  if (solver->numerics.is_careful && direction == solver->work->direction)
    return tl_precise_rate (solver, row);
  for (guint i = 0; i < row->n_terms; i++)
    {
      double product = terms[i].coefficient * direction[terms[i].variable];

      rate += product;
      magnitude += fabs (product);
    }
  tl_solver_check_near_zero (solver, rate);
  return fabs (rate) <= solver->numerics.pivot_tolerance + TL_CAREFUL_RELATIVE * magnitude ? 0.0 : rate;
}

gboolean
tl_rows_are_tight (const TlSolver *solver, const guint *rows, guint n_rows)
{
  for (guint p = 0; p < n_rows; p++)
    {
      const TlRow *row = tl_solver_row (solver, rows[p]);

      if (row->kind == TL_ROW_GOAL && tl_rows_snapped_residual (solver, row) != 0.0)
        return FALSE;
    }
  return TRUE;
}

gint
tl_rows_violation_side (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        magnitude = fabs (tl_solver_constant (solver, tl_solver_row_index (solver, row)));
  double        residual
    = solver->has_low_values ? tl_precise_residual (solver, row).high : tl_rows_residual (solver, row);

  for (guint i = 0; i < row->n_terms && !solver->has_low_values; i++)
    magnitude += fabs (terms[i].coefficient * solver->values[terms[i].variable]);
  if (fabs (residual) <= tl_solver_contradiction_tolerance (solver, row, magnitude))
    return 0;
  return residual < 0.0 ? -1 : 1;
}

gboolean
tl_rows_violate_required (const TlSolver *solver)
{
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (tl_row_is_priced_as_required (row) && tl_rows_violation_side (solver, row) != 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
tl_rows_hold_required (const TlSolver *solver)
{
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);
      gint         side = row->kind == TL_ROW_GOAL ? tl_rows_violation_side (solver, row) : 0;

      if (side != 0 && tl_row_level (row, side) == 0)
        return FALSE;
    }
  return TRUE;
}
