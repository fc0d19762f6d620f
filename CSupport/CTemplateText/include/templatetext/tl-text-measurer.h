/* tl-text-measurer.h: measures text and returns its lines. */
#ifndef TL_TEXT_MEASURER_H
#define TL_TEXT_MEASURER_H

#if !defined(TEMPLATETEXT_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatetext.h> can be included directly."
#endif

#include <glib-object.h>
#include <pango/pango.h>

#include <templatetext/tl-font-description.h>

/* The library is compiled with hidden visibility; this macro marks the public interface. */
#ifndef TL_PUBLIC
#define TL_PUBLIC extern __attribute__ ((visibility ("default")))
#endif

G_BEGIN_DECLS

/**
 * TlTextMeasurer:
 *
 * Measures text as a #PangoLayout would lay it out, from a cache of measured words.
 *
 * Text is split at Pango's break opportunities. Each word is measured once in each font and cached with its
 * advance; lines are filled with words as Pango fills them. Where the result would differ from Pango's, as in
 * right-to-left text or text with tabs or emoji, Pango itself lays out the paragraph. Whether a word depends
 * on its neighbours is determined from the font's tables and from the flags that HarfBuzz sets on glyphs.
 *
 * Lengths are in Pango units, %PANGO_SCALE to a point, unless stated otherwise. Only one thread at a time may
 * use a measurer; threads that measure concurrently need a measurer and a #PangoContext each.
 */
typedef struct _TlTextMeasurer TlTextMeasurer;

#define TL_TYPE_TEXT_MEASURER (tl_text_measurer_get_type ())

/**
 * TlTextWrap:
 * @TL_TEXT_WRAP_WORD_CHAR: between words, and within a word that is too long for a line
 * @TL_TEXT_WRAP_CHAR: between any two characters
 *
 * Where lines may be broken, as with %PANGO_WRAP_WORD_CHAR and %PANGO_WRAP_CHAR. In a font with the advances
 * of another typeface (see #TlGlyphWidths), lines with %TL_TEXT_WRAP_CHAR are broken as on iOS: a space that
 * does not fit begins the next line.
 */
typedef enum
{
  TL_TEXT_WRAP_WORD_CHAR,
  TL_TEXT_WRAP_CHAR
} TlTextWrap;

/**
 * TL_TEXT_WIDTH_MAX:
 *
 * The greatest width at which lines are broken, in points: a little less than 2 097 151 points, the greatest
 * width that Pango's integers can represent.
 */
#define TL_TEXT_WIDTH_MAX 2e6

/**
 * TlTextRequest:
 * @text: UTF-8; line feeds, carriage returns, both together, and U+2029 end paragraphs. Text that is not
 *   valid UTF-8 is measured as Pango shows it; U+0000 is measured as U+0001. May be %NULL if @length is 0
 * @length: the length of @text in bytes; −1 if @text ends with a zero byte. Text of 2³¹ bytes or more is a
 *   programmer error, which is reported as a critical message; such text is not measured
 * @width: the width at which lines are broken, in Pango units; negative for lines of any width.
 *   tl_text_width_to_pango() converts a width in points
 * @wrap: where lines may be broken
 * @most_lines: the maximum number of lines to measure, 0 for all
 * @attributes: (nullable): Pango attributes, such as fonts for parts of the text; if set, Pango lays out the
 *   whole text
 * @indent: with @attributes, the indentation of the first line of each paragraph, in Pango units; a negative
 *   value indents the other lines instead
 *
 * Text to measure, with the options for laying it out. The caller owns the request; the measurer copies the
 * data that it keeps.
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
 * @start: the offset of the line in the text, in bytes
 * @length: the length of the line in bytes, including trailing white space but not the paragraph terminator
 * @width: the width of the line in Pango units; if the line was broken after white space, without the last
 *   white space character
 * @ascent: the distance from the top of the line to its baseline, in Pango units
 * @height: the height of the line in Pango units, which covers all of the line's fonts
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
 * TlPlacedGlyph:
 * @font: the font of the glyph; owned by the measurer
 * @glyph: the number of the glyph in its font
 * @cluster: the offset in the text, in bytes, of the first character to which the glyph belongs
 * @x: the distance of the glyph's origin from the start of the line, in Pango units
 * @y: the distance of the glyph's origin below the baseline, in Pango units
 *
 * A glyph of a line of text.
 */
typedef struct
{
  PangoFont *font;
  guint32    glyph;
  guint32    cluster;
  double     x;
  double     y;
} TlPlacedGlyph;

