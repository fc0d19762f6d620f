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
  guint64   stamp;           /* identifies the last use; a solver compares it with its `work_stamp` */
  TlFactor *factor;          /* of the active rows; owned */
  guint     n_variables;     /* number of variables for which the vectors have room */
  double   *scratch;         /* by variable or position */
  double   *direction;       /* of an edge, by variable; also used as scratch memory */
  double   *low_direction;   /* in a careful solver: the low parts of the direction of an edge */
  double   *direction_noise; /* in a careful solver: bounds for the direction's rounding errors */
  guint    *edges;           /* edges being priced, finally those with a reduced cost of zero at every level;
                                the number of an edge is twice the position, plus 1 for the positive side */
  guint n_zero_cost_edges;   /* number of edges with a reduced cost of zero at every level */

  /* Multipliers: n_levels × n_variables, level by level. */
  guint     n_gradient_levels;
  gsize     gradient_capacity;
  double   *gradient;         /* of the inactive rows' costs, by variable */
  double   *multipliers;      /* the gradient as a combination of the active rows, by position */
  double   *low_multipliers;  /* in a careful solver: the low parts of the multipliers */
  double   *multiplier_noise; /* in a careful solver: bounds for the multipliers' rounding errors */
  gboolean *level_is_zero;    /* by level: the multipliers are all zero */
  guint     n_priced_levels;  /* number of levels whose multipliers are up to date */

  GArray *breakpoints; /* TlBreakpoint */
  GArray *slopes;      /* TlSlope; by level */
};

/* Gives the solver a workspace if it has none. Data left in it by another solver are stale. */
void tl_workspace_attach (TlSolver *solver);

/* Detaches the workspace at the end of a call. */
void tl_workspace_detach (TlSolver *solver);

#endif /* TL_WORKSPACE_H */
