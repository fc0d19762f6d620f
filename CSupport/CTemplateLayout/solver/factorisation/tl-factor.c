/* tl-factor.c: solves with the factor of a matrix; see tl-factor.h.
 *
 * Each row is solved for one variable, in this order: the rows peeled because one unknown was left in them,
 * the kernel, then the rows peeled because no other remaining row mentioned one of their variables. In this
 * order, when a row is evaluated, its other variables are known:
 *
 *     x[pivot] = (b[row] − Σ a[j] x[j]) / a[pivot]
 *
 * The transposed system is solved by the same steps in reverse order. Each step divides the entry of its
 * variable by a[pivot], which gives the multiplier of its row, and subtracts the multiplier times a[j] from
 * the entries of the other variables j.
 *
 * Replacing row p of A by wᵀ A leaves every other equation unchanged. The new system A' x = b is therefore
 * equivalent to A x = y with y_i = b_i for i ≠ p and w · y = b_p. The vectors w are kept in a list (product
 * form of the inverse: Chvátal, Linear Programming, chapter 7).
 */
#include "solver/factorisation/tl-factor-private.h"

#include <math.h>

static void
factor_reserve_kernel_vector (TlFactor *factor)
{
  if (factor->kernel_columns->len <= factor->kernel_capacity)
    return;
  factor->kernel_capacity = factor->kernel_columns->len * 2;
  g_free (factor->kernel_vector);
  factor->kernel_vector = g_new (double, factor->kernel_capacity);
}

guint
tl_factor_finish (TlFactor *factor)
{
  tl_factor_peel (factor);
  factor_reserve_kernel_vector (factor);
  return factor->defects->len;
}

void
tl_factor_get_defect (const TlFactor *factor, guint index, guint *position, guint *variable)
{
  const TlDefect *defect = &g_array_index (factor->defects, TlDefect, index);

  *position = defect->position;
  *variable = defect->variable;
}

void
tl_factor_set_budget (TlFactor *factor, gint64 budget)
{
  factor->budget = budget;
}

gboolean
tl_factor_spend (TlFactor *factor, gint64 n_steps)
{
  factor->budget -= n_steps;
  return factor->budget >= 0;
}

/* Returns @value − @product; if @magnitudes, @value + |@product|. */
static inline double
subtract (double value, double product, gboolean magnitudes)
{
  return magnitudes ? value + fabs (product) : value - product;
}

static inline double
divide (double value, double pivot, gboolean magnitudes)
{
  return value / (magnitudes ? fabs (pivot) : pivot);
}

/* Returns a step's right side minus its terms; if @magnitudes, the sum of their magnitudes. */
static inline double
step_rest (const TlFactor *factor,
           const TlStep   *step,
           const double   *by_position,
           const double   *by_variable,
           gboolean        magnitudes)
{
  const TlTerm *terms = &factor->others[step->first_term];
  double        rest = by_position[step->position];

  for (guint i = 0; i < step->n_terms; i++)
    rest = subtract (rest, terms[i].coefficient * by_variable[terms[i].variable], magnitudes);
  return rest;
}

static inline void
run_steps (const TlFactor *factor,
           guint           first,
           guint           end,
           const double   *by_position,
           double         *by_variable,
           gboolean        magnitudes)
{
  for (guint i = first; i < end; i++)
    {
      const TlStep *step = &factor->steps[i];
      double        rest = step_rest (factor, step, by_position, by_variable, magnitudes);

      by_variable[step->variable] = divide (rest, step->pivot, magnitudes);
    }
}

static inline void
run_kernel (TlFactor *factor, const double *by_position, double *by_variable, gboolean magnitudes)
{
  guint size = factor->kernel_rows->len;

  for (guint i = 0; i < size; i++)
    factor->kernel_vector[i] = step_rest (factor, &g_array_index (factor->kernel_rows, TlStep, i),
                                          by_position, by_variable, magnitudes);
  if (magnitudes)
    tl_kernel_bound (factor->kernel, factor->kernel_vector);
  else
    tl_kernel_solve (factor->kernel, factor->kernel_vector);
  for (guint i = 0; i < size; i++)
    by_variable[g_array_index (factor->kernel_columns, guint, i)] = factor->kernel_vector[i];
}

static inline void
run_all (TlFactor *factor, const double *by_position, double *by_variable, gboolean magnitudes)
{
  run_steps (factor, 0, factor->n_front, by_position, by_variable, magnitudes);
  if (factor->kernel_rows->len > 0)
    run_kernel (factor, by_position, by_variable, magnitudes);
  run_steps (factor, factor->n_front, factor->n_steps, by_position, by_variable, magnitudes);
}

void
tl_factor_run_steps (
  const TlFactor *factor, guint first, guint end, const double *by_position, double *by_variable)
{
  run_steps (factor, first, end, by_position, by_variable, FALSE);
}

void
tl_factor_run_kernel (TlFactor *factor, const double *by_position, double *by_variable)
{
  run_kernel (factor, by_position, by_variable, FALSE);
}