/**
 * TlTextExtents:
 * @n_lines: the number of lines
 * @is_remembered: whether all of the text was measured without Pango; %FALSE if Pango laid out part of it
 * @width: the width of the widest line, in Pango units
 * @height: the height of all lines together, in Pango units
 *
 * The size of measured text. Sums are exact up to 2⁵³ Pango units, whereas the sizes of a #PangoLayout are
 * limited to 2 097 151 points.
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
 * @n_bytes: the size of the cached words, including the memory that the hash table takes for them
 * @n_font_bytes: the size of the data about fonts: tables for measuring and an estimate of Pango's objects.
 *   If the data that is cached for fonts exceeds 16 MiB, that of the least recently used fonts is dropped
 *   before new text is measured
 * @n_text_bytes: the size of the recently measured texts with their segments, and of the lines of the text
 *   measured last. A text that takes more than 256 KiB is kept only until another text is added
 * @n_words: the number of entries in the word cache: words, words in a context, and pairs of characters
 * @n_hits: the number of lookups that found an entry
 * @n_misses: the number of entries that were measured and added because a lookup found none
 * @n_evicted: the number of entries that were dropped, to stay within a bound or by tl_text_measurer_forget()
 * @n_paragraphs: the number of paragraphs that were measured; text with attributes counts as one
 * @n_pango_paragraphs: the number of these paragraphs that Pango laid out, at least in part
 *
 * The memory use and the counters of a measurer. Sizes are in bytes; counters start at its creation.
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
 * @context: the context to measure in, to which the measurer holds a reference; the context's fonts, language
 *   and options must not change as long as the measurer exists
 * @cache_size: the maximum size of the cached words, in bytes; with 0, Pango lays out all text
 *
 * Creates a measurer for text in the fonts and the language of a context.
 *
 * Widths of cached words are computed without rounding glyph positions to whole pixels, whatever the
 * context's setting; text that Pango lays out follows the setting. To measure all text alike, to compare
 * widths with a #PangoLayout, or to draw text as it was measured, turn rounding off with
 * pango_context_set_round_glyph_positions().
 *
 * With versions of Pango other than 1.50, Pango lays out all text, because it has not been verified that they
 * fill lines in the same way.
 *
 * Returns: (transfer full): a measurer, to be freed with tl_text_measurer_free()
 */
TL_PUBLIC TlTextMeasurer *tl_text_measurer_new (PangoContext *context, gsize cache_size);

/**
 * tl_text_measurer_get_type:
 *
 * Gets the boxed type, whose copies are references; language bindings use it. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_text_measurer_get_type (void);

/**
 * tl_text_measurer_ref:
 * @self: a measurer
 *
 * Adds a reference, which tl_text_measurer_free() releases. Still only one thread at a time may use the
 * object. Constant time.
 *
 * Returns: (transfer full): @self
 */
TL_PUBLIC TlTextMeasurer *tl_text_measurer_ref (TlTextMeasurer *self);

/**
 * tl_text_measurer_free:
 * @self: (transfer full) (nullable): a measurer
 *
 * Releases a reference; the last one frees a measurer and its caches. %NULL is ignored.
 */
TL_PUBLIC void tl_text_measurer_free (TlTextMeasurer *self);

/**
 * tl_text_measurer_add_font:
 * @self: a measurer
 * @description: the font; it is copied
 * @letter_spacing: the space added to the advance of each character, in Pango units; if it is not 0, Pango
 *   lays out all text in the font
 *
 * Adds a font to measure text in. Lines in the font are as tall as in a #PangoLayout. A size of 0 or less is
 * replaced by %TL_DEFAULT_POINT_SIZE; a size above %TL_POINT_SIZE_MAX is clamped to it. The font is kept
 * until the measurer is freed; programs with many fonts use tl_text_measurer_find_font(). Constant time.
 *
 * Returns: the number of the font, for tl_text_measurer_measure()
 */
TL_PUBLIC guint tl_text_measurer_add_font (TlTextMeasurer             *self,
                                           const PangoFontDescription *description,
                                           int                         letter_spacing);

/**
 * tl_text_measurer_find_font:
 * @self: a measurer
 * @description: the font, which is copied; its family must not be %NULL
 *
 * Finds the font with the given description, or adds it if it is new. Takes one lookup in a hash table. If
 * there are already 1024 fonts that were added by this function, up to a quarter of them, the least recently
 * used ones, are dropped before a new one is added.
 *
 * Returns: the number of the font, which is valid as long as the font is among the 768 most recently used
 *   ones; %TL_NO_FONT, with a critical message, if the family is %NULL
 */
