/* oracle.h: independent solutions of systems of constraints, level by level, by GLPK. */
#ifndef ORACLE_H
#define ORACLE_H

#include <templatelayout.h>

#define ORACLE_MAX_TERMS 8

/* A constraint as tests specify it. */
typedef struct
{
  TlTerm     terms[ORACLE_MAX_TERMS];
  guint      n_terms;
  double     constant;
  TlPriority above; /* 0: free */
  TlPriority below;
} OracleRow;

typedef struct
{
  guint   n_variables;
  GArray *rows; /* OracleRow */
} OracleSystem;

OracleSystem *oracle_system_new (guint n_variables);
void          oracle_system_free (OracleSystem *system);
TlConstraint  oracle_row_add_to (const OracleRow *row, TlSolver *solver);
double        oracle_row_violation (const OracleRow *row, const TlSolver *solver, TlPriority level);
GArray       *oracle_system_levels (const OracleSystem *system);
gboolean      oracle_system_solve (const OracleSystem *system, GArray *levels, double *violations);
gboolean      oracle_system_solve_exactly (const OracleSystem *system, GArray *levels, double *violations);
double        oracle_system_violation (const OracleSystem *system, const TlSolver *solver, TlPriority level);
gboolean      oracle_conflict_is_minimal (const OracleSystem *system, const GArray *rows);
gboolean      oracle_rows_are_feasible (const OracleSystem *system, const guint *rows, guint n_rows);
OracleSystem *
oracle_system_random (GRand *random, guint n_variables, guint n_rows, guint n_levels, gboolean feasible);
OracleRow oracle_row_random (GRand *random, guint n_variables, guint n_levels, const double *point);

#endif /* ORACLE_H */
