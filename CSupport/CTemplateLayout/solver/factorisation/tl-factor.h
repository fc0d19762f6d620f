/* tl-factor.h: solves with the matrix of the active rows.
 *
 * Rows of layouts have one to four unknowns each, and their matrix is almost always a permuted triangular
 * one: one row gives a position, the next the position below it. The factor finds that order by peeling rows
 * and columns with a single entry, and factorises only the kernel that remains. Solving is then a list of
 * short assignments, one for each variable. Between factorisations, rows are replaced by means of the product
 * form of the inverse.
 */
#ifndef TL_FACTOR_H
#define TL_FACTOR_H

#include <templatelayout/tl-solver.h>

typedef struct _TlFactor TlFactor;

TlFactor *tl_factor_new (void);
void      tl_factor_free (TlFactor *factor);

void  tl_factor_begin (TlFactor *factor, guint size, guint n_terms);
void  tl_factor_add_row (TlFactor *factor, const TlTerm *terms, guint n_terms);
void  tl_factor_add_step (TlFactor *factor, const TlTerm *terms, guint n_terms, guint variable);
guint tl_factor_finish (TlFactor *factor);
void  tl_factor_get_defect (const TlFactor *factor, guint index, guint *position, guint *variable);

void tl_factor_solve (TlFactor *factor, double *by_position, double *by_variable);
void tl_factor_solve_transposed (TlFactor *factor, double *by_variable, double *by_position);

void tl_factor_bound (TlFactor *factor, const double *by_position, double *by_variable);
void tl_factor_bound_transposed (TlFactor *factor, double *by_variable, double *by_position);

const double *tl_factor_solve_unit (
  TlFactor *factor, guint position, double value, const guint **support, guint *n_support);

gboolean tl_factor_replace (TlFactor *factor, guint position, const double *combination);
guint    tl_factor_get_n_updates (const TlFactor *factor);
guint    tl_factor_get_kernel_size (const TlFactor *factor);

#endif /* TL_FACTOR_H */
