/* tl-factor.c: see tl-factor.h.
 *
 * The order of the assignments is: rows peeled because one unknown was left in them, then the kernel,
 * then the rows of variables that no other remaining row mentions. In that order each row's other
 * variables are known when it is evaluated:
 *
 *     x[pivot] = (b[row] − Σ a[j] x[j]) / a[pivot]
 *
 * The transposed system runs through the same steps backwards, subtracting where the above reads.
 *
 * Replacing row p by a_q = wᵀ A leaves every other equation alone, so A' x = b is A x = y with
 * y_i = b_i for i ≠ p and w · y = b_q; the vectors w are kept in a list (product form of the inverse:
 * Chvátal, Linear Programming, chapter 7).
 */
#include "solver/tl-factor.h"

#include <math.h>
#include <string.h>

#include "solver/tl-kernel.h"

/* One assignment of the programme. */
typedef struct
{
  guint  position; /* of the row in the active set */
  guint  variable; /* that it determines */
  double pivot;
  guint  first_term; /* the row's other terms, in `others` */
  guint  n_terms;
} TlStep;

/* An exchanged row in terms of the rows before it. */
typedef struct
{
  guint  position;
  double pivot;       /* w_p */
  guint  first_entry; /* w_i for i ≠ p, in `entries` */
  guint  n_entries;
} TlUpdate;

typedef struct
{
  guint  position;
  double value;
} TlEntry;

typedef struct
{
  guint position;
  guint variable;
} TlDefect;

struct _TlFactor
{
  guint     size;
  GArray   *row_starts; /* guint; size + 1 */
  GArray   *row_terms;  /* TlTerm */
  GArray   *steps;      /* TlStep: n_front of them, then the kernel's turn, then the rest */
  guint     n_front;
  GArray   *others;         /* TlTerm */
  TlKernel *kernel;         /* owned */
  GArray   *kernel_rows;    /* TlStep with variable unused: the kernel's rows and their outside terms */
  GArray   *kernel_columns; /* guint */
  GArray   *defects;        /* TlDefect: rows that depend on others, variables left over */
  GArray   *updates;        /* TlUpdate */
  GArray   *entries;        /* TlEntry */
  double   *kernel_vector;
  guint     kernel_capacity;
};

TlFactor *
tl_factor_new (void)
{
  TlFactor *factor = g_new0 (TlFactor, 1);

  factor->row_starts = g_array_new (FALSE, FALSE, sizeof (guint));
  factor->row_terms = g_array_new (FALSE, FALSE, sizeof (TlTerm));
  factor->steps = g_array_new (FALSE, FALSE, sizeof (TlStep));
  factor->others = g_array_new (FALSE, FALSE, sizeof (TlTerm));
  factor->kernel = tl_kernel_new ();
  factor->kernel_rows = g_array_new (FALSE, FALSE, sizeof (TlStep));
  factor->kernel_columns = g_array_new (FALSE, FALSE, sizeof (guint));
  factor->defects = g_array_new (FALSE, FALSE, sizeof (TlDefect));
  factor->updates = g_array_new (FALSE, FALSE, sizeof (TlUpdate));
  factor->entries = g_array_new (FALSE, FALSE, sizeof (TlEntry));
  return factor;
}

void
tl_factor_free (TlFactor *factor)
{
  g_array_unref (factor->row_starts);
  g_array_unref (factor->row_terms);
  g_array_unref (factor->steps);
  g_array_unref (factor->others);
  tl_kernel_free (factor->kernel);
  g_array_unref (factor->kernel_rows);
  g_array_unref (factor->kernel_columns);
  g_array_unref (factor->defects);
  g_array_unref (factor->updates);
  g_array_unref (factor->entries);
  g_free (factor->kernel_vector);
  g_free (factor);
}

/* Starts a new matrix of `size` rows, which are then added in order of position. */
void
tl_factor_begin (TlFactor *factor, guint size)
{
  guint start = 0;

  factor->size = size;
  g_array_set_size (factor->row_starts, 0);
  g_array_set_size (factor->row_terms, 0);
  g_array_append_val (factor->row_starts, start);
}

void
tl_factor_add_row (TlFactor *factor, const TlTerm *terms, guint n_terms)
{
  g_array_append_vals (factor->row_terms, terms, n_terms);
  g_array_append_val (factor->row_starts, factor->row_terms->len);
}

/* The state of a factorisation while rows and columns are peeled off. */
typedef struct
{
  TlFactor *factor;
  guint    *row_counts;    /* unknowns left in a row */
  guint    *column_counts; /* remaining rows that mention a variable */
  guint    *column_starts;
  guint    *column_rows;
  guint8   *row_done;
  guint8   *column_done;
  guint    *queue;
} TlPeel;

