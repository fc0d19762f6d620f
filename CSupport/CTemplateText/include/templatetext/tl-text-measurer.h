/* tl-text-measurer.h: the lines of text and their sizes. */
#ifndef TL_TEXT_MEASURER_H
#define TL_TEXT_MEASURER_H

#if !defined(TEMPLATETEXT_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatetext.h> can be included directly."
#endif

#include <pango/pango.h>

#include <templatetext/tl-font-description.h>

/* The library is compiled with hidden visibility; what carries this mark is the public interface. */
#ifndef TL_PUBLIC
#define TL_PUBLIC extern __attribute__ ((visibility ("default")))
#endif

G_BEGIN_DECLS

/**
 * TlTextMeasurer:
 *
 * Measures text as a #PangoLayout would lay it out, from words that it remembers.
 *
 * Text is split where Pango lets lines break. Each word is measured once in each font and remembered with its
 * advance; lines are filled with words as Pango fills them. Where the result would differ from Pango's, as in
 * text from right to left, with tabs or with emoji, Pango itself lays the paragraph out. Which words depend
 * on their neighbours is known from the font's tables and from the flags that HarfBuzz sets on glyphs.
 *
 * Lengths are in Pango units, %PANGO_SCALE to a point, unless a function says otherwise. A measurer is used
 * by one thread at a time; threads that measure at the same time need a measurer and a #PangoContext each.
 */
typedef struct _TlTextMeasurer TlTextMeasurer;

/**
 * TlTextWrap:
 * @TL_TEXT_WRAP_WORD_CHAR: between words; within a word that is too long for a line
 * @TL_TEXT_WRAP_CHAR: between any two characters
 *
 * Where lines may be broken, as with %PANGO_WRAP_WORD_CHAR and %PANGO_WRAP_CHAR.
 */
typedef enum
{
  TL_TEXT_WRAP_WORD_CHAR,
  TL_TEXT_WRAP_CHAR
} TlTextWrap;

/**
 * TlTextRequest:
 * @text: UTF-8; line feeds, carriage returns, both together, and U+2029 end paragraphs. Text that is not
 *   valid UTF-8 is measured as Pango shows it, and U+0000 as it shows U+0001. May be %NULL if @length is 0
 * @length: its length in bytes, below 2³¹; −1 if it ends with a zero byte
 * @width: the width at which lines are broken, in Pango units; negative for lines of any width
 * @wrap: where lines may be broken
 * @most_lines: how many lines to measure at most, 0 for all
 * @attributes: (nullable): fonts of parts of the text, and other attributes of Pango; if set, Pango lays out
 *   all of the text
 * @indent: with @attributes, how much shorter the first line of each paragraph is, in Pango units; if
 *   negative, how much shorter the other lines are
 *
 * A text to measure. The caller owns it; the measurer copies what it keeps.
 */
typedef struct
{
  const char    *text;
  gssize         length;
  int            width;
  TlTextWrap     wrap;
  guint          most_lines;
  PangoAttrList *attributes;
  int            indent;
} TlTextRequest;

/**
 * TlTextLine:
 * @start: the byte that the line starts at
 * @length: its length in bytes, with white space at its end, without what ends a paragraph
 * @width: its width in Pango units; if the line was broken after white space, without the last white space
 *   character
 * @ascent: the distance from its top to its baseline, in Pango units
 * @height: its height in Pango units, that of the highest of its fonts
 *
 * One line of measured text, as pango_layout_line_get_extents() describes it.
 */
typedef struct
{
  guint  start;
  guint  length;
  double width;
  int    ascent;
  int    height;
} TlTextLine;

/**
 * TlTextExtents:
 * @n_lines: the number of lines
 * @is_remembered: whether all of it came from remembered words; %FALSE if Pango laid out part of it
 * @width: the width of the widest line, in Pango units
 * @height: the height of all lines together, in Pango units
 *
 * The size of measured text. Sums are exact up to 2⁵³ Pango units, whereas a #PangoLayout's are limited to
 * 2 097 151 points.
 */
typedef struct
{
  guint    n_lines;
  gboolean is_remembered;
  double   width;
  double   height;
} TlTextExtents;

/**
 * TlTextStatistics:
 * @n_bytes: what the remembered words take now, with their share of the hash table
 * @n_font_bytes: what is known of fonts: their tables for measuring and an estimate of Pango's objects. At
 *   most 16 MiB, not counting the font used last
 * @n_text_bytes: what the texts measured last take, split into words, with the lines of the last one. Texts
 *   that take more than 256 KiB are kept only until the next
 * @n_words: how many words are remembered now
 * @n_hits: how often a word was found
 * @n_misses: how often one had to be measured
 * @n_evicted: how many words were dropped, to stay within a bound or by tl_text_measurer_forget()
 * @n_paragraphs: how many paragraphs were measured
 * @n_pango_paragraphs: how many of those Pango had to lay out
 *
 * What a measurer holds, and what it has done since it was created. Sizes are bytes.
 */
