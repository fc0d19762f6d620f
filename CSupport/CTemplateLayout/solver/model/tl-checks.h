/* tl-checks.h: see tl-checks.c. */
#ifndef TL_CHECKS_H
#define TL_CHECKS_H

#include <math.h>

#include <templatelayout/tl-solver.h>

/* Sets the error for a number that is not finite. */
gboolean tl_check_reject (double value, const char *what, GError **error);

/* Sets the error for a priority that is out of range. */
gboolean tl_check_reject_priority (TlPriority priority, GError **error);

/* Checks that a relation is one of the three. */
gboolean tl_check_relation (TlRelation relation, GError **error);

/* Inline, because every size of every row is checked: in the usual case there is no call. */
static inline gboolean
tl_check_finite (double value, const char *what, GError **error)
{
  return isfinite (value) || tl_check_reject (value, what, error);
}

static inline gboolean
tl_check_priority (TlPriority priority, GError **error)
{
  return (priority > 0.0f && priority <= TL_PRIORITY_REQUIRED) || tl_check_reject_priority (priority, error);
}

#endif /* TL_CHECKS_H */
