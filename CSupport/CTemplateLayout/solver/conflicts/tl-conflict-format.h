/* tl-conflict-format.h: messages about conflicts. */
#ifndef TL_CONFLICT_FORMAT_H
#define TL_CONFLICT_FORMAT_H

#include <templatelayout/tl-solver.h>

/* Sets @error for @n_conflicts conflicts; its message describes @first, the first of them.
 * @involves_requirement says whether a requirement that is not a caller's constraint, such as a target size,
 * takes part in this conflict. If it is this requirement that was broken, the `broken` of @first is 0. */
void tl_conflict_set_error (guint             n_conflicts,
                            const TlConflict *first,
                            gboolean          involves_requirement,
                            GError          **error);

#endif /* TL_CONFLICT_FORMAT_H */
