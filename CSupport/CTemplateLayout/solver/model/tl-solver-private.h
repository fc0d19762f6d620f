/* tl-solver-private.h: the solver's data, shared by the files of this folder.
 *
 * The problem: minimise, highest priority first, the sum of absolute violations of the rows
 *
 *     a · x − b  (<=, =, >=)  0
 *
 * over free variables x. A row's cost depends on its residual r = a · x − b: one unit of the priority `above`
 * for every point of r above 0, one unit of `below` for every point below 0; a side without a priority is
 * free. An equality has costs on both sides, an inequality on one, and a pair "hugging h, compression
 * resistance c" is one row with above = h and below = c. Required is the highest priority, so feasibility
 * needs no phase of its own.
 *
 * The solution is a vertex: n rows, linearly independent, hold with equality (r = 0). They are the *active
 * set* (in the terms of linear programming their slacks are the nonbasic variables, in Cassowary's they are
 * the parametric ones). Each variable has a row of its own, x_j = 0, below all priorities: its *origin row*.
 * With these rows an active set always exists, and they break ties.
 */
#ifndef TL_SOLVER_PRIVATE_H
#define TL_SOLVER_PRIVATE_H

#include <math.h>
#include <templatelayout/tl-solver.h>

#include "solver/model/tl-checks.h"
#include "solver/bases/tl-basis-cache.h"
#include "solver/active-set/tl-workspace.h"

#define TL_NO_POSITION G_MAXUINT
#define TL_NO_LEVEL -1

/* Multipliers, and components of directions, below this count as 0 if all coefficients are of the order of
 * 1. */
#define TL_MULTIPLIER_TOLERANCE 1e-9
#define TL_PIVOT_TOLERANCE 1e-9
/* The largest coefficient that is of the order of 1; the smallest is its reciprocal. A row with any other
 * coefficient makes the solver careful; see tl-precise.c. */
#define TL_LARGEST_COEFFICIENT 64.0
/* A number between these two is neither certainly 0 nor certainly different from 0, and makes the solver
 * careful. */
#define TL_SURELY_ZERO 1e-13
#define TL_SURELY_NOT_ZERO 1e-6
/* For a careful solver, a number up to this, times the magnitudes that it is the sum of, counts as 0. */
#define TL_CAREFUL_RELATIVE 1e-13
/* A residual counts as 0 up to the first number plus the second times the magnitudes that it is computed
 * from. */
#define TL_RESIDUAL_ABSOLUTE 1e-9
#define TL_RESIDUAL_RELATIVE 1.5e-14
/* With constants up to this, and values of active sets up to TL_LARGEST_GROWTH times as large, no value
 * overflows. */
#define TL_LARGEST_CONSTANT 1e150
#define TL_LARGEST_GROWTH 1e100
/* Factors of these two parts for a careful solver, whose values are correct in nearly all bits. The absolute
 * part applies to plain rows only: chains of them accumulate the rounding of decimal constants. */
#define TL_RESIDUAL_CAREFUL_ABSOLUTE 1e-2
#define TL_RESIDUAL_CAREFUL_RELATIVE 0.1
/* The factor of the relative part if the residual is computed in twice double precision: it covers the
 * rounding of coefficients and constants. */
#define TL_RESIDUAL_PRECISE_RELATIVE 0.02

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
  guint8     is_own : 1;   /* it has terms of its own; otherwise it shares those of an origin row */
  guint      position;     /* in the active set, or TL_NO_POSITION */
  guint      first_term;   /* index into `terms` */
  guint      n_terms;
  TlPriority above;       /* 0: residuals above 0 are free */
  TlPriority below;       /* 0: residuals below 0 are free */
  gint       above_level; /* index into `levels`, or TL_NO_LEVEL */
  gint       below_level;
  guint64    serial; /* increases with every constraint added; gives the order of age */
} TlRow;

/* One distinct priority in use. */
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

