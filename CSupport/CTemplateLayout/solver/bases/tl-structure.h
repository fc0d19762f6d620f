/* tl-structure.h: the structure of a system: its rows, with terms and priorities but without constants. */
#ifndef TL_STRUCTURE_H
#define TL_STRUCTURE_H

#include <templatelayout/tl-solver.h>

typedef struct _TlStructure TlStructure;

/* Whether the solver may share bases with other solvers of the same structure. Careful solvers may not:
 * whether their bases can be run in double precision depends on the constants. Nor may solvers without
 * variables, or with rows that have been removed. */
gboolean tl_structure_can_be_shared (const TlSolver *solver);

/* Returns a hash of a system's rows, terms and priorities; never 0. */
guint64 tl_structure_hash (const TlSolver *solver);

/* Copies the structure of a system. */
TlStructure *tl_structure_new (const TlSolver *solver);

/* Frees a structure. */
void tl_structure_free (TlStructure *structure);

/* The memory that a structure takes, in bytes. */
gsize tl_structure_size (const TlStructure *structure);

/* Whether a solver's system has this structure. */
gboolean tl_structure_is_of (const TlStructure *structure, const TlSolver *solver);

#endif /* TL_STRUCTURE_H */
