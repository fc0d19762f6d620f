/* tl-checks.c: rejects numbers that are not finite, priorities that are out of range, and unknown ids. */
#include "solver/model/tl-model.h"

#include <math.h>

/* The formatter would format the name as a subtraction. */
/* clang-format off */
G_DEFINE_QUARK (tl-solver-error-quark, tl_solver_error)
/* clang-format on */

gboolean
tl_check_reject (double value, const char *what, GError **error)
{
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE, "the %s is %s", what,
               isnan (value) ? "not a number" : "infinite");
  return FALSE;
}

gboolean
tl_check_reject_priority (TlPriority priority, GError **error)
{
  if (!tl_check_finite ((double)priority, "priority", error))
    return FALSE;
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_BAD_PRIORITY,
               "a priority must be above 0 and at most 1000, not %.9g", (double)priority);
  return FALSE;
}

gboolean
tl_check_relation (TlRelation relation, GError **error)
{
  if (relation >= TL_RELATION_LESS_OR_EQUAL && relation <= TL_RELATION_GREATER_OR_EQUAL)
    return TRUE;
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_BAD_RELATION,
               "a relation must be -1 (at most), 0 (equal) or 1 (at least), not %d", (int)relation);
  return FALSE;
}

static G_GNUC_NO_INLINE gboolean
reject_variable (TlVariable variable, GError **error)
{
  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID, "there is no variable %u", variable);
  return FALSE;
}

gboolean
tl_check_terms (const TlSolver *solver, const TlTerm *terms, guint n_terms, GError **error)
{
  double sum = 0.0;

  for (guint i = 0; i < n_terms; i++)
    {
      if (terms[i].variable == 0 || terms[i].variable > solver->n_variables)
        return reject_variable (terms[i].variable, error);
      if (!tl_check_finite (terms[i].coefficient, "coefficient", error))
        return FALSE;
      sum += fabs (terms[i].coefficient);
    }
  return tl_check_finite (sum, "sum of the coefficients", error);
}

TlRow *
tl_solver_lookup (const TlSolver *solver, TlConstraint constraint)
{
  TlRow *row;

  g_return_val_if_fail (solver != NULL, NULL);
  if (constraint == 0 || constraint > solver->n_rows)
    return NULL;
  row = tl_solver_row (solver, constraint - 1);
  return row->kind == TL_ROW_GOAL ? row : NULL;
}

TlRow *
tl_solver_require (const TlSolver *solver, TlConstraint constraint, GError **error)
{
  TlRow *row = tl_solver_lookup (solver, constraint);

  if (row == NULL)
    g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID, "there is no constraint %u", constraint);
  return row;
}
