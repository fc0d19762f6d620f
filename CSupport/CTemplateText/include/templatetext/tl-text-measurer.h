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
 * Text is cut where Pango lets lines break. Each word is shaped once in each font and remembered with its
 * advance; lines are filled with words as Pango fills them. Where that would not give what Pango gives, as in text
 * from right to left, with tabs or with emoji, Pango itself lays the paragraph out. Which words depend on their
 * neighbours is known from HarfBuzz, which says so of each glyph.
 *
 * Lengths are in Pango units, #PANGO_SCALE to a point. A measurer belongs to one thread at a time; several threads have
 * one each, with a #PangoContext each.
 */
typedef struct _TlTextMeasurer TlTextMeasurer;

/**
 * TlTextLine:
 * @start: the byte that the line starts at
 * @length: its length in bytes, white space at its end included, the end of a paragraph not
 * @width: its width; without the last white space character where the line was broken after one
 * @ascent: the distance from its top to its baseline
 * @height: its height, that of the highest of its fonts
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
 * @width: the width of the widest
 * @height: the sum of their heights
 *
 * The size of measured text. Sums are exact: a #PangoLayout's end at 2 097 151 points, these do not.
 */
typedef struct
{
  guint    n_lines;
  gboolean is_remembered;
  double   width;
  double   height;
} TlTextExtents;

/**
 * TlTextWrap:
 * @TL_TEXT_WRAP_WORD_CHAR: between words; within a word that is too long for a line
 * @TL_TEXT_WRAP_CHAR: between any two characters
 *
 * Where lines may be broken, as %PANGO_WRAP_WORD_CHAR and %PANGO_WRAP_CHAR say it.
 */
typedef enum
{
  TL_TEXT_WRAP_WORD_CHAR,
  TL_TEXT_WRAP_CHAR
} TlTextWrap;

/**
 * TlTextStatistics:
 * @n_bytes: what the remembered words take now, with their share of the hash table
 * @n_font_bytes: what is known of fonts: their tables for measuring and an estimate of Pango's objects. Bounded by
 * 16 MiB, beside the font used last, which may take what it needs
 * @n_text_bytes: what the last texts take, cut into words, with their lines: some of 256 KiB at most, and the last
 * @n_words: how many are remembered now
 * @n_hits: how often a word was found
 * @n_misses: how often one had to be shaped
 * @n_evicted: how many were dropped to stay within the bound, or because all were
 * @n_paragraphs: how many paragraphs were measured
 * @n_pango_paragraphs: how many of those Pango had to lay out
 *
 * What a measurer did since it was made.
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

TL_PUBLIC TlTextMeasurer *tl_text_measurer_new (PangoContext *context, gsize cache_size);
TL_PUBLIC void tl_text_measurer_free (TlTextMeasurer *self);
TL_PUBLIC guint tl_text_measurer_add_font (TlTextMeasurer *self, const PangoFontDescription *description,
                                           int letter_spacing);
TL_PUBLIC guint tl_text_measurer_find_font (TlTextMeasurer *self, const TlFontDescription *description);
TL_PUBLIC void tl_text_measurer_get_line_metrics (TlTextMeasurer *self, guint font, double *ascender,
                                                  double *descender);
TL_PUBLIC void tl_text_measurer_measure (TlTextMeasurer *self, guint font, const char *text, gssize length, int width,
                                         TlTextWrap wrap, guint most_lines, TlTextExtents *extents);
TL_PUBLIC void tl_text_measurer_measure_attributed (TlTextMeasurer *self, guint font, PangoAttrList *attributes,
                                                    const char *text, gssize length, int width, int indent,
                                                    TlTextWrap wrap, guint most_lines, TlTextExtents *extents);
TL_PUBLIC int tl_text_measurer_measure_ellipsized (TlTextMeasurer *self, guint font, const char *text, gssize length,
                                                   int width, PangoEllipsizeMode mode);
TL_PUBLIC const TlTextLine *tl_text_measurer_get_lines (TlTextMeasurer *self, guint *n_lines);
TL_PUBLIC void tl_text_measurer_measure_batch (TlTextMeasurer *self, guint font, const char *const *texts,
                                               const gssize *lengths, guint n_texts, const int *widths, guint n_widths,
                                               TlTextExtents *extents);
TL_PUBLIC void tl_text_measurer_set_cache_size (TlTextMeasurer *self, gsize cache_size);
TL_PUBLIC void tl_text_measurer_get_statistics (TlTextMeasurer *self, TlTextStatistics *statistics);
TL_PUBLIC void tl_text_measurer_forget (TlTextMeasurer *self);

G_END_DECLS

#endif /* TL_TEXT_MEASURER_H */
