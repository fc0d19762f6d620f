/* tl-solver-data.h: the solver's data, which all folders of solver/ share.
 *
 * The problem: minimise, highest priority first, the sum of absolute violations of the rows
 *
 *     a · x − b  (<=, =, >=)  0
 *
 * over free variables x. A row's cost depends on its residual r = a · x − b: each point of r above 0 costs
 * one unit of the priority `above`, each point below 0 one unit of the priority `below`. A row has two
 * *sides*: +1 stands for residuals above 0, −1 for residuals below 0. A side without a priority costs
 * nothing. An equality has costs on both sides, an inequality on one; a pair "hugging h, compression
 * resistance c" is one row with above = h and below = c. Required constraints have the highest priority, so
 * no separate phase is needed to find a feasible point. The distinct priorities in use, highest first, are
 * the *levels*.
 *
 * The solution is a vertex: n linearly independent rows hold with equality (r = 0). These rows are the
 * *active set*; a row's index in it is the row's *position*. In the terms of linear programming, the slacks
 * of the active rows are the nonbasic variables; in Cassowary's terms, they are the parametric variables.
 * Every variable x_j has a row of its own, x_j = 0, below all priorities: its *origin row*. Because of the
 * origin rows an active set always exists, and they break ties.
 */
#ifndef TL_SOLVER_DATA_H
#define TL_SOLVER_DATA_H

#include <glib.h>
#include <templatelayout/tl-solver.h>

#define TL_NO_POSITION G_MAXUINT
#define TL_NO_LEVEL -1

typedef enum
{
  TL_ROW_FREE,    /* not a row: the slot is on the free list */
  TL_ROW_ORIGIN,  /* the origin row x_j = 0 of a variable */
  TL_ROW_GOAL,    /* a constraint */
  TL_ROW_REMOVED, /* a constraint that was removed since the last solution; it may be added again */
  TL_ROW_LEAVING  /* a removed constraint that is still in the active set, at no cost */
} TlRowKind;

/* A row: the origin row of a variable, or a constraint. */
typedef struct
{
  guint8 kind;       /* a TlRowKind */
  gint8  side;       /* the side of an inactive row: +1 for residual >= 0, -1 for <= 0; 0 if not yet known */
  guint8 order;      /* the order in which it gives way in a tie (see tl-ties.c); 0 for none */
  guint8 broken : 1; /* whether it is a required constraint that was broken in a conflict */
  guint8 is_difficult : 1; /* whether a coefficient is not between 1/64 and 64, or not a simple fraction */
  guint8 is_plain : 1;     /* whether all coefficients are 1/2, 1 or 2 in magnitude (edges, centres) */
  guint8 is_small : 1;     /* whether all coefficients are below 1 in magnitude */
  guint8 is_own : 1;       /* whether it has terms of its own instead of sharing an origin row's */
  guint8 is_resting : 1;   /* in an origin row: whether its variable is a resting one (tl-limits.c) */
  guint8 was_in_reach : 1; /* in a limit row: whether it was in reach at the last optimum */
  guint  position;         /* the index in the active set; TL_NO_POSITION if the row is inactive */
  guint  first_term;       /* the index in the term store of the row's first term */
  guint  n_terms;          /* the number of the row's terms */
  TlPriority above;        /* the priority at which residuals above 0 cost; 0 if they cost nothing */
  TlPriority below;        /* the priority at which residuals below 0 cost; 0 if they cost nothing */
  gint       above_level;  /* the index of the priority `above` in `levels`; TL_NO_LEVEL for no cost */
  gint       below_level;  /* the index of the priority `below` in `levels`; TL_NO_LEVEL for no cost */
  guint64    serial;       /* the row's age: each added row takes the next number; smaller for older rows */
} TlRow;

/* A level: a priority in use, and the number of row sides that use it. The number for required is larger by
 * one, so this level always remains. */
typedef struct
{
  TlPriority priority;
  guint      n_uses;
} TlLevel;

/* A list of row indices. */
typedef struct
{
  guint *items; /* the indices of the rows; owned */
  guint  length;
  guint  capacity;
} TlRowList;

/* The terms of all rows; each row's terms are contiguous. Their variables are indices, not ids. */
typedef struct
{
  TlTerm *items; /* the terms, row after row; owned */
  guint   length;
  guint   capacity;
  guint   n_wasted; /* the number of terms of removed rows; they are dropped once they are the majority */
} TlTermStore;

