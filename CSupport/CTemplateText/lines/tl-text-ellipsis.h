/* tl-text-ellipsis.h: text on one line that is cut to a width. */
#ifndef TL_TEXT_ELLIPSIS_H
#define TL_TEXT_ELLIPSIS_H

#include "lines/tl-text-pango.h"

G_BEGIN_DECLS

int tl_pango_path_measure_ellipsized (TlPangoPath *path, const TlTextStyle *style, const char *text, gsize length,
                                      int width, PangoEllipsizeMode mode);

G_END_DECLS

#endif /* TL_TEXT_ELLIPSIS_H */