static inline const TlTerm *
peel_row (const TlPeel *peel, guint row, guint *n_terms)
{
  const guint *starts = (const guint *)(gpointer)peel->factor->row_starts->data;

  *n_terms = starts[row + 1] - starts[row];
  return &g_array_index (peel->factor->row_terms, TlTerm, starts[row]);
}

static void
peel_count (TlPeel *peel)
{
  guint size = peel->factor->size;
  guint n_terms;

  for (guint row = 0; row < size; row++)
    {
      const TlTerm *terms = peel_row (peel, row, &n_terms);

      peel->row_counts[row] = n_terms;
      for (guint i = 0; i < n_terms; i++)
        peel->column_counts[terms[i].variable]++;
    }
}

static void
peel_transpose (TlPeel *peel)
{
  guint size = peel->factor->size;
  guint total = 0, n_terms;

  for (guint column = 0; column < size; column++)
    {
      total += peel->column_counts[column];
      peel->column_starts[column] = total;
    }
  peel->column_starts[size] = total;
  for (guint row = size; row-- > 0;)
    {
      const TlTerm *terms = peel_row (peel, row, &n_terms);

      for (guint i = 0; i < n_terms; i++)
        peel->column_rows[--peel->column_starts[terms[i].variable]] = row;
    }
}

static TlPeel
peel_begin (TlFactor *factor)
{
  guint  size = factor->size;
  TlPeel peel = { .factor = factor };

  peel.row_counts = g_new (guint, size * 4 + 1 + factor->row_terms->len);
  peel.column_counts = peel.row_counts + size;
  peel.column_starts = peel.column_counts + size;
  peel.queue = peel.column_starts + size + 1;
  peel.column_rows = peel.queue + size;
  peel.row_done = g_new0 (guint8, size * 2);
  peel.column_done = peel.row_done + size;
  memset (peel.column_counts, 0, size * sizeof (guint));
  peel_count (&peel);
  peel_transpose (&peel);
  return peel;
}

static void
peel_end (TlPeel *peel)
{
  g_free (peel->row_counts);
  g_free (peel->row_done);
}

/* Appends the assignment of `variable` by `row`; `variable` G_MAXUINT: no variable is singled out. */
static void
factor_append_step (TlPeel *peel, GArray *steps, guint row, guint variable, gboolean skip_undone)
{
  TlFactor     *factor = peel->factor;
  guint         n_terms;
  const TlTerm *terms = peel_row (peel, row, &n_terms);
  TlStep        step = { row, variable, 1.0, factor->others->len, 0 };

  for (guint i = 0; i < n_terms; i++)
    {
      if (terms[i].variable == variable)
        step.pivot = terms[i].coefficient;
      else if (!skip_undone || peel->column_done[terms[i].variable])
        g_array_append_val (factor->others, terms[i]);
    }
  step.n_terms = factor->others->len - step.first_term;
  g_array_append_val (steps, step);
}

/* A variable became known: rows that mention it have one unknown less. */
static guint
peel_settle_column (TlPeel *peel, guint column, guint n_queued)
{
  peel->column_done[column] = TRUE;
  for (guint i = peel->column_starts[column]; i < peel->column_starts[column + 1]; i++)
    {
      guint row = peel->column_rows[i];

      if (--peel->row_counts[row] == 1 && !peel->row_done[row])
        peel->queue[n_queued++] = row;
    }
  return n_queued;
}

static guint
peel_only_unknown (const TlPeel *peel, guint row)
{
  guint         n_terms;
  const TlTerm *terms = peel_row (peel, row, &n_terms);

  for (guint i = 0; i < n_terms; i++)
    {
      if (!peel->column_done[terms[i].variable])
        return terms[i].variable;
    }
  return G_MAXUINT;
}

/* Rows with one unknown, in the order in which they become so. */
static void
peel_rows (TlPeel *peel)
{
  guint size = peel->factor->size;
  guint n_queued = 0;

  for (guint row = 0; row < size; row++)
    {
      if (peel->row_counts[row] == 1)
        peel->queue[n_queued++] = row;
    }
  for (guint next = 0; next < n_queued; next++)
    {
      guint row = peel->queue[next];
      guint column = peel_only_unknown (peel, row);

      if (column == G_MAXUINT)
        continue; /* settled by another row in the meantime: this one depends on it */
      peel->row_done[row] = TRUE;
      factor_append_step (peel, peel->factor->steps, row, column, FALSE);
      n_queued = peel_settle_column (peel, column, n_queued);
    }
  peel->factor->n_front = peel->factor->steps->len;
}