struct _TlSolver
{
  TlRow    *rows;      /* origin rows and constraints, id = index + 1; owned, like all arrays here */
  double   *constants; /* the rows' right sides, by index */
  guint     n_rows;
  guint     row_capacity;
  TlRowList removed_rows; /* those that the caller has removed since the last solution */
  TlRowList free_rows;    /* free slots, the last one is used first */
  TlTerm   *terms;        /* with 0-based variables; each row's terms are contiguous */
  guint     n_terms;
  guint     term_capacity;
  guint     n_wasted_terms; /* terms of removed rows, dropped when they are the majority */
  TlLevel  *levels;         /* highest priority first; [0] is always required */
  guint     n_levels;
  guint     level_capacity;
  gpointer *user_data; /* by row; NULL until one is set */
  guint     user_data_capacity;
  guint64   last_serial;

  guint   n_variables;
  guint   variable_capacity;
  guint   n_slots;     /* after `variable_capacity` values */
  double *values;      /* x, by variable, then slots for the kernel of a compiled basis; owns the block that
                          `origins` and `active` are part of */
  double  *low_values; /* low parts of the values of a careful solver; NULL: it was never careful */
  gboolean has_low_values;
  double   largest_value; /* the largest |x| at the last evaluation */
  guint   *origins;       /* by variable: the row x_j = 0 */

  guint       *active;     /* by position: the row; n_active of them */
  guint        n_active;   /* n_variables, or fewer if variables were added since */
  TlWorkspace *work;       /* the memory for pivots; NULL outside calls that need it */
  guint64      work_stamp; /* of the workspace's last use by this solver; 0: never */

  guint    n_extreme_rows;     /* number of rows with `has_extreme_coefficients` */
  gboolean is_careful;         /* solves are refined and tolerances relative: magnitudes differ widely */
  gboolean has_uncertain_zero; /* a number is neither certainly 0 nor certainly different from 0 */
  gboolean imprecise;          /* a refinement did not converge */
  gboolean has_large_constant; /* a constant is so large that values may overflow */
  double   pivot_tolerance;    /* components of directions and slopes up to this count as 0 */

  gboolean levels_dirty;      /* the levels in rows are stale */
  gboolean factor_dirty;      /* the active set has changed without an update of the factor */
  gboolean costs_dirty;       /* the gradient and the multipliers are stale */
  gboolean values_dirty;      /* there were edits since the last solution */
  gboolean is_at_vertex;      /* the values are the vertex of the active rows, computed from the constants,
                                 and the rows' sides are up to date */
  gboolean optimal;           /* the active set is known to be optimal for the current sides of the rows */
  gboolean structure_dirty;   /* rows, costs or variables have changed: compiled bases are invalid */
  guint8  *ambiguities;       /* TlAmbiguity of tl-ambiguity.c, by variable */
  gboolean knows_ambiguities; /* `ambiguities` is that of the current solution */
  gboolean ignores_ties;      /* origin rows do not break ties: a conflict or ambiguity is being analysed */
  gboolean uses_ties;         /* the optimality of the active set depends on origin rows too */
  guint    n_leaving;         /* number of rows of kind TL_ROW_LEAVING */
  guint64  structure_hash;    /* at the first solution; see tl-structure.h */
  gboolean is_worth_sharing;  /* other solvers have had the structure of the first solution, and it has not
                                 changed */
  TlBasisCache bases;         /* compiled active sets that were optimal */
  GPtrArray   *conflicts;     /* TlConflictRecord; owned; NULL until there is one */
};

/* The ids of a conflict's constraints, including the broken one, oldest first. */
typedef struct
{
  TlConstraint broken;
  GArray      *constraints; /* TlConstraint */
} TlConflictRecord;

/* An edge from the vertex, along which the active row at `position` becomes inactive on the side `sign`. */
typedef struct
{
  guint position;
  gint  sign;
  gint  level; /* the most important level that improves; n_levels: only the origin rows do */
} TlEdge;

