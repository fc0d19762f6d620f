/* tl-kernel.h: LU factors, with partial pivoting, of the small square matrix that remains after peeling. */
#ifndef TL_KERNEL_H
#define TL_KERNEL_H

#include "solver/arithmetic/tl-twofold.h"

#include <templatelayout/tl-macros.h>

typedef struct _TlKernel TlKernel;

/* Creates a kernel of size 0. */
TlKernel *tl_kernel_new (void);

/* Frees a kernel. */
void tl_kernel_free (TlKernel *kernel);

/* Begins a new matrix of @size rows and columns, all entries 0. */
void tl_kernel_begin (TlKernel *kernel, guint size);

/* Sets an entry of the matrix, before it is factorised. */
void tl_kernel_set (TlKernel *kernel, guint row, guint column, double value);

/* Factorises the matrix that was set. Returns the number of dependent rows; if there are any, the factors
 * cannot be used, and tl_kernel_get_defect() returns the rows to replace and the columns left without a
 * pivot. Subtracts the number of multiplications from @budget; once it is negative, all remaining rows are
 * reported as dependent. */
guint tl_kernel_factorise (TlKernel *kernel, gint64 *budget);

/* Does the same as tl_kernel_factorise() in twice double precision. Rows are dependent if their difference
 * does not exceed what the rounding of their coefficients to doubles can cause. */
guint tl_kernel_factorise_precisely (TlKernel *kernel, gint64 *budget);

/* Gets the defect at @index: sets @row to a dependent row, and @column to a column left without a pivot. */
void tl_kernel_get_defect (const TlKernel *kernel, guint index, guint *row, guint *column);

/* Solves A x = b in place: @vector contains b by row, then x by column. */
void tl_kernel_solve (TlKernel *kernel, double *vector);

/* Solves Aᵀ y = c in place: @vector contains c by column, then y by row. */
void tl_kernel_solve_transposed (TlKernel *kernel, double *vector);

/* Do the same in twice double precision, after tl_kernel_factorise_precisely(). */
void tl_kernel_solve_precisely (TlKernel *kernel, TlTwofold *vector);
void tl_kernel_solve_transposed_precisely (TlKernel *kernel, TlTwofold *vector);

/* Computes in place the bounds of tl_factor_bound() for the solution of A x = b: @vector contains |b| by row,
 * then the bounds by column. */
void tl_kernel_bound (TlKernel *kernel, double *vector);

/* Computes in place the bounds of tl_factor_bound() for the solution of Aᵀ y = c: @vector contains |c| by
 * column, then the bounds by row. */
void tl_kernel_bound_transposed (TlKernel *kernel, double *vector);

#endif /* TL_KERNEL_H */
