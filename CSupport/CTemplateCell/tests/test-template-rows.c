/* test-template-rows.c: many rows, caches, and rows that cannot be measured. */
#include "cell-fixture.h"

#include <math.h>

#define N_ROWS 1200

/* A row with a title of one line and a text. */
static TlTemplate *
message_new (void)
{
  TlTemplate *template = tl_template_new ();
  TlItem title = fixture_add_text (template, "title", 17.0, 1);
  TlItem text = fixture_add_text (template, "text", 15.0, 0);

  fixture_relate (template, title, TL_ATTRIBUTE_LEADING, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_LEADING, 16.0);
  fixture_relate (template, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_TRAILING, title, TL_ATTRIBUTE_TRAILING, 16.0);
  fixture_relate (template, text, TL_ATTRIBUTE_LEADING, title, TL_ATTRIBUTE_LEADING, 0.0);
  fixture_relate (template, text, TL_ATTRIBUTE_TRAILING, title, TL_ATTRIBUTE_TRAILING, 0.0);
  fixture_relate (template, title, TL_ATTRIBUTE_TOP, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_TOP, 8.0);
  fixture_relate (template, text, TL_ATTRIBUTE_TOP, title, TL_ATTRIBUTE_BOTTOM, 4.0);
  fixture_relate (template, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_BOTTOM, text, TL_ATTRIBUTE_BOTTOM, 8.0);
  return template;
}

/* Row n has a text of n words. */
static TlTemplateValues *
message_values (TlTemplate *template, guint n)
{
  TlTemplateValues *values = tl_template_values_new (template);
  GString          *text = g_string_new (NULL);

  for (guint i = 0; i < n % 60; i++)
    g_string_append_printf (text, "word%u ", i * n % 17);
  fixture_set_text (values, "title", "A title");
  fixture_set_text (values, "text", text->str);
  g_string_free (text, TRUE);
  return values;
}

static GPtrArray *
messages_new (TlTemplate *template)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify)tl_template_values_unref);

  for (guint i = 0; i < N_ROWS; i++)
    g_ptr_array_add (rows, message_values (template, i));
  return rows;
}

static void
test_batch_is_in_the_order_of_rows (void)
{
  g_autoptr (TlTemplate) template = message_new ();
  g_autoptr (GPtrArray) rows = messages_new (template);
  g_autoptr (GArray) listed = NULL;
  double heights[N_ROWS], expected[N_ROWS];

  for (guint i = 0; i < N_ROWS; i++)
    expected[i] = fixture_get_height (template, 320.0, rows->pdata[i]);
  g_assert_cmpfloat (expected[59], >, expected[1] + 36.0);
  for (guint n_threads = 0; n_threads <= 4; n_threads++)
    {
      g_assert_true (tl_template_get_heights (template, 320.0, (TlTemplateValues **)rows->pdata, N_ROWS,
                                              n_threads, heights, NULL));
      g_assert_cmpmem (heights, sizeof heights, expected, sizeof expected);
    }
  g_assert_true (tl_template_get_heights (template, 320.0, NULL, 0, 0, NULL, NULL));
  listed = tl_template_list_heights (template, 320.0, (TlTemplateValues **)rows->pdata, N_ROWS, 2, NULL);
  g_assert_cmpmem (listed->data, listed->len * sizeof (double), expected, sizeof expected);
}

