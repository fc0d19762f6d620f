/* tl-factor.h: solves with the matrix of the active rows.
 *
 * Rows of layouts have one to four unknowns each, and their matrix is almost always a permuted triangular
 * one: one row determines the position of a view, the next row the position of the view below it. The factor
 * finds this order by peeling rows and columns with a single entry, and factorises as a dense matrix only the
 * kernel that remains. Solving is then a list of short assignments, one for each variable. Between
 * factorisations, replaced rows are represented by the product form of the inverse.
 */
#ifndef TL_FACTOR_H
#define TL_FACTOR_H

#include "solver/arithmetic/tl-twofold.h"

#include <templatelayout/tl-solver.h>

typedef struct _TlFactor TlFactor;

/* Creates a factor of the empty matrix. */
TlFactor *tl_factor_new (void);

/* Frees a factor. */
void tl_factor_free (TlFactor *factor);

/* Starts a new matrix of @size rows with at most @n_terms terms in all. The rows are then added in the order
 * of their positions in the active set, either all with tl_factor_add_row() or all with tl_factor_add_step().
 */
void tl_factor_begin (TlFactor *factor, guint size, guint n_terms);

/* Adds a row. When all rows have been added, tl_factor_finish() completes the factor. */
void tl_factor_add_row (TlFactor *factor, const TlTerm *terms, guint n_terms);

/* Adds a row that determines @variable; the rows added before must determine the row's other variables. The
 * matrix is then triangular, and the factor is complete when all rows have been added. */
void tl_factor_add_step (TlFactor *factor, const TlTerm *terms, guint n_terms, guint variable);

/* Factorises the rows added since tl_factor_begin(). Returns the number of defects: rows that depend
 * on the others, each paired with a variable left undetermined; 0 means that solving is possible. */
guint tl_factor_finish (TlFactor *factor);

/* Gets the defect at @index: sets @position to the position of a row that depends on others, and @variable to
 * a variable that is left undetermined. */
void tl_factor_get_defect (const TlFactor *factor, guint index, guint *position, guint *variable);

/* Solves A x = b. @by_position contains b and is overwritten; @by_variable receives x. */
void tl_factor_solve (TlFactor *factor, double *by_position, double *by_variable);

/* Solves Aᵀ λ = g. @by_variable contains g and is overwritten; @by_position receives λ. */
void tl_factor_solve_transposed (TlFactor *factor, double *by_variable, double *by_position);

/* Sets whether kernels are factorised in twice double precision from now on. A new factor does not do so. */
void tl_factor_set_precise (TlFactor *factor, gboolean is_precise);

/* Solves A x = b in twice double precision, with coefficients interpreted as simple fractions
 * (tl-fraction.h).
 * @by_position contains b; @by_variable receives x. No row may have been replaced since the last
 * factorisation. */
void tl_factor_solve_precisely (TlFactor *factor, const TlTwofold *by_position, TlTwofold *by_variable);

/* Solves Aᵀ λ = g like tl_factor_solve_precisely(). @by_variable contains g and is overwritten; @by_position
 * receives λ. */
void tl_factor_solve_transposed_precisely (TlFactor *factor, TlTwofold *by_variable, TlTwofold *by_position);

/* Computes bounds from which the rounding errors of the solution of A x = b follow. @by_position contains
 * |b|; @by_variable receives a bound for each variable.
 *
 * The function runs the steps of the solution with every number replaced by its magnitude and every
 * difference by a sum. Rounding changes a component of the solution by no more than a few units in the last
 * place of its bound, so a component far below its bound is 0 (Higham, Accuracy and Stability of Numerical
 * Algorithms, chapter 8). Rows replaced since the last factorisation are not taken into account. */
void tl_factor_bound (TlFactor *factor, const double *by_position, double *by_variable);

/* Computes bounds for the solution of Aᵀ λ = g, like tl_factor_bound(). @by_variable contains |g| and is
 * overwritten; @by_position receives the bounds. */
void tl_factor_bound_transposed (TlFactor *factor, double *by_variable, double *by_position);

/* Solves A x = b, where b is @value at @position and 0 elsewhere. No row may have been replaced since the
 * last factorisation.
 *
 * Returns: (transfer none): x by variable; @support is set to the variables that may differ from 0. Both are
 * valid until the factor's next call */
const double *tl_factor_solve_unit (
  TlFactor *factor, guint position, double value, const guint **support, guint *n_support);

/* Replaces the row at @position by a linear combination of the current rows; @combination contains the
 * coefficients, by position. Returns %FALSE, with nothing changed, if the coefficient at @position is so
 * close to 0 that the matrix would become singular. */
gboolean tl_factor_replace (TlFactor *factor, guint position, const double *combination);

/* Limits the multiplications that follow to @budget: beyond it, tl_factor_finish() reports the rows of the
 * kernel as defects instead of factorising them. A new factor has no limit; G_MAXINT64 stands for none. */
void tl_factor_set_budget (TlFactor *factor, gint64 budget);

/* Subtracts @n_steps from the budget. Returns %FALSE if the budget is exhausted. */
gboolean tl_factor_spend (TlFactor *factor, gint64 n_steps);

/* Returns the number of rows replaced since the last factorisation. */
guint tl_factor_get_n_updates (const TlFactor *factor);

/* Returns the number of rows of the kernel: those that remained after peeling. */
guint tl_factor_get_kernel_size (const TlFactor *factor);

#endif /* TL_FACTOR_H */
