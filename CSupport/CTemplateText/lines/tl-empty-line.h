/* tl-empty-line.h: adds the line of an empty paragraph, as tall as in Pango. Lengths are in Pango units. */
#ifndef TL_EMPTY_LINE_H
#define TL_EMPTY_LINE_H

#include "lines/tl-pango-layout.h"

G_BEGIN_DECLS

void tl_empty_line_add (TlPangoLayout *layout, TlTextStyle *style, guint start, GArray *lines);

G_END_DECLS

#endif /* TL_EMPTY_LINE_H */
