#include <string.h>

#include "fonts/tl-text-styles.h"
#include "lines/tl-text-cuts.h"
#include "lines/tl-text-ellipsis.h"
#include "lines/tl-text-fill.h"
#include "lines/tl-text-window.h"
#include "templatetext/tl-text-measurer.h"

/* The versions of Pango whose way of filling lines is the one of tl-text-fill.c, as the agreement tests show.
 */
#define FIRST_PANGO_VERSION PANGO_VERSION_ENCODE (1, 50, 0)
#define FIRST_OTHER_PANGO_VERSION PANGO_VERSION_ENCODE (1, 51, 0)

/* After how many new words what fonts take is counted again. */
#define WORDS_BETWEEN_COUNTS 128

/* More lines than these are freed with the next text. */
#define MOST_LINES_KEPT 8192

struct _TlTextMeasurer
{
  PangoContext *context; /* owned */
  TlStyles      styles;
  TlCharTable  *chars; /* owned */
  TlBreakTable  breaks;
  TlShaper      shaper;
  TlCache       cache;
  TlPangoPath   pango;
  TlCuts        cuts;
  GArray       *lines; /* TlTextLine, of the last text; owned */
  guint64       n_paragraphs;
  guint64       n_pango_paragraphs;
};

/**
 * tl_text_measurer_new:
 * @context: (transfer none): the context to measure in, whose fonts, language and options stay as they are
 * while the measurer lives
 * @cache_size: how many bytes remembered words may take
 *
 * Makes a measurer for text in the fonts and the language of a context.
 *
 * With versions of Pango other than 1.50, whose way of filling lines has not been compared, Pango lays out
 * all text.
 *
 * Returns: (transfer full): a measurer, to be freed with tl_text_measurer_free()
 */
TlTextMeasurer *
tl_text_measurer_new (PangoContext *context, gsize cache_size)
{
  TlTextMeasurer *self;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_new0 (TlTextMeasurer, 1);
  self->context = g_object_ref (context);
  tl_styles_init (&self->styles, self->context);
  self->chars = tl_char_table_new ();
  self->lines = g_array_new (FALSE, FALSE, sizeof (TlTextLine));
  tl_shaper_init (&self->shaper);
  tl_cache_init (&self->cache, cache_size);
  tl_pango_path_init (&self->pango, context);
  tl_cuts_init (&self->cuts,
                (TlWordMaker){
                  .chars = self->chars,
                  .breaks = &self->breaks,
                  .shaper = &self->shaper,
                  .cache = &self->cache,
                  .text = g_string_new (NULL),
                  .probe = g_string_new (NULL),
                  .glyphs = g_array_new (FALSE, FALSE, sizeof (TlGlyph)),
                },
                pango_version () >= FIRST_PANGO_VERSION && pango_version () < FIRST_OTHER_PANGO_VERSION);
  return self;
}

/**
 * tl_text_measurer_free:
 * @self: (transfer full): a measurer
 *
 * Frees a measurer and all that it remembers.
 */
void
tl_text_measurer_free (TlTextMeasurer *self)
{
  g_return_if_fail (self != NULL);

  tl_cuts_clear (&self->cuts);
  tl_cache_clear (&self->cache);
  tl_styles_clear (&self->styles);
  tl_pango_path_clear (&self->pango);
  tl_shaper_clear (&self->shaper);
  tl_char_table_free (self->chars);
  g_array_unref (self->lines);
  g_object_unref (self->context);
  g_free (self);
}

/* Has fonts that were not used for long forget what they know where that takes much room. */
static void
make_room (TlTextMeasurer *self)
{
  if (G_LIKELY (!tl_styles_are_many (&self->styles)))
    return;
  tl_cuts_forget (&self->cuts);
  tl_styles_evict (&self->styles, &self->cache);
}

/**
 * tl_text_measurer_add_font:
 * @self: a measurer
 * @description: (transfer none): the font
 * @letter_spacing: what is added to the width of each character; Pango lays out all text in a font that has
 * some
 *
 * Adds a font to measure text in. Its lines are as high as a #PangoLayout has them. A size that is not
 * positive becomes %TL_DEFAULT_POINT_SIZE points, one greater than %TL_GREATEST_POINT_SIZE that. The font
 * stays as long as the measurer; programs with many fonts use tl_text_measurer_find_font().
 *
 * Returns: its number, for tl_text_measurer_measure()
 */
