/* text-size.c: breaks text into lines, and prints the width of each line. The measurer shapes each word only
 * once.
 *
 *   cc text-size.c $(pkg-config --cflags --libs templatetext-1 pangocairo) -o text-size */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <templatetext.h>

int
main (int argc, char *argv[])
{
  const char *text
    = argc > 1 ? argv[1] : "The wind has drawn its lines again. Nothing here stays where it was.";
  PangoFontMap         *font_map = pango_cairo_font_map_new ();
  PangoContext         *context = pango_font_map_create_context (font_map);
  PangoFontDescription *description = pango_font_description_from_string ("Liberation Sans");
  g_autoptr (TlTextMeasurer) measurer = NULL;
  TlTextExtents     extents;
  const TlTextLine *lines;
  guint             font, n_lines;

  /* The measurer does not round the glyph positions of cached words to whole pixels, so Pango must not round
   * them either when it lays out or draws the text. */
  pango_context_set_round_glyph_positions (context, FALSE);
  measurer = tl_text_measurer_new (context, 1 << 20);
  pango_font_description_set_absolute_size (description, 14 * PANGO_SCALE);
  font = tl_text_measurer_add_font (measurer, description, 0);
  tl_text_measurer_measure (
    measurer, font, &(TlTextRequest){ .text = text, .length = -1, .width = 160 * PANGO_SCALE }, &extents);
  lines = tl_text_measurer_get_lines (measurer, &n_lines);
  for (guint i = 0; i < n_lines; i++)
    printf ("%6.1f  %.*s\n", (double)lines[i].width / PANGO_SCALE, (int)lines[i].length,
            text + lines[i].start);
  printf ("%u lines, %.1f points high\n", extents.n_lines, (double)extents.height / PANGO_SCALE);

  pango_font_description_free (description);
  g_object_unref (context);
  g_object_unref (font_map);
  return 0;
}
