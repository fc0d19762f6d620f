/* test-text-fonts.c: invalid sizes, invalid font numbers, glyph widths and line heights. */
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

/* UIFont.systemFont(ofSize: 0) has 12 points, the size that Core Text documents for size 0 at
 * CTFontCreateWithName(). */
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

/* A font of which a number is missing, as NaN or 0, is one font. */
static void
test_equal_descriptions_have_equal_members (void)
{
  TlFontDescription font = { .family = "Inter", .point_size = 17.0, .weight = 400 };
  TlFontDescription others[] = { font, font, font, font, font, font, font, font, font };
  TlFontDescription same = font;

  others[0].family = "Roboto";
  others[1].point_size = 18.0;
  others[2].weight = 500;
  others[3].is_italic = TRUE;
  others[4].tracking = 0.5;
  others[5].line_height = TL_LINE_HEIGHT_PROPORTIONAL;
  others[6].ascender = 1.0;
  others[7].descender = 1.0;
  others[8].glyph_widths = TL_GLYPH_WIDTHS_SAN_FRANCISCO;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (tl_font_description_equal (&font, &others[i]));
  same.family = (char[]){ 'I', 'n', 't', 'e', 'r', '\0' };
  same.tracking = NAN;
  same.ascender = -0.0;
  g_assert_true (tl_font_description_equal (&font, &same));
  g_assert_cmpuint (tl_font_description_hash (&font), ==, tl_font_description_hash (&same));
}

/* Widths are proportional to the size, up to the largest size. */
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
  /* Pango adds the tracking between characters, which is four times. */
  g_assert_cmpfloat (measure (comparison, &description, "abcde", -1).width, ==, plain + 4 * 512);
  description.tracking = NAN;
  g_assert_cmpfloat (measure (comparison, &description, "abcde", -1).width, ==, plain);
  comparison_free (comparison);
}

/* A label as Interface Builder stored it: as wide as its text, rounded up to half a point. */
typedef struct
{
  const char   *text;
  double        size;
  int           weight;
  TlGlyphWidths widths;
  double        stored;
} StoredLabel;

static const StoredLabel stored_labels[] = {
  { "TableView with editing", 16, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 161.5 },
  { "GitHub Signup - Vanilla Observables", 16, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 263.5 },
  { "UITableView in Container", 16, 500, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 185 },
  { "Text Selection", 16, 500, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 105 },
  { "This is the notification title.", 17, 700, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 221.5 },
  { "Navigate next/prev in collectionView", 12, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 204.5 },
  { "Simple MVVM example ", 11, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 123 },
  { "3000000", 30, 700, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 140 },
  { "8000000", 30, 800, TL_GLYPH_WIDTHS_SAN_FRANCISCO, 146 },
  { "Label", 17, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11, 42 },
  { "Label", 17, 500, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11, 43 },
  { "Just a static title", 17, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11, 125.5 },
  { "Restaurant name", 16, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11, 123 },
  { "degrees Celsius", 25, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11, 172 },
  { "A touch of genius.", 28, 500, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11, 223.5 },
  { "Restaurant name", 20, 500, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_9, 156.5 },
  { "\xc2\xa5 xx", 14, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_9, 27.5 },
  { "$$", 12, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11, 16 },
  { "\xe2\x80\xa2", 14, 400, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11, 7 },
};

static void
test_san_francisco (void)
{
  Comparison *comparison = comparison_new (1 << 20);

  for (guint i = 0; i < G_N_ELEMENTS (stored_labels); i++)
    {
      const StoredLabel *label = &stored_labels[i];
      TlFontDescription  description;
      double             width;

      tl_font_description_init_system (&description, label->size, label->weight, FALSE);
      description.glyph_widths = label->widths;
      width = measure (comparison, &description, label->text, -1).width / PANGO_SCALE;
      g_assert_cmpfloat (ceil (width * 2.0) / 2.0, ==, label->stored);
    }
  comparison_free (comparison);
}

