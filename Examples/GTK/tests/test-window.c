/* test-window.c: scrolls, resizes, filters and extends the list, and compares screenshots with the computed
 * frames. Needs an X server such as Xvfb. With the environment variable PICTURES, the screenshots
 * are stored in that folder.
 */
#include <math.h>

#include "shot.h"

#define N_MESSAGES 100000
#define N_POSITIONS 40
/* The blank space beside a glyph, in pixels, by which the ink of a line may be narrower than its advances. */
#define SIDE_BEARING 4

typedef struct
{
  MessageWindow *window;
  RowPainter    *painter; /* computes the expected frames */
  gboolean       is_drawn;
  guint          n_lines; /* the number of lines that were compared */
} Fixture;

static void
drawn (double layout, double drawing, gpointer data)
{
  (void)layout;
  (void)drawing;
  ((Fixture *)data)->is_drawn = TRUE;
}

static gboolean
stop_waiting (gpointer data)
{
  *(gboolean *)data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until all heights are measured and a new frame is on the screen. */
static void
wait_for_frame (Fixture *fixture)
{
  gboolean is_shown = FALSE;

  fixture->is_drawn = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (fixture->window->view));
  while (!fixture->is_drawn || !message_view_is_measured (fixture->window->view))
    g_main_context_iteration (NULL, TRUE);
  g_timeout_add (40, stop_waiting, &is_shown);
  while (!is_shown)
    g_main_context_iteration (NULL, TRUE);
  gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (fixture->window->view)));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  (void)data;
  fixture->window = message_window_new (N_MESSAGES);
  fixture->painter = row_painter_new (1.0);
  message_view_set_frame_func (fixture->window->view, drawn, fixture);
  gtk_window_present (fixture->window->window);
  wait_for_frame (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  (void)data;
  message_view_set_frame_func (fixture->window->view, NULL, NULL);
  gtk_window_destroy (fixture->window->window);
  row_painter_free (fixture->painter);
}

/* Compares the ink of a line with its frame and its baseline. In Inter, the height of letters is between 0.54
 * and 0.77 of the font size, that of capital letters is at least 0.72, and the depth of descenders is at most
 * 0.22. */
static void
check_line (Fixture *fixture, Shot *shot, const RowLine *line, double row_y)
{
  TlRectangle           frame = line->frame;
  double                baseline = line->baseline + row_y;
  double                least = line->part == ROW_TEXT ? 0.54 : 0.72;
  cairo_rectangle_int_t ink;
  TlFontDescription     font;

  frame.y += row_y;
  ink = shot_find_ink (shot, &frame);
  if (frame.y < 0.0 || frame.y + frame.height > shot->height)
    return;
  row_part_get_font (line->part, &font);
  g_assert_cmpint (ink.x, >=, (int)floor (frame.x) - 1);
  g_assert_cmpint (ink.x, <=, (int)ceil (frame.x) + SIDE_BEARING);
  g_assert_cmpint (ink.x + ink.width, <=, (int)ceil (frame.x + frame.width) + 1);
  g_assert_cmpint (ink.x + ink.width, >=, (int)floor (frame.x + frame.width) - SIDE_BEARING);
  g_assert_cmpint (ink.y, >=, (int)floor (baseline - 0.77 * font.point_size) - 1);
  g_assert_cmpint (ink.y, <=, (int)ceil (baseline - least * font.point_size) + 1);
  g_assert_cmpint (ink.y + ink.height, >=, (int)floor (baseline) - 1);
  g_assert_cmpint (ink.y + ink.height, <=, (int)ceil (baseline + 0.22 * font.point_size) + 1);
  fixture->n_lines++;
}

/* Checks that a row has a circle 36 points wide, 12 points from the row's top and left edges. */
static void
check_avatar (const Shot *shot, double row_y)
{
  int middle = (int)row_y + 30;

  if (middle < 0 || middle >= shot->height)
    return;
  g_assert_true (shot_has_ink (shot, 15, middle) && shot_has_ink (shot, 45, middle));
  g_assert_false (shot_has_ink (shot, 10, middle) || shot_has_ink (shot, 50, middle));
}

/* Compares the screen with the frames of the rows that begin with the view's top row. Returns the number of
 * the last visible message, and sets @bottom to the bottom of its row. */
static gint64
check_screen (Fixture *fixture, double *bottom)
{
  double  y;
  guint   row = message_view_get_top (fixture->window->view, &y);
  gint64  number = 0;
  Shot    shot;
  GdkRGBA color = { 0 };
  g_autoptr (RowTemplate) template = row_template_new (1.0);

  shot_init (&shot, fixture->window);
  row_painter_set_style (fixture->painter, shot.width, &color);
  for (; row < g_list_model_get_n_items (fixture->window->shown) && y < shot.height; row++)
    {
      g_autoptr (Message) message = g_list_model_get_item (fixture->window->shown, row);
      g_autoptr (GArray) lines = row_painter_list_lines (fixture->painter, message);

      for (guint i = 0; i < lines->len; i++)
        check_line (fixture, &shot, &g_array_index (lines, RowLine, i), y);
      check_avatar (&shot, y);
      y += row_template_measure (template, message, shot.width);
      number = message_get_number (message);
    }
  shot_check_space (&shot);
  shot_clear (&shot);
  *bottom = y;
  return number;
}

