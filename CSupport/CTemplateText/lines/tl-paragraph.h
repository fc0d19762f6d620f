/* tl-paragraph.h: fills lines with as many segments as fit.
 *
 * A TlRecentText owns the segments; a TlParagraph owns nothing. Lengths are in Pango units, offsets are bytes
 * in the paragraph. */
#ifndef TL_PARAGRAPH_H
#define TL_PARAGRAPH_H

#include "lines/tl-segment.h"
#include "templatetext/tl-text-measurer.h"

G_BEGIN_DECLS

/* The number of lines for which an array of tl_text_lines_new() reserves memory when it is created. */
#define TL_RESERVED_LINES 32

/* A paragraph whose lines are filled with its segments. */
typedef struct
{
  const TlTextSegment *segments;
  guint                n_segments;
  gint64               advance;      /* the sum of the advances of all segments */
  gint64               most_kerning; /* see TlRecentParagraph */
  guint                offset;       /* the paragraph's offset in the text, in bytes */
  gboolean             is_last;      /* whether the paragraph is the text's last */
  gboolean             has_one_font;
} TlParagraph;

GArray *tl_text_lines_new (void);
gboolean
tl_paragraph_fill (const TlParagraph *paragraph, guint *next, int width, guint most_lines, GArray *lines);
gboolean tl_paragraph_find (const TlParagraph *paragraph, guint *next, gsize byte);

G_END_DECLS

#endif /* TL_PARAGRAPH_H */
