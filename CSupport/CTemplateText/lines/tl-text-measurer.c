/* tl-text-measurer.c: implements the public interface: finds the font of a text, and sums up its lines. */
#include <string.h>

#include "lines/tl-ellipsis.h"
#include "lines/tl-line-glyphs.h"
#include "lines/tl-paragraph.h"
#include "lines/tl-plain-text.h"
#include "lines/tl-text-measurer-private.h"

/* The greatest number of lines whose array is kept for the next text. */
#define MAX_RETAINED_LINES 8192

int
tl_text_width_to_pango (double width)
{
  return width < 0.0 ? -1 : (int)(MIN (width, TL_TEXT_WIDTH_MAX) * PANGO_SCALE + 1e-6);
}

guint
tl_text_measurer_add_font (TlTextMeasurer *self, const PangoFontDescription *description, int letter_spacing)
{
  g_return_val_if_fail (self != NULL, TL_NO_FONT);
  g_return_val_if_fail (description != NULL, TL_NO_FONT);

  return tl_text_styles_add (&self->styles, tl_text_style_new (self->context, description, letter_spacing));
}

guint
tl_text_measurer_find_font (TlTextMeasurer *self, const TlFontDescription *description)
{
  guint number;

  g_return_val_if_fail (self != NULL, TL_NO_FONT);
  g_return_val_if_fail (description != NULL, TL_NO_FONT);
  g_return_val_if_fail (description->family != NULL, TL_NO_FONT);

  number = tl_text_styles_lookup (&self->styles, description);
  if (number != TL_NO_FONT)
    return number;
  tl_text_measurer_drop_old_styles (self);
  return tl_text_styles_add (&self->styles, tl_text_style_new_for_description (self->context, description));
}

int
tl_text_measurer_get_letter_spacing (TlTextMeasurer *self, guint font, const char *text, gsize length)
{
  TlTextStyle *style;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (text != NULL || length == 0, 0);
  g_return_val_if_fail (length <= G_MAXINT32, 0);

  style = tl_text_styles_use (&self->styles, font);
  g_return_val_if_fail (style != NULL, 0);
  return tl_text_style_get_letter_spacing (style, text, length);
}

/* Returns the style of a font, whose line metrics are known afterwards; NULL if there is no such font. */
static TlTextStyle *
use_line_metrics (TlTextMeasurer *self, guint font)
{
  TlTextStyle *style = tl_text_styles_use (&self->styles, font);

  if (style != NULL && !style->has_line_metrics)
    {
      tl_text_style_learn_line_metrics (style);
      tl_text_styles_update_size (&self->styles, style);
    }
  return style;
}

double
tl_text_measurer_get_line_gap (TlTextMeasurer *self, guint font)
{
  TlTextStyle *style;

  g_return_val_if_fail (self != NULL, 0.0);

  style = use_line_metrics (self, font);
  g_return_val_if_fail (style != NULL, 0.0);
  return style->line_gap;
}

void
tl_text_measurer_get_line_metrics (TlTextMeasurer *self, guint font, double *ascender, double *descender)
{
  TlTextStyle *style;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ascender != NULL && descender != NULL);

  *ascender = *descender = 0.0;
  style = use_line_metrics (self, font);
  g_return_if_fail (style != NULL);
  *ascender = style->ascender;
  *descender = style->descender;
}

/* Adds the lines of text with attributes, laid out by Pango. */
static void
measure_attributed (TlTextMeasurer *self, TlTextStyle *style, const TlTextRequest *request, gsize length)
{
  const TlPangoRequest laid_out = { .style = style,
                                    .text = length == 0 ? "" : request->text,
                                    .length = length,
                                    .direction = PANGO_DIRECTION_NEUTRAL,
                                    .width = request->width,
                                    .wrap = request->wrap,
                                    .end = TL_PANGO_LAST };

  self->n_paragraphs++;
  self->n_pango_paragraphs++;
  tl_pango_layout_add_attributed (&self->pango, &laid_out, request->attributes, request->indent, self->lines);
}

