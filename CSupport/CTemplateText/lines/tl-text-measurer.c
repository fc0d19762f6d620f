/* tl-text-measurer.c: implements the public interface: finds the font and the paragraphs of a text, and
 * measures the paragraphs one by one.
 *
 * A measurer owns all caches. Before the data of fonts is dropped, the words in these fonts and the recent
 * texts are dropped. */
#include <string.h>

#include "fonts/tl-text-styles.h"
#include "lines/tl-ellipsis.h"
#include "lines/tl-empty-line.h"
#include "lines/tl-line-glyphs.h"
#include "lines/tl-pango-paragraph.h"
#include "lines/tl-recent-texts.h"
#include "lines/tl-segmented-paragraph.h"
#include "templatetext/tl-text-measurer.h"

/* The first version of Pango whose lines are filled as tl-paragraph.c fills them, and the first later version
 * for which this is not certain. The agreement tests compare the lines. */
#define FIRST_PANGO_VERSION PANGO_VERSION_ENCODE (1, 50, 0)
#define FIRST_OTHER_PANGO_VERSION PANGO_VERSION_ENCODE (1, 51, 0)

/* The number of new words after which the size of a font's data is computed again. */
#define WORDS_BETWEEN_COUNTS 128
/* The greatest number of lines whose array is kept for the next text. */
#define MAX_RETAINED_LINES 8192

struct _TlTextMeasurer
{
  PangoContext *context; /* the context to measure in; owned */
  TlTextStyles  styles;
  TlCharTable  *chars; /* the properties of characters; owned */
  TlBreakTable  breaks;
  TlShaper      shaper;
  TlCache       cache;
  TlPangoLayout pango;
  TlRecentTexts recent;
  GArray       *lines;  /* TlTextLine: the lines of the last text; owned */
  GArray       *glyphs; /* TlPlacedGlyph: the glyphs of the last line that was placed; owned */
  guint64       n_paragraphs;
  guint64       n_pango_paragraphs;
};

TlTextMeasurer *
tl_text_measurer_new (PangoContext *context, gsize cache_size)
{
  TlTextMeasurer *self;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_atomic_rc_box_new0 (TlTextMeasurer);
  self->context = g_object_ref (context);
  tl_text_styles_init (&self->styles, self->context);
  self->chars = tl_char_table_new ();
  self->lines = g_array_new (FALSE, FALSE, sizeof (TlTextLine));
  self->glyphs = g_array_new (FALSE, FALSE, sizeof (TlPlacedGlyph));
  tl_shaper_init (&self->shaper);
  tl_cache_init (&self->cache, cache_size);
  tl_pango_layout_init (&self->pango, context);
  tl_recent_texts_init (&self->recent,
                        (TlWordMaker){
                          .chars = self->chars,
                          .breaks = &self->breaks,
                          .shaper = &self->shaper,
                          .cache = &self->cache,
                          .text = g_string_new (NULL),
                          .probe = g_string_new (NULL),
                          .glyphs = g_array_new (FALSE, FALSE, sizeof (TlGlyph)),
                        },
                        pango_version () >= FIRST_PANGO_VERSION
                          && pango_version () < FIRST_OTHER_PANGO_VERSION);
  return self;
}

G_DEFINE_BOXED_TYPE (TlTextMeasurer, tl_text_measurer, tl_text_measurer_ref, tl_text_measurer_free)

TlTextMeasurer *
tl_text_measurer_ref (TlTextMeasurer *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return g_atomic_rc_box_acquire (self);
}

static void
measurer_clear (gpointer data)
{
  TlTextMeasurer *self = data;

  tl_recent_texts_clear (&self->recent);
  tl_cache_clear (&self->cache);
  tl_text_styles_clear (&self->styles);
  tl_pango_layout_clear (&self->pango);
  tl_shaper_clear (&self->shaper);
  tl_char_table_free (self->chars);
  g_array_unref (self->lines);
  g_array_unref (self->glyphs);
  g_object_unref (self->context);
}

