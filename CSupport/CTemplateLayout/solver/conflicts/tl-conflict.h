/* tl-conflict.h: required constraints that cannot all hold; see tl-conflict.c for the method. */
#ifndef TL_CONFLICT_H
#define TL_CONFLICT_H

#include "solver/model/tl-solver-data.h"

/* The ids of a conflict's constraints, including the broken one, oldest first. */
typedef struct
{
  TlConstraint broken;
  GArray      *constraints; /* TlConstraint */
} TlConflictRecord;

/* Breaks required constraints until the others can hold, and records why. */
gboolean tl_conflict_settle (TlSolver *solver, GError **error);

/* Reinstates all broken constraints: after an edit they may be satisfiable. */
void tl_conflict_reset (TlSolver *solver);

#endif /* TL_CONFLICT_H */
