/* list-heights.c: keeps the heights in a TlRowHeights and measures unknown ones in another thread.
 *
 * The main loop collects the messages of a batch of rows; the thread measures them with a copy of the
 * template, and the main loop stores the results. One batch is measured at a time, so only one thread uses
 * the copy. If the width or the rows change in the meantime, the results of the batch are dropped.
 */
#include "list-heights.h"

#include <time.h>

/* The number of rows in a batch: the main loop collects and stores as many in less than a millisecond. */
#define BATCH_ROWS 1000
/* The estimated height of rows before any height is known, in points. */
#define FIRST_ESTIMATE 80.0

struct _ListHeights
{
  GListModel   *model;
  TlRowHeights *rows;
  RowTemplate *template;
  RowTemplate    *copy; /* for the thread */
  double          width;
  guint           next; /* the row after the last one that was measured at once: batches start there */
  guint           serial;
  double          measured_total; /* of measured_rows rows at this width, for the estimate of the others */
  guint           measured_rows;
  double          longest_pause;
  GCancellable   *cancellable; /* cancelled when the object is freed */
  gboolean        is_running;
  ListHeightsFunc measured;
  gpointer        user_data;
};

/* Rows to be measured in the thread. */
typedef struct
{
  ListHeights *owner;
  RowTemplate *template;
  double     width;
  guint      serial; /* of the owner when the batch was collected */
  guint      first;
  GPtrArray *messages;
  double     heights[BATCH_ROWS];
} Batch;

static void start_batch (ListHeights *self);

double
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e3 * (double)time.tv_sec + 1e-6 * (double)time.tv_nsec;
}

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  g_ptr_array_unref (batch->messages);
  g_clear_pointer (&batch->template, row_template_free);
  g_free (batch);
}

static void
store (ListHeights *self, guint row, double height)
{
  tl_row_heights_store (self->rows, 0, row, height);
  self->measured_total += height;
  self->measured_rows++;
}

/* Sets the estimated height of rows whose heights are unknown to the average of the measured heights. */
static void
update_estimate (ListHeights *self)
{
  if (self->measured_rows > 0)
    tl_row_heights_set_estimate (self->rows, self->measured_total / self->measured_rows);
}

static void
measure_batch (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Batch *batch = data;

  (void)source;
  (void)cancellable;
  for (guint i = 0; i < batch->messages->len; i++)
    batch->heights[i] = row_template_measure (batch->template, batch->messages->pdata[i], batch->width);
  g_task_return_boolean (task, TRUE);
}

/* Stores the heights of a batch in the main loop and starts the next batch. */
static void
store_batch (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask       *task = G_TASK (result);
  Batch       *batch = g_task_get_task_data (task);
  ListHeights *self = batch->owner;
  double       start = get_processor_time ();

  (void)source;
  (void)data;
  if (g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    return;
  self->copy = g_steal_pointer (&batch->template);
  self->is_running = FALSE;
  if (batch->serial == self->serial)
    {
      for (guint i = 0; i < batch->messages->len; i++)
        store (self, batch->first + i, batch->heights[i]);
      self->next = batch->first + batch->messages->len;
      update_estimate (self);
      self->measured (self->user_data);
    }
  start_batch (self);
  self->longest_pause = MAX (self->longest_pause, get_processor_time () - start);
}

/* Finds a row of unknown height: the first one after the rows that were measured at once or, if there is
 * none, the first one of the list. */
static gboolean
find_unknown (ListHeights *self, guint *row)
{
  guint section = 0, n_rows = g_list_model_get_n_items (self->model);

  *row = self->next;
  if (tl_row_heights_find_unknown (self->rows, &section, row) && section == 0 && *row < n_rows)
    return TRUE;
  section = *row = 0;
  return tl_row_heights_find_unknown (self->rows, &section, row) && section == 0 && *row < n_rows;
}

static Batch *
collect_batch (ListHeights *self, guint first)
{
  Batch *batch = g_new (Batch, 1);
  guint  end = MIN (first + BATCH_ROWS, g_list_model_get_n_items (self->model));

  batch->owner = self;
  batch->template = g_steal_pointer (&self->copy);
  batch->width = self->width;
  batch->serial = self->serial;
  batch->first = first;
  batch->messages = g_ptr_array_new_full (BATCH_ROWS, g_object_unref);
  for (guint row = first; row < end && !tl_row_heights_lookup (self->rows, 0, row, NULL); row++)
    g_ptr_array_add (batch->messages, g_list_model_get_item (self->model, row));
  return batch;
}

static void
start_batch (ListHeights *self)
{
  g_autoptr (GTask) task = NULL;
  guint first;

  if (self->is_running || self->width <= 0.0 || !find_unknown (self, &first))
    return;
  self->is_running = TRUE;
  task = g_task_new (NULL, self->cancellable, store_batch, NULL);
  /* Drawing a frame has priority over storing results. */
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_task_data (task, collect_batch (self, first), batch_free);
  g_task_run_in_thread (task, measure_batch);
}

ListHeights *
list_heights_new (GListModel *model, double scale, ListHeightsFunc measured, gpointer user_data)
{
  ListHeights *self = g_new0 (ListHeights, 1);

  self->model = g_object_ref (model);
  self->rows = tl_row_heights_new ();
  self->template = row_template_new (scale);
  self->copy = row_template_copy (self->template);
  self->cancellable = g_cancellable_new ();
  self->measured = measured;
  self->user_data = user_data;
  return self;
}

void
list_heights_free (ListHeights *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->copy, row_template_free);
  row_template_free (self->template);
  tl_row_heights_free (self->rows);
  g_object_unref (self->model);
  g_free (self);
}