static void
test_unknown_widths (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription description = { .family = "Inter", .point_size = 14.0, .weight = 400 };
  double            expected = measure (comparison, &description, "words", -1).width;

  description.glyph_widths = (TlGlyphWidths)1000;
  g_assert_cmpfloat (measure (comparison, &description, "words", -1).width, ==, expected);
  comparison_free (comparison);
}

/* Accented letters are as wide as their base letters, and kerned like them. */
static void
test_san_francisco_with_accents (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription description;

  tl_font_description_init_system (&description, 17.0, 400, FALSE);
  g_assert_cmpfloat (measure (comparison, &description,
                              "T\xc3\xa9l\xc3\xa9"
                              "com",
                              -1)
                       .width,
                     ==, measure (comparison, &description, "Telecom", -1).width);
  comparison_free (comparison);
}

/* Text that Pango lays out, here because of a long word or of tracking, is as wide on average; repetitions of
 * one letter are exactly as wide. */
static void
test_san_francisco_by_pango (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription description;
  const TlTextLine *lines;
  guint             n_lines;
  double            one;

  tl_font_description_init_system (&description, 20.0, 400, FALSE);
  one = measure (comparison, &description, "n", -1).width;
  measure (comparison, &description, "nnnnnnnnnnnnnnnnnnnn", (int)(10.5 * one));
  lines = tl_text_measurer_get_lines (comparison->measurer, &n_lines);
  /* Two lines of nine letters and a hyphen, and the last two letters. */
  g_assert_cmpuint (n_lines, ==, 3);
  g_assert_cmpfloat_with_epsilon ((double)lines[2].width, 2.0 * one, 2.0);
  description.tracking = 1.0;
  g_assert_cmpfloat_with_epsilon (measure (comparison, &description, "nnnnnnnnnn", -1).width,
                                  10.0 * one + 9.0 * PANGO_SCALE, 10.0);
  comparison_free (comparison);
}

/* Invalid UTF-8, which may end in the middle of a character, does not change the letter spacing. */
static void
test_letter_spacing_of_invalid_utf8 (void)
{
  static const char *const texts[] = { "nn\xe2", "n\xe2\x80n", "nn\xf0\x9f\x98", "\xffnn" };
  Comparison              *comparison = comparison_new (1 << 20);
  TlFontDescription        description;
  guint                    font;

  tl_font_description_init_system (&description, 17.0, 400, FALSE);
  font = tl_text_measurer_find_font (comparison->measurer, &description);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const gsize length = strlen (texts[i]);
      char       *exact = g_memdup2 (texts[i], length);

      g_assert_cmpint (tl_text_measurer_get_letter_spacing (comparison->measurer, font, exact, length), ==,
                       tl_text_measurer_get_letter_spacing (comparison->measurer, font, "nn", 2));
      g_free (exact);
    }
  comparison_free (comparison);
}

/* Stored widths of labels in Helvetica Neue, in Avenir Next, and in a font that Interface Builder did not
 * have. */
static void
test_named_typefaces (void)
{
  static const StoredLabel labels[] = {
    { "YOUR PREFERENCES", 21, 300, TL_GLYPH_WIDTHS_HELVETICA_NEUE, 208 },
    { "val", 13, 300, TL_GLYPH_WIDTHS_HELVETICA_NEUE, 15.5 },
    { "Content Sample", 24, 400, TL_GLYPH_WIDTHS_HELVETICA_NEUE, 174 },
    { "Received Push Notifications:", 14, 400, TL_GLYPH_WIDTHS_HELVETICA_NEUE, 180 },
    { "REQUESTS", 10, 400, TL_GLYPH_WIDTHS_HELVETICA_NEUE, 53 },
    { "W 85th St, New York, 10024 ", 14, 400, TL_GLYPH_WIDTHS_HELVETICA_NEUE, 180 },
    { "damping", 16, 400, TL_GLYPH_WIDTHS_AVENIR_NEXT, 66.5 },
    { "Latin: ", 16, 500, TL_GLYPH_WIDTHS_AVENIR_NEXT, 44.5 },
  };
  Comparison *comparison = comparison_new (1 << 20);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      TlFontDescription description = { .family = "Liberation Sans",
                                        .point_size = labels[i].size,
                                        .weight = labels[i].weight,
                                        .glyph_widths = labels[i].widths };
      double            width = measure (comparison, &description, labels[i].text, -1).width / PANGO_SCALE;

      g_assert_cmpfloat (ceil (width * 2.0) / 2.0, ==, labels[i].stored);
    }
  comparison_free (comparison);
}

