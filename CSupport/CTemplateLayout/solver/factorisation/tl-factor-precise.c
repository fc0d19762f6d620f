/* tl-factor-precise.c: solves with the factor in twice double precision, for careful solvers. The steps are
 * those of tl-factor.c; no row may have been replaced since the last factorisation. */
#include "solver/factorisation/tl-factor-private.h"

#include "solver/arithmetic/tl-fraction.h"

/* The largest kernel that is factorised in twice double precision; it takes 50 bytes for each of its entries,
 * and as many steps as twenty ordinary ones. Larger kernels of careful solvers are factorised in double
 * precision, and their solutions are refined. */
#define TL_LARGEST_PRECISE_KERNEL 500

static TlTwofold
step_rest (const TlFactor  *factor,
           const TlStep    *step,
           const TlTwofold *by_position,
           const TlTwofold *by_variable)
{
  const TlTerm *terms = &factor->others[step->first_term];
  TlTwofold     rest = by_position[step->position];

  for (guint i = 0; i < step->n_terms; i++)
    rest = tl_twofold_add_product (rest, tl_fraction_twofold (-terms[i].coefficient),
                                   by_variable[terms[i].variable]);
  return rest;
}

static void
run_steps (
  const TlFactor *factor, guint first, guint end, const TlTwofold *by_position, TlTwofold *by_variable)
{
  for (guint i = first; i < end; i++)
    {
      const TlStep *step = &factor->steps[i];

      by_variable[step->variable] = tl_twofold_divide (step_rest (factor, step, by_position, by_variable),
                                                       tl_fraction_twofold (step->pivot));
    }
}

/* Solves with the kernel in place: in twice double precision if it was factorised so. */
static void
solve_kernel (TlFactor *factor, TlTwofold *vector, gboolean transposed)
{
  guint size = factor->kernel_rows->len;

  if (factor->has_precise_kernel && transposed)
    tl_kernel_solve_transposed_precisely (factor->kernel, vector);
  else if (factor->has_precise_kernel)
    tl_kernel_solve_precisely (factor->kernel, vector);
  if (factor->has_precise_kernel)
    return;
  for (guint i = 0; i < size; i++)
    factor->kernel_vector[i] = vector[i].high;
  if (transposed)
    tl_kernel_solve_transposed (factor->kernel, factor->kernel_vector);
  else
    tl_kernel_solve (factor->kernel, factor->kernel_vector);
  for (guint i = 0; i < size; i++)
    vector[i] = (TlTwofold){ factor->kernel_vector[i], 0.0 };
}

static void
run_kernel (TlFactor *factor, const TlTwofold *by_position, TlTwofold *by_variable)
{
  guint      size = factor->kernel_rows->len;
  TlTwofold *vector = g_new (TlTwofold, size);

  for (guint i = 0; i < size; i++)
    vector[i] = step_rest (factor, &g_array_index (factor->kernel_rows, TlStep, i), by_position, by_variable);
  solve_kernel (factor, vector, FALSE);
  for (guint i = 0; i < size; i++)
    by_variable[g_array_index (factor->kernel_columns, guint, i)] = vector[i];
  g_free (vector);
}

void
tl_factor_solve_precisely (TlFactor *factor, const TlTwofold *by_position, TlTwofold *by_variable)
{
  run_steps (factor, 0, factor->n_front, by_position, by_variable);
  if (factor->kernel_rows->len > 0)
    run_kernel (factor, by_position, by_variable);
  run_steps (factor, factor->n_front, factor->n_steps, by_position, by_variable);
}

/* Subtracts @multiplier times a step's coefficients from the entries of the variables that the step reads. */
static void
step_unwind (const TlFactor *factor, const TlStep *step, TlTwofold multiplier, TlTwofold *by_variable)
{
  const TlTerm *terms = &factor->others[step->first_term];

  for (guint i = 0; i < step->n_terms; i++)
    by_variable[terms[i].variable] = tl_twofold_add_product (
      by_variable[terms[i].variable], tl_fraction_twofold (-terms[i].coefficient), multiplier);
}

static void
unwind_steps (const TlFactor *factor, guint first, guint end, TlTwofold *by_variable, TlTwofold *by_position)
{
  for (guint i = end; i-- > first;)
    {
      const TlStep *step = &factor->steps[i];
      TlTwofold     multiplier = by_variable[step->variable];

      if (multiplier.high != 0.0)
        {
          multiplier = tl_twofold_divide (multiplier, tl_fraction_twofold (step->pivot));
          step_unwind (factor, step, multiplier, by_variable);
        }
      by_position[step->position] = multiplier;
    }
}

static void
unwind_kernel (TlFactor *factor, TlTwofold *by_variable, TlTwofold *by_position)
{
  guint      size = factor->kernel_rows->len;
  TlTwofold *vector = g_new (TlTwofold, size);

  for (guint i = 0; i < size; i++)
    vector[i] = by_variable[g_array_index (factor->kernel_columns, guint, i)];
  solve_kernel (factor, vector, TRUE);
  for (guint i = 0; i < size; i++)
    {
      const TlStep *row = &g_array_index (factor->kernel_rows, TlStep, i);

      by_position[row->position] = vector[i];
      step_unwind (factor, row, vector[i], by_variable);
    }
  g_free (vector);
}

void
tl_factor_solve_transposed_precisely (TlFactor *factor, TlTwofold *by_variable, TlTwofold *by_position)
{
  unwind_steps (factor, factor->n_front, factor->n_steps, by_variable, by_position);
  if (factor->kernel_rows->len > 0)
    unwind_kernel (factor, by_variable, by_position);
  unwind_steps (factor, 0, factor->n_front, by_variable, by_position);
}

void
tl_factor_set_precise (TlFactor *factor, gboolean is_precise)
{
  factor->is_precise = is_precise;
}

guint
tl_factor_factorise_kernel (TlFactor *factor)
{
  factor->has_precise_kernel = factor->is_precise && factor->kernel_rows->len <= TL_LARGEST_PRECISE_KERNEL;
  return factor->has_precise_kernel ? tl_kernel_factorise_precisely (factor->kernel, &factor->budget)
                                    : tl_kernel_factorise (factor->kernel, &factor->budget);
}
