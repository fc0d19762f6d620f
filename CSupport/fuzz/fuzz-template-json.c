/* fuzz-template-json.c: JSON texts of templates, and the heights of rows of those that are valid. */
#include <math.h>
#include <templatecell.h>

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length);

/* Measures a row; the height is −1 if there is none, otherwise finite. */
static double
measure_row (TlTemplate *template, double width, const TlTemplateValues *values)
{
  g_autoptr (GError) error = NULL;
  double   height = -1.0;
  gboolean measured = tl_template_get_height (template, width, values, &height, &error);

  g_assert_cmpint (measured, ==, error == NULL);
  g_assert_true (isfinite (height));
  g_assert_true (!measured || height >= 0.0);
  return height;
}

/* The rows between two equal rows must not change the height of the second one. */
static void
measure (TlTemplate *template)
{
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);
  double first;

  tl_template_values_set_text (values, "title", "A title of several words", NULL);
  tl_template_values_set_size (values, "photo", 60.0, 40.0, NULL);
  first = measure_row (template, 320.0, values);
  measure_row (template, 40.0, values);
  measure_row (template, 320.0, NULL);
  g_assert_cmpfloat_with_epsilon (measure_row (template, 320.0, values), first, 1e-9);
}

static void
use (const guint8 *bytes, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TlTemplate) template = tl_template_new_from_json ((const char *)bytes, (gssize)length, &error);

  g_assert_cmpint (template != NULL, ==, error == NULL);
  if (template != NULL)
    measure (template);
  else
    g_assert_true (g_str_has_prefix (error->message, "line "));
}

static guint
count_threads (void)
{
  guint n = 0;
  GDir *tasks = g_dir_open ("/proc/self/task", 0, NULL);

  while (tasks != NULL && g_dir_read_name (tasks) != NULL)
    n++;
  g_clear_pointer (&tasks, g_dir_close);
  return n;
}

/* Pango ends the thread of a font map some time after the font map is freed. Memory of GLib that belongs to a
 * thread which is about to end (2032 bytes) would count as a leak. */
int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)
{
  const guint n_threads = count_threads ();

  use (bytes, length);
  for (guint i = 0; i < 1000 && count_threads () > n_threads; i++)
    g_usleep (1000);
  return 0;
}
