/* message-view.c: the widget.
 *
 * The view remembers the row at its top edge, the anchor, and how far the row's top is from the edge. The
 * positions of the other rows follow from their heights, so a row keeps its place on the screen when heights
 * above it become known, when rows are inserted above it, and when the width changes. The value of the
 * adjustment, which is an offset from the top of the list, follows from the anchor.
 */
#include "message-view.h"

#include "list-heights.h"

struct _MessageView
{
  GtkWidget            parent;
  GListModel          *model;
  ListHeights         *heights;
  RowPainter          *painter;
  GtkAdjustment       *adjustments[2]; /* by GtkOrientation */
  GtkScrollablePolicy  policies[2];
  guint                anchor;
  double               anchor_y;
  gint64               anchor_number; /* the anchor's message number, to find it in a filtered model */
  double               value;         /* the adjustment's value when the anchor was computed */
  int                  width;
  gboolean             is_updating;
  double               layout_time; /* the time of layout since the last frame, in milliseconds */
  MessageViewFrameFunc frame_func;
  gpointer             frame_data;
};

enum
{
  PROPERTY_HADJUSTMENT = 1,
  PROPERTY_VADJUSTMENT,
  PROPERTY_HSCROLL_POLICY,
  PROPERTY_VSCROLL_POLICY
};

G_DEFINE_FINAL_TYPE_WITH_CODE (MessageView,
                               message_view,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static guint
count_rows (MessageView *self)
{
  return g_list_model_get_n_items (self->model);
}

static gint64
get_number (MessageView *self, guint row)
{
  g_autoptr (Message) message = g_list_model_get_item (self->model, row);

  return message_get_number (message);
}

/* Makes the first row whose bottom is below the view's top edge the anchor. Heights are measured as needed.
 */
static void
move_anchor (MessageView *self)
{
  while (self->anchor_y > 0.0 && self->anchor > 0)
    self->anchor_y -= list_heights_measure (self->heights, --self->anchor);
  if (self->anchor == 0)
    self->anchor_y = MIN (self->anchor_y, 0.0);
  while (self->anchor + 1 < count_rows (self)
         && self->anchor_y + list_heights_measure (self->heights, self->anchor) <= 0.0)
    self->anchor_y += list_heights_measure (self->heights, self->anchor++);
}

/* Measures the visible rows. Returns the bottom of the last one, at most the height of the view unless there
 * are more rows. */
static double
measure_visible_rows (MessageView *self, double height)
{
  double bottom = self->anchor_y;

  for (guint row = self->anchor; row < count_rows (self) && bottom < height; row++)
    bottom += list_heights_measure (self->heights, row);
  return bottom;
}

/* Computes the positions of the visible rows, so that the last one is not above the bottom edge of the view.
 */
static void
place_rows (MessageView *self)
{
  double height = gtk_widget_get_height (GTK_WIDGET (self)), bottom;

  if (count_rows (self) == 0)
    return;
  self->anchor = MIN (self->anchor, count_rows (self) - 1);
  move_anchor (self);
  bottom = measure_visible_rows (self, height);
  if (bottom < height)
    {
      self->anchor_y += height - bottom;
      move_anchor (self);
      measure_visible_rows (self, height);
    }
  self->anchor_number = get_number (self, self->anchor);
}

static void
update_adjustments (MessageView *self)
{
  double height = gtk_widget_get_height (GTK_WIDGET (self)), total = list_heights_get_total (self->heights);

  self->is_updating = TRUE;
  if (self->adjustments[GTK_ORIENTATION_VERTICAL] != NULL)
    {
      gtk_adjustment_configure (self->adjustments[GTK_ORIENTATION_VERTICAL],
                                list_heights_get_offset (self->heights, self->anchor) - self->anchor_y, 0.0,
                                MAX (total, height), height * 0.1, height * 0.9, height);
      self->value = gtk_adjustment_get_value (self->adjustments[GTK_ORIENTATION_VERTICAL]);
    }
  if (self->adjustments[GTK_ORIENTATION_HORIZONTAL] != NULL)
    gtk_adjustment_configure (self->adjustments[GTK_ORIENTATION_HORIZONTAL], 0.0, 0.0, self->width, 0.0, 0.0,
                              self->width);
  self->is_updating = FALSE;
}

/* Changes the width of the rows. The same part of the row at the top remains at the top. */
static void
set_width (MessageView *self, int width)
{
  double hidden = 0.0;

  if (self->width > 0 && count_rows (self) > 0)
    hidden = self->anchor_y / list_heights_measure (self->heights, self->anchor);
  self->width = width;
  list_heights_set_width (self->heights, width);
  if (count_rows (self) > 0)
    self->anchor_y = hidden * list_heights_measure (self->heights, self->anchor);
}

static void
message_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MessageView *self = MESSAGE_VIEW (widget);
  double       start = get_processor_time ();

  (void)height;
  (void)baseline;
  if (width != self->width)
    set_width (self, width);
  place_rows (self);
  self->layout_time += get_processor_time () - start;
  update_adjustments (self);
}

