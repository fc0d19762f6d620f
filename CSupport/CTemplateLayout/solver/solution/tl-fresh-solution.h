/* tl-fresh-solution.h: solves a system again as if it had just been built; see tl-fresh-solution.c. */
#ifndef TL_FRESH_SOLUTION_H
#define TL_FRESH_SOLUTION_H

#include "solver/model/tl-solver-data.h"

typedef gboolean (*TlSolveFunc) (TlSolver *solver, GError **error);

/* Solves the system of @solver with @fresh, an empty solver, by @solve, and makes the result that of @solver,
 * with or without conflicts. The workspace must be attached, and the solver must have neither an active set
 * nor conflicts. Returns %FALSE with @error set if the new solver fails, too. */
gboolean tl_fresh_solution_take (TlSolver *solver, TlSolver *fresh, TlSolveFunc solve, GError **error);

#endif /* TL_FRESH_SOLUTION_H */