/* The pointers that callers have attached to constraints, by row index. */
typedef struct
{
  gpointer *items; /* the pointers, NULL for none; owned; NULL until a pointer is attached */
  guint     capacity;
} TlUserData;

/* The rows whose constants have changed since a cached basis first gave the solution. */
typedef struct
{
  guint8 *rows;    /* by row: whether its constant has changed; owned; NULL while changes are not recorded */
  guint64 version; /* a number that increases when a row is marked and when all marks are forgotten */
} TlChangedRows;

/* The magnitudes of a system's numbers, and the precision that they require. */
typedef struct
{
  guint    n_difficult_rows;   /* the number of rows with `is_difficult` */
  gboolean is_careful;         /* whether solves are refined and tolerances are relative (see tl-precise.c) */
  gboolean has_uncertain_zero; /* whether a number was computed that may or may not be 0 */
  gboolean is_patient;         /* whether Bland's rule applies to every pivot of length 0 */
  gboolean imprecise;          /* whether a refinement did not converge */
  gboolean has_unusual_constant; /* whether a constant is larger than those of layouts */
  gboolean has_large_constant;   /* whether a constant is so large that values may overflow */
  double   pivot_tolerance; /* the magnitude up to which slopes and components of directions count as 0 */
} TlNumerics;

/* The data that edits and pivots have made stale. tl_solver_solve() brings them up to date as follows:
 *
 *     solved: is_optimal, neither values_dirty nor structure_dirty
 *        │                               │
 *        │ a constant changes            │ rows, variables or priorities change
 *        ▼                               ▼
 *     values_dirty                    structure_dirty; levels_dirty if the levels change
 *        │                               │
 *        │ a cached basis gives          │ a shared basis gives
 *        ├─▶ the values: solved          ├─▶ the values: solved
 *        │                               │
 *        └───────────────┬───────────────┘
 *                        ▼ no basis does
 *     pivots: stale data are computed again, each from those before it
 *
 *         levels_dirty ──▶ factor_dirty ──▶ not is_at_vertex ──▶ costs_dirty ──▶ not is_optimal
 *         the rows'        the factor,      the values and       the gradient    the active set,
 *         levels           tl_active_set_   the rows' sides      and the         tl_simplex_
 *         tl_levels_       refactor()       tl_active_set_       multipliers     optimise()
 *         rank_rows()                       evaluate()           tl_gradient_
 *                                                                rebuild()
 *                        │ no edge improves
 *                        ▼
 *     solved
 *
 * Two more events set `factor_dirty` and `costs_dirty`: the solver adopts the active set of a compiled basis,
 * for pivots or for an examination (tl_basis_cache_sync()), or another solver has used the workspace
 * (tl_workspace_attach()). */
typedef struct
{
  gboolean values_dirty;    /* whether the system was edited after the last solution */
  gboolean structure_dirty; /* whether rows, priorities or variables have changed, not only constants */
  gboolean levels_dirty;    /* whether `above_level` and `below_level` of the rows are stale */
  gboolean factor_dirty;    /* whether the active set has changed without an update of the factor */
  gboolean costs_dirty;     /* whether the gradient and the multipliers are stale */
  gboolean is_at_vertex; /* whether the values were computed as the vertex, and the rows' sides match them */
  gboolean is_optimal;   /* whether the active set is known to be optimal for the rows' current sides */
  gboolean has_failed;   /* whether the last attempt to solve the system failed, without a solution */
  gboolean ignores_ties; /* whether origin rows are ignored, while a conflict or ambiguity is analysed */
  gboolean uses_ties;    /* whether the optimality of the active set depends on origin rows too */
  gboolean uses_limits;  /* whether it depends on the limits of inequalities too (see tl-limits.c) */
} TlSolverState;

/* active-set/tl-workspace.h and bases/tl-basis-cache.h declare these structs. */
typedef struct _TlWorkspace  TlWorkspace;
typedef struct _TlBasisCache TlBasisCache;

