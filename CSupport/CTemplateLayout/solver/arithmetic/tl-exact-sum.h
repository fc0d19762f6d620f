/* tl-exact-sum.h: a sum of doubles without rounding.
 *
 * The sum is represented by non-overlapping parts in ascending order of magnitude (Shewchuk, Adaptive
 * Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates, 1997). No two parts share a bit,
 * and the bits of doubles range from 2^1023 down to 2^-1074; with 53 bits in a part, there are at most 40
 * parts.
 */
#ifndef TL_EXACT_SUM_H
#define TL_EXACT_SUM_H

#include "solver/arithmetic/tl-fraction.h"

#define TL_MAX_PARTS 42

/* A sum; a struct of zeros is the empty sum. */
typedef struct
{
  guint  n_parts; /* the number of elements of `parts` in use */
  double parts[TL_MAX_PARTS];
  double noise; /* a bound for the error that the rounding of the terms to doubles causes in the sum */
} TlExactSum;

/* Adds @term to a sum without rounding. */
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

/* Returns the sum rounded to a double; 0 if the magnitude of the sum does not exceed `noise`, as for 0.1 +
 * 0.2 - 0.3, whose terms are rounded decimals. */
static inline double
tl_exact_sum_round (const TlExactSum *sum)
{
  double rounded = 0.0;

  for (guint i = 0; i < sum->n_parts; i++)
    rounded += sum->parts[i];
  return fabs (rounded) <= sum->noise ? 0.0 : rounded;
}

#endif /* TL_EXACT_SUM_H */
