/* tl-kernel-precise.c: factorises the kernel, and solves with its factors, in twice double precision.
 *
 * If two rows differ by 2^-48 of their coefficients, double precision leaves five bits of the pivot that
 * tells them apart, and the solutions of two orders of the rows may have no digit in common. Coefficients are
 * interpreted as the fractions that round to them (tl-fraction.h). Each entry has a bound for the error that
 * the rounding of coefficients to doubles causes in it; a column whose entries do not exceed their bounds has
 * no pivot. */
#include "solver/factorisation/tl-kernel-private.h"

#include "solver/arithmetic/tl-fraction.h"

#include <math.h>
#include <string.h>

/* The relative rounding error of computations with twice the precision of a double; 2^-103. */
#define TL_PRECISE_ROUNDING 9.860761315262648e-32
/* A multiplication in twice double precision takes as long as this many in double precision. */
#define TL_PRECISE_COST 20

static inline TlPreciseEntry *
precise_row (const TlKernel *kernel, guint row)
{
  return &g_array_index (kernel->precise, TlPreciseEntry, (gsize)row * kernel->size);
}

/* Copies the scaled matrix. */
static void
precise_load (TlKernel *kernel)
{
  gsize length = (gsize)kernel->size * kernel->size;

  if (kernel->precise == NULL)
    {
      kernel->precise = g_array_new (FALSE, FALSE, sizeof (TlPreciseEntry));
      kernel->vector = g_array_new (FALSE, FALSE, sizeof (TlTwofold));
    }
  g_array_set_size (kernel->precise, (guint)length);
  g_array_set_size (kernel->vector, kernel->size);
  for (gsize i = 0; i < length; i++)
    g_array_index (kernel->precise, TlPreciseEntry, i)
      = (TlPreciseEntry){ tl_fraction_twofold (kernel->matrix[i]), 0.0 };
}

static void
precise_swap_rows (TlKernel *kernel, guint first, guint second)
{
  TlPreciseEntry *left = precise_row (kernel, first), *right = precise_row (kernel, second);
  guint           index = kernel->permutation[first];

  kernel->permutation[first] = kernel->permutation[second];
  kernel->permutation[second] = index;
  for (guint j = 0; j < kernel->size && first != second; j++)
    {
      TlPreciseEntry entry = left[j];

      left[j] = right[j];
      right[j] = entry;
    }
}

/* Moves the row with the largest entry in @column that is certainly not 0 to the index @column. Returns
 * %FALSE if there is no such row. */
static gboolean
precise_choose_pivot (TlKernel *kernel, guint column)
{
  guint  best = kernel->size;
  double size = 0.0;

  for (guint row = column; row < kernel->size; row++)
    {
      const TlPreciseEntry *entry = precise_row (kernel, row) + column;

      if (fabs (entry->value.high) <= fmax (entry->noise, size))
        continue;
      size = fabs (entry->value.high);
      best = row;
    }
  if (best < kernel->size)
    precise_swap_rows (kernel, column, best);
  return best < kernel->size;
}

/* Replaces the row at @column, which depends on the others, by a unit row. */
static void
precise_replace_row (TlKernel *kernel, guint column)
{
  TlPreciseEntry *row = precise_row (kernel, column);

  tl_kernel_add_defect (kernel, column);
  memset (row, 0, kernel->size * sizeof (TlPreciseEntry));
  row[column].value.high = 1.0;
}

/* Subtracts @factor times @pivot from @entry. */
static inline void
precise_subtract (TlPreciseEntry *entry, const TlPreciseEntry *factor, const TlPreciseEntry *pivot)
{
  TlTwofold negative = { -factor->value.high, -factor->value.low };

  entry->noise
    += fabs (factor->value.high) * pivot->noise + factor->noise * fabs (pivot->value.high)
       + TL_PRECISE_ROUNDING * (fabs (entry->value.high) + fabs (factor->value.high * pivot->value.high));
  entry->value = tl_twofold_add_product (entry->value, negative, pivot->value);
}

