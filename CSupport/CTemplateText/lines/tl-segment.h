/* tl-segment.h: segments, the text between two break opportunities. Widths are in Pango units. */
#ifndef TL_SEGMENT_H
#define TL_SEGMENT_H

#include "fonts/tl-font.h"
#include "unicode/tl-break-table.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 advance;        /* in the context of its neighbours */
  int    start_kerning;  /* of a line that starts with it */
  int    end_kerning;    /* of a line that ends with it */
  int    trailing_space; /* the advance of the white space at its end if a line ends there */
  int    hanging_space;  /* how far that space may hang beyond a line's end by Pango's calculation: its
                            advance in context */
  guint32 end_byte;      /* in the paragraph */
  TlBreak can_break;     /* whether a line may end with it */
  TlFont *font;          /* of a style; not owned */
} TlTextSegment;

G_END_DECLS

#endif /* TL_SEGMENT_H */
