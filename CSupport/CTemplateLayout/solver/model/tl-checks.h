/* tl-checks.h: see tl-checks.c. */
#ifndef TL_CHECKS_H
#define TL_CHECKS_H

#include <math.h>

#include <templatelayout/tl-solver.h>

/* Sets @error to say that @value, which @what names, is not finite. Returns %FALSE. */
gboolean tl_check_reject (double value, const char *what, GError **error);

/* Sets @error to say that @priority is not finite or is out of range. Returns %FALSE. */
gboolean tl_check_reject_priority (TlPriority priority, GError **error);

/* Checks that @relation is one of the three values of TlRelation. */
gboolean tl_check_relation (TlRelation relation, GError **error);

/* Checks that @value is finite. Inline, because every size of every row is checked: a finite one costs no
 * call. */
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