/* A row is done: its unknowns are mentioned by one remaining row less. */
static guint
peel_settle_row (TlPeel *peel, guint row, guint n_queued)
{
  guint         n_terms;
  const TlTerm *terms = peel_row (peel, row, &n_terms);

  peel->row_done[row] = TRUE;
  for (guint i = 0; i < n_terms; i++)
    {
      guint column = terms[i].variable;

      if (!peel->column_done[column] && --peel->column_counts[column] == 1)
        peel->queue[n_queued++] = column;
    }
  return n_queued;
}

static guint
peel_only_row (const TlPeel *peel, guint column)
{
  for (guint i = peel->column_starts[column]; i < peel->column_starts[column + 1]; i++)
    {
      if (!peel->row_done[peel->column_rows[i]])
        return peel->column_rows[i];
    }
  return G_MAXUINT;
}

static guint
peel_queue_single_columns (TlPeel *peel)
{
  guint size = peel->factor->size;
  guint n_queued = 0;

  for (guint column = 0; column < size; column++)
    {
      guint count = 0;

      if (peel->column_done[column])
        continue;
      for (guint i = peel->column_starts[column]; i < peel->column_starts[column + 1]; i++)
        count += !peel->row_done[peel->column_rows[i]];
      peel->column_counts[column] = count;
      if (count == 1)
        peel->queue[n_queued++] = column;
    }
  return n_queued;
}

/* Variables that one remaining row mentions: evaluated last, the first one found the very last. */
static void
peel_columns (TlPeel *peel)
{
  TlFactor *factor = peel->factor;
  GArray   *back = g_array_new (FALSE, FALSE, sizeof (TlStep));
  guint     n_queued = peel_queue_single_columns (peel);

  for (guint next = 0; next < n_queued; next++)
    {
      guint  column = peel->queue[next];
      guint  row = peel_only_row (peel, column);
      TlStep pair = { row, column, 0.0, 0, 0 };

      if (row == G_MAXUINT)
        continue;
      peel->column_done[column] = TRUE;
      g_array_append_val (back, pair);
      n_queued = peel_settle_row (peel, row, n_queued);
    }
  for (guint i = back->len; i-- > 0;)
    {
      const TlStep *pair = &g_array_index (back, TlStep, i);

      factor_append_step (peel, factor->steps, pair->position, pair->variable, FALSE);
      peel->column_done[pair->variable] = 2;
    }
  g_array_unref (back);
}

static void
factor_record_defects (TlPeel *peel, GArray *rows, GArray *columns)
{
  TlFactor *factor = peel->factor;
  guint     n_defects = tl_kernel_factorise (factor->kernel);

  for (guint i = 0; i < n_defects; i++)
    {
      guint    row, column;
      TlDefect defect;

      tl_kernel_get_defect (factor->kernel, i, &row, &column);
      defect.position = g_array_index (rows, TlStep, row).position;
      defect.variable = g_array_index (columns, guint, column);
      g_array_append_val (factor->defects, defect);
    }
}

/* What peeling left: rows and columns with at least two entries each. */
static void
factor_build_kernel (TlPeel *peel)
{
  TlFactor *factor = peel->factor;
  guint    *column_index = peel->queue;
  guint     n_terms;

  for (guint column = 0; column < factor->size; column++)
    {
      if (peel->column_done[column])
        continue;
      column_index[column] = factor->kernel_columns->len;
      g_array_append_val (factor->kernel_columns, column);
    }
  tl_kernel_begin (factor->kernel, factor->kernel_columns->len);
  for (guint row = 0; row < factor->size; row++)
    {
      const TlTerm *terms = peel_row (peel, row, &n_terms);

      if (peel->row_done[row])
        continue;
      for (guint i = 0; i < n_terms; i++)
        {
          if (!peel->column_done[terms[i].variable])
            tl_kernel_set (factor->kernel, factor->kernel_rows->len, column_index[terms[i].variable],
                           terms[i].coefficient);
        }
      factor_append_step (peel, factor->kernel_rows, row, G_MAXUINT, TRUE);
    }
  factor_record_defects (peel, factor->kernel_rows, factor->kernel_columns);
}

static void
factor_reserve_kernel_vector (TlFactor *factor)
{
  if (factor->kernel_columns->len <= factor->kernel_capacity)
    return;
  factor->kernel_capacity = factor->kernel_columns->len * 2;
  g_free (factor->kernel_vector);
  factor->kernel_vector = g_new (double, factor->kernel_capacity);
}

/* Factorises the rows added since tl_factor_begin(). Returns the number of defects: rows that depend
 * on the others, each paired with a variable left undetermined; 0 means that solving is possible. */
