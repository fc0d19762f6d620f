/* tl-segmenter.c: the way from a paragraph to segments: look at its characters, split it into words, choose
 * the fonts of white space, join the words. */
#include "lines/tl-segmenter.h"
#include "lines/tl-space-fonts.h"
#include "lines/tl-word-joiner.h"
#include "lines/tl-word-splitter.h"

/* Prepares for paragraphs; takes over what @maker owns. */
void
tl_segmenter_init (TlSegmenter *self, TlWordMaker maker)
{
  tl_paragraph_words_init (&self->words, maker);
}

/* Frees what tl_segmenter_init() took over. */
void
tl_segmenter_clear (TlSegmenter *self)
{
  TlWordMaker *maker = &self->words.maker;

  g_string_free (maker->text, TRUE);
  g_string_free (maker->probe, TRUE);
  g_array_unref (maker->glyphs);
  tl_paragraph_words_clear (&self->words);
}

/* Gives back the room that a long text took. */
void
tl_segmenter_trim (TlSegmenter *self)
{
  tl_paragraph_words_trim (&self->words);
}

/* How many bytes are taken. */
gsize
tl_segmenter_get_size (const TlSegmenter *self)
{
  return self->words.capacity * sizeof (TlParagraphWord);
}

/* The cache that words are remembered in. */
TlCache *
tl_segmenter_get_cache (TlSegmenter *self)
{
  return self->words.maker.cache;
}

/* Splits the @length bytes at @text, one paragraph without its end, into @segments, which it adds to. Takes
 * time in proportion to the number of words; a word that is not remembered is measured. */
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
