/* tl-kernel.c: factorises a dense matrix and solves with its factors; see tl-kernel.h.
 *
 * The factors are those of P (R A C) = L U. R and C are diagonal matrices of powers of two that bring the
 * largest coefficient of each row and column near 1. P reorders the rows: permutation[i] is the row of A that
 * pivoting moved to index i. In each row, arithmetic is limited to the span outside which the row is 0. If
 * every row relates near neighbours, as in a chain of views, factorising therefore takes time in proportion
 * to the square of the size instead of its cube. */
#include "solver/factorisation/tl-kernel-private.h"

#include <math.h>
#include <string.h>

/* If the largest candidate for a column's pivot is below this number, the column has no pivot; the largest
 * entries of rows and columns are scaled to about 1. */
#define TL_KERNEL_SINGULAR 1e-12

/* Memory for a kernel below this size is allocated for 1.5 times the size, for a larger kernel for exactly
 * its size. */
#define TL_KERNEL_GENEROUS 2000

TlKernel *
tl_kernel_new (void)
{
  TlKernel *kernel = g_new0 (TlKernel, 1);

  kernel->defects = g_array_new (FALSE, FALSE, sizeof (guint));
  return kernel;
}

void
tl_kernel_free (TlKernel *kernel)
{
  g_free (kernel->matrix);
  g_free (kernel->spans);
  g_free (kernel->permutation);
  g_free (kernel->row_scales);
  g_free (kernel->column_scales);
  g_free (kernel->scratch);
  g_array_unref (kernel->defects);
  g_clear_pointer (&kernel->precise, g_array_unref);
  g_clear_pointer (&kernel->vector, g_array_unref);
  g_free (kernel);
}

void
tl_kernel_begin (TlKernel *kernel, guint size)
{
  if (size > kernel->capacity)
    {
      kernel->capacity = size < TL_KERNEL_GENEROUS ? size + size / 2 : size;
      g_free (kernel->matrix);
      kernel->matrix = g_new (double, (gsize)kernel->capacity * kernel->capacity);
      kernel->spans = g_renew (TlSpan, kernel->spans, kernel->capacity);
      kernel->permutation = g_renew (guint, kernel->permutation, kernel->capacity);
      kernel->row_scales = g_renew (double, kernel->row_scales, kernel->capacity);
      kernel->column_scales = g_renew (double, kernel->column_scales, kernel->capacity);
      kernel->scratch = g_renew (double, kernel->scratch, kernel->capacity);
    }
  kernel->size = size;
  if (size > 0)
    memset (kernel->matrix, 0, (gsize)size * size * sizeof (double));
  g_array_set_size (kernel->defects, 0);
}

static inline double *
kernel_row (const TlKernel *kernel, guint row)
{
  return kernel->matrix + (gsize)row * kernel->size;
}

void
tl_kernel_set (TlKernel *kernel, guint row, guint column, double value)
{
  kernel_row (kernel, row)[column] = value;
}

/* Returns the power of two whose product with @size is in [1, 2); 1 if @size is 0. */
static double
scale_for (double size)
{
  return size > 0.0 ? ldexp (1.0, -ilogb (size)) : 1.0;
}

static TlSpan
find_span (const double *row, guint size)
{
  TlSpan span = { 0, size };

  while (span.begin < size && row[span.begin] == 0.0)
    span.begin++;
  while (span.end > span.begin && row[span.end - 1] == 0.0)
    span.end--;
  return span;
}

static void
kernel_scale_rows (TlKernel *kernel)
{
  for (guint i = 0; i < kernel->size; i++)
    {
      double *row = kernel_row (kernel, i);
      TlSpan  span = kernel->spans[i] = find_span (row, kernel->size);
      double  largest = 0.0;

      for (guint j = span.begin; j < span.end; j++)
        largest = MAX (largest, fabs (row[j]));
      kernel->row_scales[i] = scale_for (largest);
      for (guint j = span.begin; j < span.end; j++)
        row[j] *= kernel->row_scales[i];
    }
}

static void
kernel_scale_columns (TlKernel *kernel)
{
  double *largest = kernel->column_scales;

  for (guint j = 0; j < kernel->size; j++)
    largest[j] = 0.0;
  for (guint i = 0; i < kernel->size; i++)
    for (guint j = kernel->spans[i].begin; j < kernel->spans[i].end; j++)
      largest[j] = MAX (largest[j], fabs (kernel_row (kernel, i)[j]));
  for (guint j = 0; j < kernel->size; j++)
    kernel->column_scales[j] = scale_for (largest[j]);
  for (guint i = 0; i < kernel->size; i++)
    for (guint j = kernel->spans[i].begin; j < kernel->spans[i].end; j++)
      kernel_row (kernel, i)[j] *= kernel->column_scales[j];
}

void
tl_kernel_scale (TlKernel *kernel)
{
  kernel_scale_rows (kernel);
  kernel_scale_columns (kernel);
}

void
tl_kernel_add_defect (TlKernel *kernel, guint column)
{
  g_array_append_val (kernel->defects, kernel->permutation[column]);
  g_array_append_val (kernel->defects, column);
}

static inline void
scale_vector (double *vector, const double *scales, guint size)
{
  for (guint i = 0; i < size; i++)
    vector[i] *= scales[i];
}