guint
tl_text_measurer_add_font (TlTextMeasurer *self, const PangoFontDescription *description, int letter_spacing)
{
  g_return_val_if_fail (self != NULL, TL_NO_FONT);
  g_return_val_if_fail (description != NULL, TL_NO_FONT);

  return tl_styles_add (&self->styles, tl_text_style_new (self->context, description, letter_spacing));
}

/**
 * tl_text_measurer_find_font:
 * @self: a measurer
 * @description: (transfer none): the font; its family must not be %NULL
 *
 * Finds the font of a description, adding it where it is new. Takes the time of a look-up in a hash table.
 *
 * Returns: its number, which is good while the font is one of the last 768 that were used; %TL_NO_FONT, with
 * a critical message, if the family is %NULL
 */
guint
tl_text_measurer_find_font (TlTextMeasurer *self, const TlFontDescription *description)
{
  guint number;

  g_return_val_if_fail (self != NULL, TL_NO_FONT);
  g_return_val_if_fail (description != NULL, TL_NO_FONT);
  g_return_val_if_fail (description->family != NULL, TL_NO_FONT);

  number = tl_styles_lookup (&self->styles, description);
  if (number != TL_NO_FONT)
    return number;
  make_room (self);
  return tl_styles_add (&self->styles, tl_text_style_new_wanted (self->context, description));
}

/**
 * tl_text_measurer_get_line_metrics:
 * @self: a measurer
 * @font: the number of a font
 * @ascender: (out): the distance from the baseline to the top of a line, in points
 * @descender: (out): the distance from the baseline to the bottom of a line, in points; a positive number
 *
 * Gets the vertical measures of a line of a font; zeros if there is no such font. A label of a font that was
 * found by description is as high as its lines times both.
 */
void
tl_text_measurer_get_line_metrics (TlTextMeasurer *self, guint font, double *ascender, double *descender)
{
  TlTextStyle *style;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ascender != NULL && descender != NULL);

  *ascender = *descender = 0.0;
  style = tl_styles_use (&self->styles, font);
  g_return_if_fail (style != NULL);
  if (!style->has_line_metrics)
    {
      tl_text_style_learn_line (style);
      tl_styles_count (&self->styles, style);
    }
  *ascender = style->ascender;
  *descender = style->descender;
}

/* The text's pieces: those of a recent text, or new ones. */
static const TlCutText *
find_cut (TlTextMeasurer *self, TlTextStyle *style, const char *text, gsize length)
{
  const TlCutText *cut = tl_cuts_find (&self->cuts, style, text, length);

  if (cut != NULL)
    return cut;
  make_room (self);
  cut = tl_cuts_cut (&self->cuts, style, text, length);
  /* What is known of a font grows with new words only; counting takes longer than measuring known ones. */
  if (!style->is_loaded || self->cache.n_misses - style->n_misses_counted >= WORDS_BETWEEN_COUNTS)
    {
      style->n_misses_counted = self->cache.n_misses;
      tl_styles_count (&self->styles, style);
    }
  return cut;
}

/* Adds the line of a paragraph without characters. */
static void
add_empty_line (TlTextMeasurer *self, const TlCutText *cut, const TlCutParagraph *at)
{
  TlTextStyle *style = cut->style;
  TlTextLine   line = { .start = at->begin };

  if (style->empty_height == 0)
    {
      const TlTextLine *empty;

      tl_pango_path_lay_out (&self->pango, style, PANGO_DIRECTION_NEUTRAL, "", 0, -1, TL_TEXT_WRAP_WORD_CHAR,
                             TL_PANGO_LAST);
      empty = &g_array_index (tl_pango_path_get_lines (&self->pango, 0), TlTextLine, 0);
      style->empty_ascent = empty->ascent;
      style->empty_height = empty->height;
    }
  line.ascent = style->empty_ascent;
  line.height = style->empty_height;
  g_array_append_val (self->lines, line);
}

