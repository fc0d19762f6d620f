/* tl-peel.c: the order in which the rows of a matrix determine its variables.
 *
 * A row with one unknown determines this unknown, which leaves one unknown fewer in the other rows that
 * mention it; this is repeated as long as there is such a row. Then a variable that only one remaining row
 * mentions is set aside with this row, to be determined after all others; this too is repeated. The rows and
 * variables that remain are the kernel. Apart from the kernel, peeling takes time linear in the number of
 * non-zeros.
 */
#include "solver/factorisation/tl-factor-private.h"

#include <string.h>

/* The largest number of rows of a kernel. Its matrix takes 800 MB. */
#define TL_LARGEST_KERNEL 10000

/* The state of a factorisation while rows and columns are peeled off. A column is a variable. */
typedef struct
{
  TlFactor *factor;
  guint    *row_counts;    /* by row: the number of unknowns left; owns the block that contains all arrays */
  guint    *column_counts; /* by variable: the number of remaining rows that mention it */
  guint    *column_starts; /* by variable: the index in `column_rows` of the first row that mentions it */
  guint    *column_rows;   /* for each variable in turn: the rows that mention it */
  guint8   *row_done;      /* by row: whether it has been peeled off */
  guint8   *column_done;   /* by variable: not 0 if it has been peeled off */
  guint    *queue;         /* rows, and later variables, that can be peeled off next */
  guint    *back;          /* rows that are evaluated last, in reverse order */
} TlPeel;

static inline const TlTerm *
peel_row (const TlPeel *peel, guint row, guint *n_terms)
{
  const guint *starts = peel->factor->row_starts;

  *n_terms = starts[row + 1] - starts[row];
  return &peel->factor->row_terms[starts[row]];
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
  guint  size = factor->size, n_terms = factor->row_starts[size];
  TlPeel peel = { .factor = factor };

  peel.row_counts = g_malloc ((size * 5 + 1 + (gsize)n_terms) * sizeof (guint) + size * 2);
  peel.column_counts = peel.row_counts + size;
  peel.column_starts = peel.column_counts + size;
  peel.queue = peel.column_starts + size + 1;
  peel.back = peel.queue + size;
  peel.column_rows = peel.back + size;
  peel.row_done = (guint8 *)(peel.column_rows + n_terms);
  peel.column_done = peel.row_done + size;
  memset (peel.row_done, 0, size * 2);
  memset (peel.column_counts, 0, size * sizeof (guint));
  peel_count (&peel);
  peel_transpose (&peel);
  return peel;
}

static void
peel_end (TlPeel *peel)
{
  g_free (peel->row_counts);
}

/* Returns the step that solves @row for @variable; if @variable is G_MAXUINT, the row is solved for no
 * variable. The row's other terms are stored after those of earlier steps; if @skip_undone, only the terms of
 * variables that have been peeled off. */
static TlStep
factor_write_step (TlPeel *peel, guint row, guint variable, gboolean skip_undone)
{
  TlFactor     *factor = peel->factor;
  guint         n_terms;
  const TlTerm *terms = peel_row (peel, row, &n_terms);
  TlStep        step = { row, variable, 1.0, factor->n_others, 0 };

  for (guint i = 0; i < n_terms; i++)
    {
      if (terms[i].variable == variable)
        step.pivot = terms[i].coefficient;
      else if (!skip_undone || peel->column_done[terms[i].variable])
        factor->others[factor->n_others++] = terms[i];
    }
  step.n_terms = factor->n_others - step.first_term;
  return step;
}

static void
factor_append_step (TlPeel *peel, guint row, guint variable)
{
  peel->factor->steps[peel->factor->n_steps++] = factor_write_step (peel, row, variable, FALSE);
}

static void
factor_append_kernel_row (TlPeel *peel, guint row)
{
  TlStep step = factor_write_step (peel, row, G_MAXUINT, TRUE);

  g_array_append_val (peel->factor->kernel_rows, step);
}

/* Marks a variable as known, and queues the rows that now have one unknown left. Returns the new length of
 * the queue, which was @n_queued. */
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

/* Peels off rows with one unknown, in the order in which their number of unknowns becomes one. */
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
        continue; /* another row has determined the variable in the meantime, so this row depends on the
                     others */
      peel->row_done[row] = TRUE;
      factor_append_step (peel, row, column);
      n_queued = peel_settle_column (peel, column, n_queued);
    }
  peel->factor->n_front = peel->factor->n_steps;
}

/* Marks a row as done, and queues the unknowns that only one remaining row now mentions. Returns the new
 * length of the queue, which was @n_queued. */
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

/* Peels off variables that only one remaining row mentions. They are evaluated last, in reverse order of
 * peeling; until then, `queue` stores the variables and `back` their rows. */
static void
peel_columns (TlPeel *peel)
{
  guint n_queued = peel_queue_single_columns (peel), n_back = 0;

  for (guint next = 0; next < n_queued; next++)
    {
      guint column = peel->queue[next];
      guint row = peel_only_row (peel, column);

      if (row == G_MAXUINT)
        continue;
      peel->column_done[column] = TRUE;
      peel->queue[n_back] = column;
      peel->back[n_back++] = row;
      n_queued = peel_settle_row (peel, row, n_queued);
    }
  while (n_back-- > 0)
    {
      factor_append_step (peel, peel->back[n_back], peel->queue[n_back]);
      peel->column_done[peel->queue[n_back]] = 2;
    }
}

static void
factor_record_defects (TlPeel *peel, GArray *rows, GArray *columns)
{
  TlFactor *factor = peel->factor;
  guint     n_defects = tl_factor_factorise_kernel (factor);

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

/* Records all remaining rows as defects, and exhausts the budget: the kernel needs too much memory. */
static void
factor_refuse_kernel (TlPeel *peel)
{
  TlFactor *factor = peel->factor;
  guint     n_rows = 0;

  for (guint row = 0; row < factor->size; row++)
    {
      TlDefect defect = { .position = row };

      if (peel->row_done[row])
        continue;
      defect.variable = g_array_index (factor->kernel_columns, guint, n_rows++);
      g_array_append_val (factor->defects, defect);
    }
  factor->budget = -1;
}

/* Builds the kernel from the remaining rows and columns, factorises it, and records its defects. */
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
  if (factor->kernel_columns->len > TL_LARGEST_KERNEL)
    {
      factor_refuse_kernel (peel);
      return;
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
      factor_append_kernel_row (peel, row);
    }
  factor_record_defects (peel, factor->kernel_rows, factor->kernel_columns);
}

void
tl_factor_peel (TlFactor *factor)
{
  TlPeel peel = peel_begin (factor);

  peel_rows (&peel);
  peel_columns (&peel);
  factor_build_kernel (&peel);
  peel_end (&peel);
}
