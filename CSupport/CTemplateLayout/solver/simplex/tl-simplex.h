/* tl-simplex.h: pivots from a vertex to an optimal one.
 *
 * The solver must have its workspace, see tl-workspace.h.
 */
#ifndef TL_SIMPLEX_H
#define TL_SIMPLEX_H

#include "solver/active-set/tl-active-set.h"

/* An edge from the vertex, along which the active row at `position` becomes inactive on the side `sign`. */
typedef struct
{
  guint position;
  gint  sign;
  gint  level; /* the most important level whose cost falls; n_levels if only the origin rows improve */
} TlEdge;

/* Pivots: tl-simplex.c */

/* Updates the solution after all edits, without regard to conflicts. */
gboolean tl_simplex_refresh (TlSolver *solver, GError **error);

/* Evaluates the vertex of the current active set and optimises the @n_levels most important levels from
 * there. */
gboolean tl_simplex_refresh_level (TlSolver *solver, guint n_levels, GError **error);

/* Pivots until the @n_levels most important levels cannot be improved; if these are all levels, until the
 * origin rows cannot be improved either. The rows' sides must be up to date. */
gboolean tl_simplex_optimise (TlSolver *solver, guint n_levels, GError **error);

/* Forgets the active set; the next solution chooses a new one. */
void tl_simplex_reset (TlSolver *solver);

/* Removed constraints: tl-removed-rows.c */

/* Takes out of the system the constraints that the caller has removed. The active set must be the solver's
 * own, see tl_basis_cache_sync(). */
void tl_removed_rows_drop (TlSolver *solver);

/* Slopes and directions of edges: tl-pricing.c */

/* Computes the multipliers of the most important level that has none yet (`n_priced_levels`). */
void tl_pricing_next_level (TlSolver *solver);

/* Computes the multipliers of the @n_levels most important levels. */
void tl_pricing_multipliers (TlSolver *solver, guint n_levels);

/* Returns the lexicographic sign of the slopes of the @n_levels most important levels along an edge. Sets
 * @deciding_level to the level that determines it; to @n_levels if all slopes are 0. */
gint
tl_pricing_slope_sign (TlSolver *solver, guint position, gint sign, guint n_levels, gint *deciding_level);

/* The slope of a level's cost along @edge, whose direction must be in the workspace's `direction`. */
double tl_pricing_slope_at (const TlSolver *solver, const TlEdge *edge, guint level);

/* Computes, in the workspace's `direction`, how the variables change along an edge per unit of the residual
 * of the active row at @position, which moves to the side @sign. */
void tl_pricing_edge_direction (TlSolver *solver, guint position, gint sign);

/* Updates the sides of the origin rows from the signs of the variables; that of a variable that is 0 keeps
 * its side. Returns whether any has changed. */
gboolean tl_pricing_note_origin_sides (TlSolver *solver);

/* The sign of the change in the origin rows along `direction`: −1 if the first variable that moves comes
 * closer to 0, +1 if it moves away. A variable that is 0 while its origin row is inactive counts as being on
 * that row's side, as with any inactive row; moving it to the other side is a pivot of length 0. */
gint tl_pricing_tie_sign (TlSolver *solver, guint *first_moving);

/* The sign of the change in a variable's origin row if the variable moves by @step: −1 is an improvement. */
gint tl_pricing_variable_tie_sign (const TlSolver *solver, guint variable, double step);

/* The choice of an edge: tl-edge-pricing.c */

/* Chooses an edge along which the cost falls; by Bland's rule if @bland. Returns %FALSE at an optimum. With
 * fewer than all levels, the origin rows are ignored. */
gboolean tl_edge_pricing_choose (TlSolver *solver, guint n_levels, gboolean bland, TlEdge *edge);

/* Whether the origin rows break ties between the @n_levels most important levels. They do not while required
 * rows contradict each other, because another solution follows. The most important level must have been
 * priced. */
gboolean tl_edge_pricing_breaks_ties (TlSolver *solver, guint n_levels);

/* The ratio test: tl-ratio.c */

/* Computes how far to move along `direction`, which must be that of @edge. Rows that are passed change sides.
 * Sets @entering to the row that stops the move; returns %FALSE if none does. */
gboolean tl_ratio_test (
  TlSolver *solver, const TlEdge *edge, guint n_levels, gboolean bland, guint *entering, double *distance);

#endif /* TL_SIMPLEX_H */