/* What Pango has to lay out of a paragraph. */
static TlWindow
make_window (TlTextMeasurer *self, const TlCutText *cut, const TlCutParagraph *at, int width, TlTextWrap wrap)
{
  return (TlWindow){ .path = &self->pango,
                     .style = cut->style,
                     .text = cut->text->str + at->begin,
                     .length = at->end - at->begin,
                     .offset = at->begin,
                     .is_last = at->end == cut->text->len,
                     .direction = at->direction,
                     .is_readable = cut->is_readable,
                     .width = width,
                     .wrap = wrap,
                     .lines = self->lines };
}

/* Adds the lines of a paragraph that has pieces from the piece @next on, which begins with a word that has to
 * be broken; Pango lays out the lines of such words. */
static void
measure_broken_words (TlWindow *window, const TlParagraph *paragraph, guint next)
{
  gboolean is_done = FALSE;
  gsize    byte = 0;

  while (!is_done && byte < window->length && !tl_window_is_full (window))
    {
      byte = next > 0 ? paragraph->pieces[next - 1].end_byte : 0;
      do
        byte = tl_window_advance (window, byte);
      while (byte < window->length && !tl_window_is_full (window)
             && !tl_paragraph_find (paragraph, &next, byte));
      if (byte < window->length && !tl_window_is_full (window))
        is_done = tl_paragraph_fill (
          paragraph, &next, window->width,
          window->most_lines == 0 ? 0 : window->most_lines - (window->lines->len - window->first_line),
          window->lines);
    }
}

/* Adds the lines of one paragraph. Returns whether they came from remembered words. */
static gboolean
measure_paragraph (
  TlTextMeasurer *self, const TlCutText *cut, guint i, int width, TlTextWrap wrap, guint most_lines)
{
  const TlCutParagraph *at = &g_array_index (cut->paragraphs, TlCutParagraph, i);
  TlParagraph           paragraph = {
              .pieces = &g_array_index (cut->pieces, TlTextPiece, at->first_piece),
              .n_pieces = at->n_pieces,
              .advance = at->advance,
              .offset = at->begin,
              .is_last = i + 1 == cut->paragraphs->len,
              .has_one_face = at->has_one_face,
  };
  guint    next = 0, first_line = self->lines->len;
  gboolean has_pieces = at->is_cut && (wrap == TL_TEXT_WRAP_WORD_CHAR || width < 0);
  TlWindow window;

  if (at->begin == at->end)
    {
      add_empty_line (self, cut, at);
      return TRUE;
    }
  if (has_pieces && tl_paragraph_fill (&paragraph, &next, width, most_lines, self->lines))
    return TRUE;
  window = make_window (self, cut, at, width, wrap);
  window.most_lines = most_lines;
  tl_window_begin (&window);
  window.first_line = first_line;
  if (has_pieces)
    measure_broken_words (&window, &paragraph, next);
  else
    tl_window_finish (&window);
  tl_window_end (&window);
  self->n_pango_paragraphs++;
  return FALSE;
}

static void
sum_up (TlTextMeasurer *self, TlTextStyle *style, guint most_lines, TlTextExtents *extents)
{
  if (most_lines != 0 && self->lines->len > most_lines)
    g_array_set_size (self->lines, most_lines);
  extents->n_lines = self->lines->len;
  extents->width = extents->height = 0.0;
  for (guint i = 0; i < self->lines->len; i++)
    {
      const TlTextLine *line = &g_array_index (self->lines, TlTextLine, i);

      extents->width = MAX (extents->width, line->width);
      extents->height += line->height;
    }
  if (style->family == NULL || style->wanted.line_height == TL_LINE_HEIGHT_OF_LINE)
    return;
  if (!style->has_line_metrics)
    tl_text_style_learn_line (style);
  extents->height = extents->n_lines * (style->ascender + style->descender) * PANGO_SCALE;
}

/* The font that text is to be measured in; NULL if there is none. Forgets the lines of the text before. */
static TlTextStyle *
begin_text (TlTextMeasurer *self, guint font, TlTextExtents *extents)
{
  *extents = (TlTextExtents){ .n_lines = 0 };
  if (self->lines->len > MOST_LINES_KEPT)
    {
      g_array_unref (self->lines);
      self->lines = g_array_new (FALSE, FALSE, sizeof (TlTextLine));
    }
  /* What g_array_set_size() does here, without a call. */
  self->lines->len = 0;
  return tl_styles_use (&self->styles, font);
}