/* Sets @extents to the number of lines and their size. Before that, removes all lines beyond @most_lines,
 * unless it is 0. */
static void
sum_up (TlTextMeasurer *self, TlTextStyle *style, guint most_lines, TlTextExtents *extents)
{
  if (most_lines != 0 && self->lines->len > most_lines)
    g_array_set_size (self->lines, most_lines);
  extents->n_lines = self->lines->len;
  for (guint i = 0; i < self->lines->len; i++)
    {
      const TlTextLine *line = &g_array_index (self->lines, TlTextLine, i);

      extents->width = MAX (extents->width, line->width);
      extents->height += line->height;
    }
  if (style->family == NULL || style->requested.line_height == TL_LINE_HEIGHT_OF_LINE)
    return;
  if (!style->has_line_metrics)
    tl_text_style_learn_line_metrics (style);
  extents->height = extents->n_lines * (style->ascender + style->descender) * PANGO_SCALE;
}

/* Removes the lines of the previous text. */
static void
clear_lines (TlTextMeasurer *self)
{
  if (self->lines->len > MAX_RETAINED_LINES)
    {
      g_array_unref (self->lines);
      self->lines = tl_text_lines_new ();
    }
  /* This has the effect of g_array_set_size() without a call. */
  self->lines->len = 0;
}

void
tl_text_measurer_measure (TlTextMeasurer      *self,
                          guint                font,
                          const TlTextRequest *request,
                          TlTextExtents       *extents)
{
  TlTextStyle *style;
  gsize        length;

  g_return_if_fail (self != NULL);
  g_return_if_fail (request != NULL && (request->text != NULL || request->length == 0));
  g_return_if_fail (extents != NULL);
  *extents = (TlTextExtents){ .n_lines = 0 };
  clear_lines (self);
  style = tl_text_styles_use (&self->styles, font);
  g_return_if_fail (style != NULL);

  length = request->length < 0 ? strlen (request->text) : (gsize)request->length;
  g_return_if_fail (length <= G_MAXINT32);
  if (request->attributes != NULL)
    measure_attributed (self, style, request, length);
  else
    extents->is_remembered = tl_plain_text_measure (self, style, request, length);
  sum_up (self, style, request->most_lines, extents);
}

int
tl_text_measurer_measure_ellipsized (
  TlTextMeasurer *self, guint font, const char *text, gssize length, int width, PangoEllipsizeMode mode)
{
  TlPangoRequest request
    = { .direction = PANGO_DIRECTION_NEUTRAL, .width = width, .wrap = TL_TEXT_WRAP_WORD_CHAR };

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (text != NULL || length == 0, 0);
  request.style = tl_text_styles_use (&self->styles, font);
  g_return_val_if_fail (request.style != NULL, 0);

  request.text = length == 0 ? "" : text;
  request.length = length < 0 ? strlen (text) : (gsize)length;
  g_return_val_if_fail (request.length <= G_MAXINT32, 0);
  return tl_pango_layout_measure_ellipsized (&self->pango, &request, mode);
}

const TlTextLine *
tl_text_measurer_get_lines (TlTextMeasurer *self, guint *n_lines)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_lines != NULL, NULL);

  *n_lines = self->lines->len;
  return (const TlTextLine *)(gconstpointer)self->lines->data;
}

const TlPlacedGlyph *
tl_text_measurer_place_glyphs (
  TlTextMeasurer *self, guint font, const char *text, gsize length, guint *n_glyphs, double *width)
{
  TlTextStyle *style;

  g_return_val_if_fail (self != NULL && n_glyphs != NULL && (text != NULL || length == 0), NULL);
  g_return_val_if_fail (length <= G_MAXINT32, NULL);
  *n_glyphs = 0;
  style = tl_text_styles_use (&self->styles, font);
  g_return_val_if_fail (style != NULL, NULL);
  tl_line_glyphs_place (&self->pango, style, text, length, self->glyphs, width);
  *n_glyphs = self->glyphs->len;
  return (const TlPlacedGlyph *)(gconstpointer)self->glyphs->data;
}
