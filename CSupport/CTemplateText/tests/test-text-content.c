/* test-text-content.c: compares the sizes of texts of views with the sizes that Pango computes and with those
 * of newly created texts. */
#include <string.h>

#include "comparison.h"

static const char prose[] = "The wind has drawn its lines again. Nothing here stays where it was.";

static const TlFontDescription plain = { .family = "Liberation Sans", .point_size = 14, .weight = 400 };

/* Computes the size of @text with a PangoLayout, broken at @width points or, if @width is negative, without a
 * width limit. */
static void
lay_out (Comparison *comparison, const char *text, double width, int *pango_width, int *pango_height)
{
  PangoFontDescription *font = tl_font_description_to_pango (&plain);

  pango_layout_set_font_description (comparison->layout, font);
  pango_font_description_free (font);
  pango_layout_set_wrap (comparison->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (comparison->layout, width < 0.0 ? -1 : (int)(width * PANGO_SCALE));
  pango_layout_set_text (comparison->layout, text, -1);
  pango_layout_get_size (comparison->layout, pango_width, pango_height);
}

static void
check_size (Comparison *comparison, TlTextContent *content, const char *text, double width)
{
  TlTextContentSize size;
  int               pango_width, pango_height;

  lay_out (comparison, text, width, &pango_width, &pango_height);
  tl_text_content_measure (content, comparison->measurer, width, &size);
  g_assert_cmpfloat_with_epsilon (size.width, pango_width / (double)PANGO_SCALE, 1.0 / 64.0);
  g_assert_cmpfloat (size.height, ==, pango_height / (double)PANGO_SCALE);
}

/* A text has Pango's size at each width, whichever width it was measured at before. */
static void
test_sizes_are_those_of_pango (void)
{
  Comparison *comparison = comparison_new (1 << 20);
  g_autoptr (TlTextContent) content = tl_text_content_new (&plain);

  tl_text_content_set_text (content, prose, -1);
  for (guint pass = 0; pass < 2; pass++)
    for (double width = 60.0; width <= 600.0; width += 45.0)
      {
        check_size (comparison, content, prose, width);
        check_size (comparison, content, prose, -1.0);
        check_size (comparison, content, prose, width);
      }
  comparison_free (comparison);
}

/* After a change of the text, the font, the rules or the measurer, the size is that of a new text. */
static void
test_changes_take_effect (void)
{
  Comparison       *comparison = comparison_new (1 << 20), *other = comparison_new (1 << 20);
  TlFontDescription large = plain;
  TlTextContentSize one, two, three;
  g_autoptr (TlTextContent) content = tl_text_content_new (&plain);

  g_assert_true (tl_text_content_set_text (content, prose, -1));
  g_assert_false (tl_text_content_set_text (content, prose, (gssize)strlen (prose)));
  check_size (comparison, content, prose, 100.0);
  g_assert_true (tl_text_content_set_text (content, "Nothing here", -1));
  check_size (comparison, content, "Nothing here", 100.0);
  check_size (other, content, "Nothing here", 50.0);
  tl_text_content_measure (content, comparison->measurer, -1.0, &one);
  large.point_size = 28;
  tl_text_content_set_font (content, &large);
  tl_text_content_measure (content, comparison->measurer, -1.0, &two);
  g_assert_cmpfloat_with_epsilon (two.width, 2.0 * one.width, 0.5);
  tl_text_content_set_lines (content, 0, TL_TEXT_WRAP_CHAR);
  tl_text_content_measure (content, comparison->measurer, two.width / 2.0, &three);
  g_assert_cmpfloat (three.height, >=, 2.0 * two.height);
  tl_text_content_set_lines (content, 1, TL_TEXT_WRAP_CHAR);
  g_assert_false (tl_text_content_depends_on_width (content));
  tl_text_content_measure (content, comparison->measurer, two.width / 2.0, &three);
  g_assert_cmpfloat (three.height, ==, two.height);
  comparison_free (comparison);
  comparison_free (other);
}

/* Leading is added between lines and moves the baselines apart; baselines are measured from the centre. */
static void
test_leading_and_baselines (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlTextContentSize plain_size, spaced;
  double            ascender, descender;
  guint             font = tl_text_measurer_find_font (comparison->measurer, &plain);
  g_autoptr (TlTextContent) content = tl_text_content_new (&plain);

  tl_text_measurer_get_line_metrics (comparison->measurer, font, &ascender, &descender);
  tl_text_content_set_text (content, "one\ntwo\nthree", -1);
  tl_text_content_measure (content, comparison->measurer, -1.0, &plain_size);
  g_assert_cmpfloat_with_epsilon (plain_size.first_baseline, ascender - plain_size.height / 2.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (plain_size.last_baseline, plain_size.height / 2.0 - descender, 0.01);
  tl_text_content_set_leading (content, 5.0);
  tl_text_content_measure (content, comparison->measurer, -1.0, &spaced);
  g_assert_cmpfloat (spaced.height, ==, plain_size.height + 10.0);
  g_assert_cmpfloat_with_epsilon (spaced.first_baseline, plain_size.first_baseline - 5.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (spaced.last_baseline, plain_size.last_baseline + 5.0, 1e-9);
  comparison_free (comparison);
}

/* A font that was dropped from the measurer to make room for others is looked up again. */
static void
test_fonts_may_be_dropped (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlTextContentSize before, after;
  g_autoptr (TlTextContent) content = tl_text_content_new (&plain);

  tl_text_content_set_text (content, prose, -1);
  tl_text_content_measure (content, comparison->measurer, 100.0, &before);
  for (guint i = 0; i < 3000; i++)
    {
      TlFontDescription other = plain;

      other.point_size = 20.0 + i / 100.0;
      tl_text_measurer_find_font (comparison->measurer, &other);
    }
  tl_text_content_measure (content, comparison->measurer, 100.0, &after);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  comparison_free (comparison);
}

/* Empty text has no size and no baselines, even in an object that had text before. */
static void
test_empty_text_has_no_size (void)
{
  Comparison       *comparison = comparison_new (1 << 20);
  TlTextContentSize size, none = { .width = 0.0 };
  g_autoptr (TlTextContent) content = tl_text_content_new (&plain);

  for (guint pass = 0; pass < 2; pass++)
    {
      tl_text_content_measure (content, comparison->measurer, 100.0, &size);
      g_assert_cmpmem (&size, sizeof size, &none, sizeof none);
      tl_text_content_set_text (content, prose, -1);
      tl_text_content_set_text (content, NULL, 0);
    }
  comparison_free (comparison);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-content/sizes-are-those-of-pango", test_sizes_are_those_of_pango);
  g_test_add_func ("/text-content/changes-take-effect", test_changes_take_effect);
  g_test_add_func ("/text-content/leading-and-baselines", test_leading_and_baselines);
  g_test_add_func ("/text-content/fonts-may-be-dropped", test_fonts_may_be_dropped);
  g_test_add_func ("/text-content/empty-text-has-no-size", test_empty_text_has_no_size);
  return g_test_run ();
}
