/* tl-segment.h: a segment, the text between two break opportunities. Widths are in Pango units. */
#ifndef TL_SEGMENT_H
#define TL_SEGMENT_H

#include "fonts/tl-font.h"
#include "unicode/tl-break-table.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 advance;        /* the advance in the context of the adjacent segments */
  int    start_kerning;  /* the addition to the width of a line that starts with the segment */
  int    end_kerning;    /* the addition to the width of a line that ends with the segment */
  int    trailing_space; /* the advance of the segment's last space if a line ends there; 0 for no space */
  int    hanging_space;  /* the advance of the last space inside a line; by this width, Pango lets the space
                            extend beyond a line's end */
  guint32 end_byte;      /* the offset of the segment's end in the paragraph, in bytes */
  TlBreak can_break;     /* whether a line may end with the segment */
  TlFont *font;          /* the font; owned by a style */
} TlTextSegment;

G_END_DECLS

#endif /* TL_SEGMENT_H */
