/* tl-cell.h: what is known of the height of one row, header or footer, in one double.
 *
 * A height that is known is the number itself, an estimate is the number with its sign bit set, and NaN means that
 * neither is there. Eight bytes a row, and sums need no second array.
 */
#ifndef TL_CELL_H
#define TL_CELL_H

#include <templatelayout/tl-macros.h>
#include <math.h>

typedef double TlCell;

#define TL_CELL_NONE ((TlCell)NAN)

static inline TlCell
tl_cell_known (double height)
{
  return fabs (height);
}

static inline TlCell
tl_cell_estimated (double estimate)
{
  return -fabs (estimate);
}

static inline gboolean
tl_cell_is_known (TlCell cell)
{
  return !isnan (cell) && !signbit (cell);
}

/* The height or estimate, `otherwise` where there is neither. */
static inline double
tl_cell_length (TlCell cell, double otherwise)
{
  return isnan (cell) ? otherwise : fabs (cell);
}

/* Whether a number can be a height: not negative and at most TL_HEIGHT_MAX, which NaN is not. */
static inline gboolean
tl_cell_accepts (double height)
{
  return height >= 0.0 && height <= TL_HEIGHT_MAX;
}

#endif /* TL_CELL_H */