struct _TlSolver
{
  /* The model: rows, levels and variables. */
  TlRow      *rows;      /* origin rows and constraints, at the index id − 1; owned, like all arrays here */
  double     *constants; /* the rows' right sides, by index; in the block of `rows` */
  guint       n_rows;
  guint       row_capacity;
  TlRowList   removed_rows; /* the rows that the caller has removed since the last solution */
  TlRowList   free_rows;    /* the indices of free slots; the last one is used first */
  TlTermStore term_store;
  TlLevel    *levels; /* the levels, highest priority first; the first one is always required */
  guint       n_levels;
  guint       level_capacity;
  TlUserData  user_data;
  guint64     last_serial;    /* the last serial number that was assigned */
  guint       n_ordered_rows; /* at least the number of rows with an `order` */
  guint       n_variables;    /* the number of variables */
  guint       variable_capacity;
  guint       n_slots; /* the number of slots in `values`, after the first `variable_capacity` elements */
  double     *values;  /* x, by variable, then slots for the kernel of a compiled basis; its block contains
                          `origins` and `active` */
  guint   *origins;    /* by variable: the index of its origin row x_j = 0 */
  gboolean is_locked;  /* whether edits and solutions are rejected, while the solver's layout measures */

  TlSolverState state;
  TlNumerics    numerics;

  /* The active set and its vertex. */
  guint       *active;         /* by position: the index of the active row */
  guint        n_active;       /* n_variables; fewer if variables have been added since the last solution */
  guint        n_leaving;      /* the number of rows of kind TL_ROW_LEAVING */
  double      *low_values;     /* the low parts of a careful solver's values; NULL if it was never careful */
  double      *value_noise;    /* bounds for their rounding errors; in the block of `low_values` */
  gboolean     has_low_values; /* whether `low_values` belongs to the current values */
  double       largest_value;  /* the largest |x| at the last evaluation */
  TlWorkspace *work;           /* the memory for pivots; NULL except during calls that need it */
  guint64      work_stamp;     /* the workspace's stamp when this solver last used it; 0 if it never did */

  /* Data that are kept from one solution to the next. */
  TlChangedRows changed;
  TlBasisCache *bases;             /* the compiled bases that were optimal; in the solver's block of memory */
  GPtrArray    *conflicts;         /* TlConflictRecord: the conflicts; owned; NULL until there is one */
  guint8       *ambiguities;       /* by variable: a TlAmbiguity (see tl-ambiguity.c) */
  gboolean      knows_ambiguities; /* whether `ambiguities` is up to date with the current solution */
};

/* Whether a solver may be edited and solved. */
static inline gboolean
tl_solver_can_change (const TlSolver *solver)
{
  return solver != NULL && !solver->is_locked;
}

static inline TlRow *
tl_solver_row (const TlSolver *solver, guint index)
{
  return &solver->rows[index];
}

static inline const TlTerm *
tl_solver_row_terms (const TlSolver *solver, const TlRow *row)
{
  return &solver->term_store.items[row->first_term];
}

static inline guint
tl_solver_row_index (const TlSolver *solver, const TlRow *row)
{
  return (guint)(row - solver->rows);
}

static inline double
tl_solver_constant (const TlSolver *solver, guint index)
{
  return solver->constants[index];
}

/* The level at which a row costs on @side, which is +1 or −1; TL_NO_LEVEL if it costs nothing on that side.
 */
static inline gint
tl_row_level (const TlRow *row, gint side)
{
  return side > 0 ? row->above_level : row->below_level;
}

/* Whether a row is inactive and its side costs at the required level. The row is not necessarily violated:
 * its residual may be 0. */
static inline gboolean
tl_row_is_priced_as_required (const TlRow *row)
{
  if (row->kind != TL_ROW_GOAL || row->position != TL_NO_POSITION)
    return FALSE;
  return (row->side > 0 ? row->above_level : row->below_level) == 0;
}

/* Whether a row can be a breakpoint: a row at which the slope of the cost changes when its residual reaches 0
 * along an edge. */
static inline gboolean
tl_row_can_be_breakpoint (const TlRow *row)
{
  return row->kind == TL_ROW_GOAL && row->position == TL_NO_POSITION
         && (row->above_level != TL_NO_LEVEL || row->below_level != TL_NO_LEVEL);
}

/* The number of broken constraints. */
static inline guint
tl_solver_count_conflicts (const TlSolver *solver)
{
  return solver->conflicts == NULL ? 0 : solver->conflicts->len;
}

#endif /* TL_SOLVER_DATA_H */
