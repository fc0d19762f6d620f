/* tl-factor-private.h: the factor's data, shared by tl-factor.c, tl-factor-precise.c, tl-factor-rows.c,
 * tl-factor-sparse.c, tl-peel.c and tl-basis-compile.c.
 */
#ifndef TL_FACTOR_PRIVATE_H
#define TL_FACTOR_PRIVATE_H

#include "solver/factorisation/tl-factor.h"
#include "solver/factorisation/tl-kernel.h"

/* A step: an active row that is solved for one variable, x[variable] = (b[position] − Σ other terms) / pivot.
 */
typedef struct
{
  guint  position;   /* the row's position in the active set */
  guint  variable;   /* the variable that the row determines */
  double pivot;      /* the coefficient of that variable */
  guint  first_term; /* the index in `others` of the first of the row's other terms */
  guint  n_terms;    /* the number of these terms */
} TlStep;

/* The replacement of row p of the matrix A by the row wᵀ A; p is `position`. */
typedef struct
{
  guint  position;
  double pivot;       /* the coefficient w_p */
  guint  first_entry; /* the index in `entries` of the first w_i that is not 0, for i ≠ p */
  guint  n_entries;   /* the number of these entries */
} TlUpdate;

/* A coefficient w_i of an update, where i is `position`. */
typedef struct
{
  guint  position;
  double value;
} TlEntry;

/* A row that depends on other rows, and a variable that is therefore left undetermined. */
typedef struct
{
  guint position;
  guint variable;
} TlDefect;

/* The data for solving with a right side that has a single nonzero entry; see tl-factor-sparse.c. They are
 * computed when they are first needed. */
typedef struct
{
  gboolean is_ready; /* whether the arrays belong to the current matrix */
  guint   *starts;   /* by variable: the index of its first entry in `readers`; size + 1 entries; owned */
  guint   *readers;  /* for each variable in turn: the steps that read it (n_steps for the kernel); owned */
  guint   *steps;    /* by position: the index of the row's step, n_steps for a row of the kernel; owned */
  guint   *marks;    /* by rank of a step: the value of `mark` in the last search that reached it; owned */
  guint    mark;     /* the number of searches so far */
  GArray  *reached;  /* guint: the ranks of the steps that the current search has reached; owned */
  GArray  *support;  /* guint: the variables that may differ from 0 in `solution`; owned */
  double  *solution; /* the solution, by variable; 0 outside `support`; owned */
  double  *unit;     /* the right side, by position; all 0 between calls; owned */
} TlSparse;

/* The factor of a matrix whose rows are active rows. In comments, "by position" means that an array is
 * indexed by the position of an active row, "by variable" by the index of a variable. All arrays are owned.
 */
struct _TlFactor
{
  guint     size;          /* the number of rows, which is also the number of variables */
  guint     row_capacity;  /* the capacity of `steps`; that of `row_starts` is larger by one */
  guint     term_capacity; /* the capacity of `row_terms` and of `others` */
  guint    *row_starts;    /* by position: the index in `row_terms` of the row's first term */
  TlTerm   *row_terms;     /* the terms of all rows that were added, row by row */
  guint     n_rows;        /* the number of rows that have been added */
  TlStep   *steps; /* the steps in order of execution: `n_front` before the kernel, the others after it */
  guint     n_steps;
  guint     n_front;
  TlTerm   *others; /* the terms on the right sides of steps and of the kernel's rows */
  guint     n_others;
  gint64    budget;     /* the number of multiplications that may follow; negative if it is exhausted */
  gboolean  is_precise; /* whether kernels are factorised in twice double precision */
  gboolean  has_precise_kernel; /* whether the kernel was */
  TlKernel *kernel;
  GArray  *kernel_rows; /* TlStep, `variable` unused: the kernel's rows with their terms outside the kernel */
  GArray  *kernel_columns;  /* guint: the kernel's variables, by column */
  GArray  *defects;         /* TlDefect: the dependent rows, each with a variable left undetermined */
  GArray  *updates;         /* TlUpdate: the replacements since the last factorisation, oldest first */
  GArray  *entries;         /* TlEntry: the coefficients of all updates */
  double  *kernel_vector;   /* the kernel's right side, overwritten by its solution */
  guint    kernel_capacity; /* the capacity of `kernel_vector` */
  TlSparse sparse;
};

/* Runs the steps from @first up to, but not including, @end: forward substitution in A x = b. @by_position
 * contains b; @by_variable receives the values of the steps' variables. */
void tl_factor_run_steps (
  const TlFactor *factor, guint first, guint end, const double *by_position, double *by_variable);

/* Solves for the kernel's variables, after the steps before the kernel have been run. */
void tl_factor_run_kernel (TlFactor *factor, const double *by_position, double *by_variable);

/* Factorises the kernel, in twice double precision if `is_precise`, unless it is too large for that. Returns
 * the number of dependent rows. */
guint tl_factor_factorise_kernel (TlFactor *factor);

/* Finds the steps of the rows that have been added and the order of the steps, and factorises the kernel. */
void tl_factor_peel (TlFactor *factor);

#endif /* TL_FACTOR_PRIVATE_H */
