/* tl-ellipsis.h: measures text on one line that is ellipsized to a given width. Widths are in Pango units,
 * lengths of text in bytes. */
#ifndef TL_ELLIPSIS_H
#define TL_ELLIPSIS_H

#include "lines/tl-pango-layout.h"

G_BEGIN_DECLS

int tl_pango_layout_measure_ellipsized (TlPangoLayout        *self,
                                        const TlPangoRequest *request,
                                        PangoEllipsizeMode    mode);

G_END_DECLS

#endif /* TL_ELLIPSIS_H */
