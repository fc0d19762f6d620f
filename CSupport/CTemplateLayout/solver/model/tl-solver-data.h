/* tl-solver-data.h: the solver's data, which all folders of solver/ share.
 *
 * The problem: minimise, highest priority first, the sum of absolute violations of the rows
 *
 *     a · x − b  (<=, =, >=)  0
 *
 * over free variables x. A row's cost depends on its residual r = a · x − b: one unit of the priority `above`
 * for every point of r above 0, one unit of `below` for every point below 0; a side without a priority is
 * free. An equality has costs on both sides, an inequality on one, and a pair "hugging h, compression
 * resistance c" is one row with above = h and below = c. Required is the highest priority, so feasibility
 * needs no phase of its own. The distinct priorities in use, highest first, are the *levels*.
 *
 * The solution is a vertex: n rows, linearly independent, hold with equality (r = 0). They are the *active
 * set*; a row's index in it is its *position* (in the terms of linear programming their slacks are the
 * nonbasic variables, in Cassowary's they are the parametric ones). Every variable x_j has a row of its own,
 * x_j = 0, below all priorities: its *origin row*. With these rows an active set always exists, and they
 * break ties.
 */
#ifndef TL_SOLVER_DATA_H
#define TL_SOLVER_DATA_H

#include <glib.h>
#include <templatelayout/tl-solver.h>

#define TL_NO_POSITION G_MAXUINT
#define TL_NO_LEVEL -1

typedef enum
{
  TL_ROW_FREE,    /* the slot is on the free list */
  TL_ROW_ORIGIN,  /* a variable's own row x_j = 0, below all priorities */
  TL_ROW_GOAL,    /* a constraint */
  TL_ROW_REMOVED, /* a constraint that was removed since the last solution and may be added again */
  TL_ROW_LEAVING  /* a removed constraint that is still in the active set; costs nothing */
} TlRowKind;

typedef struct
{
  guint8     kind;   /* TlRowKind */
  gint8      side;   /* of an inactive row: +1 residual >= 0, -1 residual <= 0; 0 not yet known */
  guint8     broken; /* a required constraint that was broken in a conflict */
  guint8     has_extreme_coefficients : 1; /* has coefficients that are not of the order of 1 */
  guint8     is_plain : 1; /* all coefficients are 1/2, 1 or 2, as those of edges and centres are */
  guint8     is_small : 1; /* all coefficients are below 1 */
  guint8     is_own : 1;   /* it has terms of its own; otherwise it shares the term of an origin row */
  guint      position;     /* index in the active set; TL_NO_POSITION if inactive */
  guint      first_term;   /* index into the term store */
  guint      n_terms;
  TlPriority above;       /* at which residuals above 0 cost; 0 if they are free */
  TlPriority below;       /* at which residuals below 0 cost; 0 if they are free */
  gint       above_level; /* index into `levels`, or TL_NO_LEVEL */
  gint       below_level;
  guint64    serial; /* smaller for older rows: every row added takes the next number */
} TlRow;

/* A level: a priority in use, and the number of row sides that use it; required has one use more. */
typedef struct
{
  TlPriority priority;
  guint      n_uses;
} TlLevel;

/* A list of row indices. */
typedef struct
{
  guint *items; /* owned */
  guint  length;
  guint  capacity;
} TlRowList;

/* The terms of all rows; each row's terms are contiguous. Their variables are indices, not ids. */
typedef struct
{
  TlTerm *items; /* owned */
  guint   length;
  guint   capacity;
  guint   n_wasted; /* number of terms of removed rows; they are dropped when they are the majority */
} TlTermStore;

/* The pointers that callers have attached to constraints, by row index. */
typedef struct
{
  gpointer *items; /* owned; NULL until one is set */
  guint     capacity;
} TlUserData;

/* The rows whose constants have changed since a cached basis first gave the solution. */
typedef struct
{
  guint8 *rows;    /* by row: whether its constant has changed; owned; NULL: changes are not recorded */
  guint64 version; /* increases when a row is marked as changed and when all marks are forgotten */
} TlChangedRows;

/* What is known of the magnitudes of the numbers, and the precision that they require. */
typedef struct
{
  guint    n_extreme_rows;     /* number of rows with `has_extreme_coefficients` */
  gboolean is_careful;         /* solves are refined and tolerances relative: magnitudes differ widely */
  gboolean has_uncertain_zero; /* a number was computed that may or may not be 0 */
  gboolean imprecise;          /* a refinement did not converge */
  gboolean has_large_constant; /* a constant is so large that values may overflow */
  double   pivot_tolerance;    /* components of directions and slopes up to this count as 0 */
} TlNumerics;

