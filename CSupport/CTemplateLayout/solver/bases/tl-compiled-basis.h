/* tl-compiled-basis.h: an optimal active set as assignments and checks over contiguous arrays.
 *
 * If the active set and the sides of the inactive rows are known, every variable is a fixed linear function
 * of the constants, and the set remains optimal as long as no inactive row changes sides (the critical
 * regions of multi-parametric linear programming). The multipliers that prove the optimality do not depend on
 * constants. A compiled basis therefore consists of assignments and checks:
 *
 *     x[target] = scale · constant[row] + Σ coefficient · x[variable]
 *     side · (Σ coefficient · x[variable] − constant[row]) >= 0
 *
 * If the optimality depends on limit rows (tl-limits.c), there is a further check: the same limit rows must
 * be in reach.
 *
 * A compiled basis never changes and may be used by many solvers of the same structure, in any thread.
 */
#ifndef TL_COMPILED_BASIS_H
#define TL_COMPILED_BASIS_H

#include <templatelayout/tl-solver.h>

/* The largest kernel, in rows, of an active set that is compiled. */
#define TL_LARGEST_COMPILED_KERNEL 32

#define TL_NO_ROW G_MAXUINT

/* The computation of one variable or slot as in the first formula above. */
typedef struct
{
  guint  target; /* the index of the variable, or n_variables plus the index of the slot */
  guint  row;
  guint  n_terms;
  double scale;
} TlAssignment;

/* A check that a row is on a side, as in the second formula above. */
typedef struct
{
  guint  row;
  guint  n_terms;
  double side; /* the side: +1 or −1 */
} TlCheck;

/* A section of a compiled basis: assignments and checks that are run together. The terms are stored in the
 * same order as the assignments and checks to which they belong.
 *
 * Assignments without terms come before the other assignments, and checks of a single term before the other
 * checks. Together these are more than half of all, and a loop over them has no branches. */
typedef struct
{
  TlAssignment *assignments;
  TlTerm       *assignment_terms;
  TlCheck      *checks;
  TlTerm       *check_terms; /* the terms of the checks, with coefficients multiplied by the side */
  guint         n_plain;     /* the number of assignments without terms */
  guint         n_assignments;
  guint         n_single; /* the number of checks of a single term */
  guint         n_checks;
} TlSection;

/* A compiled basis. One block of memory contains the struct and all arrays. */
typedef struct
{
  gint      ref_count;
  guint     n_variables;
  guint     n_slots; /* the number of slots after the variables, for the kernel's right sides */
  guint     n_rows;
  guint     n_assignments; /* the number in both sections together, as for the three numbers below */
  guint     n_assignment_terms;
  guint     n_checks;
  guint     n_check_terms;
  guint     n_limits;    /* the number of limit rows if its optimality depends on them too, otherwise 0 */
  guint     n_in_reach;  /* the number of these rows that must be in reach; the others must not */
  gboolean  uses_ties;   /* whether its optimality depends on the origin rows too */
  TlSection sections[2]; /* assignments and checks that do not depend on changed rows, and those that do */
  guint    *active;      /* by position: the index of the active row */
  guint    *limits;      /* the indices of the limit rows; those that must be in reach come first */
  gint8    *sides;       /* by row: the side of an inactive row; meaningless for an active row */
} TlCompiledBasis;

/* Allocates a basis with the numbers that @sizes contains, and with arrays for as many elements. The arrays
 * are not filled; both sections are empty and begin at the beginning of the arrays. */
TlCompiledBasis *tl_compiled_basis_alloc (const TlCompiledBasis *sizes);

/* Compiles the solver's active set. The factor must be that of the active set, without replaced rows, and
 * with a kernel of at most TL_LARGEST_COMPILED_KERNEL rows. All assignments and checks are in the first
 * section. */
TlCompiledBasis *tl_compiled_basis_new (TlSolver *solver);

/* Adds a reference to a basis, and returns the basis. May be called in any thread. */
TlCompiledBasis *tl_compiled_basis_ref (TlCompiledBasis *basis);

/* Releases a reference to a basis; the basis is freed with the last one. May be called in any thread. */
void tl_compiled_basis_unref (TlCompiledBasis *basis);

/* Returns the memory that a basis takes, in bytes. */
gsize tl_compiled_basis_size (const TlCompiledBasis *basis);

/* Creates a copy of @basis whose second section consists of all assignments and checks that depend on the
 * constants of @changed_rows. */
TlCompiledBasis *tl_compiled_basis_split (const TlCompiledBasis *basis, const guint8 *changed_rows);

/* Runs all assignments and checks with the solver's constants and values. Returns whether the basis is
 * optimal; if not, sets @failure to the row of the first check that failed, otherwise to TL_NO_ROW. The
 * solver must have at least as many slots as the basis. */
gboolean tl_compiled_basis_run (const TlCompiledBasis *basis, TlSolver *solver, guint *failure);

/* Does the same as tl_compiled_basis_run(), but runs only the second section. The current values must be
 * those of the basis, and only constants of changed rows may have changed since. */
gboolean tl_compiled_basis_run_changed (const TlCompiledBasis *basis, TlSolver *solver, guint *failure);

#endif /* TL_COMPILED_BASIS_H */
