/* exact-oracle.c: see exact-oracle.h.
 *
 * A primal simplex method on a dense tableau of fractions, with one objective row for each level. A row
 * a · x − b = above − below has two non-negative deviations, and each variable is the difference of two
 * non-negative ones, so one deviation of each row yields a feasible basis. Costs are compared
 * lexicographically; Bland's rule prevents cycling in this case too (Chvátal, Linear Programming, chapter 3).
 */
#include "exact-oracle.h"

#include <float.h>
#include <gmp.h>
#include <math.h>

typedef struct
{
  guint  n_rows;
  guint  n_levels;
  guint  n_columns; /* the last one is the right side */
  mpq_t *cells;     /* the rows, then an objective row for each level */
  guint *basis;     /* by row: the basic column */
} Tableau;

static mpq_t *
cell (const Tableau *tableau, guint row, guint column)
{
  return &tableau->cells[(gsize)row * tableau->n_columns + column];
}

static void
read_number (mpq_t value, ExactNumber number)
{
  mpq_set_si (value, number.numerator, number.denominator);
  mpq_canonicalize (value);
  if (number.exponent >= 0)
    mpq_mul_2exp (value, value, (mp_bitcnt_t)number.exponent);
  else
    mpq_div_2exp (value, value, (mp_bitcnt_t)-number.exponent);
}

/* The number that is exactly @value, which must be finite. */
ExactNumber
exact_number_of_double (double value)
{
  int    exponent;
  double fraction = frexp (value, &exponent);

  return (ExactNumber){ (glong)ldexp (fraction, DBL_MANT_DIG), 1, exponent - DBL_MANT_DIG };
}

double
exact_number_round (ExactNumber number)
{
  return ldexp ((double)number.numerator / (double)number.denominator, number.exponent);
}

TlConstraint
exact_row_add_to (const ExactRow *row, TlSolver *solver)
{
  TlTerm       terms[EXACT_MAX_TERMS];
  double       constant = exact_number_round (row->constant);
  TlConstraint id;

  for (guint i = 0; i < row->n_terms; i++)
    terms[i] = (TlTerm){ row->variables[i], exact_number_round (row->coefficients[i]) };
  if (row->above <= 0.0f)
    id = tl_solver_add_constraint (solver, terms, row->n_terms, TL_RELATION_GREATER_OR_EQUAL, constant,
                                   row->below, NULL);
  else if (row->below <= 0.0f)
    id = tl_solver_add_constraint (solver, terms, row->n_terms, TL_RELATION_LESS_OR_EQUAL, constant,
                                   row->above, NULL);
  else
    id = tl_solver_add_two_sided (solver, terms, row->n_terms, constant, row->above, row->below, NULL);
  g_assert_cmpuint (id, !=, 0);
  return id;
}

static gboolean
is_level (TlPriority priority, TlPriority level)
{
  return priority > 0.0f && priority <= level && priority >= level;
}

/* Whether a violation of a row costs at a level, on at least one side. */
gboolean
exact_row_costs_at (const ExactRow *row, TlPriority level)
{
  return is_level (row->above, level) || is_level (row->below, level);
}

/* The violation of a row at a level by the solver's current values; the residual is computed exactly. */
double
exact_row_violation (const ExactRow *row, const TlSolver *solver, TlPriority level)
{
  mpq_t  residual, coefficient, value;
  double rounded;

  mpq_inits (residual, coefficient, value, NULL);
  read_number (residual, row->constant);
  mpq_neg (residual, residual);
  for (guint i = 0; i < row->n_terms; i++)
    {
      read_number (coefficient, row->coefficients[i]);
      mpq_set_d (value, tl_solver_get_value (solver, row->variables[i]));
      mpq_mul (value, value, coefficient);
      mpq_add (residual, residual, value);
    }
  rounded = mpq_get_d (residual);
  mpq_clears (residual, coefficient, value, NULL);
  if (rounded > 0.0)
    return is_level (row->above, level) ? rounded : 0.0;
  return is_level (row->below, level) ? -rounded : 0.0;
}

static gint
compare_levels (gconstpointer left, gconstpointer right)
{
  TlPriority difference = *(const TlPriority *)right - *(const TlPriority *)left;

  return difference < 0 ? -1 : difference > 0;
}

