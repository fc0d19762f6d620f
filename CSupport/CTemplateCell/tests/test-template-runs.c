/* test-template-runs.c: texts in several fonts. */
#include "cell-fixture.h"

#include <pango/pangocairo.h>

/* The heights of lines in the system font at 15 and 17 points: 1.193359 × the size (San Francisco's ascender
 * and descender), before rounding to pixels. */
#define LINE_15 17.900385
#define LINE_17 20.287103

/* A row that consists of a text at 15 points. */
static TlTemplate *
note_new (guint most_lines)
{
  TlTemplate *template = tl_template_new ();

  fixture_pin (template, fixture_add_text (template, "note", 15.0, most_lines), TL_TEMPLATE_CONTENT, 0.0);
  return template;
}

static void
append (TlTemplateValues *values, const char *text, double point_size, int weight)
{
  g_autoptr (GError) error = NULL;
  gboolean is_set = tl_template_values_append_system_text (values, "note", text, point_size, weight, &error);

  g_assert_no_error (error);
  g_assert_true (is_set);
}

/* Appends text in the font of the item. */
static void
append_plain (TlTemplateValues *values, const char *text)
{
  g_assert_true (tl_template_values_append_text (values, "note", text, NULL, NULL));
}

static void
test_a_line_is_as_tall_as_its_tallest_font (void)
{
  g_autoptr (TlTemplate) template = note_new (0);
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);

  append_plain (values, "from ");
  append (values, "Mira", 17.0, 700);
  g_assert_cmpstr (tl_template_values_get_text (values, 2), ==, "from Mira");
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==, tl_pixels_round_up (LINE_17, 2.0));
  append_plain (values, "\non Monday");
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==,
                     tl_pixels_round_up (LINE_17 + LINE_15, 2.0));
  append (values, "\n", 17.0, 400);
  append (values, "x", 15.0, 400);
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==,
                     tl_pixels_round_up (LINE_17 + 2 * LINE_15, 2.0));
}

/* An empty line has the font of the character that ends it. */
static void
test_an_empty_line_has_the_font_of_its_end (void)
{
  g_autoptr (TlTemplate) template = note_new (0);
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);

  append_plain (values, "a\r\n");
  append (values, "\n", 17.0, 400);
  append_plain (values, "b");
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==,
                     tl_pixels_round_up (LINE_15 + LINE_17 + LINE_15, 2.0));
}

static void
test_the_number_of_lines_is_limited (void)
{
  g_autoptr (TlTemplate) template = note_new (2);
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);

  append (values, "one\ntwo\n", 17.0, 400);
  append_plain (values, "three");
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==, tl_pixels_round_up (2 * LINE_17, 2.0));
}

static void
test_runs_in_one_font_are_a_plain_text (void)
{
  const char *text = "The ferry was late, so we ate all the bread and waited under the old crane.";
  g_autoptr (TlTemplate) template = note_new (0);
  g_autoptr (TlTemplateValues) plain = tl_template_values_new (template);
  g_autoptr (TlTemplateValues) runs = tl_template_values_new (template);

  fixture_set_text (plain, "note", text);
  for (const char *c = text; *c != '\0'; c++)
    append_plain (runs, (char[2]){ *c, '\0' });
  for (double width = 40.0; width < 600.0; width += 7.0)
    g_assert_cmpfloat (fixture_get_height (template, width, runs), ==,
                       fixture_get_height (template, width, plain));
}

static void
test_a_new_text_has_no_runs (void)
{
  g_autoptr (TlTemplate) template = note_new (0);
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);

  append (values, "Mira", 17.0, 700);
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==, 20.5);
  fixture_set_text (values, "note", "Mira");
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==, 18.0);
  append (values, "!", 17.0, 400);
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==, 20.5);
  tl_template_values_clear (values);
  append_plain (values, "Mira");
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==, 18.0);
}

/* The number of lines into which Pango breaks a text that is bold up to byte @bold. */
static int
count_lines (PangoContext *context, const char *text, guint bold, double width)
{
  PangoLayout          *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Inter");
  PangoAttrList        *attributes = pango_attr_list_new ();
  PangoAttribute       *weight = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  int                   n_lines;

  pango_font_description_set_absolute_size (font, 15 * PANGO_SCALE);
  weight->end_index = bold;
  pango_attr_list_insert (attributes, weight);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int)(width * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);
  n_lines = pango_layout_get_line_count (layout);
  pango_attr_list_unref (attributes);
  pango_font_description_free (font);
  g_object_unref (layout);
  return n_lines;
}

static PangoContext *
context_new (void)
{
  PangoFontMap         *font_map = pango_cairo_font_map_new ();
  PangoContext         *context = pango_font_map_create_context (font_map);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  g_object_unref (font_map);
  return context;
}