void
tl_text_measurer_free (TlTextMeasurer *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, measurer_clear);
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

  style = tl_text_styles_use (&self->styles, font);
  g_return_val_if_fail (style != NULL, 0);
  return tl_text_style_get_letter_spacing (style, text, length);
}

void
tl_text_measurer_get_line_metrics (TlTextMeasurer *self, guint font, double *ascender, double *descender)
{
  TlTextStyle *style;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ascender != NULL && descender != NULL);

  *ascender = *descender = 0.0;
  style = tl_text_styles_use (&self->styles, font);
  g_return_if_fail (style != NULL);
  if (!style->has_line_metrics)
    {
      tl_text_style_learn_line_metrics (style);
      tl_text_styles_update_size (&self->styles, style);
    }
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

/* Returns the window in which Pango lays out paragraph @i, limited to the number of lines that are still
 * requested. */
static TlWindow
make_window (TlTextMeasurer *self, const TlRecentText *recent, guint i, const TlTextRequest *request)
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
                     .most_lines = request->most_lines == 0 ? 0 : request->most_lines - self->lines->len,
                     .lines = self->lines };
}

/* Adds the lines of paragraph @i. Returns whether all of them were measured from cached words. */
static gboolean
measure_paragraph (TlTextMeasurer *self, const TlRecentText *recent, guint i, const TlTextRequest *request)
{
  const TlRecentParagraph *at = &g_array_index (recent->paragraphs, TlRecentParagraph, i);
  const TlParagraph        paragraph
    = { .segments = &g_array_index (recent->segments, TlTextSegment, at->first_segment),
        .n_segments = at->n_segments,
        .advance = at->advance,
        .offset = at->begin,
        .is_last = i + 1 == recent->paragraphs->len,
        .has_one_font = at->has_one_font };
  const gboolean has_segments
    = at->is_segmented && (request->wrap == TL_TEXT_WRAP_WORD_CHAR || request->width < 0);
  const guint first_line = self->lines->len;
  guint       next = 0;
  TlWindow    window;

  if (at->begin == at->end)
    {
      tl_empty_line_add (&self->pango, recent->style, at->begin, self->lines);
      return TRUE;
    }
  window = make_window (self, recent, i, request);
  if (has_segments && tl_paragraph_fill (&paragraph, &next, request->width, window.most_lines, self->lines))
    return TRUE;
  tl_window_begin (&window);
  window.first_line = first_line;
  if (has_segments)
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
      self->lines = g_array_new (FALSE, FALSE, sizeof (TlTextLine));
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
  *n_glyphs = 0;
  style = tl_text_styles_use (&self->styles, font);
  g_return_val_if_fail (style != NULL, NULL);
  tl_line_glyphs_place (&self->pango, style, text, length, self->glyphs, width);
  *n_glyphs = self->glyphs->len;
  return (const TlPlacedGlyph *)(gconstpointer)self->glyphs->data;
}

void
tl_text_measurer_set_cache_size (TlTextMeasurer *self, gsize cache_size)
{
  g_return_if_fail (self != NULL);

  tl_cache_begin (&self->cache);
  tl_cache_set_bound (&self->cache, cache_size);
}

void
tl_text_measurer_get_statistics (TlTextMeasurer *self, TlTextStatistics *statistics)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (statistics != NULL);

  *statistics = (TlTextStatistics){
    .n_bytes = self->cache.bytes,
    .n_font_bytes = tl_text_styles_get_size (&self->styles),
    .n_text_bytes = tl_recent_texts_get_size (&self->recent) + self->lines->len * 2 * sizeof (TlTextLine),
    .n_words = g_hash_table_size (self->cache.entries) + self->cache.slotted->len,
    .n_hits = self->cache.n_hits,
    .n_misses = self->cache.n_misses,
    .n_evicted = self->cache.n_evicted,
    .n_paragraphs = self->n_paragraphs,
    .n_pango_paragraphs = self->n_pango_paragraphs,
  };
}

void
tl_text_measurer_forget (TlTextMeasurer *self)
{
  g_return_if_fail (self != NULL);

  tl_cache_empty (&self->cache);
  tl_recent_texts_forget (&self->recent);
}