static inline TlRow *
tl_solver_row (const TlSolver *solver, guint index)
{
  return &solver->rows[index];
}

static inline const TlTerm *
tl_solver_row_terms (const TlSolver *solver, const TlRow *row)
{
  return &solver->terms[row->first_term];
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

/* The level of a row's cost on a side. */
static inline gint
tl_row_level (const TlRow *row, gint side)
{
  return side > 0 ? row->above_level : row->below_level;
}

/* Whether an inactive row is priced as violating a required side. */
static inline gboolean
tl_row_is_priced_as_required (const TlRow *row)
{
  if (row->kind != TL_ROW_GOAL || row->position != TL_NO_POSITION)
    return FALSE;
  return (row->side > 0 ? row->above_level : row->below_level) == 0;
}

/* tl-rows.c */
double tl_row_max_coefficient (const TlSolver *solver, const TlRow *row);

/* The number of broken constraints. */
static inline guint
tl_solver_count_conflicts (const TlSolver *solver)
{
  return solver->conflicts == NULL ? 0 : solver->conflicts->len;
}

/* Changes a row's constant. */
static inline void
tl_solver_write_constant (TlSolver *solver, guint index, double constant)
{
  solver->constants[index] = constant;
  if (G_UNLIKELY (!(fabs (constant) <= TL_LARGEST_CONSTANT)))
    solver->has_large_constant = TRUE;
  tl_basis_cache_note_change (&solver->bases, index);
}

/* Sets `has_uncertain_zero` if a number is too close to 0 to be trusted, unless the solver is already
 * careful. */
static inline void
tl_solver_check_near_zero (TlSolver *solver, double number)
{
  double size = number < 0.0 ? -number : number;

  if (size > TL_SURELY_ZERO && size < TL_SURELY_NOT_ZERO && !solver->is_careful)
    solver->has_uncertain_zero = TRUE;
}

/* The largest residual that counts as 0; @magnitude is that of the numbers that the residual is computed
 * from. The absolute part is in proportion to the coefficients if all of them are small. */
static inline double
tl_solver_residual_tolerance (const TlSolver *solver, const TlRow *row, double magnitude)
{
  double relative = solver->has_low_values ? TL_RESIDUAL_PRECISE_RELATIVE : TL_RESIDUAL_CAREFUL_RELATIVE;
  double absolute = TL_RESIDUAL_ABSOLUTE * (row->is_small ? tl_row_max_coefficient (solver, row) : 1.0);

  if (solver->is_careful)
    return (row->is_plain ? TL_RESIDUAL_CAREFUL_ABSOLUTE * absolute : 0.0)
           + relative * TL_RESIDUAL_RELATIVE * magnitude;
  return absolute + TL_RESIDUAL_RELATIVE * magnitude;
}

/* The length up to which a move along an edge counts as no move. */
static inline double
tl_solver_shortest_move (const TlSolver *solver)
{
  return solver->is_careful ? 0.0 : TL_RESIDUAL_ABSOLUTE;
}

/* tl-solver.c */
gboolean tl_solver_bring_up_to_date (TlSolver *solver);

/* tl-checks.c; see tl-checks.h for those that the layout uses too */
gboolean tl_check_terms (const TlSolver *solver, const TlTerm *terms, guint n_terms, GError **error);
TlRow   *tl_solver_lookup (const TlSolver *solver, TlConstraint constraint);
TlRow   *tl_solver_require (const TlSolver *solver, TlConstraint constraint, GError **error);

/* tl-constraints.c */
void tl_solver_assign_priorities (TlSolver *solver, TlRow *row, TlPriority above, TlPriority below);
void tl_solver_drop_removed (TlSolver *solver);

/* tl-levels.c */
void tl_levels_use (TlSolver *solver, TlPriority priority, guint n_uses);
void tl_levels_release (TlSolver *solver, TlPriority priority);
void tl_levels_rank_row (const TlSolver *solver, TlRow *row);
void tl_levels_rank_rows (TlSolver *solver);

/* tl-rows.c */
guint tl_rows_append_origin (TlSolver *solver, guint variable);
guint tl_rows_append (TlSolver *solver, const TlTerm *terms, guint n_terms);
void  tl_rows_recycle (TlSolver *solver, guint index);
void  tl_rows_shrink (TlSolver *solver);

/* tl-residuals.c */
double   tl_rows_residual (const TlSolver *solver, const TlRow *row);
double   tl_rows_snapped_residual (const TlSolver *solver, const TlRow *row);
double   tl_rows_rate (const TlSolver *solver, const TlRow *row, const double *direction);
gboolean tl_rows_violate_required (const TlSolver *solver);
double   tl_rows_snapped_rate (TlSolver *solver, const TlRow *row, const double *direction);

/* tl-precise.c; see tl-precise.h for the rest */
double tl_precise_residual (const TlSolver *solver, const TlRow *row);
double tl_precise_rate (const TlSolver *solver, const TlRow *row);

/* tl-row-list.c */
void tl_row_list_append (TlRowList *list, guint row);
void tl_row_list_remove (TlRowList *list, guint place);

/* tl-variables.c */
void tl_variables_reserve (TlSolver *solver, guint n_variables, guint n_slots);

/* tl-crash.c */
void tl_crash (TlSolver *solver);

/* tl-active-set.c */
void tl_active_set_refactor (TlSolver *solver);
void tl_active_set_extend (TlSolver *solver);
void tl_active_set_evaluate (TlSolver *solver);
void tl_active_set_exchange (TlSolver *solver, guint position, guint entering, gint leaving_side);

/* tl-pricing.c */
void     tl_pricing_flip (TlSolver *solver, guint row_index, gint8 side);
void     tl_pricing_rebuild (TlSolver *solver);
void     tl_pricing_add_cost (TlSolver *solver, const TlRow *row, double sign);
void     tl_pricing_next_level (TlSolver *solver);
void     tl_pricing_multipliers (TlSolver *solver, guint n_levels);
gint     tl_pricing_slope_sign (TlSolver *solver, guint position, gint sign, guint n_levels, gint *level);
double   tl_pricing_slope_at (const TlSolver *solver, const TlEdge *edge, guint level);
void     tl_pricing_edge_direction (TlSolver *solver, guint position, gint sign);
gboolean tl_pricing_note_origin_sides (TlSolver *solver);
gint     tl_pricing_tie_sign (TlSolver *solver, guint *first_moving);
gint     tl_pricing_variable_tie_sign (const TlSolver *solver, guint variable, double step);

/* tl-edge-pricing.c */
gboolean tl_edge_choice_breaks_ties (TlSolver *solver, guint n_levels);
gboolean tl_edge_choice_make (TlSolver *solver, guint n_levels, gboolean bland, TlEdge *edge);

/* tl-ratio.c */
gboolean tl_ratio_test (
  TlSolver *solver, const TlEdge *edge, guint n_levels, gboolean bland, guint *entering, double *distance);

/* tl-simplex.c */
gboolean tl_simplex_optimise (TlSolver *solver, guint n_levels, GError **error);
gboolean tl_simplex_refresh_level (TlSolver *solver, guint n_levels, GError **error);
gboolean tl_simplex_refresh (TlSolver *solver, GError **error);
void     tl_simplex_reset (TlSolver *solver);

/* tl-optimal-ray.c */
gboolean tl_row_can_be_breakpoint (const TlRow *row);
double   tl_optimal_ray_row_reach (TlSolver *solver, const TlRow *row, const double *direction);
void     tl_optimal_ray_prepare (TlSolver *solver);

/* tl-conflict.c */
gboolean tl_conflict_settle (TlSolver *solver, GError **error);
void     tl_conflict_reset (TlSolver *solver);

#endif /* TL_SOLVER_PRIVATE_H */
