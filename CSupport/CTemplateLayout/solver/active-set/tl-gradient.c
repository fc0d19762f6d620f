/* tl-gradient.c: the gradient of the inactive rows' cost, one vector for each level. */
#include "solver/active-set/tl-active-set.h"

#include <string.h>

void
tl_gradient_add (TlSolver *solver, const TlRow *row, double sign)
{
  gint          level = tl_row_level (row, row->side);
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double       *gradient;

  if (level == TL_NO_LEVEL || row->side == 0 || solver->state.costs_dirty)
    return;
  gradient = solver->work->gradient + (gsize)level * solver->n_variables;
  for (guint i = 0; i < row->n_terms; i++)
    gradient[terms[i].variable] += sign * row->side * terms[i].coefficient;
}

void
tl_gradient_flip (TlSolver *solver, guint row_index, gint8 side)
{
  TlRow *row = tl_solver_row (solver, row_index);

  tl_gradient_add (solver, row, -1.0);
  row->side = side;
  tl_gradient_add (solver, row, 1.0);
}

static void
gradient_reserve (TlSolver *solver)
{
  gsize needed = (gsize)solver->n_levels * solver->n_variables;

  solver->work->n_gradient_levels = solver->n_levels;
  solver->work->level_is_zero = g_renew (gboolean, solver->work->level_is_zero, solver->n_levels);
  if (needed <= solver->work->gradient_capacity)
    return;
  solver->work->gradient_capacity = needed + needed / 2;
  g_free (solver->work->gradient);
  g_free (solver->work->multipliers);
  g_free (solver->work->low_multipliers);
  g_free (solver->work->multiplier_noise);
  solver->work->gradient = g_new (double, solver->work->gradient_capacity);
  solver->work->multipliers = g_new (double, solver->work->gradient_capacity);
  solver->work->low_multipliers = g_new (double, solver->work->gradient_capacity);
  solver->work->multiplier_noise = g_new (double, solver->work->gradient_capacity);
}

void
tl_gradient_rebuild (TlSolver *solver)
{
  gradient_reserve (solver);
  memset (solver->work->gradient, 0,
          (gsize)solver->work->n_gradient_levels * solver->n_variables * sizeof (double));
  solver->state.costs_dirty = FALSE;
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row->kind == TL_ROW_GOAL && row->position == TL_NO_POSITION)
        tl_gradient_add (solver, row, 1.0);
    }
}
