/* tl-plain-text.c: measures the paragraphs of a text without attributes one by one: with segments, or with
 * Pango where that is impossible. */
#include "lines/tl-plain-text.h"
#include "lines/tl-char-lines.h"
#include "lines/tl-empty-line.h"
#include "lines/tl-pango-paragraph.h"
#include "lines/tl-segmented-paragraph.h"

/* The number of new words after which the size of a font's data is computed again. */
#define WORDS_BETWEEN_COUNTS 128

/* Computes the size of a font's data again, but only after WORDS_BETWEEN_COUNTS new words, because it grows
 * with new words only, and computing it takes longer than measuring cached words. */
static void
update_size (TlTextMeasurer *self, TlTextStyle *style)
{
  if (style->is_loaded && self->cache.n_misses - style->n_misses_counted < WORDS_BETWEEN_COUNTS)
    return;
  style->n_misses_counted = self->cache.n_misses;
  tl_text_styles_update_size (&self->styles, style);
}

/* Returns a text with its paragraphs and segments from the recent texts; adds the text if it is new. */
static const TlRecentText *
find_recent (TlTextMeasurer *self, TlTextStyle *style, const char *text, gsize length)
{
  const TlRecentText *recent = tl_recent_texts_find (&self->recent, style, text, length);

  if (recent != NULL)
    return recent;
  tl_text_measurer_drop_old_styles (self);
  recent = tl_recent_texts_add (&self->recent, style, text, length);
  update_size (self, style);
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
                     .offset = recent->origin + at->begin,
                     .is_last = recent->is_end && at->end == recent->text->len,
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
      tl_empty_line_add (&self->pango, recent->style, recent->origin + at->begin, self->lines);
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
                                     .offset = recent->origin + at->begin,
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
        .offset = recent->origin + at->begin,
        .is_last = recent->is_end && i + 1 == recent->paragraphs->len,
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

/* Whether as many lines were added as are requested. */
static gboolean
is_full (const TlTextMeasurer *self, const TlTextRequest *request)
{
  return request->most_lines != 0 && self->lines->len >= request->most_lines;
}

/* Adds the lines of all paragraphs of @recent, or as many as are requested. Returns whether all of them were
 * measured from cached words. */
static gboolean
measure_paragraphs (TlTextMeasurer *self, const TlRecentText *recent, const TlTextRequest *request)
{
  gboolean is_remembered = TRUE;

  for (guint i = 0; i < recent->paragraphs->len && !is_full (self, request); i++)
    {
      self->n_paragraphs++;
      if (!measure_paragraph (self, recent, i, request))
        is_remembered = FALSE;
    }
  return is_remembered;
}

/* Adds the lines of a text in parts, so that the memory for its segments does not grow with the number of its
 * paragraphs. Returns whether all of them were measured from cached words. */
static gboolean
measure_in_parts (TlTextMeasurer *self, TlTextStyle *style, const TlTextRequest *request, gsize length)
{
  gboolean            is_remembered = TRUE;
  const TlRecentText *part;
  gsize               begin = 0;

  do
    {
      tl_text_measurer_drop_old_styles (self);
      part = tl_recent_texts_add_part (&self->recent, style, request->text, length, begin);
      update_size (self, style);
      if (!measure_paragraphs (self, part, request))
        is_remembered = FALSE;
      begin += part->text->len;
    }
  while (!part->is_end && !is_full (self, request));
  return is_remembered;
}

/* Adds the lines of a text without attributes, or as many as are requested. Returns whether all of them were
 * measured from cached words. */
gboolean
tl_plain_text_measure (TlTextMeasurer *self, TlTextStyle *style, const TlTextRequest *request, gsize length)
{
  if (tl_recent_texts_can_split (&self->recent, style, request->text, length))
    return measure_in_parts (self, style, request, length);
  return measure_paragraphs (self, find_recent (self, style, length == 0 ? "" : request->text, length),
                             request);
}
