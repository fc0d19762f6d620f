/* test-template.c: the heights of rows from templates that are built in C.
 *
 * A line of the system font is 1.193359 points high per point of size, rounded up to half points: 18 at 15
 * points, 20.5 at 17.
 */
#include "cell-fixture.h"

#include <math.h>

#define assert_height(template, values, expected)                                                            \
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, values), expected, 1e-9)

/* A row with a text of 15 points, 12 points from all edges. */
static TlTemplate *
note_new (void)
{
  TlTemplate *template = tl_template_new ();

  fixture_pin (template, fixture_add_text (template, "note", 15.0, 0), TL_TEMPLATE_CONTENT, 12.0);
  return template;
}

static TlTemplateValues *
note_values (TlTemplate *template, const char *note)
{
  TlTemplateValues *values = tl_template_values_new (template);

  fixture_set_text (values, "note", note);
  return values;
}

static void
test_text_and_margins_add_up (void)
{
  g_autoptr (TlTemplate) template = note_new ();
  g_autoptr (TlTemplateValues) values = note_values (template, "One line.");

  assert_height (template, values, 12.0 + 18.0 + 12.0);
  fixture_set_text (values, "note", "One line.\nAnother.\nA third one.");
  assert_height (template, values, 12.0 + 54.0 + 12.0); /* 3 × 17.9 = 53.7 */
  fixture_set_text (values, "note", "");
  assert_height (template, values, 12.0 + 12.0);
  fixture_set_text (values, "note", NULL);
  assert_height (template, values, 12.0 + 12.0);
}

static void
test_narrow_rows_are_higher (void)
{
  g_autoptr (TlTemplate) template = note_new ();
  g_autoptr (TlTemplateValues) values = note_values (template, "A text that is too long for a narrow row.");

  assert_height (template, values, 42.0);
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 200.0, values), 12.0 + 36.0 + 12.0, 1e-9);
  assert_height (template, values, 42.0);
}

static void
test_separator_accessory_and_scale (void)
{
  g_autoptr (TlTemplate) template = note_new ();
  g_autoptr (TlTemplateValues) values = NULL;

  tl_template_set_scale (template, 3.0);
  tl_template_set_separator (template, TRUE);
  tl_template_set_accessory_width (template, 0.0, 120.0);
  tl_template_set_accessory_width (template, 375.0, 50.0);
  values = note_values (template, "A text that is too long for a narrow row.");
  /* 2 × 17.900385 = 35.800770, rounded up to 36 at three pixels per point; the separator is a third */
  assert_height (template, values, 12.0 + 36.0 + 12.0 + 1.0 / 3.0);
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 375.0, values),
                                  12.0 + 18.0 + 12.0 + 1.0 / 3.0, 1e-9);
}

static void
test_empty_row_has_the_empty_height (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();

  tl_template_set_empty_height (template, 44.0);
  tl_template_set_separator (template, TRUE);
  assert_height (template, NULL, 44.5);
}

static void
test_row_starts_from_the_template (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();
  g_autoptr (TlTemplateValues) values = NULL;
  g_autoptr (GError) error = NULL;
  TlItem text = fixture_add_text (template, "text", 15.0, 0);

  tl_template_set_text (template, text, "One line.", &error);
  fixture_relate (template, text, TL_ATTRIBUTE_TOP, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_TOP, 0.0);
  g_assert_cmpuint (tl_template_add_constraint (template, "bottom", TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_BOTTOM,
                                                TL_RELATION_EQUAL, text, TL_ATTRIBUTE_BOTTOM, 1.0, 5.0,
                                                TL_PRIORITY_REQUIRED, &error),
                    ==, 2);
  values = tl_template_values_new (template);
  fixture_set_text (values, "text", "Two\nlines");
  g_assert_true (tl_template_values_set_constant (values, "bottom", 20.0, &error));
  assert_height (template, values, 36.0 + 20.0);
  assert_height (template, NULL, 18.0 + 5.0);
  tl_template_values_clear (values);
  g_assert_true (tl_template_values_set_number (values, "bottom", 7.0, &error));
  assert_height (template, values, 18.0 + 7.0);
}

