/* tl-line-metrics.h: the ascender, the descender and the line gap of a face. */
#ifndef TL_LINE_METRICS_H
#define TL_LINE_METRICS_H

#include <hb-ot.h>

void   tl_face_get_line_metrics (hb_face_t *face, double *ascender, double *descender);
double tl_face_get_line_gap (hb_face_t *face);

#endif /* TL_LINE_METRICS_H */
