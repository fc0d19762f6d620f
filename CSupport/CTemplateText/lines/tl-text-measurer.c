#include <string.h>

#include "lines/tl-text-cut.h"
#include "lines/tl-text-fill.h"
#include "lines/tl-text-paragraphs.h"
#include "lines/tl-text-window.h"
#include "templatetext/tl-text-measurer.h"

/* The versions of Pango whose way of filling lines is the one of tl-text-fill.c, as the agreement tests show.
 */
#define FIRST_PANGO_VERSION PANGO_VERSION_ENCODE (1, 50, 0)
#define FIRST_OTHER_PANGO_VERSION PANGO_VERSION_ENCODE (1, 51, 0)

/* Texts whose pieces are kept: a cell's labels are measured without a bound, then with one. */
#define N_CUTS 8

/* One paragraph of a cut text. */
typedef struct
{
  guint    begin; /* bytes */
  guint    end;
  guint    first_piece;
  guint    n_pieces;
  gboolean is_cut; /* otherwise Pango lays it out */
  gboolean has_one_face;
  PangoDirection
    direction; /* where it has characters that are written from right to left, or is beside such */
} CutParagraph;

/* A text as it was cut. */
typedef struct
{
  guint    font;        /* G_MAXUINT for none */
  GString *text;        /* owned */
  GArray  *paragraphs;  /* CutParagraph; owned */
  GArray  *pieces;      /* TlTextPiece; owned */
  gboolean is_readable; /* whether the text is UTF-8 */
} CutText;

struct _TlTextMeasurer
{
  PangoContext *context; /* owned */
  GPtrArray    *styles;  /* TlTextStyle; owned */
  TlCharTable  *chars;   /* owned */
  TlBreakTable  breaks;
  TlShaper      shaper;
  TlCache       cache;
  TlCutter      cutter;
  TlPangoPath   pango;
  CutText       cuts[N_CUTS];
  guint         next_cut;
  GArray       *lines; /* TlTextLine, of the last text; owned */
  gboolean      is_verified;
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
  self->styles = g_ptr_array_new_with_free_func ((GDestroyNotify)tl_text_style_free);
  self->chars = tl_char_table_new ();
  self->lines = g_array_new (FALSE, FALSE, sizeof (TlTextLine));
  self->is_verified = pango_version () >= FIRST_PANGO_VERSION && pango_version () < FIRST_OTHER_PANGO_VERSION;
  tl_shaper_init (&self->shaper);
  tl_cache_init (&self->cache, cache_size);
  tl_pango_path_init (&self->pango, context);
  tl_cutter_init (&self->cutter, (TlWordMaker){
                                   .chars = self->chars,
                                   .breaks = &self->breaks,
                                   .shaper = &self->shaper,
                                   .cache = &self->cache,
                                   .text = g_string_new (NULL),
                                   .probe = g_string_new (NULL),
                                   .glyphs = g_array_new (FALSE, FALSE, sizeof (TlGlyph)),
                                 });
  for (guint i = 0; i < N_CUTS; i++)
    self->cuts[i] = (CutText){ .font = G_MAXUINT,
                               .text = g_string_new (NULL),
                               .paragraphs = g_array_new (FALSE, FALSE, sizeof (CutParagraph)),
                               .pieces = g_array_new (FALSE, FALSE, sizeof (TlTextPiece)) };
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

  for (guint i = 0; i < N_CUTS; i++)
    {
      g_string_free (self->cuts[i].text, TRUE);
      g_array_unref (self->cuts[i].paragraphs);
      g_array_unref (self->cuts[i].pieces);
    }
  g_string_free (self->cutter.maker.text, TRUE);
  g_string_free (self->cutter.maker.probe, TRUE);
  g_array_unref (self->cutter.maker.glyphs);
  tl_cutter_clear (&self->cutter);
  tl_cache_clear (&self->cache);
  g_ptr_array_unref (self->styles);
  tl_pango_path_clear (&self->pango);
  tl_shaper_clear (&self->shaper);
  tl_char_table_free (self->chars);
  g_array_unref (self->lines);
  g_object_unref (self->context);
  g_free (self);
}

/**
 * tl_text_measurer_add_font:
 * @self: a measurer
 * @description: (transfer none): the font
 * @letter_spacing: what is added to the width of each character; Pango lays out all text in a font that has
 * some
 *
 * Adds a font to measure text in.
 *
 * Returns: its number, for tl_text_measurer_measure()
 */
