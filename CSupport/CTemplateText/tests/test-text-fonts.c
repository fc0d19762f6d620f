/* test-text-fonts.c: invalid sizes, numbers of no font, and how high lines are. */
#include <math.h>
#include <string.h>

#include "comparison.h"

static const double no_sizes[] = { 0.0, -0.0, -1.0, -1e300, NAN, INFINITY, -INFINITY };

static TlTextExtents
measure (Comparison *comparison, const TlFontDescription *description, const char *text, int width)
{
  TlTextExtents extents;

  tl_text_measurer_measure (comparison->measurer,
                            tl_text_measurer_find_font (comparison->measurer, description),
                            &(TlTextRequest){ .text = text, .length = -1, .width = width }, &extents);
  return extents;
}

/* UIFont.systemFont(ofSize: 0) has 12 points, as Core Text's CTFontCreateWithName() says of size 0. */
static void
test_sizes_that_are_none (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription description;
  TlTextExtents     expected;

  tl_font_description_init_system (&description, 12.0, 400, FALSE);
  expected = measure (comparison, &description, "some words", 40 * PANGO_SCALE);
  g_assert_cmpfloat_with_epsilon (expected.height, 2 * 12.0 * 1.193359 * PANGO_SCALE, 1e-6);
  for (guint i = 0; i < G_N_ELEMENTS (no_sizes); i++)
    {
      TlTextExtents extents;

      description.point_size = no_sizes[i];
      extents = measure (comparison, &description, "some words", 40 * PANGO_SCALE);
      g_assert_cmpmem (&extents, sizeof extents, &expected, sizeof expected);
    }
  comparison_free (comparison);
}

/* What is known of small sizes holds for enormous ones, up to the greatest. */
static void
test_enormous_sizes (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription description;
  double            unit;
  TlTextExtents     extents;

  tl_font_description_init_system (&description, 100.0, 400, FALSE);
  unit = measure (comparison, &description, "enormous", -1).width / 100.0;
  description.point_size = 2000.0;
  extents = measure (comparison, &description, "enormous", -1);
  g_assert_cmpfloat_with_epsilon (extents.width, unit * 2000.0, unit);
  description.point_size = 1e300;
  g_assert_cmpfloat (measure (comparison, &description, "enormous", -1).width, ==, extents.width);
  comparison_free (comparison);
}

static void
test_pango_descriptions_without_size (void)
{
  Comparison           *comparison = comparison_new (1 << 20);
  PangoFontDescription *description = pango_font_description_from_string ("Liberation Sans");
  TlTextExtents         twelve, zero;

  pango_font_description_set_absolute_size (description, 12 * PANGO_SCALE);
  tl_text_measurer_measure (comparison->measurer,
                            tl_text_measurer_add_font (comparison->measurer, description, 0),
                            &(TlTextRequest){ .text = "words", .length = -1, .width = -1 }, &twelve);
  pango_font_description_set_absolute_size (description, 0);
  tl_text_measurer_measure (comparison->measurer,
                            tl_text_measurer_add_font (comparison->measurer, description, 0),
                            &(TlTextRequest){ .text = "words", .length = -1, .width = -1 }, &zero);
  g_assert_cmpmem (&zero, sizeof zero, &twelve, sizeof twelve);
  pango_font_description_free (description);
  comparison_free (comparison);
}

static void
test_fonts_that_are_none (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription description = { .point_size = 14.0, .weight = 400 };
  TlTextExtents     extents = { .width = 1.0 };
  double            ascender = 1.0, descender = 1.0;

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*family*");
  g_assert_cmpuint (tl_text_measurer_find_font (comparison->measurer, &description), ==, TL_NO_FONT);
  g_test_assert_expected_messages ();
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*description*");
  g_assert_cmpuint (tl_text_measurer_add_font (comparison->measurer, NULL, 0), ==, TL_NO_FONT);
  g_test_assert_expected_messages ();
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*style*");
  tl_text_measurer_measure (comparison->measurer, TL_NO_FONT,
                            &(TlTextRequest){ .text = "words", .length = -1, .width = -1 }, &extents);
  g_test_assert_expected_messages ();
  g_assert_cmpfloat (extents.width, ==, 0.0);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*style*");
  tl_text_measurer_get_line_metrics (comparison->measurer, TL_NO_FONT, &ascender, &descender);
  g_test_assert_expected_messages ();
  g_assert_cmpfloat (ascender, ==, 0.0);
  comparison_free (comparison);
}

