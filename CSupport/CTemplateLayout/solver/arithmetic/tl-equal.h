/* tl-equal.h: comparing numbers exactly. Compilers warn of the operator == between floating-point numbers,
 * because most comparisons should allow for rounding; these should not. */
#ifndef TL_EQUAL_H
#define TL_EQUAL_H

#include <glib.h>

/* Whether two numbers are equal; a number that is not a number equals none. */
static inline gboolean
tl_numbers_are_equal (double left, double right)
{
  return left <= right && left >= right;
}

#endif /* TL_EQUAL_H */
