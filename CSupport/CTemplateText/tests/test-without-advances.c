/* test-without-advances.c: the library without the tables of advances measures text with the advances of the
 * fonts that are installed. */
#include "comparison.h"

static const char sample[] = "Received Push Notifications: 3000000";

/* Without the tables, the system font of iOS is no wider than the font that replaces it. With them, this text
 * in Inter is wider than in San Francisco. */
static void
test_text_has_the_advances_of_the_installed_font (void)
{
  static const TlGlyphWidths widths[]
    = { TL_GLYPH_WIDTHS_SAN_FRANCISCO, TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11,
        TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_9, TL_GLYPH_WIDTHS_HELVETICA_NEUE, TL_GLYPH_WIDTHS_AVENIR_NEXT };
  Comparison           *comparison = comparison_new (1 << 20);
  TlFontDescription     description = { .family = "Inter", .point_size = 14.0, .weight = 400 };
  PangoFontDescription *inter = pango_font_description_from_string ("Inter");
  int                   width;

  pango_font_description_set_absolute_size (inter, 14 * PANGO_SCALE);
  pango_layout_set_font_description (comparison->layout, inter);
  pango_layout_set_text (comparison->layout, sample, -1);
  pango_layout_get_size (comparison->layout, &width, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      TlTextRequest request = { .text = sample, .length = -1, .width = -1 };
      TlTextExtents extents;

      description.glyph_widths = widths[i];
      tl_text_measurer_measure (comparison->measurer,
                                tl_text_measurer_find_font (comparison->measurer, &description), &request,
                                &extents);
      g_assert_cmpfloat_with_epsilon (extents.width, width, PANGO_SCALE / 64.0);
    }
  pango_font_description_free (inter);
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/without-advances/text-has-the-advances-of-the-installed-font",
                   test_text_has_the_advances_of_the_installed_font);
  return g_test_run ();
}
