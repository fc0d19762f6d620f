/* tl-factor-sparse.c: solves A x = b for a right side b with a single nonzero entry, which gives the
 * direction of an edge.
 *
 * Only those steps (see TlStep) are run whose results depend on this entry; in a layout of many independent
 * parts they are few (Gilbert, Peierls, Sparse Partial Pivoting in Time Proportional to Arithmetic
 * Operations, 1988). The kernel counts as one step.
 */
#include "solver/factorisation/tl-factor-private.h"

#include <string.h>

/* The index that stands for the kernel among the indices of steps. */
static inline guint
kernel_step (const TlFactor *factor)
{
  return factor->n_steps;
}

/* The rank of a step in the order of execution, which is: the first `n_front` steps, the kernel, the other
 * steps. */
static inline guint
step_rank (const TlFactor *factor, guint step)
{
  if (step == kernel_step (factor))
    return factor->n_front;
  return step < factor->n_front ? step : step + 1;
}

/* The step whose rank is @rank: the inverse of step_rank(). */
static inline guint
rank_step (const TlFactor *factor, guint rank)
{
  if (rank == factor->n_front)
    return kernel_step (factor);
  return rank < factor->n_front ? rank : rank - 1;
}

/* The step at @index, or the row of the kernel at @index − `n_steps`. */
static const TlStep *
sparse_step (const TlFactor *factor, guint index)
{
  guint n_steps = factor->n_steps;

  return index < n_steps ? &factor->steps[index]
                         : &g_array_index (factor->kernel_rows, TlStep, index - n_steps);
}

/* Fills `starts`, `readers` and `steps`: finds the steps that read each variable, and the step of each row.
 */
static void
sparse_find_readers (TlFactor *factor)
{
  TlSparse     *sparse = &factor->sparse;
  const TlTerm *others = factor->others;
  guint         n_steps = factor->n_steps, n_all = n_steps + factor->kernel_rows->len;
  guint         total = 0;

  memset (sparse->starts, 0, (factor->size + 1) * sizeof (guint));
  for (guint i = 0; i < factor->n_others; i++)
    sparse->starts[others[i].variable]++;
  for (guint j = 0; j <= factor->size; j++)
    {
      total += sparse->starts[j];
      sparse->starts[j] = total;
    }
  for (guint i = n_all; i-- > 0;)
    {
      const TlStep *step = sparse_step (factor, i);

      sparse->steps[step->position] = MIN (i, n_steps);
      for (guint k = 0; k < step->n_terms; k++)
        sparse->readers[--sparse->starts[others[step->first_term + k].variable]] = MIN (i, n_steps);
    }
}

static void
sparse_prepare (TlFactor *factor)
{
  TlSparse *sparse = &factor->sparse;

  if (sparse->is_ready)
    return;
  sparse->is_ready = TRUE;
  sparse->starts = g_renew (guint, sparse->starts, factor->size + 1);
  sparse->steps = g_renew (guint, sparse->steps, factor->size + 1);
  sparse->readers = g_renew (guint, sparse->readers, factor->n_others + 1);
  g_free (sparse->marks);
  sparse->marks = g_new0 (guint, factor->size + 2);
  sparse->mark = 0;
  g_free (sparse->solution);
  sparse->solution = g_new0 (double, factor->size + 1);
  g_free (sparse->unit);
  sparse->unit = g_new0 (double, factor->size + 1);
  g_array_set_size (sparse->support, 0);
  sparse_find_readers (factor);
}

/* Adds a step to those that the current search has reached, unless it is one of them already. */
static void
sparse_reach (TlFactor *factor, guint step)
{
  TlSparse *sparse = &factor->sparse;
  guint     rank = step_rank (factor, step);

  if (sparse->marks[rank] == sparse->mark)
    return;
  sparse->marks[rank] = sparse->mark;
  g_array_append_val (sparse->reached, rank);
}

static void
sparse_reach_readers (TlFactor *factor, guint variable)
{
  TlSparse *sparse = &factor->sparse;

  for (guint i = sparse->starts[variable]; i < sparse->starts[variable + 1]; i++)
    sparse_reach (factor, sparse->readers[i]);
}

static gint
compare_ranks (gconstpointer left, gconstpointer right)
{
  guint left_rank = *(const guint *)left, right_rank = *(const guint *)right;

  return left_rank < right_rank ? -1 : left_rank > right_rank;
}

/* Collects in `reached`, in order of execution, the steps whose results depend directly or indirectly on the
 * right side of the row at @position. */
static void
sparse_collect (TlFactor *factor, guint position)
{
  TlSparse *sparse = &factor->sparse;

  sparse->mark++;
  g_array_set_size (sparse->reached, 0);
  sparse_reach (factor, sparse->steps[position]);
  for (guint next = 0; next < sparse->reached->len; next++)
    {
      guint step = rank_step (factor, g_array_index (sparse->reached, guint, next));

      if (step != kernel_step (factor))
        sparse_reach_readers (factor, factor->steps[step].variable);
      for (guint i = 0; step == kernel_step (factor) && i < factor->kernel_columns->len; i++)
        sparse_reach_readers (factor, g_array_index (factor->kernel_columns, guint, i));
    }
  g_array_sort (sparse->reached, compare_ranks);
}

static void
sparse_run_step (TlFactor *factor, guint step)
{
  TlSparse *sparse = &factor->sparse;

  if (step != kernel_step (factor))
    {
      tl_factor_run_steps (factor, step, step + 1, sparse->unit, sparse->solution);
      g_array_append_val (sparse->support, factor->steps[step].variable);
      return;
    }
  tl_factor_run_kernel (factor, sparse->unit, sparse->solution);
  g_array_append_vals (sparse->support, factor->kernel_columns->data, factor->kernel_columns->len);
}

const double *
tl_factor_solve_unit (TlFactor *factor, guint position, double value, const guint **support, guint *n_support)
{
  TlSparse *sparse = &factor->sparse;

  sparse_prepare (factor);
  for (guint i = 0; i < sparse->support->len; i++)
    sparse->solution[g_array_index (sparse->support, guint, i)] = 0.0;
  g_array_set_size (sparse->support, 0);
  sparse_collect (factor, position);
  sparse->unit[position] = value;
  for (guint i = 0; i < sparse->reached->len; i++)
    sparse_run_step (factor, rank_step (factor, g_array_index (sparse->reached, guint, i)));
  sparse->unit[position] = 0.0;
  *support = (const guint *)(gpointer)sparse->support->data;
  *n_support = sparse->support->len;
  return sparse->solution;
}