static void
test_batch_reports_the_first_faulty_row (void)
{
  g_autoptr (TlTemplate) template = message_new ();
  g_autoptr (GPtrArray) rows = messages_new (template);
  g_autoptr (GError) error = NULL;
  double heights[N_ROWS];

  tl_template_values_clear (rows->pdata[1150]);
  tl_template_values_clear (rows->pdata[123]);
  g_assert_false (
    tl_template_get_heights (template, 320.0, (TlTemplateValues **)rows->pdata, N_ROWS, 3, heights, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_MISSING_VALUE);
  g_assert_cmpstr (
    error->message, ==,
    "row 123: the row has no text for item \"title\": set it with tl_template_values_set_text()");
  g_assert_true (isnan (heights[123]) && isnan (heights[1150]));
  g_assert_cmpfloat (heights[124], ==, fixture_get_height (template, 320.0, rows->pdata[124]));
}

static gpointer
measure_copy (gpointer data)
{
  TlTemplate *copy = data;
  g_autoptr (TlTemplateValues) values = message_values (copy, 40);
  double *height = g_new (double, 1);

  *height = fixture_get_height (copy, 320.0, values);
  return height;
}

static void
test_copy_measures_in_another_thread (void)
{
  g_autoptr (TlTemplate) template = message_new ();
  g_autoptr (TlTemplate) copy = tl_template_copy (template);
  g_autoptr (TlTemplateValues) values = message_values (template, 40);
  g_autofree double *height = g_thread_join (g_thread_new ("copy", measure_copy, copy));

  g_assert_cmpfloat (*height, ==, fixture_get_height (template, 320.0, values));
  g_assert_cmpfloat (*height, ==, fixture_get_height (copy, 320.0, values));
}

/* A row of a cache, and the number of times that it was configured. */
typedef struct
{
  const char *text;
  guint       n_calls;
} Message;

static gboolean
configure (TlTemplateValues *values, gpointer user_data, GError **error)
{
  Message *message = user_data;

  message->n_calls++;
  return tl_template_values_set_text (values, "title", "A title", error)
         && tl_template_values_set_text (values, "text", message->text, error);
}

static double
height_by_key (TlTemplate *template, TlHeightCache *cache, guint64 version, double width, Message *message)
{
  g_autoptr (GError) error = NULL;
  double   height = -1.0;
  gboolean is_known = tl_template_get_height_by_key (template, cache, tl_height_key_number (1), version,
                                                     width, configure, message, &height, &error);

  g_assert_no_error (error);
  g_assert_true (is_known);
  return height;
}

static void
test_cached_row_is_configured_once_per_width_and_version (void)
{
  g_autoptr (TlTemplate) template = message_new ();
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  Message message = { "One line.", 0 };
  double  height = height_by_key (template, cache, 0, 320.0, &message);

  g_assert_cmpfloat_with_epsilon (height, 8.0 + 20.5 + 4.0 + 18.0 + 8.0, 1e-9);
  g_assert_cmpfloat (height_by_key (template, cache, 0, 320.0, &message), ==, height);
  g_assert_cmpuint (message.n_calls, ==, 1);
  height_by_key (template, cache, 0, 375.0, &message);
  g_assert_cmpuint (message.n_calls, ==, 2);
  height_by_key (template, cache, 0, 320.0, &message);
  g_assert_cmpuint (message.n_calls, ==, 2);
  message.text = "Two\nlines.";
  g_assert_cmpfloat (height_by_key (template, cache, 1, 320.0, &message), >, height);
  g_assert_cmpuint (message.n_calls, ==, 3);
}

static void
test_row_keeps_its_height_when_it_moves (void)
{
  g_autoptr (TlTemplate) template = message_new ();
  g_autoptr (TlRowHeights) rows = tl_row_heights_new ();
  g_autoptr (GError) error = NULL;
  Message message = { "One line.", 0 };
  double  height = -1.0, moved = -1.0;

  tl_row_heights_insert_rows (rows, 0, 0, 2);
  g_assert_true (
    tl_template_get_height_by_row (template, rows, 0, 1, 320.0, configure, &message, &height, &error));
  tl_row_heights_insert_rows (rows, 0, 0, 5);
  g_assert_true (
    tl_template_get_height_by_row (template, rows, 0, 6, 320.0, configure, &message, &moved, &error));
  g_assert_cmpuint (message.n_calls, ==, 1);
  g_assert_cmpfloat (moved, ==, height);
}

static void
test_height_of_a_faulty_row_is_not_cached (void)
{
  g_autoptr (TlTemplate) template = message_new ();
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  g_autoptr (GError) error = NULL;
  Message message = { "\xff", 0 };
  double  height = -1.0;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (tl_template_get_height_by_key (template, cache, tl_height_key_number (1), 0, 320.0,
                                                     configure, &message, &height, &error));
      g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_TEXT);
      g_clear_error (&error);
    }
  g_assert_cmpuint (message.n_calls, ==, 2);
  g_assert_cmpfloat (height, ==, -1.0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/template/batch/is-in-the-order-of-rows", test_batch_is_in_the_order_of_rows);
  g_test_add_func ("/template/batch/reports-the-first-faulty-row", test_batch_reports_the_first_faulty_row);
  g_test_add_func ("/template/copy/measures-in-another-thread", test_copy_measures_in_another_thread);
  g_test_add_func ("/template/cache/row-is-configured-once-per-width-and-version",
                   test_cached_row_is_configured_once_per_width_and_version);
  g_test_add_func ("/template/cache/row-keeps-its-height-when-it-moves",
                   test_row_keeps_its_height_when_it_moves);
  g_test_add_func ("/template/cache/height-of-a-faulty-row-is-not-cached",
                   test_height_of_a_faulty_row_is_not_cached);
  return g_test_run ();
}