guint
tl_text_measurer_add_font (TlTextMeasurer *self, const PangoFontDescription *description, int letter_spacing)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (description != NULL, 0);

  g_ptr_array_add (self->styles, tl_text_style_new (self->context, description, letter_spacing));
  return self->styles->len - 1;
}

/* Whether text is UTF-8 as it should be. */
static gboolean
is_valid (const char *text, gsize length)
{
  const char *rest = tl_text_skip_ascii (text, text + length);

  return rest == text + length || g_utf8_validate (rest, text + length - rest, NULL);
}

static gboolean
all_have_one_face (const GArray *pieces, guint first)
{
  for (guint i = first + 1; i < pieces->len; i++)
    if (g_array_index (pieces, TlTextPiece, i).face != g_array_index (pieces, TlTextPiece, first).face)
      return FALSE;
  return TRUE;
}

/* Cuts the text's paragraphs into pieces. FALSE if some are special together with those around them. */
static gboolean
cut_paragraphs (TlTextMeasurer *self, CutText *cut)
{
  TlTextStyle    *style = g_ptr_array_index (self->styles, cut->font);
  const char     *begin, *end;
  TlParagraphIter iter;

  tl_paragraph_iter_init (&iter, cut->text->str, cut->text->len);
  while (tl_paragraph_iter_next (&iter, &begin, &end))
    {
      CutParagraph paragraph = { .begin = (guint)(begin - cut->text->str),
                                 .end = (guint)(end - cut->text->str),
                                 .first_piece = cut->pieces->len,
                                 .direction = PANGO_DIRECTION_NEUTRAL };

      if (end > begin)
        {
          TlCutResult result = tl_cutter_cut (&self->cutter, style, begin, (gsize)(end - begin), cut->pieces);

          if (result == TL_CUT_TEXT_IS_SPECIAL)
            return FALSE;
          paragraph.is_cut = result == TL_CUT_DONE;
          paragraph.n_pieces = cut->pieces->len - paragraph.first_piece;
          paragraph.has_one_face = all_have_one_face (cut->pieces, paragraph.first_piece);
        }
      g_array_append_val (cut->paragraphs, paragraph);
    }
  return TRUE;
}

/* Splits text that Pango lays out. Each paragraph has the direction of its first character that has one, or
 * else that of the paragraph before it; the first ones without, that of the first with. */
static void
split_paragraphs (CutText *cut)
{
  const char     *begin, *end;
  PangoDirection  direction = PANGO_DIRECTION_NEUTRAL;
  TlParagraphIter iter;

  if (cut->is_readable)
    direction = tl_pango_find_direction (cut->text->str, cut->text->len);
  tl_paragraph_iter_init (&iter, cut->text->str, cut->text->len);
  while (tl_paragraph_iter_next (&iter, &begin, &end))
    {
      PangoDirection own = PANGO_DIRECTION_NEUTRAL;
      CutParagraph   paragraph
        = { .begin = (guint)(begin - cut->text->str), .end = (guint)(end - cut->text->str) };

      if (cut->is_readable)
        own = tl_pango_find_direction (begin, (gsize)(end - begin));
      if (own != PANGO_DIRECTION_NEUTRAL)
        direction = own;
      paragraph.direction = direction;
      g_array_append_val (cut->paragraphs, paragraph);
    }
}

/* The text's pieces: those of a recent text, or new ones. */
static const CutText *
find_cut (TlTextMeasurer *self, guint font, const char *text, gsize length)
{
  const TlTextStyle *style = g_ptr_array_index (self->styles, font);
  CutText           *cut;

  for (guint i = 0; i < N_CUTS; i++)
    {
      cut = &self->cuts[i];
      if (cut->font == font && cut->text->len == length && memcmp (cut->text->str, text, length) == 0)
        return cut;
    }
  cut = &self->cuts[self->next_cut++ % N_CUTS];
  cut->font = font;
  g_string_truncate (cut->text, 0);
  g_string_append_len (cut->text, text, (gssize)length);
  g_array_set_size (cut->paragraphs, 0);
  g_array_set_size (cut->pieces, 0);
  cut->is_readable = is_valid (text, length);
  tl_cache_begin (&self->cache);
  if (self->is_verified && style->letter_spacing == 0 && cut->is_readable && cut_paragraphs (self, cut))
    return cut;
  g_array_set_size (cut->paragraphs, 0);
  g_array_set_size (cut->pieces, 0);
  split_paragraphs (cut);
  return cut;
}

