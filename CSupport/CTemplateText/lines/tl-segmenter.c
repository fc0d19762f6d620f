/* tl-segmenter.c: converts a paragraph to segments: scans its characters, splits it into words, chooses the
 * fonts of white space, and joins the words. */
#include "lines/tl-segmenter.h"
#include "lines/tl-space-fonts.h"
#include "lines/tl-word-joiner.h"
#include "lines/tl-word-splitter.h"

/* Initialises a segmenter, which takes ownership of the buffers of @maker. */
void
tl_segmenter_init (TlSegmenter *self, TlWordMaker maker)
{
  tl_paragraph_words_init (&self->words, maker);
}

/* Frees the array of words and the maker's buffers. */
void
tl_segmenter_clear (TlSegmenter *self)
{
  TlWordMaker *maker = &self->words.maker;

  g_string_free (maker->text, TRUE);
  g_string_free (maker->probe, TRUE);
  g_array_unref (maker->glyphs);
  tl_paragraph_words_clear (&self->words);
}

/* Frees the memory that a long paragraph needed. */
void
tl_segmenter_trim (TlSegmenter *self)
{
  tl_paragraph_words_trim (&self->words);
}

/* The size of the segmenter's array in bytes. */
gsize
tl_segmenter_get_size (const TlSegmenter *self)
{
  return self->words.capacity * sizeof (TlParagraphWord);
}

/* Returns the cache that owns the words. */
TlCache *
tl_segmenter_get_cache (TlSegmenter *self)
{
  return self->words.maker.cache;
}

/* Whether Pango has to lay out the whole text of which the @length bytes at @text are a paragraph. */
gboolean
tl_segmenter_leaves_text_to_pango (const TlSegmenter *self, const char *text, gsize length)
{
  return tl_paragraph_scan (self->words.maker.chars, text, length).text_needs_pango;
}

/* Splits the @length bytes at @text, one paragraph without its terminator, and appends its segments to
 * @segments. Words that are not cached are measured. The time is proportional to the length of the paragraph,
 * except for white space that takes the next word's font, and for words whose glyphs depend on their
 * neighbours. */
TlSegmentResult
tl_segmenter_segment (TlSegmenter *self, TlTextStyle *style, const char *text, gsize length, GArray *segments)
{
  TlParagraphScan scan = tl_paragraph_scan (self->words.maker.chars, text, length);
  guint           n_segments = segments->len;

  if (scan.text_needs_pango)
    return TL_SEGMENT_TEXT_NEEDS_PANGO;
  if (scan.paragraph_needs_pango)
    return TL_SEGMENT_PARAGRAPH_NEEDS_PANGO;
  if (tl_paragraph_words_split (&self->words, style, &scan, text, length)
      && (self->words.is_uniform || tl_paragraph_words_choose_space_fonts (&self->words, text))
      && tl_paragraph_words_join (&self->words, text, segments))
    return TL_SEGMENT_DONE;
  g_array_set_size (segments, n_segments);
  return TL_SEGMENT_PARAGRAPH_NEEDS_PANGO;
}
