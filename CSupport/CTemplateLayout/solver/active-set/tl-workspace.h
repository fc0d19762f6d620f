/* tl-workspace.h: the working memory for pivots, shared by all solvers of a thread.
 *
 * The solver of a template cell takes pivots when the cell is built and rarely afterwards. A solver therefore
 * has no factor, gradient or multipliers of its own: it takes the thread's workspace for the duration of a
 * call. If no other solver has used the workspace since the solver's last call, the factor and the gradient
 * are still valid.
 */
#ifndef TL_WORKSPACE_H
#define TL_WORKSPACE_H

#include "solver/factorisation/tl-factor.h"
#include "solver/model/tl-solver-data.h"

/* A row whose residual reaches 0 along an edge. */
typedef struct
{
  guint  row;      /* the index of the row */
  double distance; /* the distance at which the residual is 0, in multiples of the edge's direction */
  double rate;     /* the change of the row's residual per unit of distance */
} TlBreakpoint;

/* The slope of one level's cost along an edge (`value`), and the sum of the magnitudes of its summands. */
typedef struct
{
  double value;
  double magnitude;
} TlSlope;

struct _TlWorkspace
{
  guint64   stamp;         /* a number that identifies the last use; compared with a solver's `work_stamp` */
  TlFactor *factor;        /* the factor of the active rows; owned */
  guint     n_variables;   /* the number of variables for which memory is allocated */
  double   *scratch;       /* scratch memory, by variable or by position */
  double   *direction;     /* the direction of an edge, by variable; also used as scratch memory */
  double   *low_direction; /* the low parts of the direction, in a careful solver */
  double   *direction_noise; /* bounds for the direction's rounding errors, in a careful solver */
  guint    *edges; /* the numbers of the edges being priced, finally of the zero-cost edges; the number of an
                      edge is twice its row's position, plus 1 for the positive side */
  guint  n_zero_cost_edges; /* the number of zero-cost edges in `edges` */
  guint *moved;   /* the variables that move along the edge of a ratio test; in the block of `edges` */
  guint  n_moved; /* the number of elements of `moved` in use */

  /* Gradients and multipliers: n_levels × n_variables numbers, level by level. */
  guint     n_gradient_levels; /* the number of levels for which `gradient` was computed */
  gsize     gradient_capacity; /* the capacity of the four following arrays */
  double   *gradient;          /* the gradient of the inactive rows' costs, by variable */
  double   *multipliers;       /* the gradient as a combination of the active rows, by position */
  double   *low_multipliers;   /* the low parts of the multipliers, in a careful solver */
  double   *multiplier_noise;  /* bounds for the multipliers' rounding errors, in a careful solver */
  gboolean *level_is_zero;     /* by level: whether the gradient, and so every multiplier, is 0 */
  guint     n_priced_levels;   /* the number of levels whose multipliers are up to date */

  GArray *breakpoints; /* TlBreakpoint: the breakpoints ahead along an edge, as a heap by distance */
  GArray *slopes;      /* TlSlope: the slopes along an edge, by level */
  GArray *limit_rows;  /* guint: the indices of the limit rows (see tl-limits.c) */
  GArray
    *ordered_rows; /* guint: the indices of the ordered rows, in the order of comparison (see tl-ties.c) */
};

/* Gives a solver that has no workspace the thread's workspace, or a new one. If the solver was not the last
 * to use this workspace, marks the factor and the gradient as stale. */
void tl_workspace_attach (TlSolver *solver);

/* Takes the workspace from the solver at the end of a call; the thread keeps the workspace for the next
 * solver. */
void tl_workspace_detach (TlSolver *solver);

#endif /* TL_WORKSPACE_H */
