/* tl-stored-height.h: the height or estimate of one row, header or footer, in one double.
 *
 * A known height is stored as the number itself, an estimate as the number with its sign bit set; NaN means
 * that there is neither. A row therefore takes eight bytes, and sums are computed from one array.
 */
#ifndef TL_STORED_HEIGHT_H
#define TL_STORED_HEIGHT_H

#include <templatelayout/tl-macros.h>
#include <math.h>

typedef double TlStoredHeight;

#define TL_STORED_NONE ((TlStoredHeight)NAN)

static inline TlStoredHeight
tl_stored_known (double height)
{
  return fabs (height);
}

static inline TlStoredHeight
tl_stored_estimated (double estimate)
{
  return -fabs (estimate);
}

static inline gboolean
tl_stored_is_known (TlStoredHeight height)
{
  return !isnan (height) && !signbit (height);
}

/* Returns the height or estimate, or @otherwise if there is neither. */
static inline double
tl_stored_length (TlStoredHeight height, double otherwise)
{
  return isnan (height) ? otherwise : fabs (height);
}

/* Whether a number can be a height: not NaN, not negative and at most TL_HEIGHT_MAX. */
static inline gboolean
tl_stored_accepts (double height)
{
  return height >= 0.0 && height <= TL_HEIGHT_MAX;
}

#endif /* TL_STORED_HEIGHT_H */