static double
scroll_end (Fixture *fixture)
{
  GtkAdjustment *adjustment = fixture->window->adjustment;

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

/* Returns the number of the message at the top of the view. */
static gint64
top_number (Fixture *fixture, double *y)
{
  guint row = message_view_get_top (fixture->window->view, y);
  g_autoptr (Message) message = g_list_model_get_item (fixture->window->shown, row);

  return message_get_number (message);
}

static void
test_scrolling (Fixture *fixture, gconstpointer data)
{
  double y, bottom;
  gint64 last = 0;

  (void)data;
  g_assert_cmpint (top_number (fixture, &y), ==, 0);
  for (guint i = 0; i <= N_POSITIONS; i++)
    {
      gtk_adjustment_set_value (fixture->window->adjustment, floor (scroll_end (fixture) * i / N_POSITIONS));
      wait_for_frame (fixture);
      last = check_screen (fixture, &bottom);
    }
  g_assert_cmpint (last, ==, N_MESSAGES - 1);
  g_assert_cmpfloat_with_epsilon (bottom, gtk_widget_get_height (GTK_WIDGET (fixture->window->view)), 1e-6);
  g_assert_cmpuint (fixture->n_lines, >, 10 * N_POSITIONS);
}

/* The height of the list is the sum of the heights that another template computes one by one. */
static void
test_total (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RowTemplate) template = row_template_new (1.0);
  int    width = gtk_widget_get_width (GTK_WIDGET (fixture->window->view));
  double total = 0.0;

  (void)data;
  for (guint row = 0; row < N_MESSAGES; row++)
    {
      g_autoptr (Message) message = g_list_model_get_item (fixture->window->shown, row);

      total += row_template_measure (template, message, width);
    }
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_upper (fixture->window->adjustment), total, 1e-3);
}

static void
test_resizing (Fixture *fixture, gconstpointer data)
{
  double y, bottom;
  gint64 number;

  (void)data;
  gtk_adjustment_set_value (fixture->window->adjustment, floor (scroll_end (fixture) / 3));
  wait_for_frame (fixture);
  number = top_number (fixture, &y);
  for (int i = 0, width = 0; i < 7; i++)
    {
      gtk_window_set_default_size (fixture->window->window, 360 + 50 * i, 720);
      wait_for_frame (fixture);
      wait_for_frame (fixture);
      if (i > 0)
        g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window->view)), ==, width + 50);
      width = gtk_widget_get_width (GTK_WIDGET (fixture->window->view));
      g_assert_cmpint (top_number (fixture, &y), ==, number);
      check_screen (fixture, &bottom);
    }
}

static void
test_inserting (Fixture *fixture, gconstpointer data)
{
  double y, place, bottom;
  gint64 number;

  (void)data;
  gtk_adjustment_set_value (fixture->window->adjustment, 1000.0);
  wait_for_frame (fixture);
  number = top_number (fixture, &place);
  for (int at_end = 0; at_end <= 1; at_end++)
    {
      message_window_insert (fixture->window, at_end, 500);
      wait_for_frame (fixture);
      g_assert_cmpint (top_number (fixture, &y), ==, number);
      g_assert_cmpfloat (y, ==, place);
      check_screen (fixture, &bottom);
    }
  gtk_adjustment_set_value (fixture->window->adjustment, 0.0);
  wait_for_frame (fixture);
  g_assert_cmpint (top_number (fixture, &y), ==, -500);
  gtk_adjustment_set_value (fixture->window->adjustment, scroll_end (fixture));
  wait_for_frame (fixture);
  g_assert_cmpint (check_screen (fixture, &bottom), ==, N_MESSAGES + 499);
}

static void
search (Fixture *fixture, const char *words)
{
  gtk_editable_set_text (fixture->window->search, words);
  g_signal_emit_by_name (fixture->window->search, "search-changed");
  wait_for_frame (fixture);
}

static void
test_filtering (Fixture *fixture, gconstpointer data)
{
  double y, place, bottom;
  gint64 number;
  guint  n_found;

  (void)data;
  gtk_adjustment_set_value (fixture->window->adjustment, floor (scroll_end (fixture) / 2));
  wait_for_frame (fixture);
  number = top_number (fixture, &y);
  search (fixture, "harbour");
  n_found = g_list_model_get_n_items (fixture->window->shown);
  g_assert_true (n_found > 0 && n_found < N_MESSAGES / 2);
  g_assert_cmpint (top_number (fixture, &y), >=, number);
  check_screen (fixture, &bottom);
  number = top_number (fixture, &place);
  search (fixture, "");
  g_assert_cmpuint (g_list_model_get_n_items (fixture->window->shown), ==, N_MESSAGES);
  g_assert_cmpint (top_number (fixture, &y), ==, number);
  g_assert_cmpfloat (y, ==, place);
  check_screen (fixture, &bottom);
  search (fixture, "no message has these words");
  g_assert_cmpuint (g_list_model_get_n_items (fixture->window->shown), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* Without a session bus, GTK logs a warning. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  if (!gtk_init_check ())
    return 77; /* Meson skips the test. */
  g_test_add ("/window/scrolling-shows-text-at-computed-frames", Fixture, NULL, set_up, test_scrolling,
              tear_down);
  g_test_add ("/window/height-is-sum-of-rows", Fixture, NULL, set_up, test_total, tear_down);
  g_test_add ("/window/resizing-keeps-top-row", Fixture, NULL, set_up, test_resizing, tear_down);
  g_test_add ("/window/inserting-keeps-visible-rows", Fixture, NULL, set_up, test_inserting, tear_down);
  g_test_add ("/window/filtering-keeps-top-row", Fixture, NULL, set_up, test_filtering, tear_down);
  return g_test_run ();
}