/* Solves for y in place, as described above; @by_position contains b. */
static void
factor_apply_updates (const TlFactor *factor, double *by_position)
{
  for (guint k = factor->updates->len; k-- > 0;)
    {
      const TlUpdate *update = &g_array_index (factor->updates, TlUpdate, k);
      const TlEntry  *entries = &g_array_index (factor->entries, TlEntry, update->first_entry);
      double          value = by_position[update->position];

      for (guint i = 0; i < update->n_entries; i++)
        value -= entries[i].value * by_position[entries[i].position];
      by_position[update->position] = value / update->pivot;
    }
}

void
tl_factor_solve (TlFactor *factor, double *by_position, double *by_variable)
{
  factor_apply_updates (factor, by_position);
  run_all (factor, by_position, by_variable, FALSE);
}

/* Subtracts @multiplier times a step's coefficients from the entries of the variables that the step reads; if
 * @magnitudes, adds the magnitudes of the products. */
static inline void
step_unwind (
  const TlFactor *factor, const TlStep *step, double multiplier, double *by_variable, gboolean magnitudes)
{
  const TlTerm *terms = &factor->others[step->first_term];

  for (guint i = 0; i < step->n_terms; i++)
    by_variable[terms[i].variable]
      = subtract (by_variable[terms[i].variable], terms[i].coefficient * multiplier, magnitudes);
}

static inline void
unwind_steps (const TlFactor *factor,
              guint           first,
              guint           end,
              double         *by_variable,
              double         *by_position,
              gboolean        magnitudes)
{
  for (guint i = end; i-- > first;)
    {
      const TlStep *step = &factor->steps[i];
      double        multiplier = by_variable[step->variable];

      if (multiplier != 0.0)
        {
          multiplier = divide (multiplier, step->pivot, magnitudes);
          step_unwind (factor, step, multiplier, by_variable, magnitudes);
        }
      by_position[step->position] = multiplier;
    }
}

static inline void
unwind_kernel (TlFactor *factor, double *by_variable, double *by_position, gboolean magnitudes)
{
  guint size = factor->kernel_rows->len;

  for (guint i = 0; i < size; i++)
    factor->kernel_vector[i] = by_variable[g_array_index (factor->kernel_columns, guint, i)];
  if (magnitudes)
    tl_kernel_bound_transposed (factor->kernel, factor->kernel_vector);
  else
    tl_kernel_solve_transposed (factor->kernel, factor->kernel_vector);
  for (guint i = 0; i < size; i++)
    {
      const TlStep *row = &g_array_index (factor->kernel_rows, TlStep, i);

      by_position[row->position] = factor->kernel_vector[i];
      step_unwind (factor, row, factor->kernel_vector[i], by_variable, magnitudes);
    }
}

static inline void
unwind_all (TlFactor *factor, double *by_variable, double *by_position, gboolean magnitudes)
{
  unwind_steps (factor, factor->n_front, factor->n_steps, by_variable, by_position, magnitudes);
  if (factor->kernel_rows->len > 0)
    unwind_kernel (factor, by_variable, by_position, magnitudes);
  unwind_steps (factor, 0, factor->n_front, by_variable, by_position, magnitudes);
}

/* Converts the multipliers of the rows before the replacements, in place, to those of the present rows. */
static void
factor_unwind_updates (const TlFactor *factor, double *by_position)
{
  for (guint k = 0; k < factor->updates->len; k++)
    {
      const TlUpdate *update = &g_array_index (factor->updates, TlUpdate, k);
      const TlEntry  *entries = &g_array_index (factor->entries, TlEntry, update->first_entry);
      double          multiplier = by_position[update->position] / update->pivot;

      by_position[update->position] = multiplier;
      if (multiplier == 0.0)
        continue;
      for (guint i = 0; i < update->n_entries; i++)
        by_position[entries[i].position] -= entries[i].value * multiplier;
    }
}

void
tl_factor_solve_transposed (TlFactor *factor, double *by_variable, double *by_position)
{
  unwind_all (factor, by_variable, by_position, FALSE);
  factor_unwind_updates (factor, by_position);
}

void
tl_factor_bound (TlFactor *factor, const double *by_position, double *by_variable)
{
  run_all (factor, by_position, by_variable, TRUE);
}

void
tl_factor_bound_transposed (TlFactor *factor, double *by_variable, double *by_position)
{
  unwind_all (factor, by_variable, by_position, TRUE);
}

gboolean
tl_factor_replace (TlFactor *factor, guint position, const double *combination)
{
  TlUpdate update = { position, combination[position], factor->entries->len, 0 };

  if (fabs (update.pivot) < 1e-11)
    return FALSE;
  for (guint i = 0; i < factor->size; i++)
    {
      TlEntry entry = { i, combination[i] };

      if (i != position && fabs (entry.value) > 1e-14)
        g_array_append_val (factor->entries, entry);
    }
  update.n_entries = factor->entries->len - update.first_entry;
  g_array_append_val (factor->updates, update);
  return TRUE;
}

guint
tl_factor_get_n_updates (const TlFactor *factor)
{
  return factor->updates->len;
}

guint
tl_factor_get_kernel_size (const TlFactor *factor)
{
  return factor->kernel_rows->len;
}
