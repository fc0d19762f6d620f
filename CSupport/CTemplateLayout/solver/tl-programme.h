/* tl-programme.h: active sets that were optimal, compiled into straight-line programmes.
 *
 * With the active set and the sides of the inactive rows known, every variable is a fixed linear function
 * of the constants, and the set is optimal as long as no inactive row changes sides (the critical regions
 * of multi-parametric linear programming). A feed needs few such sets: with image and without, one line
 * and many. They are kept, and a new row of the feed is "evaluate, check signs, done".
 */
#ifndef TL_PROGRAMME_H
#define TL_PROGRAMME_H

#include <templatelayout/tl-solver.h>

typedef struct _TlProgrammeMemory TlProgrammeMemory;

TlProgrammeMemory *tl_programme_memory_new   (void);
void               tl_programme_memory_free  (TlProgrammeMemory *memory);
void               tl_programme_memory_clear (TlProgrammeMemory *memory);
gboolean           tl_programme_memory_run   (TlSolver *solver);
void               tl_programme_memory_leave (TlSolver *solver);
void               tl_programme_memory_sync  (TlSolver *solver);

#endif /* TL_PROGRAMME_H */