static void
precise_eliminate (TlKernel *kernel, guint column, gint64 *budget)
{
  const TlPreciseEntry *pivots = precise_row (kernel, column);
  double                pivot = fabs (pivots[column].value.high);

  for (guint row = column + 1; row < kernel->size; row++)
    {
      TlPreciseEntry *target = precise_row (kernel, row), *factor = target + column;

      if (factor->value.high == 0.0)
        continue;
      factor->value = tl_twofold_divide (factor->value, pivots[column].value);
      factor->noise = (factor->noise + fabs (factor->value.high) * pivots[column].noise) / pivot;
      *budget -= TL_PRECISE_COST * (gint64)(kernel->size - column);
      for (guint j = column + 1; j < kernel->size; j++)
        {
          if (pivots[j].value.high != 0.0)
            precise_subtract (&target[j], factor, &pivots[j]);
        }
    }
}

/* Stores the factors in double precision too, for bounds and for compiled bases. */
static void
precise_round (TlKernel *kernel)
{
  for (guint i = 0; i < kernel->size; i++)
    {
      kernel->spans[i] = (TlSpan){ 0, kernel->size };
      for (guint j = 0; j < kernel->size; j++)
        kernel->matrix[(gsize)i * kernel->size + j] = precise_row (kernel, i)[j].value.high;
    }
}

guint
tl_kernel_factorise_precisely (TlKernel *kernel, gint64 *budget)
{
  *budget -= TL_PRECISE_COST * (gint64)kernel->size * kernel->size;
  tl_kernel_scale (kernel);
  precise_load (kernel);
  for (guint i = 0; i < kernel->size; i++)
    kernel->permutation[i] = i;
  for (guint column = 0; column < kernel->size; column++)
    {
      if (*budget < 0 || !precise_choose_pivot (kernel, column))
        precise_replace_row (kernel, column);
      precise_eliminate (kernel, column, budget);
    }
  precise_round (kernel);
  return kernel->defects->len / 2;
}

static inline void
scale_twofold (TlTwofold *vector, const double *scales, guint size)
{
  for (guint i = 0; i < size; i++)
    vector[i] = (TlTwofold){ vector[i].high * scales[i], vector[i].low * scales[i] };
}

static inline TlTwofold
negative (TlTwofold number)
{
  return (TlTwofold){ -number.high, -number.low };
}

void
tl_kernel_solve_precisely (TlKernel *kernel, TlTwofold *vector)
{
  TlTwofold *scratch = (TlTwofold *)(gpointer)kernel->vector->data;
  guint      size = kernel->size;

  scale_twofold (vector, kernel->row_scales, size);
  for (guint i = 0; i < size; i++)
    {
      const TlPreciseEntry *row = precise_row (kernel, i);

      scratch[i] = vector[kernel->permutation[i]];
      for (guint j = 0; j < i; j++)
        scratch[i] = tl_twofold_add_product (scratch[i], negative (row[j].value), scratch[j]);
    }
  for (guint i = size; i-- > 0;)
    {
      const TlPreciseEntry *row = precise_row (kernel, i);

      for (guint j = i + 1; j < size; j++)
        scratch[i] = tl_twofold_add_product (scratch[i], negative (row[j].value), vector[j]);
      vector[i] = tl_twofold_divide (scratch[i], row[i].value);
    }
  scale_twofold (vector, kernel->column_scales, size);
}

void
tl_kernel_solve_transposed_precisely (TlKernel *kernel, TlTwofold *vector)
{
  TlTwofold *scratch = (TlTwofold *)(gpointer)kernel->vector->data;
  guint      size = kernel->size;

  scale_twofold (vector, kernel->column_scales, size);
  for (guint i = 0; i < size; i++)
    {
      const TlPreciseEntry *row = precise_row (kernel, i);

      scratch[i] = tl_twofold_divide (vector[i], row[i].value);
      for (guint j = i + 1; j < size; j++)
        vector[j] = tl_twofold_add_product (vector[j], negative (row[j].value), scratch[i]);
    }
  for (guint i = size; i-- > 0;)
    {
      const TlPreciseEntry *row = precise_row (kernel, i);

      for (guint j = 0; j < i; j++)
        scratch[j] = tl_twofold_add_product (scratch[j], negative (row[j].value), scratch[i]);
    }
  for (guint i = 0; i < size; i++)
    vector[kernel->permutation[i]] = scratch[i];
  scale_twofold (vector, kernel->row_scales, size);
}
