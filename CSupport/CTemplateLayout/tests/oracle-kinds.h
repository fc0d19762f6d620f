/* oracle-kinds.h: random systems of constraints of fifteen kinds, each of which is difficult in its own way.
 */
#ifndef ORACLE_KINDS_H
#define ORACLE_KINDS_H

#include "exact-oracle.h"

typedef enum
{
  KIND_POWERS,        /* coefficients from 2^-20 to 2^20 */
  KIND_LEVELS,        /* almost every constraint at a priority of its own */
  KIND_NEAR,          /* multiples and sums of other constraints, with differences from 2^-20 to 2^-3 */
  KIND_LAYOUT,        /* what layouts consist of: edges, centres, sizes, proportions */
  KIND_DECIMALS,      /* tenths, hundredths, thirds */
  KIND_CANCEL,        /* three terms of one variable whose sum is nearly 0 */
  KIND_NEIGHBOURS,    /* priorities that are neighbouring floats */
  KIND_CHAIN,         /* each variable a multiple of the one before */
  KIND_TIES,          /* coefficients 1 and -1 and few constants, so that many optima are equally good */
  KIND_HUGE,          /* constants up to 1e15 */
  KIND_GROWING,       /* variables are added between solutions */
  KIND_SHARED,        /* ordinary systems, each solved by many solvers, which share bases */
  KIND_NEAR_REQUIRED, /* as KIND_NEAR, required or nearly so */
  KIND_TINY,          /* coefficients down to 2^-25 and constants down to 2^-40 */
  KIND_NEARLY_DOUBLE, /* as KIND_NEAR, with differences from 2^-48 to 2^-12 of doubles */
  N_ORACLE_KINDS
} OracleKind;

extern const char *const oracle_kind_names[N_ORACLE_KINDS];

/* A constraint, as the exact oracle reads it and as the solver gets it. */
typedef struct
{
  ExactRow exact;
  TlTerm   terms[EXACT_MAX_TERMS]; /* several may have the same variable */
  guint    n_terms;
} KindRow;

typedef struct
{
  GRand     *random;
  OracleKind kind;
  guint      n_variables;
  GArray    *rows;    /* KindRow, oldest first; owned */
  GArray    *removed; /* KindRow: those that were removed; owned */
} KindSystem;

guint        kind_below (const KindSystem *system, guint end);
KindSystem   kind_system_begin (OracleKind kind, guint32 seed);
void         kind_system_clear (KindSystem *system);
ExactNumber  kind_random_constant (const KindSystem *system);
TlPriority   kind_random_priority (const KindSystem *system);
KindRow      kind_random_row (const KindSystem *system);
TlConstraint kind_row_add_to (const KindRow *row, TlSolver *solver);

#endif /* ORACLE_KINDS_H */