static void
test_number_is_its_shortest_text (void)
{
  g_autoptr (TlTemplate) template = note_new ();
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);
  g_autoptr (GError) error = NULL;
  TlItem note = tl_template_find_item (template, "note");
  const struct
  {
    double      number;
    const char *text;
  } cases[]
    = { { 12.0, "12" }, { 2.5, "2.5" }, { 0.1, "0.1" }, { -0.0, "0" }, { 1.0 / 3.0, "0.3333333333333333" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (tl_template_values_set_number (values, "note", cases[i].number, &error));
      g_assert_cmpstr (tl_template_values_get_text (values, note), ==, cases[i].text);
    }
  assert_height (template, values, 42.0);
}

static void
test_image_has_the_size_of_the_row (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();
  g_autoptr (TlTemplateValues) values = NULL;
  g_autoptr (GError) error = NULL;
  TlItem      image = tl_template_add_image (template, "image");
  TlRectangle rectangle;

  fixture_relate (template, image, TL_ATTRIBUTE_TOP, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_TOP, 10.0);
  fixture_relate (template, image, TL_ATTRIBUTE_LEFT, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_LEFT, 16.0);
  fixture_relate (template, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_BOTTOM, image, TL_ATTRIBUTE_BOTTOM, 10.0);
  tl_template_get_rectangle (template, image, &rectangle);
  g_assert_cmpfloat (rectangle.width, ==, 0.0);
  values = tl_template_values_new (template);
  g_assert_true (tl_template_values_set_size (values, "image", 60.0, 40.0, &error));
  assert_height (template, values, 60.0);
  tl_template_get_rectangle (template, image, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.x, 16.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.y, 10.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.width, 60.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.height, 40.0, 1e-9);
  g_assert_true (tl_template_values_set_size (values, "image", -1.0, -1.0, &error));
  assert_height (template, values, 20.0);
}

/* Content with an area of 3 200 points. */
static void
measure_area (
  TlItem item, const TlTemplateValues *values, double width, TlMeasurement *measurement, gpointer user_data)
{
  guint *n_calls = user_data;

  (void)item;
  (void)values;
  (*n_calls)++;
  measurement->width = 320.0;
  measurement->height = width > 0.0 ? 3200.0 / width : 10.0;
}

static void
count_up (gpointer count)
{
  (*(guint *)count)++;
}

static void
test_measured_content_follows_its_width (void)
{
  TlTemplate *template = tl_template_new ();
  guint count = 0, before;

  fixture_pin (template, tl_template_add_measured (template, "area", measure_area, &count, count_up),
               TL_TEMPLATE_CONTENT, 0.0);
  assert_height (template, NULL, 10.0);
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 100.0, NULL), 32.0, 1e-9);
  before = count;
  g_assert_cmpuint (before, >, 0);
  tl_template_unref (template);
  g_assert_cmpuint (count, ==, before + 1);
}

static void
test_margins_depend_on_the_width_of_rows (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();
  TlItem          text = fixture_add_text (template, "text", 15.0, 0), guide;
  const TlMargins narrow = { 16.0, 11.0, 16.0, 11.0 }, wide = { 20.0, 15.0, 20.0, 15.0 };
  TlRectangle     rectangle;

  tl_template_set_margins (template, TL_TEMPLATE_CONTENT, 414.0, &wide);
  tl_template_set_margins (template, TL_TEMPLATE_CONTENT, 0.0, &narrow);
  tl_template_set_text (template, text, "One line.", NULL);
  guide = tl_template_add_margins_guide (template, NULL, TL_TEMPLATE_CONTENT);
  fixture_relate (template, text, TL_ATTRIBUTE_LEADING, guide, TL_ATTRIBUTE_LEADING, 0.0);
  fixture_relate (template, text, TL_ATTRIBUTE_TOP, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_TOP_MARGIN, 0.0);
  fixture_relate (template, guide, TL_ATTRIBUTE_BOTTOM, text, TL_ATTRIBUTE_BOTTOM, 0.0);
  assert_height (template, NULL, 11.0 + 18.0 + 11.0);
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 414.0, NULL), 15.0 + 18.0 + 15.0, 1e-9);
  tl_template_get_rectangle (template, text, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.x, 20.0, 1e-9);
}