guint
tl_factor_finish (TlFactor *factor)
{
  TlPeel peel = peel_begin (factor);

  g_array_set_size (factor->steps, 0);
  g_array_set_size (factor->others, 0);
  g_array_set_size (factor->kernel_rows, 0);
  g_array_set_size (factor->kernel_columns, 0);
  g_array_set_size (factor->defects, 0);
  g_array_set_size (factor->updates, 0);
  g_array_set_size (factor->entries, 0);
  peel_rows (&peel);
  peel_columns (&peel);
  factor_build_kernel (&peel);
  factor_reserve_kernel_vector (factor);
  peel_end (&peel);
  return factor->defects->len;
}

void
tl_factor_get_defect (const TlFactor *factor, guint index, guint *position, guint *variable)
{
  const TlDefect *defect = &g_array_index (factor->defects, TlDefect, index);

  *position = defect->position;
  *variable = defect->variable;
}

static inline double
step_rest (const TlFactor *factor, const TlStep *step, const double *by_variable)
{
  const TlTerm *terms = &g_array_index (factor->others, TlTerm, step->first_term);
  double        sum = 0.0;

  for (guint i = 0; i < step->n_terms; i++)
    sum += terms[i].coefficient * by_variable[terms[i].variable];
  return sum;
}

static void
factor_run_steps (
  const TlFactor *factor, guint first, guint end, const double *by_position, double *by_variable)
{
  for (guint i = first; i < end; i++)
    {
      const TlStep *step = &g_array_index (factor->steps, TlStep, i);
      double        rest = by_position[step->position] - step_rest (factor, step, by_variable);

      by_variable[step->variable] = rest / step->pivot;
    }
}

static void
factor_run_kernel (TlFactor *factor, const double *by_position, double *by_variable)
{
  guint size = factor->kernel_rows->len;

  for (guint i = 0; i < size; i++)
    {
      const TlStep *row = &g_array_index (factor->kernel_rows, TlStep, i);

      factor->kernel_vector[i] = by_position[row->position] - step_rest (factor, row, by_variable);
    }
  tl_kernel_solve (factor->kernel, factor->kernel_vector);
  for (guint i = 0; i < size; i++)
    by_variable[g_array_index (factor->kernel_columns, guint, i)] = factor->kernel_vector[i];
}

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

/* Solves A x = b. @by_position holds b and is overwritten; @by_variable receives x. */
void
tl_factor_solve (TlFactor *factor, double *by_position, double *by_variable)
{
  factor_apply_updates (factor, by_position);
  factor_run_steps (factor, 0, factor->n_front, by_position, by_variable);
  if (factor->kernel_rows->len > 0)
    factor_run_kernel (factor, by_position, by_variable);
  factor_run_steps (factor, factor->n_front, factor->steps->len, by_position, by_variable);
}

static inline void
step_subtract (const TlFactor *factor, const TlStep *step, double multiplier, double *by_variable)
{
  const TlTerm *terms = &g_array_index (factor->others, TlTerm, step->first_term);

  for (guint i = 0; i < step->n_terms; i++)
    by_variable[terms[i].variable] -= terms[i].coefficient * multiplier;
}

static void
factor_unwind_steps (const TlFactor *factor, guint first, guint end, double *by_variable, double *by_position)
{
  for (guint i = end; i-- > first;)
    {
      const TlStep *step = &g_array_index (factor->steps, TlStep, i);
      double        multiplier = by_variable[step->variable];

      if (multiplier != 0.0)
        {
          multiplier /= step->pivot;
          step_subtract (factor, step, multiplier, by_variable);
        }
      by_position[step->position] = multiplier;
    }
}

static void
factor_unwind_kernel (TlFactor *factor, double *by_variable, double *by_position)
{
  guint size = factor->kernel_rows->len;

  for (guint i = 0; i < size; i++)
    factor->kernel_vector[i] = by_variable[g_array_index (factor->kernel_columns, guint, i)];
  tl_kernel_solve_transposed (factor->kernel, factor->kernel_vector);
  for (guint i = 0; i < size; i++)
    {
      const TlStep *row = &g_array_index (factor->kernel_rows, TlStep, i);

      by_position[row->position] = factor->kernel_vector[i];
      step_subtract (factor, row, factor->kernel_vector[i], by_variable);
    }
}

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

/* Solves Aᵀ λ = g. @by_variable holds g and is overwritten; @by_position receives λ. */
void
tl_factor_solve_transposed (TlFactor *factor, double *by_variable, double *by_position)
{
  factor_unwind_steps (factor, factor->n_front, factor->steps->len, by_variable, by_position);
  if (factor->kernel_rows->len > 0)
    factor_unwind_kernel (factor, by_variable, by_position);
  factor_unwind_steps (factor, 0, factor->n_front, by_variable, by_position);
  factor_unwind_updates (factor, by_position);
}

/* Replaces the row at @position by the row that is @combination of the present ones. Returns %FALSE,
 * with nothing changed, where that row does not depend on the one it replaces. */
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
