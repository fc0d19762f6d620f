/* tl-text-style.c: determines, measures and drops the cached data of a style: the fonts of its scripts, and
 * its line metrics. */
#include "fonts/tl-text-style.h"
#include "opentype/tl-line-metrics.h"

/* Replaces a size that is not positive by the default size, and limits the size, since larger fonts would
 * exceed the range of Pango's integers. */
static void
limit_size (PangoFontDescription *description)
{
  int size = pango_font_description_get_size (description);

  if ((pango_font_description_get_set_fields (description) & PANGO_FONT_MASK_SIZE) == 0)
    return;
  if (size <= 0)
    pango_font_description_set_absolute_size (description, TL_DEFAULT_POINT_SIZE * PANGO_SCALE);
  else if (size > TL_POINT_SIZE_MAX * PANGO_SCALE)
    pango_font_description_set_absolute_size (description, TL_POINT_SIZE_MAX * PANGO_SCALE);
}

/* Creates a style with a copy of @description, whose size is limited to the valid range. */
TlTextStyle *
tl_text_style_new (PangoContext *context, const PangoFontDescription *description, int letter_spacing)
{
  TlTextStyle *style = g_new0 (TlTextStyle, 1);

  style->context = context;
  style->used = g_byte_array_new ();
  style->description = pango_font_description_copy (description);
  limit_size (style->description);
  style->letter_spacing = letter_spacing;
  return style;
}

/* Creates a style that is found by @requested, which must have a family. */
TlTextStyle *
tl_text_style_new_for_description (PangoContext *context, const TlFontDescription *requested)
{
  PangoFontDescription *description = tl_font_description_to_pango (requested);
  TlTextStyle          *style
    = tl_text_style_new (context, description, tl_font_description_get_letter_spacing (requested));

  pango_font_description_free (description);
  style->requested = *requested;
  style->requested.family = style->family = g_strdup (requested->family);
  return style;
}

/* Drops the cached data. Nothing may refer to the style's scripts or fonts any more. */
void
tl_text_style_forget (TlTextStyle *style)
{
  for (guint i = 0; i < style->used->len; i++)
    tl_script_fonts_free (style->scripts[style->used->data[i]]);
  g_byte_array_set_size (style->used, 0);
  g_clear_pointer (&style->substitute, tl_substitute_font_free);
  g_clear_pointer (&style->scripts, g_free);
  style->is_loaded = FALSE;
}

/* Frees the style and its cached data. */
void
tl_text_style_free (TlTextStyle *style)
{
  tl_text_style_forget (style);
  g_byte_array_unref (style->used);
  pango_font_description_free (style->description);
  g_free (style->family);
  g_free (style);
}

/* Marks the fonts of all scripts as about to be freed, so that their words can be found and dropped first. */
void
tl_text_style_leave (TlTextStyle *style)
{
  for (guint i = 0; i < style->used->len; i++)
    style->scripts[style->used->data[i]]->is_being_freed = TRUE;
}

/* The estimated size, in bytes, of Pango's data for a font description: the list of its fonts in fontconfig's
 * order, and the first font of the list. */
#define FONT_SET 32768

/* The size of the cached data in bytes. */
gsize
tl_text_style_get_size (const TlTextStyle *style)
{
  gsize n_bytes = style->is_loaded ? FONT_SET : 0;

  n_bytes += style->scripts != NULL ? TL_N_SCRIPTS * sizeof (TlScriptFonts *) : 0;

  n_bytes += tl_substitute_font_get_size (style->substitute);
  for (guint i = 0; i < style->used->len; i++)
    n_bytes += tl_script_fonts_get_size (style->scripts[style->used->data[i]]);
  return n_bytes;
}

/* The limit of ascender and descender, in points. Those of damaged fonts may exceed the range of Pango's
 * integers. */
#define MAX_LINE_METRIC 1e6

/* Sets the line metrics and the line gap from the horizontal header of the style's first font, as Core Text
 * does, even if the font prefers its typographic metrics. Returns FALSE if the header contains no metrics. */
static gboolean
read_line_metrics (TlTextStyle *style)
{
  PangoFont *font = pango_context_load_font (style->context, style->description);
  hb_face_t *face = font == NULL ? hb_face_get_empty () : hb_font_get_face (pango_font_get_hb_font (font));
  double     unit = tl_font_description_get_point_size (&style->requested) / hb_face_get_upem (face);

  tl_face_get_line_metrics (face, &style->ascender, &style->descender);
  style->ascender
    = (double)pango_units_from_double (CLAMP (style->ascender * unit, -MAX_LINE_METRIC, MAX_LINE_METRIC))
      / PANGO_SCALE;
  /* Halves are rounded down, as in Pango's own metrics. */
  style->descender
    = -(double)pango_units_from_double (MAX (-style->descender * unit, -MAX_LINE_METRIC)) / PANGO_SCALE;
  style->line_gap = MIN (tl_face_get_line_gap (face) * unit, MAX_LINE_METRIC);
  g_clear_object (&font);
  return style->ascender + style->descender > 0.0;
}

/* Determines the line metrics: from the proportions or from the horizontal header, if the requested
 * description asks for one of these, otherwise from Pango's metrics. */
void
tl_text_style_learn_line_metrics (TlTextStyle *style)
{
  style->line_gap = 0.0;
  if (style->family != NULL && style->requested.line_height == TL_LINE_HEIGHT_PROPORTIONAL)
    {
      double size = tl_font_description_get_point_size (&style->requested);

      style->ascender = style->requested.ascender * size;
      style->descender = style->requested.descender * size;
    }
  else if (style->family == NULL || style->requested.line_height != TL_LINE_HEIGHT_OF_FONT
           || !read_line_metrics (style))
    {
      PangoFontMetrics *metrics = pango_context_get_metrics (style->context, style->description, NULL);

      style->ascender = (double)pango_font_metrics_get_ascent (metrics) / PANGO_SCALE;
      style->descender = (double)pango_font_metrics_get_descent (metrics) / PANGO_SCALE;
      pango_font_metrics_unref (metrics);
    }
  style->has_line_metrics = TRUE;
}

/* The substitute for the requested font, which is created at its first use; NULL if there is none. */
static TlSubstituteFont *
get_substitute_font (TlTextStyle *style)
{
  if (style->substitute == NULL && style->family != NULL)
    style->substitute = tl_substitute_font_new (style->context, style->description, &style->requested);
  return style->substitute;
}

/* The letter spacing, in Pango units, with which Pango lays out @text about as wide as in the requested
 * font. */
int
tl_text_style_get_letter_spacing (TlTextStyle *style, const char *text, gsize length)
{
  return style->letter_spacing + tl_substitute_font_get_mean (get_substitute_font (style), text, length);
}

/* Adds and returns the fonts of a script. None of the fonts is loaded yet. */
TlScriptFonts *
tl_text_style_add_script (TlTextStyle *style, GUnicodeScript script)
{
  const guint8 number = (guint8)script;

  if (style->scripts == NULL)
    style->scripts = g_new0 (TlScriptFonts *, TL_N_SCRIPTS);
  g_byte_array_append (style->used, &number, 1);
  return style->scripts[script]
         = tl_script_fonts_new (style->context, style->description, script, get_substitute_font (style));
}
