/* tl-model.h: the rows, levels and variables of a system, and their edits.
 *
 * Edits only record changes (see TlSolverState); solution/tl-solver.c does the work. Indices of rows,
 * variables and levels start at 0; the ids that callers have are 1 more.
 */
#ifndef TL_MODEL_H
#define TL_MODEL_H

#include <math.h>

#include "solver/model/tl-checks.h"
#include "solver/model/tl-row-access.h"
#include "solver/model/tl-solver-data.h"

/* The largest magnitude of an ordinary coefficient; the smallest is the reciprocal of this number. A row with
 * a coefficient outside this range makes the solver careful; see tl-precise.c. */
#define TL_LARGEST_COEFFICIENT 64.0
/* If no constant exceeds this number in magnitude, the differences of values are correct in all digits that
 * the tolerance TL_RESIDUAL_ABSOLUTE requires. Larger constants and values take further checks. */
#define TL_ORDINARY_VALUE 1e5
/* No value can overflow if no constant exceeds TL_LARGEST_CONSTANT in magnitude and no value exceeds
 * TL_LARGEST_GROWTH times the largest constant. */
#define TL_LARGEST_CONSTANT 1e150
#define TL_LARGEST_GROWTH 1e100

/* Rows and their terms: tl-rows.c, tl-row-list.c */

/* Adds the origin row x_j = 0 of @variable, which is an index. Returns the row's index. */
guint tl_rows_append_origin (TlSolver *solver, guint variable, gboolean is_resting);

/* Adds the row of a constraint with @terms, whose variables are ids. The row has no priorities yet. Returns
 * the row's index. */
guint tl_rows_append (TlSolver *solver, const TlTerm *terms, guint n_terms);

/* Puts a row's slot on the free list. The row must not be in the active set. */
void tl_rows_recycle (TlSolver *solver, guint index);

/* Frees the unused capacity of rows and terms, unless it is a quarter or less, which is not worth an
 * allocation. */
void tl_rows_shrink (TlSolver *solver);

/* The largest magnitude of a row's coefficients; 1 if it has none. */
double tl_row_max_coefficient (const TlSolver *solver, const TlRow *row);

/* Appends the index of a row to a list. */
void tl_row_list_append (TlRowList *list, guint row);

/* Removes the element at index @place of a list; later elements move down by one. */
void tl_row_list_remove (TlRowList *list, guint place);

/* Whether the constant of the row at index @row is recorded as changed. */
static inline gboolean
tl_changed_rows_contain (const TlChangedRows *changed, guint row)
{
  return changed->rows != NULL && changed->rows[row];
}

/* Records that the constant of the row at index @row has changed, if changes are being recorded. */
static inline void
tl_changed_rows_note (TlChangedRows *changed, guint row)
{
  if (changed->rows == NULL || changed->rows[row])
    return;
  changed->rows[row] = TRUE;
  changed->version++;
}

/* Forgets which rows have changed, and stops recording. Changes are recorded again after a cached basis has
 * given the solution. */
static inline void
tl_changed_rows_forget (TlChangedRows *changed)
{
  changed->version++;
  if (changed->rows != NULL)
    g_clear_pointer (&changed->rows, g_free);
}

/* Whether a constant is larger than those of layouts, so that large values may follow from it. */
static inline gboolean
tl_constant_is_unusual (double constant)
{
  return !(fabs (constant) <= TL_ORDINARY_VALUE) && fabs (constant) != TL_OUT_OF_REACH;
}

/* Changes the constant of the row at @index, and records the change. */
static inline void
tl_solver_write_constant (TlSolver *solver, guint index, double constant)
{
  solver->constants[index] = constant;
  if (tl_constant_is_unusual (constant))
    {
      solver->numerics.has_unusual_constant = TRUE;
      solver->numerics.has_large_constant |= !(fabs (constant) <= TL_LARGEST_CONSTANT);
    }
  tl_changed_rows_note (&solver->changed, index);
}

/* Levels: tl-levels.c */

/* Adds @n_uses to the number of uses of a priority, and inserts a level for the priority if there is none.
 * Does nothing for the priority 0, which has no level. */
void tl_levels_use (TlSolver *solver, TlPriority priority, guint n_uses);

/* Subtracts 1 from the number of uses of a priority, and removes its level if there are no more uses; the
 * level of required constraints always remains. */
void tl_levels_release (TlSolver *solver, TlPriority priority);

/* Sets a row's `above_level` and `below_level` to the levels of its priorities, which must be in use. */
void tl_levels_rank_row (const TlSolver *solver, TlRow *row);

/* Sets `above_level` and `below_level` of all rows; the gradient becomes stale. */
void tl_levels_rank_rows (TlSolver *solver);

/* Variables and constraints: tl-variables.c, tl-constraints.c */

/* Allocates memory for @n_variables variables and @n_slots further values, which compiled bases use. One
 * block contains the arrays `values`, `origins` and `active`. */
void tl_variables_reserve (TlSolver *solver, guint n_variables, guint n_slots);

/* Whether a row has the given terms, whose variables are ids, in the same order. */
gboolean tl_row_is_stated_as (const TlSolver *solver, const TlRow *row, const TlTerm *terms, guint n_terms);

/* Adds a constraint whose arguments are valid, or reinstates a removed one. Returns its id. */
TlConstraint tl_solver_add_goal (
  TlSolver *solver, const TlTerm *terms, guint n_terms, double constant, TlPriority above, TlPriority below);

/* Adds a variable like tl_solver_add_variable(), without a check; a resting one if @is_resting (see
 * tl-limits.c). */
TlVariable tl_variables_add (TlSolver *solver, gboolean is_resting);

/* Replaces the priorities of a row, and updates the numbers of uses of the levels. */
void tl_solver_assign_priorities (TlSolver *solver, TlRow *row, TlPriority above, TlPriority below);

/* Checks: tl-checks.c; tl-checks.h declares the checks that the layout uses too */

/* Checks that all variables exist and all coefficients are finite. The sum of the coefficients' magnitudes
 * must be finite too, because coefficients of the same variable are added up. Returns %FALSE with @error set
 * if a check fails. */
gboolean tl_check_terms (const TlSolver *solver, const TlTerm *terms, guint n_terms, GError **error);

/* The row of a constraint; %NULL if no constraint has this id. */
TlRow *tl_solver_lookup (const TlSolver *solver, TlConstraint constraint);

/* The row of a constraint; if no constraint has this id, sets @error and returns %NULL. */
TlRow *tl_solver_require (const TlSolver *solver, TlConstraint constraint, GError **error);

#endif /* TL_MODEL_H */