/**
 * tl_text_measurer_measure:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() gave
 * @text: UTF-8; line feeds, carriage returns and U+2029 end paragraphs
 * @length: its length in bytes, or −1 if it ends with a zero byte
 * @width: the width of lines in Pango units, or −1 for lines without bound
 * @wrap: where lines may be broken
 * @most_lines: how many lines to measure at most, 0 for all
 * @extents: (out): the size of the text
 *
 * Measures text as a #PangoLayout of the same font, width and wrap mode lays it out.
 *
 * Text without characters has one line, as in a #PangoLayout. Takes time in proportion to the number of
 * words; a word that was not met before is shaped. The lines can be had from tl_text_measurer_get_lines().
 */
void
tl_text_measurer_measure (TlTextMeasurer *self,
                          guint           font,
                          const char     *text,
                          gssize          length,
                          int             width,
                          TlTextWrap      wrap,
                          guint           most_lines,
                          TlTextExtents  *extents)
{
  TlTextStyle     *style;
  const TlCutText *cut;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL || length == 0);
  g_return_if_fail (extents != NULL);
  style = begin_text (self, font, extents);
  g_return_if_fail (style != NULL);

  cut = find_cut (self, style, length == 0 ? "" : text, length < 0 ? strlen (text) : (gsize)length);
  extents->is_remembered = TRUE;
  for (guint i = 0; i < cut->paragraphs->len && (most_lines == 0 || self->lines->len < most_lines); i++)
    {
      guint rest = most_lines == 0 ? 0 : most_lines - self->lines->len;

      self->n_paragraphs++;
      if (!measure_paragraph (self, cut, i, width, wrap, rest))
        extents->is_remembered = FALSE;
    }
  sum_up (self, style, most_lines, extents);
}

/**
 * tl_text_measurer_measure_attributed:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() gave, for what @attributes leave open
 * @attributes: (transfer none): the fonts of parts of the text, and whatever else Pango knows
 * @text: UTF-8; line feeds, carriage returns and U+2029 end paragraphs
 * @length: its length in bytes, or −1 if it ends with a zero byte
 * @width: the width of lines in Pango units, or −1 for lines without bound
 * @indent: how much shorter the first line of each paragraph is; the others where it is negative
 * @wrap: where lines may be broken
 * @most_lines: how many lines to measure at most, 0 for all
 * @extents: (out): the size of the text
 *
 * Measures text in several fonts, laid out by Pango itself.
 */
void
tl_text_measurer_measure_attributed (TlTextMeasurer *self,
                                     guint           font,
                                     PangoAttrList  *attributes,
                                     const char     *text,
                                     gssize          length,
                                     int             width,
                                     int             indent,
                                     TlTextWrap      wrap,
                                     guint           most_lines,
                                     TlTextExtents  *extents)
{
  TlTextStyle *style;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL || length == 0);
  g_return_if_fail (extents != NULL);
  style = begin_text (self, font, extents);
  g_return_if_fail (style != NULL);

  self->n_paragraphs++;
  self->n_pango_paragraphs++;
  tl_pango_path_add_attributed (&self->pango, style, attributes, length == 0 ? "" : text,
                                length < 0 ? strlen (text) : (gsize)length, width, indent, wrap, self->lines);
  extents->is_remembered = FALSE;
  sum_up (self, style, most_lines, extents);
}

/**
 * tl_text_measurer_measure_ellipsized:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() gave
 * @text: UTF-8
 * @length: its length in bytes, or −1 if it ends with a zero byte
 * @width: the width of the line in Pango units
 * @mode: where an ellipsis takes the place of what does not fit
 *
 * Measures text on one line that is cut to a width.
 *
 * Returns: the width of what is left with the ellipsis, or of the text if it fits
 */
