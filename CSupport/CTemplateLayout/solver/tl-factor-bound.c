/* tl-factor-bound.c: the magnitudes that a solution is computed from.
 *
 * The factor's steps with every number replaced by its magnitude and every difference by a sum. Rounding
 * moves a component of a solution by no more than a few units in the last place of this bound, so a component
 * far below it is 0 (Higham, Accuracy and Stability of Numerical Algorithms, chapter 8). Updates are not
 * counted.
 */
#include "solver/tl-factor-private.h"

#include <math.h>

static inline double
step_rest_bound (const TlFactor *factor, const TlStep *step, const double *by_variable)
{
  const TlTerm *terms = &g_array_index (factor->others, TlTerm, step->first_term);
  double        sum = 0.0;

  for (guint i = 0; i < step->n_terms; i++)
    sum += fabs (terms[i].coefficient) * by_variable[terms[i].variable];
  return sum;
}

static void
bound_steps (const TlFactor *factor, guint first, guint end, const double *by_position, double *by_variable)
{
  for (guint i = first; i < end; i++)
    {
      const TlStep *step = &g_array_index (factor->steps, TlStep, i);
      double        rest = by_position[step->position] + step_rest_bound (factor, step, by_variable);

      by_variable[step->variable] = rest / fabs (step->pivot);
    }
}

static void
bound_kernel (TlFactor *factor, const double *by_position, double *by_variable)
{
  guint size = factor->kernel_rows->len;

  for (guint i = 0; i < size; i++)
    {
      const TlStep *row = &g_array_index (factor->kernel_rows, TlStep, i);

      factor->kernel_vector[i] = by_position[row->position] + step_rest_bound (factor, row, by_variable);
    }
  tl_kernel_bound (factor->kernel, factor->kernel_vector);
  for (guint i = 0; i < size; i++)
    by_variable[g_array_index (factor->kernel_columns, guint, i)] = factor->kernel_vector[i];
}

/* The magnitudes behind the solution of A x = b; @by_position holds |b|. */
void
tl_factor_bound (TlFactor *factor, const double *by_position, double *by_variable)
{
  bound_steps (factor, 0, factor->n_front, by_position, by_variable);
  if (factor->kernel_rows->len > 0)
    bound_kernel (factor, by_position, by_variable);
  bound_steps (factor, factor->n_front, factor->steps->len, by_position, by_variable);
}

static inline void
step_add_bound (const TlFactor *factor, const TlStep *step, double multiplier, double *by_variable)
{
  const TlTerm *terms = &g_array_index (factor->others, TlTerm, step->first_term);

  for (guint i = 0; i < step->n_terms; i++)
    by_variable[terms[i].variable] += fabs (terms[i].coefficient) * multiplier;
}

static void
bound_steps_backwards (
  const TlFactor *factor, guint first, guint end, double *by_variable, double *by_position)
{
  for (guint i = end; i-- > first;)
    {
      const TlStep *step = &g_array_index (factor->steps, TlStep, i);
      double        multiplier = by_variable[step->variable] / fabs (step->pivot);

      if (multiplier > 0.0)
        step_add_bound (factor, step, multiplier, by_variable);
      by_position[step->position] = multiplier;
    }
}

static void
bound_kernel_backwards (TlFactor *factor, double *by_variable, double *by_position)
{
  guint size = factor->kernel_rows->len;

  for (guint i = 0; i < size; i++)
    factor->kernel_vector[i] = by_variable[g_array_index (factor->kernel_columns, guint, i)];
  tl_kernel_bound_transposed (factor->kernel, factor->kernel_vector);
  for (guint i = 0; i < size; i++)
    {
      const TlStep *row = &g_array_index (factor->kernel_rows, TlStep, i);

      by_position[row->position] = factor->kernel_vector[i];
      step_add_bound (factor, row, factor->kernel_vector[i], by_variable);
    }
}

/* The magnitudes behind the solution of Aᵀ λ = g; @by_variable holds |g| and is overwritten. */
void
tl_factor_bound_transposed (TlFactor *factor, double *by_variable, double *by_position)
{
  bound_steps_backwards (factor, factor->n_front, factor->steps->len, by_variable, by_position);
  if (factor->kernel_rows->len > 0)
    bound_kernel_backwards (factor, by_variable, by_position);
  bound_steps_backwards (factor, 0, factor->n_front, by_variable, by_position);
}
