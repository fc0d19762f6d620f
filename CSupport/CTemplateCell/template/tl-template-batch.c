/* tl-template-batch.c: measures the heights of many rows in several threads. */
#include "template/tl-template-private.h"

#include <math.h>

/* The number of consecutive rows that a thread takes from the batch at once. */
#define TL_ROWS_AT_ONCE 32
/* The minimum number of rows per thread: a batch of n rows uses at most n / 256 threads, but at least one.
 * Starting a thread takes as long as measuring some dozens of rows. */
#define TL_ROWS_PER_THREAD 256

/* A batch of rows, which the threads that measure it share. */
typedef struct
{
  double                   width;   /* the width of the rows, in points */
  TlTemplateValues *const *rows;    /* the values of each row; not owned */
  guint                    n_rows;  /* the number of rows */
  double                  *heights; /* the heights, by row, in points; not owned */
  guint                    next;    /* the index of the first row that no thread has taken; atomic */
} TlBatch;

/* The data of one thread that measures rows of a batch. */
typedef struct
{
  TlBatch *batch;       /* the batch; not owned */
  TlTemplate *template; /* the template or the copy that only this thread uses; not owned */
  GError *error;        /* the error of the first faulty row; owned; NULL if there is none */
  guint   row;          /* the index of that row; valid if @error is not NULL */
} TlBatchWorker;

static void
measure_row (TlBatchWorker *worker, guint row)
{
  TlBatch *batch = worker->batch;
  GError  *error = NULL;

  batch->heights[row] = (double)NAN;
  if (tl_template_get_height (worker->template, batch->width, batch->rows[row], &batch->heights[row], &error))
    return;
  /* A thread takes rows in ascending order, so its first error is that of its first faulty row. */
  if (worker->error == NULL)
    {
      worker->error = error;
      worker->row = row;
    }
  else
    g_error_free (error);
}

/* Measures rows until no row of the batch is left. Each thread runs this function; @data is its
 * TlBatchWorker. */
static gpointer
measure_rows (gpointer data)
{
  TlBatchWorker *worker = data;
  TlBatch       *batch = worker->batch;

  for (;;)
    {
      guint first = (guint)g_atomic_int_add ((gint *)&batch->next, TL_ROWS_AT_ONCE);

      if (first >= batch->n_rows)
        return NULL;
      for (guint row = first; row < MIN (first + TL_ROWS_AT_ONCE, batch->n_rows); row++)
        measure_row (worker, row);
    }
}

/* The number of threads that measure @n_rows rows, if @n_threads are requested; 0 requests as many threads as
 * there are processors. */
static guint
count_threads (guint n_threads, guint n_rows)
{
  guint most = MAX (1, n_rows / TL_ROWS_PER_THREAD);

  return CLAMP (n_threads == 0 ? g_get_num_processors () : n_threads, 1, most);
}

/* Makes sure that there is a copy of the template for each of @n_threads threads except the calling one,
 * which uses the template itself. */
static void
prepare_copies (TlTemplate *self, guint n_threads)
{
  if (self->copies == NULL)
    self->copies = g_ptr_array_new_with_free_func ((GDestroyNotify)tl_template_unref);
  while (self->copies->len + 1 < n_threads)
    g_ptr_array_add (self->copies, tl_template_copy (self));
}

/* Returns the error of the first row that could not be measured, with the row's index in front of the
 * message; NULL if there is no error. The caller frees the error. */
static GError *
take_first_error (TlBatchWorker *workers, guint n_threads)
{
  TlBatchWorker *first = NULL;

  for (guint i = 0; i < n_threads; i++)
    {
      if (workers[i].error != NULL && (first == NULL || workers[i].row < first->row))
        first = &workers[i];
    }
  if (first == NULL)
    return NULL;
  g_prefix_error (&first->error, "row %u: ", first->row);
  return g_steal_pointer (&first->error);
}

/* Measures the batch in @n_threads threads: the calling thread, which uses the first worker, and new threads,
 * which are stored in @threads from the index 1 on. Waits until all of them have ended. */
static void
run (TlBatchWorker *workers, GThread **threads, guint n_threads)
{
  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("tl-template", measure_rows, &workers[i]);
  measure_rows (&workers[0]);
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);
}

gboolean
tl_template_get_heights (TlTemplate              *self,
                         double                   width,
                         TlTemplateValues *const *rows,
                         guint                    n_rows,
                         guint                    n_threads,
                         double                  *heights,
                         GError                 **error)
{
  TlBatch                   batch = { width, rows, n_rows, heights, 0 };
  g_autofree TlBatchWorker *workers = NULL;
  g_autofree GThread      **threads = NULL;
  GError                   *problem;

  g_return_val_if_fail (self != NULL && (n_rows == 0 || (rows != NULL && heights != NULL)), FALSE);
  g_return_val_if_fail (n_rows <= G_MAXINT / 2, FALSE);
  n_threads = count_threads (n_threads, n_rows);
  prepare_copies (self, n_threads);
  workers = g_new0 (TlBatchWorker, n_threads);
  threads = g_new0 (GThread *, n_threads);
  for (guint i = 0; i < n_threads; i++)
    {
      workers[i].batch = &batch;
      workers[i].template = i == 0 ? self : g_ptr_array_index (self->copies, i - 1);
    }
  run (workers, threads, n_threads);
  problem = take_first_error (workers, n_threads);
  for (guint i = 0; i < n_threads; i++)
    g_clear_error (&workers[i].error);
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, problem);
  return FALSE;
}

GArray *
tl_template_list_heights (TlTemplate              *self,
                          double                   width,
                          TlTemplateValues *const *rows,
                          guint                    n_rows,
                          guint                    n_threads,
                          GError                 **error)
{
  g_autoptr (GArray) heights = g_array_new (FALSE, FALSE, sizeof (double));

  g_array_set_size (heights, n_rows);
  if (!tl_template_get_heights (self, width, rows, n_rows, n_threads, (double *)(gpointer)heights->data,
                                error))
    return NULL;
  return g_steal_pointer (&heights);
}
