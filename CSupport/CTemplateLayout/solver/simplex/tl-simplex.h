/* tl-simplex.h: pivots from a vertex to an optimal one.
 *
 * All functions require that the solver has its workspace (see tl-workspace.h).
 */
#ifndef TL_SIMPLEX_H
#define TL_SIMPLEX_H

#include "solver/active-set/tl-active-set.h"

/* An edge from the vertex, along which the active row at `position` becomes inactive on the side `sign`. */
typedef struct
{
  guint position; /* the position of the row */
  gint  sign;     /* the side: +1 or −1 */
  gint  level;    /* the most important level whose cost falls; `n_levels` if only the origin rows improve */
} TlEdge;

/* Pivots: tl-simplex.c */

/* Updates the solution after all edits. Required constraints that contradict each other are only violated as
 * little as possible, not broken. Returns %FALSE with @error set if there are numerical problems. */
gboolean tl_simplex_refresh (TlSolver *solver, GError **error);

/* Evaluates the vertex of the current active set and, starting there, optimises the @n_levels most important
 * levels. Returns %FALSE with @error set if there are numerical problems. */
gboolean tl_simplex_refresh_level (TlSolver *solver, guint n_levels, GError **error);

/* Pivots until the @n_levels most important levels cannot be improved; if these are all levels, until the
 * origin rows cannot be improved either. The rows' sides must be up to date. Returns %FALSE with @error set
 * if there are numerical problems. */
gboolean tl_simplex_optimise (TlSolver *solver, guint n_levels, GError **error);

/* Sets @error: the constraints are too badly scaled. Returns %FALSE. */
gboolean tl_simplex_fail_to_scale (GError **error);

/* Makes the solver careful or stops it from being careful: turns refined solves and relative tolerances on or
 * off. */
void tl_simplex_set_careful (TlSolver *solver, gboolean careful);

/* Forgets the active set; the next solution chooses a new one. */
void tl_simplex_reset (TlSolver *solver);

/* Removed constraints: tl-removed-rows.c */

/* Deletes the rows of all constraints that the caller has removed. The solver's active set must be up to
 * date; see tl_basis_cache_sync(). */
void tl_removed_rows_drop (TlSolver *solver);

/* Slopes and directions of edges: tl-pricing.c */

/* Computes the multipliers of the most important level whose multipliers are not up to date; its index is
 * `n_priced_levels`. */
void tl_pricing_next_level (TlSolver *solver);

/* Computes the multipliers of the @n_levels most important levels. */
void tl_pricing_multipliers (TlSolver *solver, guint n_levels);

/* Returns the lexicographic sign of the slopes of the @n_levels most important levels along the edge on which
 * the active row at @position moves to the side @sign. Sets @deciding_level to the first level whose slope is
 * not 0; to @n_levels if all slopes are 0. */
gint
tl_pricing_slope_sign (TlSolver *solver, guint position, gint sign, guint n_levels, gint *deciding_level);

/* The slope of a level's cost along @edge. If the multipliers of the level have not been computed, the edge's
 * direction must be in the workspace's `direction`, and the variables that move in `moved`. */
double tl_pricing_slope_at (TlSolver *solver, const TlEdge *edge, guint level);

/* Computes the direction of the edge along which the active row at @position moves to the side @sign: the
 * change of each variable per unit of that row's residual. It is stored in the workspace's `direction`. */
void tl_pricing_edge_direction (TlSolver *solver, guint position, gint sign);

/* Updates the sides of the origin rows from the signs of the variables; the origin row of a variable that is
 * 0 keeps its side. Returns whether any side has changed. */
gboolean tl_pricing_note_origin_sides (TlSolver *solver);

/* Returns whether ties improve along @direction, which is 0 outside @support: −1 if they do, +1 if they do
 * not, 0 if no variable moves. Ties are decided first by the ordered rows, which tl_ties_collect() must have
 * collected, then by the variables that do not rest, in their order, then by the limit rows, which
 * tl_limits_collect() must have collected, then by the resting variables. A variable
 * decides if it moves; moving towards 0 is an improvement. If the variable is 0 and its origin row is
 * inactive, the side of the origin row takes the place of the variable's sign; moving to the other side is
 * then a pivot of length 0. Sets @deciding to the index of the row that decides: the origin row of a
 * variable or the row of a content; to G_MAXUINT if none does. @support has @n_support elements; %NULL stands
 * for all variables. */
gint tl_pricing_tie_sign (
  TlSolver *solver, const double *direction, const guint *support, guint n_support, guint *deciding);

/* The limits of inequalities: tl-limits.c */

/* The magnitude from which constants are out of reach. */
#define TL_FARTHEST_LIMIT 5e8

/* Whether limit rows with this constant take part in the choice. */
static inline gboolean
tl_limits_are_in_reach (double constant)
{
  return -TL_FARTHEST_LIMIT < constant && constant < TL_FARTHEST_LIMIT;
}

/* Lists the limit rows in the workspace. */
void tl_limits_collect (TlSolver *solver);

/* Records in each collected row whether the row is in reach. */
void tl_limits_note_reach (TlSolver *solver);

/* Returns the sign of the slope of the sum of the limit rows' slacks along @direction. Sets `uses_limits` if
 * any of these rows moves. */
gint tl_limits_slope_sign (TlSolver *solver, const double *direction);

/* Ordered rows: tl-ties.c */

/* Lists the ordered rows in the workspace, those that are compared first at the beginning. */
void tl_ties_collect (TlSolver *solver);

/* Returns the sign of the slope, along @direction, of the first criterion of ordered rows that changes, and
 * sets
 * @deciding to the index of a row that takes part in it. Returns 0, and sets @deciding to G_MAXUINT, if there
 * is none. */
gint tl_ties_slope_sign (TlSolver *solver, const double *direction, guint *deciding);

/* The choice of an edge: tl-edge-pricing.c */

/* Chooses an edge along which the cost of the @n_levels most important levels falls, or, if the origin rows
 * break ties (tl_edge_pricing_breaks_ties()), along which they improve. If @bland, Bland's rule chooses.
 * Returns %FALSE if there is no such edge: the vertex is optimal. */
gboolean tl_edge_pricing_choose (TlSolver *solver, guint n_levels, gboolean bland, TlEdge *edge);

/* Whether the origin rows choose among edges along which none of the @n_levels most important levels changes.
 * They do not if there are more levels, while a conflict or ambiguity is analysed, or while required
 * constraints are violated, because another solution follows then. The multipliers of the most important
 * level must be up to date. */
gboolean tl_edge_pricing_breaks_ties (TlSolver *solver, guint n_levels);

/* The ratio test: tl-ratio.c */

/* Finds the row that stops the move along @edge, whose direction must be in the workspace's `direction`. Sets
 * @entering to that row, and @distance to the length of the move in multiples of `direction`. Rows that the
 * move passes change sides. Returns %FALSE if no row stops the move. */
gboolean tl_ratio_test (
  TlSolver *solver, const TlEdge *edge, guint n_levels, gboolean bland, guint *entering, double *distance);

#endif /* TL_SIMPLEX_H */
