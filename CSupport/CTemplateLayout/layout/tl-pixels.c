/* tl-pixels.c: rounding of lengths to device pixels. */
#include <templatelayout/tl-pixels.h>

#include <math.h>

/* Lengths within this distance of a pixel edge, in pixels, count as being on it; sums of lengths have
 * rounding errors of 1e-13. */
#define TL_PIXEL_TOLERANCE 1e-6

double
tl_pixels_round (double length, double scale)
{
  double rounded;

  g_return_val_if_fail (scale > 0.0, length);
  rounded = floor (fabs (length) * scale + 0.5 + TL_PIXEL_TOLERANCE) / scale;
  return length < 0.0 ? 0.0 - rounded : rounded;
}

double
tl_pixels_round_up (double length, double scale)
{
  g_return_val_if_fail (scale > 0.0, length);
  return ceil (length * scale - TL_PIXEL_TOLERANCE) / scale + 0.0; /* −0 becomes 0 */
}