/* The same texts, fonts, widths and heights as in Tests/TextLayoutTests/LineMetricsTests.swift: the number of
 * lines times San Francisco's published line height, 1.193359 points per point of size. */
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

/* The line gap in the horizontal header of Times New Roman and Liberation Serif is 87/2048 of the size. */
static void
test_line_gap (TlTextMeasurer *measurer, TlFontDescription description)
{
  const guint font = tl_text_measurer_find_font (measurer, &description);

  g_assert_cmpfloat_with_epsilon (tl_text_measurer_get_line_gap (measurer, font), 15.0 * 87.0 / 2048.0, 1e-9);
  description.line_height = TL_LINE_HEIGHT_PROPORTIONAL;
  g_assert_cmpfloat (
    tl_text_measurer_get_line_gap (measurer, tl_text_measurer_find_font (measurer, &description)), ==, 0.0);
}

/* The font's own metrics, as Pango reads them. */
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
  /* Characters of fallback fonts do not make lines higher. */
  g_assert_cmpfloat (measure (comparison, &description, "我们\nwe", -1).height, ==,
                     2 * (ascender + descender) * PANGO_SCALE);
  test_line_gap (comparison->measurer, description);
  pango_font_metrics_unref (metrics);
  pango_font_description_free (pango);
  comparison_free (comparison);
}

static void
test_substituted_family_is_found (void)
{
  Comparison       *comparison = comparison_new (0);
  TlFontDescription description;
  g_autofree char  *family = NULL, *substitute = NULL;

  tl_font_description_init_system (&description, 17.0, 700, TRUE);
  family = tl_font_description_find_family (&description, comparison->context);
  g_assert_cmpstr (family, ==, description.family);
  description.family = "A Family That Is Not Installed";
  substitute = tl_font_description_find_family (&description, comparison->context);
  g_assert_nonnull (substitute);
  g_assert_cmpstr (substitute, !=, description.family);
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/fonts/sizes-that-are-none", test_sizes_that_are_none);
  g_test_add_func ("/text/fonts/equal-descriptions-have-equal-members",
                   test_equal_descriptions_have_equal_members);
  g_test_add_func ("/text/fonts/enormous-sizes", test_enormous_sizes);
  g_test_add_func ("/text/fonts/pango-descriptions-without-size", test_pango_descriptions_without_size);
  g_test_add_func ("/text/fonts/fonts-that-are-none", test_fonts_that_are_none);
  g_test_add_func ("/text/fonts/tracking", test_tracking);
  g_test_add_func ("/text/fonts/san-francisco", test_san_francisco);
  g_test_add_func ("/text/fonts/unknown-widths", test_unknown_widths);
  g_test_add_func ("/text/fonts/san-francisco/accents", test_san_francisco_with_accents);
  g_test_add_func ("/text/fonts/san-francisco/by-pango", test_san_francisco_by_pango);
  g_test_add_func ("/text/fonts/letter-spacing-of-invalid-utf8", test_letter_spacing_of_invalid_utf8);
  g_test_add_func ("/text/fonts/named-typefaces", test_named_typefaces);
  g_test_add_func ("/text/fonts/heights-of-labels", test_heights_of_labels);
  g_test_add_func ("/text/fonts/metrics-of-fonts", test_metrics_of_fonts);
  g_test_add_func ("/text/fonts/substituted-family-is-found", test_substituted_family_is_found);
  return g_test_run ();
}