/* All lines are 15 points tall, so that the height gives their number. */
static void
test_lines_are_broken_as_by_pango (void)
{
  const char       *text = "The ferry was late, so we ate all the bread and waited under the old crane.";
  TlFontDescription font = { .family = "Inter",
                             .point_size = 15.0,
                             .weight = 400,
                             .line_height = TL_LINE_HEIGHT_PROPORTIONAL,
                             .ascender = 0.75,
                             .descender = 0.25 };
  g_autoptr (TlTemplate) template = tl_template_new ();
  g_autoptr (TlTemplateValues) values = NULL;
  PangoContext    *context = context_new ();
  const guint      bold = 30;
  g_autofree char *start = g_strndup (text, bold);

  fixture_pin (template, tl_template_add_text (template, "note", &(TlTemplateText){ .font = font }),
               TL_TEMPLATE_CONTENT, 0.0);
  values = tl_template_values_new (template);
  font.weight = 700;
  g_assert_true (tl_template_values_append_text (values, "note", start, &font, NULL));
  append_plain (values, text + bold);
  for (double width = 60.0; width < 600.0; width += 3.0)
    g_assert_cmpfloat (fixture_get_height (template, width, values), ==,
                       15.0 * count_lines (context, text, bold, width));
  g_object_unref (context);
}

static void
test_invalid_runs_change_nothing (void)
{
  g_autoptr (TlTemplate) template = note_new (0);
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);
  g_autoptr (GError) error = NULL;

  append_plain (values, "ab");
  g_assert_false (tl_template_values_append_text (values, "note", "c\xc3(", NULL, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_TEXT);
  g_assert_nonnull (strstr (error->message, "\"note\" is not UTF-8 from byte 1"));
  g_clear_error (&error);
  g_assert_false (tl_template_values_append_text (values, "text", "c", NULL, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_UNKNOWN_NAME);
  g_clear_error (&error);
  g_assert_false (tl_template_values_append_text (values, "content", "c", NULL, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_WRONG_KIND);
  g_assert_cmpstr (tl_template_values_get_text (values, 2), ==, "ab");
}

#define NOTE(MEMBERS)                                                                                        \
  "{\"format\": \"templatelayout-template\", \"version\": 1, \"items\": [\n"                                 \
  "{\"name\": \"note\", \"kind\": \"text\", \"font\": {\"size\": 15},\n" MEMBERS "}],\n"                     \
  "\"constraints\": [\n"                                                                                     \
  "{\"item\": \"note\", \"attribute\": \"top\", \"toItem\": \"content\", \"toAttribute\": \"top\"},\n"       \
  "{\"item\": \"note\", \"attribute\": \"bottom\", \"toItem\": \"content\", \"toAttribute\": "               \
  "\"bottom\"}]}"

static void
test_json_has_runs (void)
{
  const char *json = NOTE ("\"runs\": [{\"text\": \"from \"},\n"
                           "{\"text\": \"Mira\", \"font\": {\"size\": 17, \"weight\": 700}}]");
  g_autoptr (GError) error = NULL;
  g_autoptr (TlTemplate) template = tl_template_new_from_json (json, -1, &error);
  g_autoptr (TlTemplateValues) values = NULL;

  g_assert_no_error (error);
  g_assert_false (tl_template_needs_value (template, 2));
  g_assert_cmpfloat (fixture_get_height (template, 320.0, NULL), ==, 20.5);
  values = tl_template_values_new (template);
  g_assert_cmpstr (tl_template_values_get_text (values, 2), ==, "from Mira");
  fixture_set_text (values, "note", "Jon");
  g_assert_cmpfloat (fixture_get_height (template, 320.0, values), ==, 18.0);
}

static void
test_json_faults_are_reported_with_their_lines (void)
{
  const char *faults[][2] = {
    { NOTE ("\"text\": \"a\", \"runs\": [{\"text\": \"b\"}]"), "line 2: a text has both" },
    { NOTE ("\"runs\": [\n{\"font\": {\"size\": 17}}]"), "line 4: a run has no \"text\"" },
    { NOTE ("\"runs\": [\n{\"text\": 3}]"), "line 4: " },
    { NOTE ("\"runs\": [\n{\"text\": \"b\", \"size\": 3}]"), "line 4: " },
    { NOTE ("\"runs\": \"b\""), "line 2: " },
    { NOTE ("\"runs\": [3]"), "line 2: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tl_template_new_from_json (faults[i][0], -1, &error));
      g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_FORM);
      g_assert_nonnull (strstr (error->message, faults[i][1]));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/template/runs/a-line-is-as-tall-as-its-tallest-font",
                   test_a_line_is_as_tall_as_its_tallest_font);
  g_test_add_func ("/template/runs/an-empty-line-has-the-font-of-its-end",
                   test_an_empty_line_has_the_font_of_its_end);
  g_test_add_func ("/template/runs/the-number-of-lines-is-limited", test_the_number_of_lines_is_limited);
  g_test_add_func ("/template/runs/runs-in-one-font-are-a-plain-text",
                   test_runs_in_one_font_are_a_plain_text);
  g_test_add_func ("/template/runs/a-new-text-has-no-runs", test_a_new_text_has_no_runs);
  g_test_add_func ("/template/runs/lines-are-broken-as-by-pango", test_lines_are_broken_as_by_pango);
  g_test_add_func ("/template/runs/invalid-runs-change-nothing", test_invalid_runs_change_nothing);
  g_test_add_func ("/template/runs/json-has-runs", test_json_has_runs);
  g_test_add_func ("/template/runs/json-faults-are-reported-with-their-lines",
                   test_json_faults_are_reported_with_their_lines);
  return g_test_run ();
}
