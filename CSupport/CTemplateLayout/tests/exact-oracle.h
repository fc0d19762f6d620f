/* exact-oracle.h: an independent solver for systems of constraints, level by level, in rational arithmetic.
 *
 * Numbers are fractions: 0.01 is exactly 1/100 here, but the nearest double in the solver under test.
 */
#ifndef EXACT_ORACLE_H
#define EXACT_ORACLE_H

#include <templatelayout.h>

#define EXACT_MAX_TERMS 4

typedef struct
{
  glong  numerator;
  gulong denominator;
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

double       exact_number_round (ExactNumber number);
TlConstraint exact_row_add_to (const ExactRow *row, TlSolver *solver);
double       exact_row_violation (const ExactRow *row, const TlSolver *solver, TlPriority level);
GArray      *exact_levels (const GArray *rows);
void         exact_minimum (const GArray *rows, guint n_variables, const GArray *levels, double *violations);

#endif /* EXACT_ORACLE_H */
