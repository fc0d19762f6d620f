/* tl-fraction.h: what a double is short of the simple fraction that it stands for.
 *
 * A multiplier of 0.01 is the double nearest to a hundredth, and a hundred times it is not 1. Where rows are
 * multiples of each other, that difference makes the solver take dependent rows for independent ones, which
 * meet at 1e18. In twice the precision of a double a hundredth is close enough to count as one.
 */
#ifndef TL_FRACTION_H
#define TL_FRACTION_H

#include <glib.h>
#include <math.h>

#include "solver/arithmetic/tl-twofold.h"

/* Denominators, and numerators, are below this: so a remainder is computed exactly. */
#define TL_LARGEST_FRACTION 2147483648.0
#define TL_MAX_QUOTIENTS 24
/* The largest relative error of rounding. */
#define TL_HALF_UNIT 1.1102230246251565e-16

/* The difference of numerator / denominator and the positive number that it is close to. */
static inline double
tl_fraction_difference (double numerator, double denominator, double number)
{
  return -fma (number, denominator, -numerator) / denominator;
}

/* The same as tl_fraction_rest(), for a positive number: the first convergent of its continued fraction that
 * rounds to it. */
static inline double
tl_fraction_find (double number)
{
  double rest = number, numerator = 1.0, denominator = 0.0;
  double last_numerator = 0.0, last_denominator = 1.0;

  for (int i = 0; i < TL_MAX_QUOTIENTS; i++)
    {
      double quotient = floor (rest);
      double next_numerator = quotient * numerator + last_numerator;
      double next_denominator = quotient * denominator + last_denominator;

      if (next_numerator >= TL_LARGEST_FRACTION || next_denominator >= TL_LARGEST_FRACTION)
        return 0.0;
      last_numerator = numerator;
      last_denominator = denominator;
      numerator = next_numerator;
      denominator = next_denominator;
      if (!(numerator / denominator < number) && !(numerator / denominator > number))
        return tl_fraction_difference (numerator, denominator, number);
      rest = 1.0 / (rest - quotient);
    }
  return 0.0;
}

/* How much larger than @number the simple fraction is that rounds to it; 0 if there is none, or if the number
 * is short itself. */
static inline double
tl_fraction_rest (double number)
{
  double size = fabs (number);

  if (!((double)(float)number < number || (double)(float)number > number) || !(size < TL_LARGEST_FRACTION))
    return 0.0;
  return number < 0.0 ? -tl_fraction_find (size) : tl_fraction_find (size);
}

/* By how much a number can differ from the one that was meant: by rounding, unless it is short. */
static inline double
tl_fraction_noise (double number)
{
  gboolean is_short = !((double)(float)number < number || (double)(float)number > number);

  return is_short ? 0.0 : TL_HALF_UNIT * fabs (number);
}

/* A coefficient or a constant as it was meant. */
static inline TlTwofold
tl_fraction_twofold (double number)
{
  return (TlTwofold){ number, tl_fraction_rest (number) };
}

#endif /* TL_FRACTION_H */