typedef struct
{
  gsize   n_bytes;
  gsize   n_font_bytes;
  gsize   n_text_bytes;
  guint   n_words;
  guint64 n_hits;
  guint64 n_misses;
  guint64 n_evicted;
  guint64 n_paragraphs;
  guint64 n_pango_paragraphs;
} TlTextStatistics;

/**
 * tl_text_measurer_new:
 * @context: the context to measure in; its fonts, language and options must not change while the measurer
 *   lives, which takes a reference
 * @cache_size: how many bytes remembered words may take; with 0 every word is left to Pango
 *
 * Creates a measurer for text in the fonts and the language of a context.
 *
 * Widths are those of glyphs whose positions are not rounded to whole pixels, whatever the context says: to
 * compare them with a #PangoLayout, or to draw text as it was measured, turn rounding off with
 * pango_context_set_round_glyph_positions().
 *
 * With versions of Pango other than 1.50, with which filling lines has not been compared, Pango lays out all
 * text.
 *
 * Returns: (transfer full): a measurer, to be freed with tl_text_measurer_free()
 */
TL_PUBLIC TlTextMeasurer *tl_text_measurer_new (PangoContext *context, gsize cache_size);

/**
 * tl_text_measurer_free:
 * @self: (transfer full) (nullable): a measurer
 *
 * Frees a measurer and all that it remembers. Does nothing if @self is %NULL.
 */
TL_PUBLIC void tl_text_measurer_free (TlTextMeasurer *self);

/**
 * tl_text_measurer_add_font:
 * @self: a measurer
 * @description: the font; it is copied
 * @letter_spacing: what is added to the width of each character, in Pango units; Pango lays out all text in a
 *   font that has some
 *
 * Adds a font to measure text in. Its lines are as high as in a #PangoLayout. A size of 0 or less becomes
 * %TL_DEFAULT_POINT_SIZE, a size above %TL_GREATEST_POINT_SIZE becomes that. The font stays as long as the
 * measurer; programs with many fonts use tl_text_measurer_find_font(). Constant time.
 *
 * Returns: its number, for tl_text_measurer_measure()
 */
TL_PUBLIC guint tl_text_measurer_add_font (TlTextMeasurer             *self,
                                           const PangoFontDescription *description,
                                           int                         letter_spacing);

/**
 * tl_text_measurer_find_font:
 * @self: a measurer
 * @description: the font, which is copied; its family must not be %NULL
 *
 * Finds the font of a description, or adds it if it is new. Takes the time of a lookup in a hash table;
 * when there are 1024 such fonts, the least recently used quarter of them is dropped first.
 *
 * Returns: its number, which is valid while the font is one of the 768 used last; %TL_NO_FONT, with a
 *   critical message, if the family is %NULL
 */
TL_PUBLIC guint tl_text_measurer_find_font (TlTextMeasurer *self, const TlFontDescription *description);

/**
 * tl_text_measurer_get_letter_spacing:
 * @self: a measurer
 * @font: the number of a font
 * @text: UTF-8
 * @length: its length in bytes
 *
 * Gets the letter spacing that a #PangoLayout needs to lay out text in a font as wide as it is here on the
 * average: the font's tracking, and what other advances (see #TlGlyphWidths) add to the text's characters.
 * Takes time in proportion to the text.
 *
 * Returns: the letter spacing in Pango units, for pango_attr_letter_spacing_new()
 */
TL_PUBLIC int
tl_text_measurer_get_letter_spacing (TlTextMeasurer *self, guint font, const char *text, gsize length);

/**
 * tl_text_measurer_get_line_metrics:
 * @self: a measurer
 * @font: the number of a font
 * @ascender: (out): the distance from the baseline to the top of a line, in points
 * @descender: (out): the distance from the baseline to the bottom of a line, in points; a positive number
 *
 * Gets the vertical metrics of a line of a font. Text in a font from tl_text_measurer_find_font() is as high
 * as the sum of both times the number of its lines, unless its lines are %TL_LINE_HEIGHT_OF_LINE. Sets zeros,
 * with a critical message, if there is no such font. The first call for a font loads it; later ones take
 * constant time.
 */
TL_PUBLIC void
tl_text_measurer_get_line_metrics (TlTextMeasurer *self, guint font, double *ascender, double *descender);

