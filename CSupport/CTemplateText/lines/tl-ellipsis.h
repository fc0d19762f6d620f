/* tl-ellipsis.h: text on one line that is ellipsized to a width. Widths are Pango units, lengths of text
 * bytes. */
#ifndef TL_ELLIPSIS_H
#define TL_ELLIPSIS_H

#include "lines/tl-pango-layout.h"

G_BEGIN_DECLS

int tl_pango_layout_measure_ellipsized (TlPangoLayout        *self,
                                        const TlPangoRequest *request,
                                        PangoEllipsizeMode    mode);

G_END_DECLS

#endif /* TL_ELLIPSIS_H */
