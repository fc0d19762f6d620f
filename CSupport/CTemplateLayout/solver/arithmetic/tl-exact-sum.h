/* tl-exact-sum.h: a sum of doubles without rounding.
 *
 * Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates (1997): the sum
 * is kept as parts that do not overlap, smallest first. Each has bits that no other has, so there are at most
 * 40 of them, from 2^1023 down to 2^-1074 in steps of 53.
 */
#ifndef TL_EXACT_SUM_H
#define TL_EXACT_SUM_H

#include "solver/arithmetic/tl-fraction.h"

#define TL_MAX_PARTS 42

typedef struct
{
  guint  n_parts;
  double parts[TL_MAX_PARTS];
  double noise; /* what rounding of the terms can do to the sum */
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

/* The sum as a double; 0 where it is no more than rounding of decimal terms, as for 0.1 + 0.2 - 0.3. */
static inline double
tl_exact_sum_round (const TlExactSum *sum)
{
  double rounded = 0.0;

  for (guint i = 0; i < sum->n_parts; i++)
    rounded += sum->parts[i];
  return fabs (rounded) <= sum->noise ? 0.0 : rounded;
}

#endif /* TL_EXACT_SUM_H */