/**
 * tl_text_measurer_measure:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() or tl_text_measurer_find_font() returned; with attributes,
 *   for what they leave open
 * @request: what to measure
 * @extents: (out caller-allocates): the size of the text; zeros if there is no such font
 *
 * Measures text as a #PangoLayout of the same font, width, wrap mode and attributes lays it out.
 *
 * Text without characters has one line, as in a #PangoLayout. Takes time in proportion to the number of
 * words; a word that is not remembered is measured first, if need be by shaping.
 * tl_text_measurer_get_lines() returns the lines. If there is no such font, a critical message says so.
 */
TL_PUBLIC void tl_text_measurer_measure (TlTextMeasurer      *self,
                                         guint                font,
                                         const TlTextRequest *request,
                                         TlTextExtents       *extents);

/**
 * tl_text_measurer_measure_ellipsized:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() or tl_text_measurer_find_font() returned
 * @text: UTF-8; may be %NULL if @length is 0
 * @length: its length in bytes, or −1 if it ends with a zero byte
 * @width: the width of the line in Pango units
 * @mode: where an ellipsis takes the place of what does not fit
 *
 * Measures text that is set on one line, with what ends its paragraphs, and ellipsized to a width. Of long
 * text Pango lays out only what can be visible, unless @mode is %PANGO_ELLIPSIZE_NONE.
 *
 * Returns: the width of the ellipsized text, or of all text if it fits, in Pango units; 0, with a critical
 *   message, if there is no such font
 */
TL_PUBLIC int tl_text_measurer_measure_ellipsized (
  TlTextMeasurer *self, guint font, const char *text, gssize length, int width, PangoEllipsizeMode mode);

/**
 * tl_text_measurer_get_lines:
 * @self: a measurer
 * @n_lines: (out): how many there are
 *
 * Gets the lines of the text that was measured last. Constant time.
 *
 * Returns: (transfer none) (array length=n_lines): the lines, from the first on, valid until the next text is
 *   measured
 */
TL_PUBLIC const TlTextLine *tl_text_measurer_get_lines (TlTextMeasurer *self, guint *n_lines);

/**
 * tl_text_measurer_measure_batch:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() or tl_text_measurer_find_font() returned
 * @texts: (array length=n_texts): texts, as in #TlTextRequest
 * @lengths: (array length=n_texts) (nullable): their lengths in bytes, −1 for those that end with a zero
 *   byte; %NULL if all do
 * @n_texts: how many there are
 * @widths: (array length=n_widths): the widths at which lines are broken, in Pango units; negative for lines
 *   of any width
 * @n_widths: how many there are
 * @extents: (out caller-allocates): the sizes, @n_widths for the first text, @n_widths for the second, and so
 *   on
 *
 * Measures many texts at several widths each; a text is split into words once for all widths.
 */
TL_PUBLIC void tl_text_measurer_measure_batch (TlTextMeasurer    *self,
                                               guint              font,
                                               const char *const *texts,
                                               const gssize      *lengths,
                                               guint              n_texts,
                                               const int         *widths,
                                               guint              n_widths,
                                               TlTextExtents     *extents);

/**
 * tl_text_measurer_set_cache_size:
 * @self: a measurer
 * @cache_size: how many bytes remembered words may take
 *
 * Sets the bound for remembered words; the least recently used ones are dropped where it is exceeded. Takes
 * time in proportion to the number of remembered words.
 */
TL_PUBLIC void tl_text_measurer_set_cache_size (TlTextMeasurer *self, gsize cache_size);

/**
 * tl_text_measurer_get_statistics:
 * @self: a measurer
 * @statistics: (out caller-allocates): return location for the counts and sizes
 *
 * Gets how much is remembered, and how often it was found. Constant time.
 */
TL_PUBLIC void tl_text_measurer_get_statistics (TlTextMeasurer *self, TlTextStatistics *statistics);

/**
 * tl_text_measurer_forget:
 * @self: a measurer
 *
 * Drops all remembered words; the fonts that were added stay. Takes time in proportion to the number of
 * words.
 */
TL_PUBLIC void tl_text_measurer_forget (TlTextMeasurer *self);

/**
 * tl_text_get_paragraph_end:
 * @text: UTF-8
 * @length: its length in bytes
 *
 * Counts the bytes at the beginning of @text that end a paragraph. As in Pango, paragraphs end at line feeds,
 * carriage returns, both together, and U+2029. Constant time.
 *
 * Returns: 1, 2 or 3 bytes; 0 if the text does not begin with the end of a paragraph
 */
TL_PUBLIC gsize tl_text_get_paragraph_end (const char *text, gsize length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlTextMeasurer, tl_text_measurer_free)

G_END_DECLS

#endif /* TL_TEXT_MEASURER_H */
