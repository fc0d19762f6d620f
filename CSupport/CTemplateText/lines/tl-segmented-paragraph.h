/* tl-segmented-paragraph.h: adds the lines of a paragraph that has segments. Pango lays out words that have
 * to be broken. */
#ifndef TL_SEGMENTED_PARAGRAPH_H
#define TL_SEGMENTED_PARAGRAPH_H

#include "lines/tl-paragraph.h"
#include "lines/tl-window.h"

G_BEGIN_DECLS

void tl_segmented_paragraph_finish (TlWindow *window, const TlParagraph *paragraph, guint next);

G_END_DECLS

#endif /* TL_SEGMENTED_PARAGRAPH_H */
