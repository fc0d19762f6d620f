/* tl-fraction.h: the difference between a double and the simple fraction that it represents.
 *
 * A multiplier of 0.01 is stored as the double nearest to 1/100, and 100 times that double is not exactly 1.
 * This difference makes two rows that are multiples of each other appear independent, with an intersection
 * near 1e18. Represented by two doubles, 1/100 has an error that is small enough to be treated as 0.
 */
#ifndef TL_FRACTION_H
#define TL_FRACTION_H

#include <glib.h>
#include <math.h>

#include "solver/arithmetic/tl-twofold.h"

/* The largest numerator or denominator of a simple fraction: 2^22. About two of a thousand doubles equal such
 * a fraction by chance. With larger fractions, numbers that differ from 1 by 2^-24 would equal one, because
 * the square of the difference is lost in rounding. */
#define TL_LARGEST_FRACTION 4194304.0
/* A number also stands for a fraction of numbers up to TL_LARGEST_NEAR_FRACTION, 2^18, if it differs from the
 * fraction by at most this part of itself, 2^-51, because decimals are rounded when they are computed from
 * one another: 0.1 + 0.2 is not the double nearest to 0.3. */
#define TL_FRACTION_TOLERANCE 4.440892098500626e-16
#define TL_LARGEST_NEAR_FRACTION 262144.0
/* The largest number of quotients of a continued fraction that are computed. */
#define TL_MAX_QUOTIENTS 24
/* The maximum relative rounding error of a double. */
#define TL_HALF_UNIT 1.1102230246251565e-16

/* Whether @number is exactly representable as a float. */
static inline gboolean
tl_fraction_is_float (double number)
{
  return !((double)(float)number < number || (double)(float)number > number);
}

/* Whether @numerator / @denominator, which differs from @number by @difference, stands for it. */
static inline gboolean
tl_fraction_fits (double numerator, double denominator, double number, double difference)
{
  if (fmax (numerator, denominator) <= TL_LARGEST_NEAR_FRACTION)
    return fabs (difference) <= TL_FRACTION_TOLERANCE * number;
  return !(numerator / denominator < number) && !(numerator / denominator > number);
}

/* Finds the first convergent of the continued fraction of the positive number @number that stands for the
 * number. Sets @difference to the convergent minus the number. Returns %FALSE, and sets @difference to 0, if
 * there is no simple fraction. */
static inline gboolean
tl_fraction_find (double number, double *difference)
{
  double rest = number, numerator = 1.0, denominator = 0.0;
  double last_numerator = 0.0, last_denominator = 1.0;

  for (int i = 0; i < TL_MAX_QUOTIENTS; i++)
    {
      double quotient = floor (rest);
      double next_numerator = quotient * numerator + last_numerator;
      double next_denominator = quotient * denominator + last_denominator;

      if (!(next_numerator <= TL_LARGEST_FRACTION && next_denominator <= TL_LARGEST_FRACTION))
        break;
      last_numerator = numerator;
      last_denominator = denominator;
      numerator = next_numerator;
      denominator = next_denominator;
      *difference = -fma (number, denominator, -numerator) / denominator;
      if (tl_fraction_fits (numerator, denominator, number, *difference))
        return TRUE;
      rest = 1.0 / (rest - quotient);
    }
  *difference = 0.0;
  return FALSE;
}

/* Whether @number, which must be finite, is a float or a simple fraction, times a power of 2. Other numbers
 * are seldom intended: they can differ from such a number by a small amount. */
static inline gboolean
tl_fraction_is_simple (double number)
{
  double difference;
  int    exponent;

  return tl_fraction_is_float (number) || tl_fraction_find (fabs (frexp (number, &exponent)), &difference);
}

/* Returns the number that the caller meant with the coefficient or constant @number: the simple fraction that
 * it stands for, if there is one, otherwise exactly @number. The fraction is found for the significand of the
 * number, so that a row multiplied by a power of 2, or by −1, is the same multiple of the row with fractions.
 */
static inline TlTwofold
tl_fraction_twofold (double number)
{
  double significand, rest, high;
  int    exponent;

  if (tl_fraction_is_float (number) || !isfinite (number))
    return (TlTwofold){ number, 0.0 };
  significand = frexp (number, &exponent);
  if (!tl_fraction_find (fabs (significand), &rest))
    return (TlTwofold){ number, 0.0 };
  rest = ldexp (significand < 0.0 ? -rest : rest, exponent);
  high = number + rest;
  return (TlTwofold){ high, rest - (high - number) };
}

/* Returns a bound for the difference between @number and the number that the caller meant: the rounding error
 * of a double, or 0 if @number is exactly representable as a float. */
static inline double
tl_fraction_noise (double number)
{
  return tl_fraction_is_float (number) ? 0.0 : TL_HALF_UNIT * fabs (number);
}

#endif /* TL_FRACTION_H */