static void
levels_insert (GArray *levels, TlPriority priority)
{
  for (guint i = 0; i < levels->len; i++)
    {
      if (is_level (priority, g_array_index (levels, TlPriority, i)))
        return;
    }
  if (priority > 0.0f)
    g_array_append_val (levels, priority);
}

/* The distinct priorities of rows, highest first. */
GArray *
exact_levels (const GArray *rows)
{
  GArray *levels = g_array_new (FALSE, FALSE, sizeof (TlPriority));

  for (guint i = 0; i < rows->len; i++)
    {
      levels_insert (levels, g_array_index (rows, ExactRow, i).above);
      levels_insert (levels, g_array_index (rows, ExactRow, i).below);
    }
  g_array_sort (levels, compare_levels);
  return levels;
}

/* Writes a row of the tableau. The columns are x⁺, x⁻, the deviations above, the deviations below and the
 * right side. */
static void
write_row (Tableau *tableau, const ExactRow *row, guint i, guint n_variables)
{
  guint above = 2 * n_variables + i, below = above + tableau->n_rows, end = tableau->n_columns - 1;

  for (guint k = 0; k < row->n_terms; k++)
    {
      guint j = row->variables[k] - 1;

      read_number (*cell (tableau, i, j), row->coefficients[k]);
      mpq_neg (*cell (tableau, i, n_variables + j), *cell (tableau, i, j));
    }
  mpq_set_si (*cell (tableau, i, above), -1, 1);
  mpq_set_si (*cell (tableau, i, below), 1, 1);
  read_number (*cell (tableau, i, end), row->constant);
  tableau->basis[i] = row->constant.numerator < 0 ? above : below;
  for (guint j = 0; j <= end && row->constant.numerator < 0; j++)
    mpq_neg (*cell (tableau, i, j), *cell (tableau, i, j));
}

/* Subtracts @factor times row @source from row @target. */
static void
subtract_row (Tableau *tableau, guint target, guint source, const mpq_t factor)
{
  mpq_t product;

  mpq_init (product);
  for (guint j = 0; j < tableau->n_columns; j++)
    {
      if (mpq_sgn (*cell (tableau, source, j)) == 0)
        continue;
      mpq_mul (product, factor, *cell (tableau, source, j));
      mpq_sub (*cell (tableau, target, j), *cell (tableau, target, j), product);
    }
  mpq_clear (product);
}

static void
write_costs (Tableau *tableau, const ExactRow *row, guint i, guint n_variables, const GArray *levels)
{
  guint above = 2 * n_variables + i, below = above + tableau->n_rows;

  for (guint k = 0; k < levels->len; k++)
    {
      guint objective = tableau->n_rows + k;

      if (is_level (row->above, g_array_index (levels, TlPriority, k)))
        mpq_set_si (*cell (tableau, objective, above), 1, 1);
      if (is_level (row->below, g_array_index (levels, TlPriority, k)))
        mpq_set_si (*cell (tableau, objective, below), 1, 1);
      if (mpq_sgn (*cell (tableau, objective, tableau->basis[i])) != 0)
        {
          mpq_t one;

          mpq_init (one);
          mpq_set_si (one, 1, 1);
          subtract_row (tableau, objective, i, one);
          mpq_clear (one);
        }
    }
}

static Tableau
tableau_new (const GArray *rows, guint n_variables, const GArray *levels)
{
  Tableau tableau = { rows->len, levels->len, 2 * n_variables + 2 * rows->len + 1, NULL, NULL };
  gsize   size = (gsize)(tableau.n_rows + tableau.n_levels) * tableau.n_columns;

  tableau.cells = g_new (mpq_t, size + 1);
  tableau.basis = g_new (guint, rows->len + 1);
  for (gsize i = 0; i < size; i++)
    mpq_init (tableau.cells[i]);
  for (guint i = 0; i < rows->len; i++)
    write_row (&tableau, &g_array_index (rows, ExactRow, i), i, n_variables);
  for (guint i = 0; i < rows->len; i++)
    write_costs (&tableau, &g_array_index (rows, ExactRow, i), i, n_variables, levels);
  return tableau;
}

static void
tableau_clear (Tableau *tableau)
{
  gsize size = (gsize)(tableau->n_rows + tableau->n_levels) * tableau->n_columns;

  for (gsize i = 0; i < size; i++)
    mpq_clear (tableau->cells[i]);
  g_free (tableau->cells);
  g_free (tableau->basis);
}