/* Adds the line of a paragraph without characters. */
static void
add_empty_line (TlTextMeasurer *self, const CutText *cut, const CutParagraph *at)
{
  TlTextStyle *style = g_ptr_array_index (self->styles, cut->font);
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
make_window (TlTextMeasurer *self, const CutText *cut, const CutParagraph *at, int width, TlTextWrap wrap)
{
  return (TlWindow){ .path = &self->pango,
                     .style = g_ptr_array_index (self->styles, cut->font),
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

/* Adds the lines of a paragraph that has pieces; Pango lays out the lines whose words have to be broken.
 * Returns whether there are none of these. */
static gboolean
measure_pieces (TlWindow *window, const TlParagraph *paragraph)
{
  guint    next = 0;
  gboolean is_done = tl_paragraph_fill (paragraph, &next, window->width, window->most_lines, window->lines);
  gsize    byte = 0;

  if (is_done)
    return TRUE;
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
  return FALSE;
}

/* Adds the lines of one paragraph. Returns whether they came from remembered words. */
static gboolean
measure_paragraph (
  TlTextMeasurer *self, const CutText *cut, guint i, int width, TlTextWrap wrap, guint most_lines)
{
  const CutParagraph *at = &g_array_index (cut->paragraphs, CutParagraph, i);
  TlParagraph         paragraph = {
            .pieces = &g_array_index (cut->pieces, TlTextPiece, at->first_piece),
            .n_pieces = at->n_pieces,
            .offset = at->begin,
            .is_last = i + 1 == cut->paragraphs->len,
            .has_one_face = at->has_one_face,
  };
  TlWindow window;
  gboolean is_remembered = FALSE;

  if (at->begin == at->end)
    {
      add_empty_line (self, cut, at);
      return TRUE;
    }
  window = make_window (self, cut, at, width, wrap);
  window.most_lines = most_lines;
  tl_window_begin (&window);
  if (at->is_cut && (wrap == TL_TEXT_WRAP_WORD_CHAR || width < 0))
    is_remembered = measure_pieces (&window, &paragraph);
  else
    tl_window_finish (&window);
  tl_window_end (&window);
  self->n_pango_paragraphs += is_remembered ? 0 : 1;
  return is_remembered;
}

static void
sum_up (TlTextMeasurer *self, guint most_lines, TlTextExtents *extents)
{
  if (most_lines != 0 && self->lines->len > most_lines)
    g_array_set_size (self->lines, most_lines);
  extents->n_lines = self->lines->len;
  extents->width = extents->height = 0;
  for (guint i = 0; i < self->lines->len; i++)
    {
      const TlTextLine *line = &g_array_index (self->lines, TlTextLine, i);

      extents->width = MAX (extents->width, line->width);
      extents->height += line->height;
    }
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
  const CutText *cut;

  g_return_if_fail (self != NULL);
  g_return_if_fail (font < self->styles->len);
  g_return_if_fail (text != NULL || length == 0);
  g_return_if_fail (extents != NULL);

  cut = find_cut (self, font, length == 0 ? "" : text, length < 0 ? strlen (text) : (gsize)length);
  g_array_set_size (self->lines, 0);
  extents->is_remembered = TRUE;
  for (guint i = 0; i < cut->paragraphs->len && (most_lines == 0 || self->lines->len < most_lines); i++)
    {
      guint rest = most_lines == 0 ? 0 : most_lines - self->lines->len;

      self->n_paragraphs++;
      if (!measure_paragraph (self, cut, i, width, wrap, rest))
        extents->is_remembered = FALSE;
    }
  sum_up (self, most_lines, extents);
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
  g_return_if_fail (self != NULL);
  g_return_if_fail (font < self->styles->len);
  g_return_if_fail (text != NULL || length == 0);
  g_return_if_fail (extents != NULL);

  g_array_set_size (self->lines, 0);
  self->n_paragraphs++;
  self->n_pango_paragraphs++;
  tl_pango_path_add_attributed (&self->pango, g_ptr_array_index (self->styles, font), attributes,
                                length == 0 ? "" : text, length < 0 ? strlen (text) : (gsize)length, width,
                                indent, wrap, self->lines);
  extents->is_remembered = FALSE;
  sum_up (self, most_lines, extents);
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
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (font < self->styles->len, 0);
  g_return_val_if_fail (text != NULL || length == 0, 0);

  return tl_pango_path_measure_ellipsized (&self->pango, g_ptr_array_index (self->styles, font),
                                           length == 0 ? "" : text,
                                           length < 0 ? (gssize)strlen (text) : length, width, mode);
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
  for (guint i = 0; i < N_CUTS; i++)
    self->cuts[i].font = G_MAXUINT;
}