int
tl_text_measurer_measure_ellipsized (
  TlTextMeasurer *self, guint font, const char *text, gssize length, int width, PangoEllipsizeMode mode)
{
  TlTextStyle *style;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (text != NULL || length == 0, 0);
  style = tl_styles_use (&self->styles, font);
  g_return_val_if_fail (style != NULL, 0);

  return tl_pango_path_measure_ellipsized (&self->pango, style, length == 0 ? "" : text,
                                           length < 0 ? strlen (text) : (gsize)length, width, mode);
}

/**
 * tl_text_measurer_get_lines:
 * @self: a measurer
 * @n_lines: (out): how many there are
 *
 * Gets the lines of the text that was measured last.
 *
 * Returns: (transfer none) (array length=n_lines): the lines, from the first on; they are good until the next
 * text is measured
 */
const TlTextLine *
tl_text_measurer_get_lines (TlTextMeasurer *self, guint *n_lines)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_lines != NULL, NULL);

  *n_lines = self->lines->len;
  return (const TlTextLine *)(gconstpointer)self->lines->data;
}

/**
 * tl_text_measurer_measure_batch:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() gave
 * @texts: (array length=n_texts): texts, as for tl_text_measurer_measure()
 * @lengths: (array length=n_texts) (nullable): their lengths in bytes, −1 for those that end with a zero
 * byte; %NULL if all do
 * @n_texts: how many there are
 * @widths: (array length=n_widths): widths of lines, −1 for lines without bound
 * @n_widths: how many there are
 * @extents: (out caller-allocates): the sizes, @n_widths for the first text, @n_widths for the second, and so
 * on
 *
 * Measures many texts at several widths each; a text is cut into words once for all widths.
 */
void
tl_text_measurer_measure_batch (TlTextMeasurer    *self,
                                guint              font,
                                const char *const *texts,
                                const gssize      *lengths,
                                guint              n_texts,
                                const int         *widths,
                                guint              n_widths,
                                TlTextExtents     *extents)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n_texts == 0 || texts != NULL);
  g_return_if_fail (n_widths == 0 || widths != NULL);

  for (guint i = 0; i < n_texts; i++)
    for (guint j = 0; j < n_widths; j++)
      tl_text_measurer_measure (self, font, texts[i], lengths != NULL ? lengths[i] : -1, widths[j],
                                TL_TEXT_WRAP_WORD_CHAR, 0, &extents[(gsize)i * n_widths + j]);
}

/**
 * tl_text_measurer_set_cache_size:
 * @self: a measurer
 * @cache_size: how many bytes remembered words may take
 *
 * Sets the bound of what is remembered; words that were not used for longest are dropped where it is
 * exceeded.
 */
void
tl_text_measurer_set_cache_size (TlTextMeasurer *self, gsize cache_size)
{
  g_return_if_fail (self != NULL);

  tl_cache_begin (&self->cache);
  tl_cache_set_bound (&self->cache, cache_size);
}

/**
 * tl_text_measurer_get_statistics:
 * @self: a measurer
 * @statistics: (out caller-allocates): what it did
 *
 * Gets how much is remembered, and how often that helped.
 */
void
tl_text_measurer_get_statistics (TlTextMeasurer *self, TlTextStatistics *statistics)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (statistics != NULL);

  *statistics = (TlTextStatistics){
    .n_bytes = self->cache.bytes,
    .n_font_bytes = tl_styles_get_size (&self->styles),
    .n_text_bytes = tl_cuts_count (&self->cuts) + self->lines->len * 2 * sizeof (TlTextLine),
    .n_words = g_hash_table_size (self->cache.entries) + self->cache.slotted->len,
    .n_hits = self->cache.n_hits,
    .n_misses = self->cache.n_misses,
    .n_evicted = self->cache.n_evicted,
    .n_paragraphs = self->n_paragraphs,
    .n_pango_paragraphs = self->n_pango_paragraphs,
  };
}

/**
 * tl_text_measurer_forget:
 * @self: a measurer
 *
 * Drops all remembered words; the fonts that were added stay.
 */
void
tl_text_measurer_forget (TlTextMeasurer *self)
{
  g_return_if_fail (self != NULL);

  tl_cache_empty (&self->cache);
  tl_cuts_forget (&self->cuts);
}
