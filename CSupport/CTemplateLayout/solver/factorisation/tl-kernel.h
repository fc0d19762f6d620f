/* tl-kernel.h: LU factors, with partial pivoting, of the small square matrix that remains after peeling. */
#ifndef TL_KERNEL_H
#define TL_KERNEL_H

#include <glib.h>

typedef struct _TlKernel TlKernel;

TlKernel *tl_kernel_new (void);
void      tl_kernel_free (TlKernel *kernel);

void  tl_kernel_begin (TlKernel *kernel, guint size);
void  tl_kernel_set (TlKernel *kernel, guint row, guint column, double value);
guint tl_kernel_factorise (TlKernel *kernel);
void  tl_kernel_get_defect (const TlKernel *kernel, guint index, guint *row, guint *column);
void  tl_kernel_solve (TlKernel *kernel, double *vector);
void  tl_kernel_solve_transposed (TlKernel *kernel, double *vector);
void  tl_kernel_bound (TlKernel *kernel, double *vector);
void  tl_kernel_bound_transposed (TlKernel *kernel, double *vector);

#endif /* TL_KERNEL_H */
