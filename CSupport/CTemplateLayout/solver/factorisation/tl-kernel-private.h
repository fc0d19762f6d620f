/* tl-kernel-private.h: the kernel's data, shared by tl-kernel.c and tl-kernel-precise.c. */
#ifndef TL_KERNEL_PRIVATE_H
#define TL_KERNEL_PRIVATE_H

#include "solver/factorisation/tl-kernel.h"

/* The range of columns outside which a row is 0; `end` is one more than the last column. */
typedef struct
{
  guint begin;
  guint end;
} TlSpan;

/* A coefficient in twice double precision. */
typedef struct
{
  TlTwofold value;
  double noise; /* a bound for the error that the rounding of the kernel's coefficients causes in `value` */
} TlPreciseEntry;

struct _TlKernel
{
  guint   size;
  guint   capacity;      /* the largest size for which memory is allocated */
  double *matrix;        /* A, row by row; after factorisation, L below the diagonal and U on and above it */
  TlSpan *spans;         /* the spans of the rows of `matrix` */
  guint  *permutation;   /* by row of `matrix`: the index of the row of A */
  double *row_scales;    /* the diagonal of R, by row of A */
  double *column_scales; /* the diagonal of C */
  double *scratch;       /* memory for one row or vector */
  GArray *defects;       /* pairs of guint: a dependent row of A, and a column without a pivot; owned */
  GArray *precise;       /* TlPreciseEntry: `matrix` in twice double precision; owned; NULL until needed */
  GArray *vector;        /* TlTwofold: memory for one vector; owned; NULL until needed */
};

/* Sets R and C, and multiplies A by them. */
void tl_kernel_scale (TlKernel *kernel);

/* Records that the row at @column of `matrix` depends on the others, and that @column has no pivot. */
void tl_kernel_add_defect (TlKernel *kernel, guint column);

#endif /* TL_KERNEL_PRIVATE_H */
