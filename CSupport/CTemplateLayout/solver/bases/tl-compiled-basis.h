/* tl-compiled-basis.h: an optimal active set as assignments and checks over contiguous arrays.
 *
 * With the active set and the sides of the inactive rows known, every variable is a fixed linear function of
 * the constants, and the set is optimal as long as no inactive row changes sides (the critical regions of
 * multi-parametric linear programming). The multipliers that prove this do not depend on constants.
 *
 *     x[target] = scale · constant[row] + Σ coefficient · x[variable]
 *     side · (Σ coefficient · x[variable] − constant[row]) >= 0
 *
 * A compiled basis never changes and may be used by many solvers of the same structure, in any thread.
 */
#ifndef TL_COMPILED_BASIS_H
#define TL_COMPILED_BASIS_H

#include <templatelayout/tl-solver.h>

/* Active sets with a larger kernel are not compiled. */
#define TL_LARGEST_COMPILED_KERNEL 32

#define TL_NO_ROW G_MAXUINT

typedef struct
{
  guint  target;
  guint  row;
  guint  n_terms;
  double scale;
} TlAssignment;

typedef struct
{
  guint  row;
  guint  n_terms;
  double side;
} TlCheck;

/* A section of a compiled basis: assignments and checks that are run together. Terms are in the order of the
 * assignments and checks that they belong to.
 *
 * Assignments without terms and checks of a single term come first: they are more than half of all, and a
 * loop over them has no branches. */
typedef struct
{
  TlAssignment *assignments;
  TlTerm       *assignment_terms;
  TlCheck      *checks;
  TlTerm       *check_terms; /* coefficients are multiplied by the side */
  guint         n_plain;     /* number of assignments without terms, which come first */
  guint         n_assignments;
  guint         n_single; /* number of checks of one term, which come first */
  guint         n_checks;
} TlSection;

/* One block of memory contains all arrays. */
typedef struct
{
  gint      ref_count;
  guint     n_variables;
  guint     n_slots; /* after the variables, for the kernel's right sides */
  guint     n_rows;
  guint     n_assignments; /* in all sections, like the following numbers */
  guint     n_assignment_terms;
  guint     n_checks;
  guint     n_check_terms;
  gboolean  uses_ties;   /* its optimality depends on the origin rows too */
  TlSection sections[2]; /* [0] does not depend on changed rows, [1] does */
  guint    *active;      /* the active rows, in the order of the factor */
  gint8    *sides;       /* the side on which each row is active; indexed by row */
} TlCompiledBasis;

/* Allocates a basis with the counts that @sizes contains, and with arrays for as many elements. The arrays
 * are not filled; the first section begins at index 0. */
TlCompiledBasis *tl_compiled_basis_alloc (const TlCompiledBasis *sizes);

/* Compiles the active set. The factor must be that of the active set, without updates and with a kernel of no
 * more than TL_LARGEST_COMPILED_KERNEL rows. Everything is in the first section. */
TlCompiledBasis *tl_compiled_basis_new (TlSolver *solver);

/* Adds a reference; in any thread. */
TlCompiledBasis *tl_compiled_basis_ref (TlCompiledBasis *basis);

/* Releases a reference, in any thread; the last one frees the basis. */
void tl_compiled_basis_unref (TlCompiledBasis *basis);

/* The memory that a basis takes, in bytes. */
gsize tl_compiled_basis_size (const TlCompiledBasis *basis);

/* Creates a basis like @basis whose second section consists of everything that depends on the constants of
 * @changed_rows. */
TlCompiledBasis *tl_compiled_basis_split (const TlCompiledBasis *basis, const guint8 *changed_rows);

/* Runs all assignments and checks. Returns whether the basis is optimal; if not, `failure` is the row of the
 * first check that failed. The solver must have at least as many slots as the basis. */
gboolean tl_compiled_basis_run (const TlCompiledBasis *basis, TlSolver *solver, guint *failure);

/* Like tl_compiled_basis_run(), if the basis gave the current values and only constants of changed rows have
 * changed since. */
gboolean tl_compiled_basis_run_changed (const TlCompiledBasis *basis, TlSolver *solver, guint *failure);

#endif /* TL_COMPILED_BASIS_H */
