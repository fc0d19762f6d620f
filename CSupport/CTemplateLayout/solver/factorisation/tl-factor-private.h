/* tl-factor-private.h: the factor's data, shared by tl-factor.c, tl-factor-rows.c, tl-factor-sparse.c,
 * tl-peel.c and tl-basis-compile.c.
 */
#ifndef TL_FACTOR_PRIVATE_H
#define TL_FACTOR_PRIVATE_H

#include "solver/factorisation/tl-factor.h"
#include "solver/factorisation/tl-kernel.h"

/* A step: a row solved for one variable, x[variable] = (b[position] − Σ other terms) / pivot. */
typedef struct
{
  guint  position; /* the row's position in the active set */
  guint  variable; /* the variable that it determines */
  double pivot;
  guint  first_term; /* the row's other terms, in `others` */
  guint  n_terms;
} TlStep;

/* A row wᵀ A that has replaced row p of the matrix; A is the matrix before the replacement, p is `position`.
 */
typedef struct
{
  guint  position;
  double pivot;       /* w_p */
  guint  first_entry; /* w_i for i ≠ p, in `entries` */
  guint  n_entries;
} TlUpdate;

typedef struct
{
  guint  position;
  double value;
} TlEntry;

typedef struct
{
  guint position;
  guint variable;
} TlDefect;

/* The data for solving with a right side of one nonzero entry; see tl-factor-sparse.c. Computed on demand. */
typedef struct
{
  gboolean is_ready;
  guint   *starts;  /* by variable: index of its first entry in `readers`; size + 1 entries */
  guint   *readers; /* for each variable, the steps that read it; n_steps stands for the kernel */
  guint   *steps;   /* by position: the row's step; n_steps for a row of the kernel */
  guint   *marks;   /* by rank of a step: value of `mark` in the last search that reached it */
  guint    mark;
  GArray  *reached;  /* guint; ranks of steps in order of execution */
  GArray  *support;  /* guint; variables that may differ from 0 */
  double  *solution; /* by variable; 0 outside the support */
  double  *unit;     /* the right side, by position; all 0 between calls */
} TlSparse;

struct _TlFactor
{
  guint     size;
  guint     row_capacity;  /* capacity of `steps`; `row_starts` has room for one more */
  guint     term_capacity; /* capacity of `row_terms` and of `others` */
  guint    *row_starts;    /* by position: index into `row_terms`; owned, like all arrays here */
  TlTerm   *row_terms;
  guint     n_rows;
  TlStep   *steps; /* in order of execution: `n_front` before the kernel, the others after it */
  guint     n_steps;
  guint     n_front;
  TlTerm   *others; /* the terms that steps and the kernel's rows read */
  guint     n_others;
  TlKernel *kernel;
  GArray   *kernel_rows;    /* TlStep with variable unused: the kernel's rows and their terms outside it */
  GArray   *kernel_columns; /* guint: the kernel's variables */
  GArray   *defects;        /* TlDefect: dependent rows and the variables left undetermined */
  GArray   *updates;        /* TlUpdate */
  GArray   *entries;        /* TlEntry */
  double   *kernel_vector;
  guint     kernel_capacity;
  TlSparse  sparse;
};

/* Runs the steps from @first up to, but not including, @end: forward substitution in A x = b. */
void tl_factor_run_steps (
  const TlFactor *factor, guint first, guint end, const double *by_position, double *by_variable);

/* Solves for the kernel's variables, after the steps before the kernel have been run. */
void tl_factor_run_kernel (TlFactor *factor, const double *by_position, double *by_variable);

/* Finds the steps and their order, and factorises the kernel. */
void tl_factor_peel (TlFactor *factor);

#endif /* TL_FACTOR_PRIVATE_H */
