/* tl-structure.h: the structure of a system: its rows without their constants. */
#ifndef TL_STRUCTURE_H
#define TL_STRUCTURE_H

#include <templatelayout/tl-solver.h>

typedef struct _TlStructure TlStructure;

gboolean     tl_structure_can_be_shared (const TlSolver *solver);
guint64      tl_structure_hash (const TlSolver *solver);
TlStructure *tl_structure_new (const TlSolver *solver);
void         tl_structure_free (TlStructure *structure);
gsize        tl_structure_size (const TlStructure *structure);
gboolean     tl_structure_is_of (const TlStructure *structure, const TlSolver *solver);

#endif /* TL_STRUCTURE_H */