static void
test_multiplier_counts_from_the_container (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();
  g_autoptr (GError) error = NULL;
  TlItem       box = tl_template_add_item (template, NULL), half = tl_template_add_item (template, NULL);
  TlRectangle  rectangle;
  TlConstraint constraint;

  fixture_pin (template, box, TL_TEMPLATE_CONTENT, 20.0);
  constraint = tl_template_add_constraint (template, NULL, half, TL_ATTRIBUTE_RIGHT, TL_RELATION_EQUAL, box,
                                           TL_ATTRIBUTE_RIGHT, 0.5, 0.0, TL_PRIORITY_REQUIRED, &error);
  tl_template_set_container (template, constraint, box);
  fixture_relate (template, half, TL_ATTRIBUTE_WIDTH, 0, TL_ATTRIBUTE_NONE, 10.0);
  fixture_get_height (template, 320.0, NULL);
  tl_template_get_rectangle (template, half, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.x + rectangle.width, 20.0 + 280.0 / 2.0, 1e-9);
}

static void
test_line_break_modes (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();
  g_autoptr (TlTemplateValues) values = NULL;
  TlTemplateText text = { .most_lines = 2, .leading = 4.0 };

  tl_font_description_init_system (&text.font, 15.0, 400, FALSE);
  fixture_pin (template, tl_template_add_text (template, "note", &text), TL_TEMPLATE_CONTENT, 0.0);
  values = note_values (template, "1\n2\n3\n4");
  assert_height (template, values, 40.0); /* 2 × 17.9 + 4 = 39.8 */
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 40.0, values), 40.0, 1e-9);
}

static void
test_preferred_width_breaks_lines (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();
  g_autoptr (TlTemplateValues) values = NULL;
  TlTemplateText text = { .preferred_width = 60.0 };
  TlItem         item;
  TlRectangle    rectangle;

  tl_font_description_init_system (&text.font, 15.0, 400, FALSE);
  item = tl_template_add_text (template, "note", &text);
  fixture_relate (template, item, TL_ATTRIBUTE_TOP, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_TOP, 0.0);
  fixture_relate (template, item, TL_ATTRIBUTE_LEFT, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_LEFT, 0.0);
  fixture_relate (template, TL_TEMPLATE_CONTENT, TL_ATTRIBUTE_BOTTOM, item, TL_ATTRIBUTE_BOTTOM, 0.0);
  values = note_values (template, "several words on several lines");
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), >, 36.0);
  tl_template_get_rectangle (template, item, &rectangle);
  g_assert_cmpfloat (rectangle.width, <=, 60.0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/template/height/text-and-margins-add-up", test_text_and_margins_add_up);
  g_test_add_func ("/template/height/narrow-rows-are-higher", test_narrow_rows_are_higher);
  g_test_add_func ("/template/height/separator-accessory-and-scale", test_separator_accessory_and_scale);
  g_test_add_func ("/template/height/empty-row-has-the-empty-height", test_empty_row_has_the_empty_height);
  g_test_add_func ("/template/height/lines-are-limited-and-spaced", test_line_break_modes);
  g_test_add_func ("/template/height/preferred-width-breaks-lines", test_preferred_width_breaks_lines);
  g_test_add_func ("/template/values/row-starts-from-the-template", test_row_starts_from_the_template);
  g_test_add_func ("/template/values/number-is-its-shortest-text", test_number_is_its_shortest_text);
  g_test_add_func ("/template/values/image-has-the-size-of-the-row", test_image_has_the_size_of_the_row);
  g_test_add_func ("/template/items/measured-content-follows-its-width",
                   test_measured_content_follows_its_width);
  g_test_add_func ("/template/items/margins-depend-on-the-width-of-rows",
                   test_margins_depend_on_the_width_of_rows);
  g_test_add_func ("/template/items/multiplier-counts-from-the-container",
                   test_multiplier_counts_from_the_container);
  return g_test_run ();
}
