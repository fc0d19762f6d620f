/* tl-exact-sum.h: a sum of doubles without rounding.
 *
 * The sum is represented by non-overlapping parts in ascending order of magnitude (Shewchuk, Adaptive
 * Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates, 1997). As no two parts share a
 * bit, there are at most 40, from 2^1023 down to 2^-1074 in steps of 53 bits.
 */
#ifndef TL_EXACT_SUM_H
#define TL_EXACT_SUM_H

#include "solver/arithmetic/tl-fraction.h"

#define TL_MAX_PARTS 42

typedef struct
{
  guint  n_parts;
  double parts[TL_MAX_PARTS];
  double noise; /* a bound for the sum's error from rounding of the terms */
} TlExactSum;

static inline void
tl_exact_sum_add (TlExactSum *sum, double term)
{
  guint n_kept = 0;

  sum->noise += tl_fraction_noise (term);
  for (guint i = 0; i < sum->n_parts; i++)
    {
      double total = term + sum->parts[i];
      double part = total - term;
      double rest = (term - (total - part)) + (sum->parts[i] - part);

      if (rest != 0.0)
        sum->parts[n_kept++] = rest;
      term = total;
    }
  if (term != 0.0)
    sum->parts[n_kept++] = term;
  sum->n_parts = n_kept;
}

/* The sum rounded to a double; 0 if it is within the rounding error of decimal terms, as for 0.1 + 0.2 - 0.3.
 */
static inline double
tl_exact_sum_round (const TlExactSum *sum)
{
  double rounded = 0.0;

  for (guint i = 0; i < sum->n_parts; i++)
    rounded += sum->parts[i];
  return fabs (rounded) <= sum->noise ? 0.0 : rounded;
}

#endif /* TL_EXACT_SUM_H */
