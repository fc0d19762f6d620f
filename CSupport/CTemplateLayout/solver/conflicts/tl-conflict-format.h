/* tl-conflict-format.h: messages about conflicts. */
#ifndef TL_CONFLICT_FORMAT_H
#define TL_CONFLICT_FORMAT_H

#include <templatelayout/tl-solver.h>

/* Sets the error for @n_conflicts conflicts, which describes the first of them. @involves_requirement:
 * whether a requirement that is not a constraint takes part in it; if that requirement is broken, the broken
 * constraint is 0. */
void tl_conflict_set_error (guint             n_conflicts,
                            const TlConflict *first,
                            gboolean          involves_requirement,
                            GError          **error);

#endif /* TL_CONFLICT_FORMAT_H */
