/* tl-unbounded-line.h: adds lines of unlimited width, for text of any length. Widths are in Pango units. */
#ifndef TL_UNBOUNDED_LINE_H
#define TL_UNBOUNDED_LINE_H

#include "lines/tl-window.h"

G_BEGIN_DECLS

void tl_unbounded_line_add (TlWindow *self);

G_END_DECLS

#endif /* TL_UNBOUNDED_LINE_H */
