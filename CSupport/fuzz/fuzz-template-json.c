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

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TlTemplate) template = tl_template_new_from_json ((const char *)bytes, (gssize)length, &error);

  g_assert_cmpint (template != NULL, ==, error == NULL);
  if (template != NULL)
    measure (template);
  else
    g_assert_true (g_str_has_prefix (error->message, "line "));
  return 0;
}
