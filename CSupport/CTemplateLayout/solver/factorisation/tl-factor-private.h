/* tl-factor-private.h: the factor's data, shared by tl-factor.c, tl-factor-rows.c, tl-factor-sparse.c,
 * tl-peel.c and tl-basis-compile.c.
 */
#ifndef TL_FACTOR_PRIVATE_H
#define TL_FACTOR_PRIVATE_H

#include "solver/factorisation/tl-factor.h"
#include "solver/factorisation/tl-kernel.h"

/* One assignment. */
typedef struct
{
  guint  position; /* of the row in the active set */
  guint  variable; /* the variable that it determines */
  double pivot;
  guint  first_term; /* the row's other terms, in `others` */
  guint  n_terms;
} TlStep;

/* A row that replaces another one, expressed in the rows before the replacement. */
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

/* The data for running only the steps that a right side reaches; computed on demand. */
typedef struct
{
  gboolean is_ready;
  guint   *starts;  /* by variable, plus one: index of its first reader */
  guint   *readers; /* steps that read the variable; n_steps: the kernel */
  guint   *steps;   /* by position: its step */
  guint   *marks;   /* by rank: the search that reached it last */
  guint    mark;
  GArray  *reached;  /* guint; ranks of steps in order of execution */
  GArray  *support;  /* guint; variables that may differ from 0 */
  double  *solution; /* by variable; 0 outside the support */
  double  *unit;     /* by position; 0 between calls */
} TlSparse;

struct _TlFactor
{
  guint     size;
  guint     row_capacity;  /* of `row_starts`, minus one, and of `steps` */
  guint     term_capacity; /* of `row_terms` and of `others` */
  guint    *row_starts;    /* size + 1; owned, like all arrays here */
  TlTerm   *row_terms;
  guint     n_rows;
  TlStep   *steps; /* n_front of them before the kernel, the others after it */
  guint     n_steps;
  guint     n_front;
  TlTerm   *others; /* of steps and of the kernel's rows */
  guint     n_others;
  TlKernel *kernel;
  GArray   *kernel_rows;    /* TlStep with variable unused: the kernel's rows and their terms outside it */
  GArray   *kernel_columns; /* guint */
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

/* Orders the assignments and factorises the kernel. */
void tl_factor_peel (TlFactor *factor);

#endif /* TL_FACTOR_PRIVATE_H */
