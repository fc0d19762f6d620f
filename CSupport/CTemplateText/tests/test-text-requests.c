/* test-text-requests.c: requests of every kind, compared with a PangoLayout set up in the same way. */
#include <math.h>
#include <string.h>

#include "comparison.h"

static const char prose[] = "The wind has drawn its lines again.\nNothing here stays where it was.";

static PangoAttrList *
make_attributes (void)
{
  PangoAttrList  *attributes = pango_attr_list_new ();
  PangoAttribute *size = pango_attr_size_new_absolute (30 * PANGO_SCALE);

  size->start_index = 4;
  size->end_index = 8;
  pango_attr_list_insert (attributes, size);
  return attributes;
}

static guint
set_up (Comparison *comparison, PangoAttrList *attributes, int width, int indent)
{
  guint font = comparison_add_font (comparison, "Liberation Sans", 14);

  pango_layout_set_font_description (comparison->layout, g_ptr_array_index (comparison->fonts, font));
  pango_layout_set_attributes (comparison->layout, attributes);
  pango_layout_set_wrap (comparison->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (comparison->layout, width);
  pango_layout_set_indent (comparison->layout, indent);
  pango_layout_set_text (comparison->layout, prose, -1);
  return font;
}

static void
check_attributed (int width, int indent)
{
  Comparison    *comparison = comparison_new (1 << 20);
  PangoAttrList *attributes = make_attributes ();
  guint          font = set_up (comparison, attributes, width, indent), n_lines;
  GSList        *expected = pango_layout_get_lines_readonly (comparison->layout);
  TlTextExtents  extents;

  tl_text_measurer_measure (
    comparison->measurer, font,
    &(TlTextRequest){
      .text = prose, .length = -1, .width = width, .attributes = attributes, .indent = indent },
    &extents);
  const TlTextLine *lines = tl_text_measurer_get_lines (comparison->measurer, &n_lines);

  g_assert_cmpuint (n_lines, ==, g_slist_length (expected));
  g_assert_false (extents.is_remembered);
  for (guint i = 0; i < n_lines; i++, expected = expected->next)
    {
      PangoRectangle logical;

      pango_layout_line_get_extents (expected->data, NULL, &logical);
      g_assert_cmpfloat (lines[i].width, ==, logical.width);
      g_assert_cmpint (lines[i].height, ==, logical.height);
      g_assert_cmpint (lines[i].start, ==, ((PangoLayoutLine *)expected->data)->start_index);
    }
  pango_attr_list_unref (attributes);
  comparison_free (comparison);
}

/* Glyphs are placed where a PangoLayout of the same font has their characters. */
static void
test_glyphs_are_placed_as_in_pango (void)
{
  static const char    text[] = "AV, To Wa fi";
  Comparison          *comparison = comparison_new (1 << 20);
  guint                font = set_up (comparison, NULL, -1, 0), n_glyphs;
  double               width;
  const TlPlacedGlyph *glyphs
    = tl_text_measurer_place_glyphs (comparison->measurer, font, text, strlen (text), &n_glyphs, &width);

  pango_layout_set_text (comparison->layout, text, -1);
  g_assert_cmpuint (n_glyphs, >, 0);
  for (guint i = 0; i < n_glyphs; i++)
    {
      PangoRectangle place;

      pango_layout_index_to_pos (comparison->layout, (int)glyphs[i].cluster, &place);
      g_assert_cmpfloat (glyphs[i].x, ==, place.x);
      g_assert_cmpfloat (glyphs[i].y, ==, 0.0);
      g_assert_nonnull (glyphs[i].font);
    }
  comparison_free (comparison);
}

/* A line of glyphs is as wide as the text is measured, in fonts with the advances of others too. */
static void
test_glyphs_have_the_measured_advances (void)
{
  static const char *const texts[]
    = { "", "What's the point?", "AVATAR To Wave", "\xe2\x80\x9cSo\xe2\x80\xa6\xe2\x80\x9d" };
  Comparison       *comparison = comparison_new (1 << 20);
  TlFontDescription system;
  guint             n_glyphs;
  double            width;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (double size = 11.0; size < 40.0; size += 9.5)
      {
        TlTextExtents extents;

        tl_font_description_init_system (&system, size, 400, FALSE);
        guint font = tl_text_measurer_find_font (comparison->measurer, &system);

        tl_text_measurer_measure (comparison->measurer, font,
                                  &(TlTextRequest){ .text = texts[i], .length = -1, .width = -1 }, &extents);
        tl_text_measurer_place_glyphs (comparison->measurer, font, texts[i], strlen (texts[i]), &n_glyphs,
                                       &width);
        g_assert_cmpuint (n_glyphs, ==, g_utf8_strlen (texts[i], -1));
        g_assert_cmpfloat_with_epsilon (width, extents.width, 1.0);
      }
  comparison_free (comparison);
}

static void
test_attributed (void)
{
  check_attributed (-1, 0);
  check_attributed (120 * PANGO_SCALE, 0);
  check_attributed (120 * PANGO_SCALE, 20 * PANGO_SCALE);
  check_attributed (120 * PANGO_SCALE, -20 * PANGO_SCALE);
}

/* An indent must not affect the next text. */
static void
test_indent_is_of_one_request (void)
{
  Comparison    *comparison = comparison_new (1 << 20);
  PangoAttrList *attributes = make_attributes ();
  guint          font = comparison_add_font (comparison, "Liberation Sans", 14);
  TlTextExtents  before, after;
  TlTextRequest  request
    = { .text = prose, .length = -1, .width = 120 * PANGO_SCALE, .attributes = attributes };

  tl_text_measurer_measure (comparison->measurer, font, &request, &before);
  request.indent = 60 * PANGO_SCALE;
  tl_text_measurer_measure (comparison->measurer, font, &request, &after);
  g_assert_cmpuint (after.n_lines, >, before.n_lines);
  request.indent = 0;
  tl_text_measurer_measure (comparison->measurer, font, &request, &after);
  g_assert_cmpuint (after.n_lines, ==, before.n_lines);
  pango_attr_list_unref (attributes);
  comparison_free (comparison);
}

static void
test_most_lines_of_attributed_text (void)
{
  Comparison    *comparison = comparison_new (1 << 20);
  PangoAttrList *attributes = make_attributes ();
  guint          font = comparison_add_font (comparison, "Liberation Sans", 14);
  TlTextExtents  extents;

  tl_text_measurer_measure (
    comparison->measurer, font,
    &(TlTextRequest){
      .text = prose, .length = -1, .width = 60 * PANGO_SCALE, .most_lines = 2, .attributes = attributes },
    &extents);
  g_assert_cmpuint (extents.n_lines, ==, 2);
  pango_attr_list_unref (attributes);
  comparison_free (comparison);
}

/* Text that fits keeps its width; text that does not is as wide as Pango's ellipsized line, and no wider than
 * requested. */
static void
test_ellipsized (void)
{
  Comparison    *comparison = comparison_new (1 << 20);
  guint          font = set_up (comparison, NULL, 100 * PANGO_SCALE, 0);
  PangoRectangle logical;
  int            width;

  pango_layout_set_single_paragraph_mode (comparison->layout, TRUE);
  pango_layout_set_ellipsize (comparison->layout, PANGO_ELLIPSIZE_MIDDLE);
  pango_layout_get_extents (comparison->layout, NULL, &logical);
  width = tl_text_measurer_measure_ellipsized (comparison->measurer, font, prose, -1, 100 * PANGO_SCALE,
                                               PANGO_ELLIPSIZE_MIDDLE);
  g_assert_cmpint (width, ==, logical.width);
  g_assert_cmpint (width, <=, 100 * PANGO_SCALE);
  pango_layout_set_width (comparison->layout, -1);
  pango_layout_set_ellipsize (comparison->layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_get_extents (comparison->layout, NULL, &logical);
  g_assert_cmpint (tl_text_measurer_measure_ellipsized (comparison->measurer, font, prose, -1,
                                                        1000 * PANGO_SCALE, PANGO_ELLIPSIZE_END),
                   ==, logical.width);
  g_assert_cmpint (tl_text_measurer_measure_ellipsized (comparison->measurer, font, NULL, 0, PANGO_SCALE,
                                                        PANGO_ELLIPSIZE_END),
                   ==, 0);
  comparison_free (comparison);
}

static TlTextStatistics
measure_words (Comparison *comparison, guint font, guint n_words)
{
  TlTextStatistics statistics;
  TlTextExtents    extents;

  for (guint i = 0; i < n_words; i++)
    {
      g_autofree char *word = g_strdup_printf ("w%u", i);

      tl_text_measurer_measure (comparison->measurer, font,
                                &(TlTextRequest){ .text = word, .length = -1, .width = -1 }, &extents);
    }
  tl_text_measurer_get_statistics (comparison->measurer, &statistics);
  return statistics;
}

/* A smaller bound holds immediately and from then on; with a larger one, more words are kept. */
static void
test_cache_size (void)
{
  Comparison      *comparison = comparison_new (1 << 20);
  guint            font = comparison_add_font (comparison, "Liberation Sans", 14);
  TlTextStatistics before = measure_words (comparison, font, 1000), after;

  g_assert_cmpuint (before.n_words, ==, 1000);
  g_assert_cmpuint (before.n_evicted, ==, 0);
  tl_text_measurer_set_cache_size (comparison->measurer, before.n_bytes / 2);
  tl_text_measurer_get_statistics (comparison->measurer, &after);
  g_assert_cmpuint (after.n_bytes, <=, before.n_bytes / 2);
  g_assert_cmpuint (after.n_words + after.n_evicted, ==, 1000);
  g_assert_cmpuint (after.n_words, >, 0);
  after = measure_words (comparison, font, 1000);
  g_assert_cmpuint (after.n_bytes, <=, before.n_bytes / 2);
  tl_text_measurer_set_cache_size (comparison->measurer, 1 << 20);
  after = measure_words (comparison, font, 1000);
  g_assert_cmpuint (after.n_words, ==, 1000);
  comparison_free (comparison);
}

/* The paragraph terminators of section 5.8 of the Unicode Standard that Pango recognises. */
static void
test_paragraph_ends (void)
{
  g_assert_cmpuint (tl_text_get_paragraph_end ("\n\n", 2), ==, 1);
  g_assert_cmpuint (tl_text_get_paragraph_end ("\r\n", 2), ==, 2);
  g_assert_cmpuint (tl_text_get_paragraph_end ("\r\n", 1), ==, 1);
  g_assert_cmpuint (tl_text_get_paragraph_end ("\rx", 2), ==, 1);
  g_assert_cmpuint (tl_text_get_paragraph_end ("\xe2\x80\xa9", 3), ==, 3);
  g_assert_cmpuint (tl_text_get_paragraph_end ("\xe2\x80\xa9", 2), ==, 0);
  g_assert_cmpuint (tl_text_get_paragraph_end ("\xe2\x80\xa8", 3), ==, 0);
  g_assert_cmpuint (tl_text_get_paragraph_end ("x\n", 2), ==, 0);
  g_assert_cmpuint (tl_text_get_paragraph_end (NULL, 0), ==, 0);
}

/* A number of no font is a programmer's error, which each function reports as GLib's convention demands. */
static void
test_numbers_of_no_font_are_reported (void)
{
  Comparison *comparison = comparison_new (0);

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*style != NULL*");
  g_assert_cmpint (tl_text_measurer_get_letter_spacing (comparison->measurer, 12345, "n", 1), ==, 0);
  g_test_assert_expected_messages ();
  comparison_free (comparison);
}

/* Pango counts bytes in a 32-bit integer with a sign. The bytes after the first one are not read, since there
 * are none. */
static void
test_texts_that_are_too_long_are_reported (void)
{
  const gsize   beyond = (gsize)1 << 31;
  Comparison   *comparison = comparison_new (0);
  guint         font = comparison_add_font (comparison, "Inter", 12.0), n_lines, n_glyphs;
  double        width;
  TlTextExtents extents;

  for (guint i = 0; i < 4; i++)
    g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*length <= G_MAXINT32*");
  tl_text_measurer_measure (comparison->measurer, font,
                            &(TlTextRequest){ .text = "n", .length = (gssize)beyond, .width = -1 }, &extents);
  g_assert_cmpuint (extents.n_lines, ==, 0);
  tl_text_measurer_get_lines (comparison->measurer, &n_lines);
  g_assert_cmpuint (n_lines, ==, 0);
  g_assert_cmpint (tl_text_measurer_measure_ellipsized (comparison->measurer, font, "n", (gssize)beyond, 100,
                                                        PANGO_ELLIPSIZE_END),
                   ==, 0);
  g_assert_null (tl_text_measurer_place_glyphs (comparison->measurer, font, "n", beyond, &n_glyphs, &width));
  g_assert_cmpint (tl_text_measurer_get_letter_spacing (comparison->measurer, font, "n", beyond), ==, 0);
  g_test_assert_expected_messages ();
  comparison_free (comparison);
}

/* A Pango unit is 1/1024 of a point. */
static void
test_widths_are_rounded_down (void)
{
  g_assert_cmpint (tl_text_width_to_pango (0.0), ==, 0);
  g_assert_cmpint (tl_text_width_to_pango (1.5), ==, 1536);
  g_assert_cmpint (tl_text_width_to_pango (1.9999 / 1024.0), ==, 1);
  g_assert_cmpint (tl_text_width_to_pango (nextafter (3.0, 0.0)), ==, 3072);
  g_assert_cmpint (tl_text_width_to_pango (-1.0), ==, -1);
  g_assert_cmpint (tl_text_width_to_pango (1e300), ==, 2048000000);
  g_assert_cmpint (tl_text_width_to_pango (NAN), ==, 2048000000);
}

/* Nothing is freed twice, and freeing %NULL is not an error. */
static void
test_freeing (void)
{
  Comparison *comparison = comparison_new (0);
  g_autoptr (TlTextMeasurer) nothing = NULL;
  g_autoptr (TlTextMeasurer) measurer = tl_text_measurer_new (comparison->context, 1000);

  tl_text_measurer_free (NULL);
  g_assert_nonnull (measurer);
  g_assert_null (nothing);
  comparison_free (comparison);
}

/* Measures a text with zero bytes, which must have the same size as with another control character instead.
 */
static void
check_zero_bytes (const char *text, gsize length, int width, guint most_lines)
{
  Comparison   *comparison = comparison_new (1 << 20);
  guint         font = comparison_add_font (comparison, "Liberation Sans", 14);
  char         *other = g_memdup2 (text, length);
  TlTextRequest request = { .text = text, .length = (int)length, .width = width, .most_lines = most_lines };
  TlTextExtents measured, expected;

  for (gsize i = 0; i < length; i++)
    other[i] = text[i] == 0 ? 1 : text[i];
  tl_text_measurer_measure (comparison->measurer, font, &request, &measured);
  request.text = other;
  tl_text_measurer_measure (comparison->measurer, font, &request, &expected);
  g_assert_cmpuint (measured.n_lines, ==, expected.n_lines);
  g_assert_cmpfloat (measured.width, ==, expected.width);
  g_assert_cmpfloat (measured.height, ==, expected.height);
  g_free (other);
  comparison_free (comparison);
}

static void
test_zero_bytes_do_not_end_a_text (void)
{
  static const struct
  {
    const char *text;
    gsize       length;
  } texts[] = { { "\0", 1 }, { "\0\n", 2 }, { "a\0b\n", 4 }, { "a\n\0\nb", 5 }, { "\n\0\0ab cd", 8 } };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      check_zero_bytes (texts[i].text, texts[i].length, -1, 0);
      check_zero_bytes (texts[i].text, texts[i].length, 10 * PANGO_SCALE, 0);
      check_zero_bytes (texts[i].text, texts[i].length, 10 * PANGO_SCALE, 1);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/requests/attributed", test_attributed);
  g_test_add_func ("/text/requests/glyphs/placed-as-in-pango", test_glyphs_are_placed_as_in_pango);
  g_test_add_func ("/text/requests/glyphs/measured-advances", test_glyphs_have_the_measured_advances);
  g_test_add_func ("/text/requests/indent-is-of-one-request", test_indent_is_of_one_request);
  g_test_add_func ("/text/requests/most-lines-of-attributed-text", test_most_lines_of_attributed_text);
  g_test_add_func ("/text/requests/ellipsized", test_ellipsized);
  g_test_add_func ("/text/requests/cache-size", test_cache_size);
  g_test_add_func ("/text/requests/paragraph-ends", test_paragraph_ends);
  g_test_add_func ("/text/requests/widths-are-rounded-down", test_widths_are_rounded_down);
  g_test_add_func ("/text/requests/freeing", test_freeing);
  g_test_add_func ("/text/requests/numbers-of-no-font-are-reported", test_numbers_of_no_font_are_reported);
  g_test_add_func ("/text/requests/texts-that-are-too-long-are-reported",
                   test_texts_that_are_too_long_are_reported);
  g_test_add_func ("/text/requests/zero-bytes-do-not-end-a-text", test_zero_bytes_do_not_end_a_text);
  return g_test_run ();
}
