/* tl-pixels.h: rounds lengths to device pixels. */
#ifndef TL_PIXELS_H
#define TL_PIXELS_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * tl_pixels_round:
 * @length: a length or a coordinate, in points
 * @scale: the number of pixels per point, above 0
 *
 * Rounds a length to the nearest whole number of pixels, as UIKit rounds the edges of frames. Half a pixel is
 * rounded away from zero. The rectangles that layouts compute are not rounded; programs round them when they
 * draw. Constant time.
 *
 * Returns: the rounded length, in points
 */
TL_PUBLIC double tl_pixels_round (double length, double scale);

/**
 * tl_pixels_round_up:
 * @length: a length, in points
 * @scale: the number of pixels per point, above 0
 *
 * Rounds a length up to a whole number of pixels, as UIKit rounds sizes of content and fitting sizes. A
 * length that exceeds a whole number of pixels by at most a millionth of a pixel is rounded down to that
 * number, because the excess is due to rounding errors in a sum of lengths. Constant time.
 *
 * Returns: the rounded length, in points
 */
TL_PUBLIC double tl_pixels_round_up (double length, double scale);

G_END_DECLS

#endif /* TL_PIXELS_H */