/* Returns the row, from @column on, whose entry in @column has the largest magnitude. */
static guint
kernel_find_pivot (const TlKernel *kernel, guint column)
{
  guint  best = column;
  double size = 0.0;

  for (guint row = column; row < kernel->size; row++)
    {
      double candidate = kernel->spans[row].begin > column ? 0.0 : fabs (kernel_row (kernel, row)[column]);

      if (candidate > size)
        {
          size = candidate;
          best = row;
        }
    }
  return best;
}

static void
kernel_swap_rows (TlKernel *kernel, guint first, guint second)
{
  gsize  bytes = kernel->size * sizeof (double);
  guint  index = kernel->permutation[first];
  TlSpan span = kernel->spans[first];

  if (first == second)
    return;
  kernel->permutation[first] = kernel->permutation[second];
  kernel->permutation[second] = index;
  kernel->spans[first] = kernel->spans[second];
  kernel->spans[second] = span;
  memcpy (kernel->scratch, kernel_row (kernel, first), bytes);
  memcpy (kernel_row (kernel, first), kernel_row (kernel, second), bytes);
  memcpy (kernel_row (kernel, second), kernel->scratch, bytes);
}

/* Eliminates @column from the rows below it, and subtracts the number of multiplications from @budget. */
static void
kernel_eliminate (TlKernel *kernel, guint column, gint64 *budget)
{
  const double *pivot_row = kernel_row (kernel, column);
  const guint   end = kernel->spans[column].end;

  for (guint row = column + 1; row < kernel->size; row++)
    {
      double *target = kernel_row (kernel, row);
      double  factor;

      if (kernel->spans[row].begin > column || target[column] == 0.0)
        continue;
      factor = target[column] /= pivot_row[column];
      kernel->spans[row].end = MAX (kernel->spans[row].end, end);
      *budget -= end - column;
      for (guint j = column + 1; j < end; j++)
        target[j] -= factor * pivot_row[j];
    }
}

guint
tl_kernel_factorise (TlKernel *kernel, gint64 *budget)
{
  *budget -= (gint64)kernel->size * kernel->size;
  tl_kernel_scale (kernel);
  for (guint i = 0; i < kernel->size; i++)
    kernel->permutation[i] = i;
  for (guint column = 0; column < kernel->size; column++)
    {
      kernel_swap_rows (kernel, column, kernel_find_pivot (kernel, column));
      if (*budget < 0 || fabs (kernel_row (kernel, column)[column]) < TL_KERNEL_SINGULAR)
        {
          /* The column has no pivot. A unit row replaces the dependent row, so that factorisation can
           * continue. */
          tl_kernel_add_defect (kernel, column);
          memset (kernel_row (kernel, column), 0, kernel->size * sizeof (double));
          kernel_row (kernel, column)[column] = 1.0;
          kernel->spans[column] = (TlSpan){ column, column + 1 };
        }
      kernel_eliminate (kernel, column, budget);
    }
  return kernel->defects->len / 2;
}

void
tl_kernel_get_defect (const TlKernel *kernel, guint index, guint *row, guint *column)
{
  *row = g_array_index (kernel->defects, guint, 2 * index);
  *column = g_array_index (kernel->defects, guint, 2 * index + 1);
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

static inline void
kernel_solve (TlKernel *kernel, double *vector, gboolean magnitudes)
{
  guint size = kernel->size;

  scale_vector (vector, kernel->row_scales, size);
  for (guint i = 0; i < size; i++)
    {
      const double *row = kernel_row (kernel, i);
      double        value = vector[kernel->permutation[i]];

      for (guint j = kernel->spans[i].begin; j < i; j++)
        value = subtract (value, row[j] * kernel->scratch[j], magnitudes);
      kernel->scratch[i] = value;
    }
  for (guint i = size; i-- > 0;)
    {
      const double *row = kernel_row (kernel, i);
      double        value = kernel->scratch[i];

      for (guint j = i + 1; j < kernel->spans[i].end; j++)
        value = subtract (value, row[j] * vector[j], magnitudes);
      vector[i] = divide (value, row[i], magnitudes);
    }
  scale_vector (vector, kernel->column_scales, size);
}

static inline void
kernel_solve_transposed (TlKernel *kernel, double *vector, gboolean magnitudes)
{
  guint size = kernel->size;

  scale_vector (vector, kernel->column_scales, size);
  for (guint i = 0; i < size; i++)
    {
      const double *row = kernel_row (kernel, i);
      double        value = divide (vector[i], row[i], magnitudes);

      kernel->scratch[i] = value;
      for (guint j = i + 1; j < kernel->spans[i].end; j++)
        vector[j] = subtract (vector[j], row[j] * value, magnitudes);
    }
  for (guint i = size; i-- > 0;)
    {
      const double *row = kernel_row (kernel, i);

      for (guint j = kernel->spans[i].begin; j < i; j++)
        kernel->scratch[j] = subtract (kernel->scratch[j], row[j] * kernel->scratch[i], magnitudes);
    }
  for (guint i = 0; i < size; i++)
    vector[kernel->permutation[i]] = kernel->scratch[i];
  scale_vector (vector, kernel->row_scales, size);
}

void
tl_kernel_solve (TlKernel *kernel, double *vector)
{
  kernel_solve (kernel, vector, FALSE);
}

void
tl_kernel_solve_transposed (TlKernel *kernel, double *vector)
{
  kernel_solve_transposed (kernel, vector, FALSE);
}

void
tl_kernel_bound (TlKernel *kernel, double *vector)
{
  kernel_solve (kernel, vector, TRUE);
}

void
tl_kernel_bound_transposed (TlKernel *kernel, double *vector)
{
  kernel_solve_transposed (kernel, vector, TRUE);
}
