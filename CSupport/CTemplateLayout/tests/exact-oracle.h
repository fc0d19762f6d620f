/* exact-oracle.h: an independent solver for systems of constraints, level by level, in rational arithmetic.
 *
 * A number is a fraction times a power of 2. It can be the intended decimal, such as 1/100, for which the
 * solver under test gets the nearest double, or it can be exactly the double that the solver gets.
 */
#ifndef EXACT_ORACLE_H
#define EXACT_ORACLE_H

#include <templatelayout.h>

#define EXACT_MAX_TERMS 8

/* numerator / denominator × 2^exponent */
typedef struct
{
  glong  numerator;
  gulong denominator;
  gint   exponent;
} ExactNumber;

/* A constraint of a test system; each variable occurs at most once. */
typedef struct
{
  TlVariable  variables[EXACT_MAX_TERMS];
  ExactNumber coefficients[EXACT_MAX_TERMS];
  guint       n_terms;
  ExactNumber constant;
  TlPriority  above; /* 0: no constraint on this side */
  TlPriority  below;
} ExactRow;

ExactNumber  exact_number_of_double (double value);
double       exact_number_round (ExactNumber number);
TlConstraint exact_row_add_to (const ExactRow *row, TlSolver *solver);
gboolean     exact_row_costs_at (const ExactRow *row, TlPriority level);
double       exact_row_violation (const ExactRow *row, const TlSolver *solver, TlPriority level);
GArray      *exact_levels (const GArray *rows);
double       exact_minimum (
        const GArray *rows, guint n_variables, const GArray *levels, double *violations, double *values);

#endif /* EXACT_ORACLE_H */
