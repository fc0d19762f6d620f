/* tl-row-access.c: access to the contents of the solver's rows; see tl-row-access.h. */
#include "solver/model/tl-row-access.h"

#include "solver/arithmetic/tl-equal.h"
#include "solver/model/tl-model.h"

guint
tl_row_access_terms (const TlSolver *solver, TlConstraint constraint, TlTerm *terms, guint capacity)
{
  const TlRow  *row = tl_solver_row (solver, constraint - 1);
  const TlTerm *own = tl_solver_row_terms (solver, row);

  for (guint i = 0; i < MIN (row->n_terms, capacity); i++)
    terms[i] = (TlTerm){ own[i].variable + 1, own[i].coefficient };
  return row->n_terms;
}

gboolean
tl_row_access_has_terms (const TlSolver *solver, TlConstraint constraint, const TlTerm *terms, guint n_terms)
{
  return tl_row_is_stated_as (solver, tl_solver_row (solver, constraint - 1), terms, n_terms);
}

TlConstraint
tl_row_access_add (
  TlSolver *solver, const TlTerm *terms, guint n_terms, double constant, TlPriority above, TlPriority below)
{
  return tl_solver_add_goal (solver, terms, n_terms, constant, above, below);
}

double
tl_row_access_constant (const TlSolver *solver, TlConstraint constraint)
{
  return tl_solver_constant (solver, constraint - 1);
}

void
tl_row_access_priorities (const TlSolver *solver,
                          TlConstraint    constraint,
                          TlPriority     *above,
                          TlPriority     *below)
{
  const TlRow *row = tl_solver_row (solver, constraint - 1);

  *above = row->above;
  *below = row->below;
}

guint64
tl_row_access_next_age (TlSolver *solver)
{
  return ++solver->last_serial;
}

void
tl_row_access_set_age (TlSolver *solver, TlConstraint constraint, guint64 age)
{
  tl_solver_row (solver, constraint - 1)->serial = age;
}

void
tl_row_access_renew (TlSolver *solver, TlConstraint constraint, double constant)
{
  tl_row_access_set_age (solver, constraint, tl_row_access_next_age (solver));
  tl_row_access_write (solver, constraint, constant);
}

void
tl_row_access_write (TlSolver *solver, TlConstraint constraint, double constant)
{
  const guint index = constraint - 1;

  if (!tl_changed_rows_contain (&solver->changed, index)
      && tl_numbers_are_equal (tl_solver_constant (solver, index), constant))
    return;
  tl_solver_write_constant (solver, index, constant);
  solver->state.values_dirty = TRUE; /* without comparing the constants of a row that changes again and again,
                                        which would cost more than running the compiled basis again */
}

/* Sets the order of a row. The active set may then no longer be optimal, and compiled bases are invalid. */
static void
row_set_order (TlSolver *solver, guint index, guint8 order)
{
  TlRow *row = tl_solver_row (solver, index);

  if (row->order == order)
    return;
  solver->n_ordered_rows += row->order == 0;
  row->order = order;
  tl_changed_rows_forget (&solver->changed);
  solver->state.structure_dirty = solver->state.values_dirty = TRUE;
  solver->state.is_optimal = FALSE;
}

void
tl_row_access_set_order (TlSolver *solver, TlConstraint constraint, guint8 order)
{
  row_set_order (solver, constraint - 1, order);
}

gboolean
tl_row_access_has_orders (const TlSolver *solver)
{
  return solver->n_ordered_rows > 0;
}

void
tl_row_access_set_variable_order (TlSolver *solver, TlVariable variable, guint8 order)
{
  row_set_order (solver, solver->origins[variable - 1], order);
}

TlVariable
tl_row_access_add_resting_variable (TlSolver *solver)
{
  return tl_variables_add (solver, TRUE);
}

void
tl_row_access_lock (TlSolver *solver, gboolean is_locked)
{
  solver->is_locked = is_locked;
}