/* Moves the anchor by the distance that the list was scrolled, or finds it anew after a long distance. */
static void
scrolled (GtkAdjustment *adjustment, gpointer data)
{
  MessageView *self = data;
  double value = gtk_adjustment_get_value (adjustment), page = gtk_adjustment_get_page_size (adjustment);
  double distance = value - self->value;

  if (self->is_updating || count_rows (self) == 0)
    return;
  if (value >= gtk_adjustment_get_upper (adjustment) - page)
    {
      self->anchor = count_rows (self) - 1;
      self->anchor_y = page - list_heights_measure (self->heights, self->anchor);
    }
  else if (ABS (distance) < page)
    self->anchor_y -= distance;
  else
    {
      self->anchor = list_heights_find (self->heights, value, &self->anchor_y);
      self->anchor_y -= value;
    }
  self->value = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
message_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MessageView *self = MESSAGE_VIEW (widget);
  double       height = gtk_widget_get_height (widget), y = self->anchor_y;
  double       start = get_processor_time ();
  GdkRGBA      color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  row_painter_set_style (self->painter, self->width, &color);
  for (guint row = self->anchor; row < count_rows (self) && y < height; row++)
    {
      g_autoptr (Message) message = g_list_model_get_item (self->model, row);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float)y));
      row_painter_draw (self->painter, snapshot, message);
      gtk_snapshot_restore (snapshot);
      y += list_heights_measure (self->heights, row);
    }
  if (self->frame_func != NULL)
    self->frame_func (self->layout_time, get_processor_time () - start, self->frame_data);
  self->layout_time = 0.0;
}

static void
message_view_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  (void)widget;
  (void)for_size;
  (void)minimum_baseline;
  (void)natural_baseline;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? ROW_MIN_WIDTH : 0;
}

/* Returns the first row whose message has at least the given number. */
static guint
find_number (MessageView *self, gint64 number)
{
  guint low = 0, high = count_rows (self);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_number (self, middle) < number)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Keeps the row at the top in its place after a change of the model. If that row was removed, the next row
 * takes its place. */
static void
items_changed (GListModel *model, guint position, guint n_removed, guint n_added, gpointer data)
{
  MessageView *self = data;

  (void)model;
  list_heights_change (self->heights, position, n_removed, n_added);
  if (self->width > 0)
    self->anchor = find_number (self, self->anchor_number);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Requests an update of the adjustment, because heights above the anchor may have changed. The visible rows
 * keep their places. */
static void
heights_measured (gpointer data)
{
  gtk_widget_queue_allocate (GTK_WIDGET (data));
}

/* Creates the objects that depend on the number of pixels per point. */
static void
create_heights (MessageView *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  g_clear_pointer (&self->heights, list_heights_free);
  g_clear_pointer (&self->painter, row_painter_free);
  self->heights = list_heights_new (self->model, scale, heights_measured, self);
  self->painter = row_painter_new (scale);
  self->width = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_adjustment (MessageView *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  GtkAdjustment **place = &self->adjustments[orientation];

  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, scrolled, self);
  g_set_object (place, adjustment);
  if (adjustment != NULL && orientation == GTK_ORIENTATION_VERTICAL)
    g_signal_connect (adjustment, "value-changed", G_CALLBACK (scrolled), self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
message_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  MessageView *self = MESSAGE_VIEW (object);

  if (id == PROPERTY_HADJUSTMENT || id == PROPERTY_VADJUSTMENT)
    set_adjustment (self, (GtkOrientation)(id - PROPERTY_HADJUSTMENT), g_value_get_object (value));
  else if (id == PROPERTY_HSCROLL_POLICY || id == PROPERTY_VSCROLL_POLICY)
    self->policies[id - PROPERTY_HSCROLL_POLICY] = g_value_get_enum (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
message_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  MessageView *self = MESSAGE_VIEW (object);

  if (id == PROPERTY_HADJUSTMENT || id == PROPERTY_VADJUSTMENT)
    g_value_set_object (value, self->adjustments[id - PROPERTY_HADJUSTMENT]);
  else if (id == PROPERTY_HSCROLL_POLICY || id == PROPERTY_VSCROLL_POLICY)
    g_value_set_enum (value, self->policies[id - PROPERTY_HSCROLL_POLICY]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
message_view_dispose (GObject *object)
{
  MessageView *self = MESSAGE_VIEW (object);

  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
  g_clear_pointer (&self->heights, list_heights_free);
  g_clear_pointer (&self->painter, row_painter_free);
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (message_view_parent_class)->dispose (object);
}

static void
message_view_class_init (MessageViewClass *class)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->set_property = message_view_set_property;
  object_class->get_property = message_view_get_property;
  object_class->dispose = message_view_dispose;
  widget_class->measure = message_view_measure;
  widget_class->size_allocate = message_view_size_allocate;
  widget_class->snapshot = message_view_snapshot;
  g_object_class_override_property (object_class, PROPERTY_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROPERTY_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROPERTY_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROPERTY_VSCROLL_POLICY, "vscroll-policy");
  gtk_widget_class_set_css_name (widget_class, "listview");
}

static void
message_view_init (MessageView *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "view");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
message_view_new (GListModel *model)
{
  MessageView *self = g_object_new (TYPE_MESSAGE_VIEW, NULL);

  self->model = g_object_ref (model);
  g_signal_connect (model, "items-changed", G_CALLBACK (items_changed), self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (create_heights), NULL);
  create_heights (self);
  return GTK_WIDGET (self);
}

void
message_view_set_frame_func (MessageView *self, MessageViewFrameFunc func, gpointer user_data)
{
  self->frame_func = func;
  self->frame_data = user_data;
}

guint
message_view_get_top (MessageView *self, double *y)
{
  *y = self->anchor_y;
  return self->anchor;
}

gboolean
message_view_is_measured (MessageView *self)
{
  return list_heights_is_complete (self->heights);
}

double
message_view_get_longest_pause (MessageView *self)
{
  return list_heights_get_longest_pause (self->heights);
}
