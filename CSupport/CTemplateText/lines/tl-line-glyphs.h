/* tl-line-glyphs.h: the glyphs of a line of text, with the advances with which the text is measured. */
#ifndef TL_LINE_GLYPHS_H
#define TL_LINE_GLYPHS_H

#include "lines/tl-pango-layout.h"
#include "templatetext/tl-text-measurer.h"

G_BEGIN_DECLS

void tl_line_glyphs_place (
  TlPangoLayout *layout, TlTextStyle *style, const char *text, gsize length, GArray *glyphs, double *width);

G_END_DECLS

#endif /* TL_LINE_GLYPHS_H */