/* The first column whose reduced costs are lexicographically negative; the column of the right side if there
 * is none. */
static guint
find_entering (const Tableau *tableau)
{
  for (guint j = 0; j + 1 < tableau->n_columns; j++)
    {
      int sign = 0;

      for (guint k = 0; k < tableau->n_levels && sign == 0; k++)
        sign = mpq_sgn (*cell (tableau, tableau->n_rows + k, j));
      if (sign < 0)
        return j;
    }
  return tableau->n_columns - 1;
}

/* The row with the minimum ratio; among equal ones, that with the first basic column. */
static guint
find_leaving (const Tableau *tableau, guint entering)
{
  guint end = tableau->n_columns - 1, leaving = tableau->n_rows;
  mpq_t ratio, least;

  mpq_inits (ratio, least, NULL);
  for (guint i = 0; i < tableau->n_rows; i++)
    {
      int order;

      if (mpq_sgn (*cell (tableau, i, entering)) <= 0)
        continue;
      mpq_div (ratio, *cell (tableau, i, end), *cell (tableau, i, entering));
      order = leaving == tableau->n_rows ? -1 : mpq_cmp (ratio, least);
      if (order > 0 || (order == 0 && tableau->basis[i] > tableau->basis[leaving]))
        continue;
      leaving = i;
      mpq_set (least, ratio);
    }
  mpq_clears (ratio, least, NULL);
  g_assert_cmpuint (leaving, <, tableau->n_rows); /* costs are bounded below by 0 */
  return leaving;
}

static void
tableau_pivot (Tableau *tableau, guint entering, guint leaving)
{
  mpq_t factor;

  mpq_init (factor);
  mpq_set (factor, *cell (tableau, leaving, entering));
  for (guint j = 0; j < tableau->n_columns; j++)
    mpq_div (*cell (tableau, leaving, j), *cell (tableau, leaving, j), factor);
  for (guint i = 0; i < tableau->n_rows + tableau->n_levels; i++)
    {
      mpq_set (factor, *cell (tableau, i, entering));
      if (i != leaving && mpq_sgn (factor) != 0)
        subtract_row (tableau, i, leaving, factor);
    }
  mpq_clear (factor);
  tableau->basis[leaving] = entering;
}

/* The values of the variables at the vertex of the tableau. */
static void
read_values (const Tableau *tableau, guint n_variables, double *values)
{
  guint end = tableau->n_columns - 1;

  for (guint j = 0; j < n_variables; j++)
    values[j] = 0.0;
  for (guint i = 0; i < tableau->n_rows; i++)
    {
      double value = mpq_get_d (*cell (tableau, i, end));

      if (tableau->basis[i] < n_variables)
        values[tableau->basis[i]] += value;
      else if (tableau->basis[i] < 2 * n_variables)
        values[tableau->basis[i] - n_variables] -= value;
    }
}

/* The largest magnitude of a coefficient of the tableau. */
static double
largest_coefficient (const Tableau *tableau)
{
  double largest = 0.0;

  for (guint i = 0; i < tableau->n_rows; i++)
    for (guint j = 0; j + 1 < tableau->n_columns; j++)
      largest = fmax (largest, fabs (mpq_get_d (*cell (tableau, i, j))));
  return largest;
}

/* Computes the minimum sums of violations, by level, highest first, and, unless @values is NULL, the
 * variables' values at one solution that has them. Returns the largest magnitude of a coefficient of a
 * tableau. */
double
exact_minimum (
  const GArray *rows, guint n_variables, const GArray *levels, double *violations, double *values)
{
  Tableau tableau = tableau_new (rows, n_variables, levels);
  guint   end = tableau.n_columns - 1, entering;
  double  growth = largest_coefficient (&tableau);

  while ((entering = find_entering (&tableau)) != end)
    {
      tableau_pivot (&tableau, entering, find_leaving (&tableau, entering));
      growth = fmax (growth, largest_coefficient (&tableau));
    }
  for (guint k = 0; k < levels->len; k++)
    violations[k] = -mpq_get_d (*cell (&tableau, tableau.n_rows + k, end));
  if (values != NULL)
    read_values (&tableau, n_variables, values);
  tableau_clear (&tableau);
  return growth;
}
