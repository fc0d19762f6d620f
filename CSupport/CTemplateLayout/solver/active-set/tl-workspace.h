/* tl-workspace.h: the working memory for pivots, shared by all solvers of a thread.
 *
 * A template takes pivots when it is built and rarely afterwards, so a solver has no factor, gradient or
 * multipliers of its own: it takes the thread's workspace for the duration of a call. If no other solver has
 * used the workspace since, the factor and the gradient are still valid.
 */
#ifndef TL_WORKSPACE_H
#define TL_WORKSPACE_H

#include "solver/factorisation/tl-factor.h"
#include "solver/model/tl-solver-data.h"

/* A row whose residual reaches 0 along an edge. */
typedef struct
{
  guint  row;
  double distance;
  double rate; /* change of the row's residual per unit of distance */
} TlBreakpoint;

/* The slope of one level, and the sum of the magnitudes of its summands. */
typedef struct
{
  double value;
  double magnitude;
} TlSlope;

struct _TlWorkspace
{
  guint64   stamp;           /* of the last use */
  TlFactor *factor;          /* of the active rows; owned */
  guint     n_variables;     /* what there is room for in the vectors */
  double   *scratch;         /* by variable or position */
  double   *direction;       /* likewise */
  double   *low_direction;   /* of a careful solver: what the direction of an edge is short of */
  double   *direction_noise; /* and by how much rounding of the coefficients moves it */
  guint    *edges; /* by number, twice the position, 1 more for the positive side: those that are being
                      priced, and in the end those whose reduced cost is zero at every level */
  guint n_zero_cost_edges; /* the number of the latter */

  /* Multipliers: n_levels × n_variables, level by level. */
  guint     n_gradient_levels;
  gsize     gradient_capacity;
  double   *gradient;         /* of the inactive rows' costs, by variable */
  double   *multipliers;      /* gradient in terms of the active rows, by position */
  double   *low_multipliers;  /* of a careful solver: what the multipliers are short of */
  double   *multiplier_noise; /* and by how much rounding of the coefficients moves them */
  gboolean *level_is_zero;    /* by level: the multipliers are all zero */
  guint     n_priced_levels;  /* how many levels have multipliers that are up to date */

  GArray *breakpoints; /* TlBreakpoint */
  GArray *slopes;      /* TlSlope; by level */
};

/* Gives the solver a workspace if it has none. Data left in it by another solver are stale. */
void tl_workspace_attach (TlSolver *solver);

/* Detaches the workspace at the end of a call. */
void tl_workspace_detach (TlSolver *solver);

#endif /* TL_WORKSPACE_H */
