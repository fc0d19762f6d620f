/* measured-text.c: computes the height of a row with text without a template. A TlMeasureFunc measures the
 * text at the width that the layout gives the text's item.
 *
 *   cc measured-text.c $(pkg-config --cflags --libs templatelayout-1 templatetext-1 pangocairo) -o measured
 */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <templatelayout.h>
#include <templatetext.h>

#define SCALE 2.0 /* pixels per point */

/* The text of an item, and what is needed to measure the text. */
typedef struct
{
  TlTextMeasurer *measurer;
  guint           font;
  const char     *string;
} Text;

/* A TlMeasureFunc. It rounds the size of the content up to pixels, as UIKit does, because layouts do not
 * round. */
static void
measure (TlItem item, double width, TlMeasurement *measurement, gpointer user_data)
{
  const Text   *text = user_data;
  TlTextRequest request = { .text = text->string, .length = -1 };
  TlTextExtents extents;

  (void)item;
  request.width = width < 0.0 ? -1 : (int)(width * PANGO_SCALE);
  tl_text_measurer_measure (text->measurer, text->font, &request, &extents);
  measurement->width = tl_pixels_round_up (extents.width / PANGO_SCALE, SCALE);
  measurement->height = tl_pixels_round_up (extents.height / PANGO_SCALE, SCALE);
}

static void
tie (TlLayout *layout, TlItem first, TlAttribute one, TlItem second, TlAttribute other, double distance)
{
  tl_layout_add_constraint (layout, first, one, TL_RELATION_EQUAL, second, other, 1.0, distance,
                            TL_PRIORITY_REQUIRED, NULL);
}

/* The height of a row that contains a text 10 points from each of its edges. */
static double
row_height (Text *text, double width)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem row = tl_layout_add_item (layout), label = tl_layout_add_item (layout);
  double height = 0.0;

  tl_layout_set_position (layout, row, 0.0, 0.0);
  tl_layout_set_measure (layout, label, measure, text, NULL);
  tie (layout, label, TL_ATTRIBUTE_LEADING, row, TL_ATTRIBUTE_LEADING, 10.0);
  tie (layout, label, TL_ATTRIBUTE_TOP, row, TL_ATTRIBUTE_TOP, 10.0);
  tie (layout, row, TL_ATTRIBUTE_TRAILING, label, TL_ATTRIBUTE_TRAILING, 10.0);
  tie (layout, row, TL_ATTRIBUTE_BOTTOM, label, TL_ATTRIBUTE_BOTTOM, 10.0);
  tl_layout_get_fitting_size (layout, row, width, TL_PRIORITY_CONTENT_WIDTH, 0.0, TL_PRIORITY_FITTING_SIZE,
                              NULL, &height, NULL);
  return tl_pixels_round_up (height, SCALE);
}

int
main (void)
{
  PangoFontMap     *font_map = pango_cairo_font_map_new ();
  PangoContext     *context = pango_font_map_create_context (font_map);
  TlFontDescription font;
  Text text = { .string = "The wind has drawn its lines again. Nothing here stays where it was." };

  pango_context_set_round_glyph_positions (context, FALSE);
  text.measurer = tl_text_measurer_new (context, 1 << 20);
  tl_font_description_init_system (&font, 15.0, 400, FALSE);
  text.font = tl_text_measurer_find_font (text.measurer, &font);
  for (double width = 600.0; width >= 200.0; width -= 200.0)
    printf ("%g points wide: %g points high\n", width, row_height (&text, width));
  tl_text_measurer_free (text.measurer);
  g_object_unref (context);
  g_object_unref (font_map);
  return 0;
}
