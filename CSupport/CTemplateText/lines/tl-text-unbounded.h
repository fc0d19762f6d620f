/* tl-text-unbounded.h: lines without bound, of any length. */
#ifndef TL_TEXT_UNBOUNDED_H
#define TL_TEXT_UNBOUNDED_H

#include "lines/tl-text-window.h"

G_BEGIN_DECLS

void tl_unbounded_add (TlWindow *self);

G_END_DECLS

#endif /* TL_TEXT_UNBOUNDED_H */
