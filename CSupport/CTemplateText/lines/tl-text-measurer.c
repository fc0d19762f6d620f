/* tl-text-measurer.c: implements the public interface: finds the font and the paragraphs of a text, and
 * measures the paragraphs one by one. */
#include <string.h>

#include "lines/tl-char-lines.h"
#include "lines/tl-ellipsis.h"
#include "lines/tl-empty-line.h"
#include "lines/tl-line-glyphs.h"
#include "lines/tl-pango-paragraph.h"
#include "lines/tl-segmented-paragraph.h"
#include "lines/tl-text-measurer-private.h"

/* The number of new words after which the size of a font's data is computed again. */
#define WORDS_BETWEEN_COUNTS 128
/* The greatest number of lines whose array is kept for the next text. */
#define MAX_RETAINED_LINES 8192

int
tl_text_width_to_pango (double width)
{
  return width < 0.0 ? -1 : (int)(MIN (width, TL_TEXT_WIDTH_MAX) * PANGO_SCALE + 1e-6);
}

/* Drops the cached data of the least recently used fonts if it takes too much memory. */
static void
drop_old_styles (TlTextMeasurer *self)
{
  if (G_LIKELY (!tl_text_styles_exceed_limits (&self->styles)))
    return;
  tl_recent_texts_forget (&self->recent);
  tl_text_styles_evict (&self->styles, &self->cache);
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
  drop_old_styles (self);
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

/* Returns a text with its paragraphs and segments from the recent texts; adds the text if it is new. The size
 * of the font's data is recomputed only after WORDS_BETWEEN_COUNTS new words, because it grows with new words
 * only, and computing it takes longer than measuring cached words. */
static const TlRecentText *
find_recent (TlTextMeasurer *self, TlTextStyle *style, const char *text, gsize length)
{
  const TlRecentText *recent = tl_recent_texts_find (&self->recent, style, text, length);

  if (recent != NULL)
    return recent;
  drop_old_styles (self);
  recent = tl_recent_texts_add (&self->recent, style, text, length);
  if (!style->is_loaded || self->cache.n_misses - style->n_misses_counted >= WORDS_BETWEEN_COUNTS)
    {
      style->n_misses_counted = self->cache.n_misses;
      tl_text_styles_update_size (&self->styles, style);
    }
  return recent;
}

/* Returns the window in which Pango lays out at most @most_lines lines of paragraph @i, or all if @most_lines
 * is 0. */
static TlWindow
make_window (
  TlTextMeasurer *self, const TlRecentText *recent, guint i, const TlTextRequest *request, guint most_lines)
{
  const TlRecentParagraph *at = &g_array_index (recent->paragraphs, TlRecentParagraph, i);

  return (TlWindow){ .layout = &self->pango,
                     .style = recent->style,
                     .text = recent->text->str + at->begin,
                     .length = at->end - at->begin,
                     .offset = at->begin,
                     .is_last = at->end == recent->text->len,
                     .direction = at->direction,
                     .is_readable = recent->is_readable,
                     .width = request->width,
                     .wrap = request->wrap,
                     .most_lines = most_lines,
                     .lines = self->lines };
}

/* Adds the lines of paragraph @at, or those up to the segment @next, without Pango. Returns FALSE if only
 * Pango can lay out the line that begins with this segment, or the whole paragraph. */
static gboolean
measure_without_pango (TlTextMeasurer          *self,
                       const TlRecentText      *recent,
                       const TlRecentParagraph *at,
                       const TlParagraph       *paragraph,
                       const TlTextRequest     *request,
                       guint                    most_lines,
                       guint                   *next)
{
  if (at->begin == at->end)
    {
      tl_empty_line_add (&self->pango, recent->style, at->begin, self->lines);
      return TRUE;
    }
  if (!at->is_segmented)
    return FALSE;
  if (request->wrap == TL_TEXT_WRAP_WORD_CHAR || request->width < 0)
    return tl_paragraph_fill (paragraph, next, request->width, most_lines, self->lines);
  if (!at->has_one_font || !tl_char_lines_apply (paragraph->segments->font))
    return FALSE;
  tl_char_lines_add (&(TlCharLines){ .font = paragraph->segments->font,
                                     .shaper = &self->shaper,
                                     .text = recent->text->str + at->begin,
                                     .length = at->end - at->begin,
                                     .offset = at->begin,
                                     .width = request->width,
                                     .most_lines = most_lines,
                                     .lines = self->lines });
  return TRUE;
}

/* Adds the lines of paragraph @i. Returns whether all of them were measured without Pango. */
static gboolean
measure_paragraph (TlTextMeasurer *self, const TlRecentText *recent, guint i, const TlTextRequest *request)
{
  const TlRecentParagraph *at = &g_array_index (recent->paragraphs, TlRecentParagraph, i);
  const TlParagraph        paragraph
    = { .segments = &g_array_index (recent->segments, TlTextSegment, at->first_segment),
        .n_segments = at->n_segments,
        .advance = at->advance,
        .most_kerning = at->most_kerning,
        .offset = at->begin,
        .is_last = i + 1 == recent->paragraphs->len,
        .has_one_font = at->has_one_font };
  const guint first_line = self->lines->len;
  const guint most_lines = request->most_lines == 0 ? 0 : request->most_lines - first_line;
  guint       next = 0;
  TlWindow    window;

  if (measure_without_pango (self, recent, at, &paragraph, request, most_lines, &next))
    return TRUE;
  window = make_window (self, recent, i, request, most_lines);
  tl_window_begin (&window);
  window.first_line = first_line;
  if (at->is_segmented && request->wrap == TL_TEXT_WRAP_WORD_CHAR)
    tl_segmented_paragraph_finish (&window, &paragraph, next);
  else
    tl_pango_paragraph_add (&window);
  tl_window_end (&window);
  self->n_pango_paragraphs++;
  return FALSE;
}

/* Adds the lines of all paragraphs, or as many as are requested. Returns whether all of them were measured
 * from cached words. */
static gboolean
measure_plain (TlTextMeasurer *self, TlTextStyle *style, const TlTextRequest *request, gsize length)
{
  const TlRecentText *recent = find_recent (self, style, length == 0 ? "" : request->text, length);
  gboolean            is_remembered = TRUE;

  for (guint i = 0;
       i < recent->paragraphs->len && (request->most_lines == 0 || self->lines->len < request->most_lines);
       i++)
    {
      self->n_paragraphs++;
      if (!measure_paragraph (self, recent, i, request))
        is_remembered = FALSE;
    }
  return is_remembered;
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
    extents->is_remembered = measure_plain (self, style, request, length);
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