TL_PUBLIC guint tl_text_measurer_find_font (TlTextMeasurer *self, const TlFontDescription *description);

/**
 * tl_text_measurer_get_letter_spacing:
 * @self: a measurer
 * @font: the number of a font
 * @text: UTF-8
 * @length: its length in bytes
 *
 * Gets the letter spacing with which a #PangoLayout lays out @text about as wide as
 * tl_text_measurer_measure() measures it: the font's tracking, plus the average difference between the
 * advances of the requested typeface (see #TlGlyphWidths) and those of the installed font's glyphs. Linear in
 * the length of the text.
 *
 * Returns: the letter spacing in Pango units, for pango_attr_letter_spacing_new()
 */
TL_PUBLIC int
tl_text_measurer_get_letter_spacing (TlTextMeasurer *self, guint font, const char *text, gsize length);

/**
 * tl_text_measurer_get_line_gap:
 * @self: a measurer
 * @font: the number of a font
 *
 * Gets the space that a font asks for between two lines, called line gap or leading: that of the font's
 * horizontal header if the font was found with tl_text_measurer_find_font() and its line height is
 * %TL_LINE_HEIGHT_OF_FONT, otherwise 0. No height of text includes the gap. The first call for a font loads
 * it; later calls take constant time.
 *
 * Returns: the line gap in points; 0, with a critical message, if there is no such font
 */
TL_PUBLIC double tl_text_measurer_get_line_gap (TlTextMeasurer *self, guint font);

/**
 * tl_text_measurer_get_line_metrics:
 * @self: a measurer
 * @font: the number of a font
 * @ascender: (out): the distance from the baseline to the top of a line, in points
 * @descender: (out): the distance from the baseline to the bottom of a line, in points; a positive number
 *
 * Gets the vertical metrics of a line of text in a font. If the font was found with
 * tl_text_measurer_find_font() and its line height is not %TL_LINE_HEIGHT_OF_LINE, the height of text is the
 * number of lines times the sum of @ascender and @descender. Sets both to 0, with a critical message, if
 * there is no such font. The first call for a font loads it; later calls take constant time.
 */
TL_PUBLIC void
tl_text_measurer_get_line_metrics (TlTextMeasurer *self, guint font, double *ascender, double *descender);

/**
 * tl_text_measurer_measure:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() or tl_text_measurer_find_font() returned; if @request has
 *   attributes, the font is used for text to which they give no font
 * @request: the text to measure
 * @extents: (out caller-allocates): the size of the text; zeros if there is no such font
 *
 * Measures text as a #PangoLayout of the same font, width, wrap mode and attributes lays it out.
 *
 * Empty text has one line, as in a #PangoLayout. Takes time in proportion to the length of the text; words
 * that are not in the cache are measured first, by shaping if necessary. tl_text_measurer_get_lines() returns
 * the lines. Logs a critical message if there is no such font.
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
 * @length: its length in bytes, or −1 if it is zero-terminated
 * @width: the width of the line in Pango units
 * @mode: where an ellipsis replaces text that does not fit
 *
 * Measures text that is laid out on a single line, even if it contains paragraph terminators, and ellipsized
 * to @width. Pango lays out only the part of a long text that can be visible, unless @mode is
 * %PANGO_ELLIPSIZE_NONE.
 *
 * Returns: the width of the ellipsized text, or of all text if it fits, in Pango units; 0, with a critical
 *   message, if there is no such font
 */
TL_PUBLIC int tl_text_measurer_measure_ellipsized (
  TlTextMeasurer *self, guint font, const char *text, gssize length, int width, PangoEllipsizeMode mode);

/**
 * tl_text_measurer_get_lines:
 * @self: a measurer
 * @n_lines: (out): the number of lines
 *
 * Gets the lines of the text that was measured last. Constant time.
 *
 * Returns: (transfer none) (array length=n_lines): the lines, in order, valid until the next text is measured
 */
TL_PUBLIC const TlTextLine *tl_text_measurer_get_lines (TlTextMeasurer *self, guint *n_lines);

