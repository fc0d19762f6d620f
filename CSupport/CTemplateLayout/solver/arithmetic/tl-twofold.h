/* tl-twofold.h: numbers of twice double precision, each the sum of two doubles.
 *
 * Sums are computed as in Dekker, A Floating-Point Technique for Extending the Available Precision (1971),
 * and products with a fused multiply-add, as in Ogita, Rump and Oishi, Accurate Sum and Dot Product (2005).
 */
#ifndef TL_TWOFOLD_H
#define TL_TWOFOLD_H

#include <math.h>

#include <templatelayout/tl-macros.h> /* first: products and sums must not be contracted */

/* The number high + low; |low| is at most half a unit in the last place of high. */
typedef struct
{
  double high;
  double low;
} TlTwofold;

/* Returns @sum + @term. */
static inline TlTwofold
tl_twofold_add (TlTwofold sum, double term)
{
  double high = sum.high + term;
  double part = high - sum.high;
  double low = (sum.high - (high - part)) + (term - part) + sum.low;
  double total = high + low;

  return (TlTwofold){ total, low - (total - high) };
}

/* Returns @left + @right. */
static inline TlTwofold
tl_twofold_sum (TlTwofold left, TlTwofold right)
{
  return tl_twofold_add (tl_twofold_add (left, right.high), right.low);
}

/* Returns @sum + @factor · @value. */
static inline TlTwofold
tl_twofold_add_product (TlTwofold sum, TlTwofold factor, TlTwofold value)
{
  double product = factor.high * value.high;
  double rest = fma (factor.high, value.high, -product) + (factor.high * value.low + factor.low * value.high);

  return tl_twofold_add (tl_twofold_add (sum, product), rest);
}

/* Returns @number / @divisor. */
static inline TlTwofold
tl_twofold_divide (TlTwofold number, TlTwofold divisor)
{
  TlTwofold quotient = { 0.0, 0.0 }, rest = number;

  for (int i = 0; i < 3; i++)
    {
      double digits = rest.high / divisor.high;

      quotient = tl_twofold_add (quotient, digits);
      rest = tl_twofold_add_product (rest, (TlTwofold){ -digits, 0.0 }, divisor);
    }
  return quotient;
}

#endif /* TL_TWOFOLD_H */
