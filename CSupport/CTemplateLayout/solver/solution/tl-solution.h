/* tl-solution.h: brings the solution up to date, for the folders that examine it. */
#ifndef TL_SOLUTION_H
#define TL_SOLUTION_H

#include <templatelayout/tl-solver.h>

/* Solves the system if it has been edited since the last solution, so that the active set can be examined.
 * Returns whether there is a solution, with or without conflicts. */
gboolean tl_solver_bring_up_to_date (TlSolver *solver);

#endif /* TL_SOLUTION_H */