/**
 * tl_text_measurer_place_glyphs:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() or tl_text_measurer_find_font() returned
 * @text: UTF-8, without paragraph terminators; may be %NULL if @length is 0
 * @length: the length of @text in bytes
 * @n_glyphs: (out): the number of glyphs
 * @width: (out) (optional): the width of the line, in Pango units
 *
 * Gets the glyphs of a text that is set on one line, so that a program can draw the text as it was measured.
 * The glyphs have the advances with which the text is measured. The width of the line differs from the
 * measured width only if measuring averages advances over the text (see #TlGlyphWidths). The glyphs are in
 * visual order; characters for which no font has a glyph are left out. Pango lays out the text, which takes
 * longer than measuring it.
 *
 * Returns: (transfer none) (array length=n_glyphs): the glyphs, valid until the measurer is used again;
 *   %NULL, with a critical message and @n_glyphs set to 0, if there is no such font
 */
TL_PUBLIC const TlPlacedGlyph *tl_text_measurer_place_glyphs (
  TlTextMeasurer *self, guint font, const char *text, gsize length, guint *n_glyphs, double *width);

/**
 * tl_text_measurer_measure_batch:
 * @self: a measurer
 * @font: a number that tl_text_measurer_add_font() or tl_text_measurer_find_font() returned
 * @texts: (array length=n_texts): the texts, each as @text of #TlTextRequest
 * @lengths: (array length=n_texts) (nullable): the length of each text in bytes, −1 if it is zero-terminated;
 *   %NULL if all texts are zero-terminated
 * @n_texts: the number of texts
 * @widths: (array length=n_widths): the widths at which lines are broken, in Pango units; negative for lines
 *   of unlimited width
 * @n_widths: the number of widths
 * @extents: (out caller-allocates): the sizes, @n_widths for the first text, @n_widths for the second, and so
 *   on
 *
 * Measures several texts at several widths; each text is split into words once for all widths.
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
 * @cache_size: the maximum size of the cached words, in bytes
 *
 * Sets the maximum size of the word cache; if the cache exceeds it, the least recently used entries are
 * dropped. Constant time, unless entries have to be dropped: finding them takes the time to sort all entries.
 */
TL_PUBLIC void tl_text_measurer_set_cache_size (TlTextMeasurer *self, gsize cache_size);

/**
 * tl_text_measurer_get_statistics:
 * @self: a measurer
 * @statistics: (out caller-allocates): return location for the counts and sizes
 *
 * Gets the memory use and the counters of a measurer. Constant time.
 */
TL_PUBLIC void tl_text_measurer_get_statistics (TlTextMeasurer *self, TlTextStatistics *statistics);

/**
 * tl_text_measurer_list_missing_scripts:
 * @self: a measurer
 * @n_scripts: (out): the number of scripts
 *
 * Lists the scripts of the visible characters, in all texts measured so far, for which no font has a glyph.
 * Such characters are measured as boxes with their numbers, as Pango shows them, so that text has other
 * widths where a font is installed. Characters for private use have the script %G_UNICODE_SCRIPT_UNKNOWN, and
 * most symbols have %G_UNICODE_SCRIPT_COMMON. Takes constant time.
 *
 * Returns: (transfer container) (array length=n_scripts): the scripts, without duplicates and in the order of
 *   the enumeration, to be freed with g_free()
 */
TL_PUBLIC GUnicodeScript *
tl_text_measurer_list_missing_scripts (const TlTextMeasurer *self, guint *n_scripts);

/**
 * tl_text_measurer_forget:
 * @self: a measurer
 *
 * Drops all cached words and recent texts; the fonts that were added are kept. Takes time in proportion to
 * the number of words.
 */
TL_PUBLIC void tl_text_measurer_forget (TlTextMeasurer *self);

/**
 * tl_text_width_to_pango:
 * @width: a width in points; negative for lines of any width
 *
 * Converts a width for the member @width of #TlTextRequest. The result is rounded down, so that no line is
 * wider than @width; a fraction within one millionth of the next Pango unit is a rounding error and counts as
 * that unit. Widths beyond %TL_TEXT_WIDTH_MAX, and NaN, count as %TL_TEXT_WIDTH_MAX. Constant time.
 *
 * Returns: the width in Pango units; −1 if @width is negative
 */
TL_PUBLIC int tl_text_width_to_pango (double width);

/**
 * tl_text_get_paragraph_end:
 * @text: UTF-8
 * @length: its length in bytes
 *
 * Gets the length of the paragraph terminator at the beginning of @text. As in Pango, paragraphs end at line
 * feeds, carriage returns, both together, and U+2029. Constant time.
 *
 * Returns: 1, 2 or 3 bytes; 0 if the text does not begin with a paragraph terminator
 */
TL_PUBLIC gsize tl_text_get_paragraph_end (const char *text, gsize length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlTextMeasurer, tl_text_measurer_free)

G_END_DECLS

#endif /* TL_TEXT_MEASURER_H */
