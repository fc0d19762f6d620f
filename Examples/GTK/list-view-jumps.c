/* list-view-jumps.c: compares how far rows jump in a GtkListView, which estimates the heights of rows that
 * are not visible, and in a list whose heights are computed.
 *
 * The program scrolls each list to random places, as a user drags the scroll bar, then up in steps of 50
 * points, as a user turns the wheel, and changes the width of the window. The row at the top must move by 50
 * points, and must remain at its place when the width changes; the difference is a jump.
 */
#include <math.h>
#include <stdio.h>

#include "window.h"

#define N_MESSAGES 100000
#define N_PLACES 20
#define N_STEPS 10
#define STEP 50.0

/* The number of comparisons of rows' positions, the number of jumps, and the longest jump. */
typedef struct
{
  guint  n_steps, n_jumps, n_lost;
  double longest;
} Jumps;

typedef struct
{
  GtkAdjustment *adjustment;
  GtkWidget     *list;
  GListModel    *model;
  Jumps          scrolling, resizing;
  guint          n_blank; /* the number of times that the list showed no row for half a second */
} Trial;

static guint find (const Trial *trial, guint row, double *y);

/* Runs the main loop for several frames, or for half a second if the list shows no row. */
static void
wait_for_frames (Trial *trial)
{
  gint64   start = g_get_monotonic_time ();
  gboolean is_blank = TRUE;
  double   y;

  while (g_get_monotonic_time () < start + 80000 || (is_blank && g_get_monotonic_time () < start + 500000))
    {
      g_main_context_iteration (NULL, FALSE);
      is_blank = find (trial, G_MAXUINT, &y) == G_MAXUINT;
    }
  trial->n_blank += is_blank;
}

static void
create_label (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  (void)factory;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  gtk_list_item_set_child (item, label);
}

static void
show_message (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget       *label = gtk_list_item_get_child (item);
  Message         *message = gtk_list_item_get_item (item);
  g_autofree char *text
    = g_strdup_printf ("%s\n%s", message_get_sender (message), message_get_text (message));

  (void)factory;
  gtk_label_set_text (GTK_LABEL (label), text);
  g_object_set_data (G_OBJECT (label), "row", GUINT_TO_POINTER (gtk_list_item_get_position (item)));
}

static GtkWidget *
create_list_view (GListModel *model)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection     *selection = gtk_no_selection_new (g_object_ref (model));

  g_signal_connect (factory, "setup", G_CALLBACK (create_label), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (show_message), NULL);
  return gtk_list_view_new (GTK_SELECTION_MODEL (selection), factory);
}

/* Finds a row of a GtkListView: the first visible one, or the one with the given number. Sets @y to its
 * distance from the top of the list. Returns its number, or G_MAXUINT. */
static guint
find_widget (GtkWidget *list, guint row, double *y)
{
  guint  found = G_MAXUINT;
  double least = G_MAXDOUBLE;

  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget      *label = gtk_widget_get_first_child (child);
      guint           number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (label), "row"));
      graphene_rect_t bounds;

      if (!gtk_widget_get_child_visible (child) || !gtk_widget_compute_bounds (child, list, &bounds))
        continue;
      if (row == G_MAXUINT ? bounds.origin.y + bounds.size.height > 0 && bounds.origin.y < least
                           : number == row)
        {
          found = number;
          least = *y = bounds.origin.y;
        }
    }
  return found;
}

/* Finds a row of a MessageView in the same way. */
static guint
find_row (MessageView *view, GListModel *model, guint row, double *y)
{
  g_autoptr (RowTemplate) template = row_template_new (1.0);
  guint top = message_view_get_top (view, y);

  if (row == G_MAXUINT)
    return top;
  for (; top < row; top++)
    {
      g_autoptr (Message) message = g_list_model_get_item (model, top);

      *y += row_template_measure (template, message, gtk_widget_get_width (GTK_WIDGET (view)));
    }
  return top;
}

static guint
find (const Trial *trial, guint row, double *y)
{
  if (GTK_IS_LIST_VIEW (trial->list))
    return find_widget (trial->list, row, y);
  return find_row (MESSAGE_VIEW (trial->list), trial->model, row, y);
}

/* Compares the position of a row with its former one, from which it should be @expected points away. */
static void
compare (Jumps *jumps, const Trial *trial, guint row, double before, double expected)
{
  double after = 0.0, jump = 0.0;

  if (row == G_MAXUINT)
    return;
  jumps->n_steps++;
  if (find (trial, row, &after) != row)
    jumps->n_lost++;
  else
    jump = ABS (after - before - expected);
  jumps->n_jumps += jump > 1.0;
  jumps->longest = MAX (jumps->longest, jump);
}

static void
scroll_up (Trial *trial)
{
  double before = 0.0;
  guint  row = find (trial, G_MAXUINT, &before);

  gtk_adjustment_set_value (trial->adjustment, gtk_adjustment_get_value (trial->adjustment) - STEP);
  wait_for_frames (trial);
  compare (&trial->scrolling, trial, row, before, STEP);
}

/* Changes the width of the window, and compares the position of the row at the top, which is partly hidden.
 */
static void
resize (Trial *trial, int width)
{
  double before = 0.0;
  guint  row = find (trial, G_MAXUINT, &before);

  gtk_window_set_default_size (GTK_WINDOW (gtk_widget_get_root (trial->list)), width, 720);
  wait_for_frames (trial);
  compare (&trial->resizing, trial, row, before, 0.0);
}

static void
print_jumps (const char *what, const Jumps *jumps)
{
  printf ("  %-9s %3u times: %3u jumps over 1 point, at most %.0f points; %u times the row left the list\n",
          what, jumps->n_steps, jumps->n_jumps, jumps->longest, jumps->n_lost);
}

static void
try_places (Trial *trial)
{
  GRand *random = g_rand_new_with_seed (1);

  for (guint place = 0; place < N_PLACES; place++)
    {
      double part = g_rand_double_range (random, 0.05, 0.95);

      gtk_adjustment_set_value (trial->adjustment,
                                floor (gtk_adjustment_get_upper (trial->adjustment) * part));
      wait_for_frames (trial);
      for (guint step = 0; step < N_STEPS; step++)
        scroll_up (trial);
      resize (trial, place % 2 == 0 ? 420 : 480);
    }
  g_rand_free (random);
}

static void
try_list (const char *name, GtkWidget *list, GListModel *model)
{
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new ();
  Trial      trial = { .list = list, .model = model };

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 720);
  gtk_window_present (GTK_WINDOW (window));
  trial.adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  wait_for_frames (&trial);
  try_places (&trial);
  printf ("%s\n", name);
  print_jumps ("scrolling", &trial.scrolling);
  print_jumps ("resizing", &trial.resizing);
  printf ("  no row visible for half a second: %u times\n", trial.n_blank);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (void)
{
  g_autoptr (GListStore) store = g_list_store_new (TYPE_MESSAGE);

  if (!gtk_init_check ())
    return fprintf (stderr, "list-view-jumps: there is no display\n"), 1;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  message_add_samples (store, TRUE, 0, N_MESSAGES);
  try_list ("GtkListView", create_list_view (G_LIST_MODEL (store)), G_LIST_MODEL (store));
  try_list ("MessageView", message_view_new (G_LIST_MODEL (store)), G_LIST_MODEL (store));
  return 0;
}
