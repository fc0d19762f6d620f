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

/* Numerators and denominators are below this bound, with which remainders are computed exactly. */
#define TL_LARGEST_FRACTION 2147483648.0
/* The largest number of quotients of a continued fraction that are computed. */
#define TL_MAX_QUOTIENTS 24
/* The maximum relative rounding error of a double. */
#define TL_HALF_UNIT 1.1102230246251565e-16

/* Returns @numerator / @denominator − @number, for a fraction that approximates the number. */
static inline double
tl_fraction_difference (double numerator, double denominator, double number)
{
  return -fma (number, denominator, -numerator) / denominator;
}

/* Implements tl_fraction_rest() for a positive number. The fraction is the first convergent of the number's
 * continued fraction that, as a double, equals the number. */
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

/* Returns the simple fraction that rounds to @number, minus @number; 0 if there is no such fraction, or if
 * @number is exactly representable as a float. The fraction is found for the significand of the number, so
 * that a row multiplied by a power of 2, or by −1, is the same multiple of the row with fractions. */
static inline double
tl_fraction_rest (double number)
{
  double significand, rest;
  int    exponent;

  if (!((double)(float)number < number || (double)(float)number > number) || !isfinite (number))
    return 0.0;
  significand = frexp (number, &exponent);
  rest = tl_fraction_find (fabs (significand));
  return ldexp (significand < 0.0 ? -rest : rest, exponent);
}

/* Returns a bound for the difference between @number and the number that the caller meant: the rounding error
 * of a double, or 0 if @number is exactly representable as a float. */
static inline double
tl_fraction_noise (double number)
{
  gboolean is_short = !((double)(float)number < number || (double)(float)number > number);

  return is_short ? 0.0 : TL_HALF_UNIT * fabs (number);
}

/* Returns the number that the caller meant with the coefficient or constant @number: the simple fraction that
 * rounds to it, if there is one. */
static inline TlTwofold
tl_fraction_twofold (double number)
{
  return (TlTwofold){ number, tl_fraction_rest (number) };
}

#endif /* TL_FRACTION_H */
