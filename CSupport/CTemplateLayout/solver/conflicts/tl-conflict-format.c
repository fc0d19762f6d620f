/* tl-conflict-format.c: messages about conflicts. */
#include "solver/conflicts/tl-conflict-format.h"

/* Describes what a constraint contradicts: @n_others other constraints; if there are none, a given size or
 * position (if @involves_requirement) or the constraint itself. Free the result with g_free(). */
static char *
describe_others (guint n_others, gboolean involves_requirement)
{
  if (n_others > 0)
    return g_strdup_printf ("%u other%s", n_others, n_others == 1 ? "" : "s");
  return g_strdup (involves_requirement ? "a size or a position that is given" : "itself");
}

void
tl_conflict_set_error (guint             n_conflicts,
                       const TlConflict *first,
                       gboolean          involves_requirement,
                       GError          **error)
{
  const guint      n_others = first->n_constraints - (first->broken == 0 ? 0 : 1);
  g_autofree char *others = describe_others (n_others, involves_requirement);
  g_autofree char *broken = first->broken == 0 ? g_strdup ("a size or a position that is given")
                                               : g_strdup_printf ("constraint %u", first->broken);

  g_set_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE,
               "%u required constraint%s cannot hold; %s contradicts %s", n_conflicts,
               n_conflicts == 1 ? "" : "s", broken, others);
}

char *
tl_conflict_format (const char *const *descriptions, guint n_descriptions, const char *broken)
{
  GString *message;

  g_return_val_if_fail (descriptions != NULL || n_descriptions == 0, NULL);
  g_return_val_if_fail (broken != NULL, NULL);
  message = g_string_new (NULL);
  g_string_append (
    message, "Unable to simultaneously satisfy constraints.\n"
             "\tProbably at least one of the constraints in the following list is one you don't want. \n"
             "\tTry this: \n"
             "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
             "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n(\n");
  for (guint i = 0; i < n_descriptions; i++)
    g_string_append_printf (message, "    \"%s\"%s\n", descriptions[i], i + 1 < n_descriptions ? "," : "");
  g_string_append_printf (message, ")\n\nWill attempt to recover by breaking constraint \n%s", broken);
  return g_string_free (message, FALSE);
}
