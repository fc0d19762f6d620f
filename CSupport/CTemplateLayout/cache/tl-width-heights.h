/* tl-width-heights.h: the heights of one row, by content width. */
#ifndef TL_WIDTH_HEIGHTS_H
#define TL_WIDTH_HEIGHTS_H

#include <glib.h>

/* Widths closer than this are the same; well below any device pixel. */
#define TL_SAME_WIDTH 1e-6

typedef struct
{
  double width;
  double height;
} TlWidthHeight;

/* Nearly always one or two widths: the first is held in place. */
typedef struct
{
  TlWidthHeight first;
  GArray       *others; /* TlWidthHeight; NULL until a second width comes; owned */
} TlWidthHeights;

void     tl_width_heights_init   (TlWidthHeights *heights, double width, double height);
void     tl_width_heights_clear  (TlWidthHeights *heights);
void     tl_width_heights_store  (TlWidthHeights *heights, double width, double height);
gboolean tl_width_heights_lookup (const TlWidthHeights *heights, double width, double *height);

#endif /* TL_WIDTH_HEIGHTS_H */
