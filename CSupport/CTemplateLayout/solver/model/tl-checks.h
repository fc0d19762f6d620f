/* tl-checks.h: checks of numbers, priorities and relations; see tl-checks.c. */
#ifndef TL_CHECKS_H
#define TL_CHECKS_H

#include <math.h>

#include <templatelayout/tl-solver.h>

/* Reports in @error that @value is not finite; @what is the name of the value in the message. Returns %FALSE.
 */
gboolean tl_check_reject (double value, const char *what, GError **error);

/* Reports in @error that @priority is not finite or out of range. Returns %FALSE. */
gboolean tl_check_reject_priority (TlPriority priority, GError **error);

/* Checks that @relation is one of the three values of TlRelation. Returns %FALSE with @error set if it is
 * not. */
gboolean tl_check_relation (TlRelation relation, GError **error);

/* Checks that @value is finite. Returns %FALSE with @error set if it is not; @what is the name of the value
 * in the message. The function is inline because it checks every size in every row of a list: a finite size
 * takes no function call. */
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
