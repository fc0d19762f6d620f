/* tl-factor-rows.c: the memory of a factor, and the rows of its matrix. */
#include "solver/factorisation/tl-factor-private.h"

static void
sparse_init (TlSparse *sparse)
{
  sparse->reached = g_array_new (FALSE, FALSE, sizeof (guint));
  sparse->support = g_array_new (FALSE, FALSE, sizeof (guint));
}

static void
sparse_clear (TlSparse *sparse)
{
  g_array_unref (sparse->reached);
  g_array_unref (sparse->support);
  g_free (sparse->starts);
  g_free (sparse->steps);
  g_free (sparse->readers);
  g_free (sparse->marks);
  g_free (sparse->solution);
  g_free (sparse->unit);
}

TlFactor *
tl_factor_new (void)
{
  TlFactor *factor = g_new0 (TlFactor, 1);

  factor->kernel = tl_kernel_new ();
  factor->budget = G_MAXINT64;
  factor->kernel_rows = g_array_new (FALSE, FALSE, sizeof (TlStep));
  factor->kernel_columns = g_array_new (FALSE, FALSE, sizeof (guint));
  factor->defects = g_array_new (FALSE, FALSE, sizeof (TlDefect));
  factor->updates = g_array_new (FALSE, FALSE, sizeof (TlUpdate));
  factor->entries = g_array_new (FALSE, FALSE, sizeof (TlEntry));
  sparse_init (&factor->sparse);
  return factor;
}

void
tl_factor_free (TlFactor *factor)
{
  g_free (factor->row_starts);
  g_free (factor->row_terms);
  g_free (factor->steps);
  g_free (factor->others);
  tl_kernel_free (factor->kernel);
  g_array_unref (factor->kernel_rows);
  g_array_unref (factor->kernel_columns);
  g_array_unref (factor->defects);
  g_array_unref (factor->updates);
  g_array_unref (factor->entries);
  g_free (factor->kernel_vector);
  sparse_clear (&factor->sparse);
  g_free (factor);
}

static void
factor_reserve_rows (TlFactor *factor, guint size)
{
  if (size <= factor->row_capacity)
    return;
  factor->row_capacity = size + size / 2;
  g_free (factor->row_starts);
  g_free (factor->steps);
  factor->row_starts = g_new (guint, factor->row_capacity + 1);
  factor->steps = g_new (TlStep, factor->row_capacity);
}

static void
factor_reserve_terms (TlFactor *factor, guint n_terms)
{
  if (n_terms <= factor->term_capacity)
    return;
  factor->term_capacity = n_terms + n_terms / 2;
  g_free (factor->row_terms);
  g_free (factor->others);
  factor->row_terms = g_new (TlTerm, factor->term_capacity);
  factor->others = g_new (TlTerm, factor->term_capacity);
}

static void
factor_clear (TlFactor *factor)
{
  factor->sparse.is_ready = FALSE;
  factor->n_steps = factor->n_front = factor->n_others = 0;
  g_array_set_size (factor->kernel_rows, 0);
  g_array_set_size (factor->kernel_columns, 0);
  g_array_set_size (factor->defects, 0);
  g_array_set_size (factor->updates, 0);
  g_array_set_size (factor->entries, 0);
}

void
tl_factor_begin (TlFactor *factor, guint size, guint n_terms)
{
  factor_reserve_rows (factor, size);
  factor_reserve_terms (factor, n_terms);
  factor_clear (factor);
  factor->size = size;
  factor->n_rows = 0;
  factor->row_starts[0] = 0;
}

void
tl_factor_add_row (TlFactor *factor, const TlTerm *terms, guint n_terms)
{
  guint start = factor->row_starts[factor->n_rows];

  for (guint i = 0; i < n_terms; i++)
    factor->row_terms[start + i] = terms[i];
  factor->row_starts[++factor->n_rows] = start + n_terms;
}

void
tl_factor_add_step (TlFactor *factor, const TlTerm *terms, guint n_terms, guint variable)
{
  TlStep *step = &factor->steps[factor->n_steps];

  *step = (TlStep){ factor->n_steps, variable, 1.0, factor->n_others, n_terms - 1 };
  for (guint i = 0; i < n_terms; i++)
    {
      if (terms[i].variable == variable)
        step->pivot = terms[i].coefficient;
      else
        factor->others[factor->n_others++] = terms[i];
    }
  factor->n_front = ++factor->n_steps;
}
