/* tl-conflict.h: required constraints that cannot all hold; see tl-conflict.c for the method. */
#ifndef TL_CONFLICT_H
#define TL_CONFLICT_H

#include "solver/model/tl-solver-data.h"

/* A conflict: the id of the broken constraint, and the ids of all constraints that contradict each other,
 * including the broken one, oldest first. */
typedef struct
{
  TlConstraint broken;      /* the id of the broken constraint */
  GArray      *constraints; /* TlConstraint: the ids of the constraints; owned */
} TlConflictRecord;

/* Breaks required constraints until the others can hold, records the conflicts, and solves the system again.
 * Returns %FALSE with @error set if there are numerical problems. */
gboolean tl_conflict_settle (TlSolver *solver, GError **error);

/* Reinstates all broken constraints and forgets the conflicts: after an edit, the constraints may be
 * satisfiable. */
void tl_conflict_reset (TlSolver *solver);

#endif /* TL_CONFLICT_H */