/* What edits and pivots have made stale, and how tl_solver_solve() brings it up to date:
 *
 *     solved: is_optimal, neither values_dirty nor structure_dirty
 *        │                               │
 *        │ a constant changes            │ rows, variables or priorities change
 *        ▼                               ▼
 *     values_dirty                    structure_dirty; of priorities in use: levels_dirty
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
 * Two more events make data stale. When the active set of a compiled basis is taken over for pivots or an
 * examination (tl_basis_cache_sync()), and when another solver has used the workspace
 * (tl_workspace_attach()), `factor_dirty` and `costs_dirty` are set.
 */
typedef struct
{
  gboolean values_dirty;    /* there were edits since the last solution */
  gboolean structure_dirty; /* rows, costs or variables have changed: compiled bases are invalid */
  gboolean levels_dirty;    /* the levels in rows are stale */
  gboolean factor_dirty;    /* the active set has changed without an update of the factor */
  gboolean costs_dirty;     /* the gradient and the multipliers are stale */
  gboolean is_at_vertex;    /* the values are the vertex of the active rows, computed from the constants,
                               and the rows' sides are up to date */
  gboolean is_optimal;      /* the active set is known to be optimal for the current sides of the rows */
  gboolean ignores_ties;    /* origin rows do not break ties: a conflict or ambiguity is being analysed */
  gboolean uses_ties;       /* the optimality of the active set depends on origin rows too */
} TlSolverState;

/* active-set/tl-workspace.h and bases/tl-basis-cache.h declare these. */
typedef struct _TlWorkspace  TlWorkspace;
typedef struct _TlBasisCache TlBasisCache;

struct _TlSolver
{
  /* The model: rows, levels and variables. */
  TlRow      *rows;      /* origin rows and constraints, id = index + 1; owned, like all arrays here */
  double     *constants; /* the rows' right sides, by index */
  guint       n_rows;
  guint       row_capacity;
  TlRowList   removed_rows; /* rows that the caller has removed since the last solution */
  TlRowList   free_rows;    /* free slots, the last one is used first */
  TlTermStore term_store;
  TlLevel    *levels; /* highest priority first; [0] is always required */
  guint       n_levels;
  guint       level_capacity;
  TlUserData  user_data;
  guint64     last_serial;
  guint       n_variables;
  guint       variable_capacity;
  guint       n_slots; /* number of further values, after the first `variable_capacity` */
  double     *values;  /* x, by variable, then slots for the kernel of a compiled basis; owns the block that
                          `origins` and `active` are part of */
  guint   *origins;    /* by variable: index of its origin row x_j = 0 */
  gboolean is_locked;  /* a layout that owns it measures content: edits and solutions are rejected */

  TlSolverState state;
  TlNumerics    numerics;

  /* The active set and its vertex. */
  guint       *active;     /* by position: index of the active row */
  guint        n_active;   /* n_variables, or fewer if variables were added since */
  guint        n_leaving;  /* number of rows of kind TL_ROW_LEAVING */
  double      *low_values; /* low parts of the values of a careful solver; NULL if it was never careful */
  gboolean     has_low_values;
  double       largest_value; /* the largest |x| at the last evaluation */
  TlWorkspace *work;          /* the memory for pivots; NULL outside calls that need it */
  guint64      work_stamp;    /* the workspace's stamp when this solver last used it; 0 if it never did */

  /* What is kept from one solution to the next. */
  TlChangedRows changed;
  TlBasisCache *bases;             /* compiled active sets that were optimal; part of the solver's block */
  GPtrArray    *conflicts;         /* TlConflictRecord; owned; NULL until there is one */
  guint8       *ambiguities;       /* TlAmbiguity of tl-ambiguity.c, by variable */
  gboolean      knows_ambiguities; /* `ambiguities` is up to date with the current solution */
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

/* The level at which a row's residual costs on @side, +1 or −1; TL_NO_LEVEL if it costs nothing there. */
static inline gint
tl_row_level (const TlRow *row, gint side)
{
  return side > 0 ? row->above_level : row->below_level;
}

/* Whether a row is inactive and on a side that costs at the required level; its residual may still be 0. */
static inline gboolean
tl_row_is_priced_as_required (const TlRow *row)
{
  if (row->kind != TL_ROW_GOAL || row->position != TL_NO_POSITION)
    return FALSE;
  return (row->side > 0 ? row->above_level : row->below_level) == 0;
}

/* Whether a row's residual can reach 0 along an edge and change the cost there. */
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