static void
test_tracking (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription description = { .family = "Liberation Sans", .point_size = 14.0, .weight = 400 };
  double            plain = measure (comparison, &description, "abcde", -1).width;

  description.tracking = 0.5;
  /* Pango adds it between characters, which is four times. */
  g_assert_cmpfloat (measure (comparison, &description, "abcde", -1).width, ==, plain + 4 * 512);
  description.tracking = NAN;
  g_assert_cmpfloat (measure (comparison, &description, "abcde", -1).width, ==, plain);
  comparison_free (comparison);
}

/* The same texts, fonts, widths and heights as in Tests/TextLayoutTests/LineMetricsTests.swift: lines times
 * San Francisco's published proportions, 1.193359 points for a point of size. */
static void
test_heights_of_labels (void)
{
  static const struct
  {
    const char *text;
    double      size;
    int         width;
    double      height;
  } labels[] = {
    { "One line", 17.0, -1, 20.287103 },
    { "Daifu Tang (aka 彪哥)", 14.0, -1, 16.707026 },
    { "one\ntwo\nthree", 10.0, -1, 35.80077 },
    { "a a a a a a", 20.0, 15, 143.20308 },
    { "", 13.0, -1, 15.513667 },
  };
  Comparison *comparison = comparison_new (1 << 20);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      TlFontDescription description;
      TlTextExtents     extents;

      tl_font_description_init_system (&description, labels[i].size, 400, FALSE);
      extents = measure (comparison, &description, labels[i].text,
                         labels[i].width < 0 ? -1 : labels[i].width * PANGO_SCALE);
      g_assert_cmpfloat_with_epsilon (extents.height / PANGO_SCALE, labels[i].height, 1e-9);
    }
  comparison_free (comparison);
}

/* Fonts' own metrics, as Pango reads them. */
static void
test_metrics_of_fonts (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription description = {
    .family = "Liberation Serif", .point_size = 15.0, .weight = 700, .line_height = TL_LINE_HEIGHT_OF_FONT
  };
  PangoFontDescription *pango = pango_font_description_from_string ("Liberation Serif Bold");
  PangoFontMetrics     *metrics;
  double                ascender, descender;

  pango_font_description_set_absolute_size (pango, 15 * PANGO_SCALE);
  metrics = pango_context_get_metrics (comparison->context, pango, NULL);
  tl_text_measurer_get_line_metrics (comparison->measurer,
                                     tl_text_measurer_find_font (comparison->measurer, &description),
                                     &ascender, &descender);
  g_assert_cmpfloat (ascender * PANGO_SCALE, ==, pango_font_metrics_get_ascent (metrics));
  g_assert_cmpfloat (descender * PANGO_SCALE, ==, pango_font_metrics_get_descent (metrics));
  /* Characters of other fonts do not make lines higher. */
  g_assert_cmpfloat (measure (comparison, &description, "我们\nwe", -1).height, ==,
                     2 * (ascender + descender) * PANGO_SCALE);
  pango_font_metrics_unref (metrics);
  pango_font_description_free (pango);
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/fonts/sizes-that-are-none", test_sizes_that_are_none);
  g_test_add_func ("/text/fonts/enormous-sizes", test_enormous_sizes);
  g_test_add_func ("/text/fonts/pango-descriptions-without-size", test_pango_descriptions_without_size);
  g_test_add_func ("/text/fonts/fonts-that-are-none", test_fonts_that_are_none);
  g_test_add_func ("/text/fonts/tracking", test_tracking);
  g_test_add_func ("/text/fonts/heights-of-labels", test_heights_of_labels);
  g_test_add_func ("/text/fonts/metrics-of-fonts", test_metrics_of_fonts);
  return g_test_run ();
}
