/* tl-conflict-format.h: messages about conflicts. */
#ifndef TL_CONFLICT_FORMAT_H
#define TL_CONFLICT_FORMAT_H

#include <templatelayout/tl-solver.h>

void tl_conflict_set_error (guint             n_conflicts,
                            const TlConflict *first,
                            gboolean          involves_requirement,
                            GError          **error);

#endif /* TL_CONFLICT_FORMAT_H */
