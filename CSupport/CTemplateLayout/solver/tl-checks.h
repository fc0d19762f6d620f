/* tl-checks.h: see tl-checks.c. */
#ifndef TL_CHECKS_H
#define TL_CHECKS_H

#include <templatelayout/tl-solver.h>

gboolean tl_check_finite (double value, const char *what, GError **error);
gboolean tl_check_priority (TlPriority priority, GError **error);
gboolean tl_check_relation (TlRelation relation, GError **error);

#endif /* TL_CHECKS_H */
