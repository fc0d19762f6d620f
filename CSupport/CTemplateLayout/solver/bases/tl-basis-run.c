/* tl-basis-run.c: evaluates compiled bases for the current constants. */
#include "solver/bases/tl-compiled-basis.h"

#include "solver/active-set/tl-active-set.h"
#include "solver/simplex/tl-simplex.h"

/* Adds the products of @n_terms terms to @sum, and moves @term to the term after them. Nearly all sums have
 * one to three terms. */
#define TL_ADD_TERMS(sum, term, n_terms, values)                                                             \
  switch (n_terms)                                                                                           \
    {                                                                                                        \
    default:                                                                                                 \
      for (guint n_more = (n_terms)-3; n_more > 0; n_more--, (term)++)                                       \
        (sum) += (term)->coefficient * (values)[(term)->variable];                                           \
      /* fall through */                                                                                     \
    case 3:                                                                                                  \
      (sum) += (term)->coefficient * (values)[(term)->variable];                                             \
      (term)++;                                                                                              \
      /* fall through */                                                                                     \
    case 2:                                                                                                  \
      (sum) += (term)->coefficient * (values)[(term)->variable];                                             \
      (term)++;                                                                                              \
      /* fall through */                                                                                     \
    case 1:                                                                                                  \
      (sum) += (term)->coefficient * (values)[(term)->variable];                                             \
      (term)++;                                                                                              \
      /* fall through */                                                                                     \
    case 0:                                                                                                  \
      break;                                                                                                 \
    }

/* Runs the assignments of a section. */
static void
section_assign (const TlSection *section, const double *constants, double *values)
{
  const TlAssignment *assignment = section->assignments;
  const TlAssignment *plain_end = assignment + section->n_plain;
  const TlAssignment *end = assignment + section->n_assignments;
  const TlTerm       *term = section->assignment_terms;

  for (; assignment < plain_end; assignment++)
    values[assignment->target] = assignment->scale * constants[assignment->row];
  for (; assignment < end; assignment++)
    {
      double value = assignment->scale * constants[assignment->row];

      TL_ADD_TERMS (value, term, assignment->n_terms, values);
      values[assignment->target] = value;
    }
}

/* Whether the row of a check is on the wrong side by more than the tolerance for rounding errors. */
static gboolean
check_fails (const TlCheck *check, const TlSolver *solver)
{
  return check->side * tl_rows_snapped_residual (solver, tl_solver_row (solver, check->row)) < 0.0;
}

/* Returns the row of the first check of a section that fails, or TL_NO_ROW. */
static guint
section_find_failure (const TlSection *section, const TlSolver *solver)
{
  const double  *constants = solver->constants;
  const double  *values = solver->values;
  const TlCheck *check = section->checks;
  const TlCheck *single_end = check + section->n_single;
  const TlCheck *end = check + section->n_checks;
  const TlTerm  *term = section->check_terms;

  for (; check < single_end; check++, term++)
    {
      double residual = term->coefficient * values[term->variable] - check->side * constants[check->row];

      if (G_UNLIKELY (residual < 0.0) && check_fails (check, solver))
        return check->row;
    }
  for (; check < end; check++)
    {
      double residual = -check->side * constants[check->row];

      TL_ADD_TERMS (residual, term, check->n_terms, values);
      if (G_UNLIKELY (residual < 0.0) && check_fails (check, solver))
        return check->row;
    }
  return TL_NO_ROW;
}

/* Returns the first limit row of a basis that is in reach but must not be, or the reverse; TL_NO_ROW if there
 * is none. */
static guint
basis_find_limit_failure (const TlCompiledBasis *basis, const TlSolver *solver)
{
  for (guint i = 0; i < basis->n_limits; i++)
    {
      if (tl_limits_are_in_reach (solver->constants[basis->limits[i]]) != (i < basis->n_in_reach))
        return basis->limits[i];
    }
  return TL_NO_ROW;
}

/* Whether a computed value is larger than those of layouts. */
static gboolean
has_unusual_value (const TlCompiledBasis *basis, const TlSolver *solver)
{
  for (guint j = 0; j < basis->n_variables; j++)
    {
      if (!(fabs (solver->values[j]) <= TL_ORDINARY_VALUE))
        return TRUE;
    }
  return FALSE;
}

/* Returns an active row that does not hold at the computed values, because large numbers cancel in it;
 * TL_NO_ROW if there is none. There is none if all constants are those of a layout. */
static guint
basis_find_loose_row (const TlCompiledBasis *basis, const TlSolver *solver)
{
  if (!solver->numerics.has_unusual_constant || !has_unusual_value (basis, solver))
    return TL_NO_ROW;
  for (guint p = 0; p < basis->n_variables; p++)
    {
      if (!tl_rows_are_tight (solver, &basis->active[p], 1))
        return basis->active[p];
    }
  return TL_NO_ROW;
}

gboolean
tl_compiled_basis_run (const TlCompiledBasis *basis, TlSolver *solver, guint *failure)
{
  section_assign (&basis->sections[0], solver->constants, solver->values);
  section_assign (&basis->sections[1], solver->constants, solver->values);
  *failure = section_find_failure (&basis->sections[1], solver); /* first: it fails more often */
  if (*failure == TL_NO_ROW)
    *failure = section_find_failure (&basis->sections[0], solver);
  if (*failure == TL_NO_ROW)
    *failure = basis_find_limit_failure (basis, solver);
  if (*failure == TL_NO_ROW)
    *failure = basis_find_loose_row (basis, solver);
  return *failure == TL_NO_ROW;
}

gboolean
tl_compiled_basis_run_changed (const TlCompiledBasis *basis, TlSolver *solver, guint *failure)
{
  section_assign (&basis->sections[1], solver->constants, solver->values);
  *failure = section_find_failure (&basis->sections[1], solver);
  if (*failure == TL_NO_ROW)
    *failure = basis_find_limit_failure (basis, solver);
  if (*failure == TL_NO_ROW)
    *failure = basis_find_loose_row (basis, solver);
  return *failure == TL_NO_ROW;
}
