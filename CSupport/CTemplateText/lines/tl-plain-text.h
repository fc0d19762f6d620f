/* tl-plain-text.h: adds the lines of a text without attributes to a measurer. */
#ifndef TL_PLAIN_TEXT_H
#define TL_PLAIN_TEXT_H

#include "lines/tl-text-measurer-private.h"

G_BEGIN_DECLS

gboolean
tl_plain_text_measure (TlTextMeasurer *self, TlTextStyle *style, const TlTextRequest *request, gsize length);

G_END_DECLS

#endif /* TL_PLAIN_TEXT_H */
