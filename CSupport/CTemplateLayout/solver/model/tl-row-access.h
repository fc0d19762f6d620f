/* tl-row-access.h: access to the contents of the solver's rows, for the layout, which keeps no copies of
 * them. */
#ifndef TL_ROW_ACCESS_H
#define TL_ROW_ACCESS_H

#include <templatelayout/tl-solver.h>

guint  tl_row_access_terms (const TlSolver *solver, TlConstraint constraint, TlTerm *terms, guint capacity);
double tl_row_access_constant (const TlSolver *solver, TlConstraint constraint);
void   tl_row_access_priorities (const TlSolver *solver,
                                 TlConstraint    constraint,
                                 TlPriority     *above,
                                 TlPriority     *below);

guint64 tl_row_access_next_age (TlSolver *solver);
void    tl_row_access_set_age (TlSolver *solver, TlConstraint constraint, guint64 age);
void    tl_row_access_write (TlSolver *solver, TlConstraint constraint, double constant);

#endif /* TL_ROW_ACCESS_H */
