/* tl-pango-paragraph.h: adds all lines of a paragraph that Pango lays out. */
#ifndef TL_PANGO_PARAGRAPH_H
#define TL_PANGO_PARAGRAPH_H

#include "lines/tl-window.h"

G_BEGIN_DECLS

void tl_pango_paragraph_add (TlWindow *window);

G_END_DECLS

#endif /* TL_PANGO_PARAGRAPH_H */
