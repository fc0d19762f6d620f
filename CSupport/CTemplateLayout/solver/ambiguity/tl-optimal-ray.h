/* tl-optimal-ray.h: the edges from the vertex along which no level's cost changes. */
#ifndef TL_OPTIMAL_RAY_H
#define TL_OPTIMAL_RAY_H

#include "solver/model/tl-solver-data.h"

/* The distance along `direction` at which @row begins to change the cost. */
double tl_optimal_ray_row_reach (TlSolver *solver, const TlRow *row, const double *direction);

/* Computes the factor and the multipliers that the edges of the vertex are examined with. The solver must
 * have its workspace and its own active set. */
void tl_optimal_ray_prepare (TlSolver *solver);

#endif /* TL_OPTIMAL_RAY_H */