/* Inserts the rows of the model, whose heights are unknown. */
static void
insert_all (ListHeights *self)
{
  tl_row_heights_clear (self->rows);
  tl_row_heights_insert_rows (self->rows, 0, 0, g_list_model_get_n_items (self->model));
}

void
list_heights_set_width (ListHeights *self, double width)
{
  double estimate = FIRST_ESTIMATE;

  if (width == self->width)
    return;
  if (self->measured_rows > 0)
    estimate = self->measured_total / self->measured_rows;
  self->width = width;
  self->serial++;
  self->measured_total = 0.0;
  self->measured_rows = 0;
  insert_all (self);
  tl_row_heights_set_estimate (self->rows, estimate);
  start_batch (self);
}

void
list_heights_change (ListHeights *self, guint position, guint n_removed, guint n_added)
{
  if (self->width <= 0.0)
    return;
  self->serial++;
  tl_row_heights_remove_rows (self->rows, 0, position, n_removed);
  tl_row_heights_insert_rows (self->rows, 0, position, n_added);
  start_batch (self);
}

double
list_heights_measure (ListHeights *self, guint row)
{
  double height;

  if (!tl_row_heights_lookup (self->rows, 0, row, &height))
    {
      g_autoptr (Message) message = g_list_model_get_item (self->model, row);

      height = row_template_measure (self->template, message, self->width);
      store (self, row, height);
      update_estimate (self);
      self->next = row + 1;
    }
  return height;
}

double
list_heights_get_offset (ListHeights *self, guint row)
{
  TlTablePlace place = { 0 };

  tl_row_heights_get_place (self->rows, TL_TABLE_ROW, 0, row, &place);
  return place.offset;
}

guint
list_heights_find (ListHeights *self, double offset, double *top)
{
  guint        n_rows = g_list_model_get_n_items (self->model);
  TlTablePlace place = tl_row_heights_find_offset (self->rows, MAX (offset, 0.0));

  if (place.part == TL_TABLE_NOWHERE && n_rows > 0)
    tl_row_heights_get_place (self->rows, TL_TABLE_ROW, 0, n_rows - 1, &place);
  *top = place.offset;
  return place.row;
}

double
list_heights_get_total (ListHeights *self)
{
  return tl_row_heights_get_total (self->rows);
}

gboolean
list_heights_is_complete (ListHeights *self)
{
  return tl_row_heights_get_n_known (self->rows) == g_list_model_get_n_items (self->model);
}

double
list_heights_get_longest_pause (ListHeights *self)
{
  return self->longest_pause;
}
