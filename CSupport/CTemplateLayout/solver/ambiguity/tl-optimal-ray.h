/* tl-optimal-ray.h: optimal rays, the edges from the vertex along which no level's cost changes. */
#ifndef TL_OPTIMAL_RAY_H
#define TL_OPTIMAL_RAY_H

#include "solver/model/tl-solver-data.h"

/* The distance along @direction at which the residual of an inactive @row reaches 0, so that the row begins
 * to change the cost; %G_MAXDOUBLE if the residual never reaches 0. */
double tl_optimal_ray_row_reach (TlSolver *solver, const TlRow *row, const double *direction);

/* Computes the factor and the multipliers, which are needed to examine the edges of the vertex. The solver
 * must have its workspace, and its own active set must be up to date (see tl_basis_cache_sync()). */
void tl_optimal_ray_prepare (TlSolver *solver);

#endif /* TL_OPTIMAL_RAY_H */
