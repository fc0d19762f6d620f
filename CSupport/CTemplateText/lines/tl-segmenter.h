/* tl-segmenter.h: splits paragraphs into segments.
 *
 * The segmenter owns the array of words, which it reuses for every paragraph; the caller owns the
 * segments. */
#ifndef TL_SEGMENTER_H
#define TL_SEGMENTER_H

#include "fonts/tl-text-style.h"
#include "lines/tl-paragraph-words.h"
#include "lines/tl-segment.h"

G_BEGIN_DECLS

/* The result of splitting a paragraph. */
typedef enum
{
  TL_SEGMENT_DONE,
  TL_SEGMENT_PARAGRAPH_NEEDS_PANGO, /* only Pango can lay out the paragraph */
  TL_SEGMENT_TEXT_NEEDS_PANGO       /* only Pango can lay out the whole text */
} TlSegmentResult;

typedef struct
{
  TlParagraphWords words;
} TlSegmenter;

void            tl_segmenter_init (TlSegmenter *self, TlWordMaker maker);
void            tl_segmenter_clear (TlSegmenter *self);
void            tl_segmenter_trim (TlSegmenter *self);
gsize           tl_segmenter_get_size (const TlSegmenter *self);
gboolean        tl_segmenter_leaves_text_to_pango (const TlSegmenter *self, const char *text, gsize length);
TlCache        *tl_segmenter_get_cache (TlSegmenter *self);
TlSegmentResult tl_segmenter_segment (
  TlSegmenter *self, TlTextStyle *style, const char *text, gsize length, GArray *segments);

G_END_DECLS

#endif /* TL_SEGMENTER_H */
