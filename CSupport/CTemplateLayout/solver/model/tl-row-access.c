/* tl-row-access.c: see tl-row-access.h. */
#include "solver/model/tl-row-access.h"

#include "solver/model/tl-solver-private.h"

/* Copies at most @capacity terms of a constraint, with terms of the same variable merged and without terms
 * that are 0. Returns the number of the constraint's terms. */
guint
tl_row_access_terms (const TlSolver *solver, TlConstraint constraint, TlTerm *terms, guint capacity)
{
  const TlRow  *row = tl_solver_row (solver, constraint - 1);
  const TlTerm *own = tl_solver_row_terms (solver, row);

  for (guint i = 0; i < MIN (row->n_terms, capacity); i++)
    terms[i] = (TlTerm){ own[i].variable + 1, own[i].coefficient };
  return row->n_terms;
}

/* The right side of a constraint. */
double
tl_row_access_constant (const TlSolver *solver, TlConstraint constraint)
{
  return tl_solver_constant (solver, constraint - 1);
}

/* Gets the priorities of a constraint's sides; 0 for a free side. */
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

/* Reserves the age that the next constraint would have, and returns it. */
guint64
tl_row_access_next_age (TlSolver *solver)
{
  return ++solver->last_serial;
}

/* Sets the age of a constraint: of contradicting required constraints the youngest is broken. */
void
tl_row_access_set_age (TlSolver *solver, TlConstraint constraint, guint64 age)
{
  tl_solver_row (solver, constraint - 1)->serial = age;
}

/* Changes the right side of a constraint to a finite number, without a check. */
void
tl_row_access_write (TlSolver *solver, TlConstraint constraint, double constant)
{
  tl_solver_write_constant (solver, constraint - 1, constant);
  solver->values_dirty = TRUE; /* running the compiled basis again costs less than comparing */
}
