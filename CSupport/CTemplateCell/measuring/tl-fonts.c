/* tl-fonts.c: creates a text measurer whose fonts are not hinted and whose glyph positions are not rounded to
 * whole pixels. */
#include "measuring/tl-fonts.h"

#include <pango/pangocairo.h>

/* The maximum size of the word cache of a template, in bytes: 16 MiB. */
#define TL_WORDS_SIZE (16 << 20)

void
tl_fonts_init (TlFonts *fonts)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  fonts->font_map = pango_cairo_font_map_new ();
  fonts->context = pango_font_map_create_context (fonts->font_map);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (fonts->context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (fonts->context, FALSE);
  fonts->measurer = tl_text_measurer_new (fonts->context, TL_WORDS_SIZE);
}

void
tl_fonts_clear (TlFonts *fonts)
{
  g_clear_pointer (&fonts->measurer, tl_text_measurer_free);
  g_clear_object (&fonts->context);
  g_clear_object (&fonts->font_map);
}
