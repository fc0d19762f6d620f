/* tl-pixels.c: rounds lengths to device pixels. */
#include <templatelayout/tl-pixels.h>

#include <math.h>

/* The tolerance of rounding, in pixels: lengths that differ by less from the number at which the result
 * changes are treated as this number. It is larger than the rounding errors of sums of lengths, which are
 * about 1e-13. */
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
