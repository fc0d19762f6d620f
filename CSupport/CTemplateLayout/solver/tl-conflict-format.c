/* tl-conflict-format.c: a conflict in words. */
#include <templatelayout/tl-solver.h>

char *
tl_conflict_format (const char *const *descriptions, guint n_descriptions, const char *broken)
{
  GString *message = g_string_new (NULL);

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
