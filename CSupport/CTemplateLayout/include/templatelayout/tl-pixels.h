/* tl-pixels.h: rounding of lengths to device pixels. */
#ifndef TL_PIXELS_H
#define TL_PIXELS_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * tl_pixels_round:
 * @length: a length or a coordinate, in points
 * @scale: the number of pixels per point, above 0
 *
 * Rounds a length to the nearest pixel, as UIKit rounds the edges of frames; halves are rounded away from
 * zero. Layouts do not round their results: rectangles are rounded when they are drawn. Constant time.
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
 * length that exceeds a whole number of pixels by at most a millionth of a pixel, which a sum of lengths can
 * do by rounding errors, is that number of pixels. Constant time.
 *
 * Returns: the rounded length, in points
 */
TL_PUBLIC double tl_pixels_round_up (double length, double scale);

G_END_DECLS

#endif /* TL_PIXELS_H */
