/* test-solver-ambiguity.c: what constraints leave open, asked again and again between edits. */
#include "oracle.h"

#include <math.h>

static void
assert_solves (TlSolver *solver)
{
  g_autoptr (GError) error = NULL;

  if (!tl_solver_solve (solver, &error))
    g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
}

/* x <= c required, x >= 100 at priority 500: with c above 100 anything from 100 to c will do. */
static void
test_a_remembered_active_set_answers_for_itself (void)
{
  static const double constants[] = { 50, 60, 200, 210, 50, 200, 99, 101, 60 };
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x = tl_solver_add_variable (solver);
  TlTerm       term = { x, 1.0 };
  TlConstraint upper = tl_solver_add_constraint (solver, &term, 1, TL_RELATION_LESS_OR_EQUAL, 0, 1000, NULL);

  tl_solver_add_constraint (solver, &term, 1, TL_RELATION_GREATER_OR_EQUAL, 100, 500, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (constants); i++)
    {
      tl_solver_set_constant (solver, upper, constants[i], NULL);
      assert_solves (solver);
      g_assert_cmpint (tl_solver_is_ambiguous (solver, x), ==, constants[i] > 100.0);
    }
}

/* By definition: a variable is open if, with every level as good as it is, it can be made larger or smaller.
 * A weak pull to far off on either side makes it so, below all else; what it moves by 1e-6 is not rounding.
 */
static gboolean
is_open_by_definition (const OracleSystem *system, TlVariable variable)
{
  gboolean open = FALSE;

  for (gint sign = -1; sign <= 1; sign += 2)
    {
      TlSolver *solver = tl_solver_new ();
      TlTerm    term = { variable, 1.0 };
      double    before;

      for (guint j = 0; j < system->n_variables; j++)
        tl_solver_add_variable (solver);
      for (guint i = 0; i < system->rows->len; i++)
        oracle_row_add_to (&g_array_index (system->rows, OracleRow, i), solver);
      assert_solves (solver);
      before = tl_solver_get_value (solver, variable);
      tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, before + sign * 1e6, 0.5f, NULL);
      assert_solves (solver);
      open |= fabs (tl_solver_get_value (solver, variable) - before) > 1e-6;
      tl_solver_free (solver);
    }
  return open;
}

static void
compare_all_variables (const OracleSystem *system, TlSolver *solver)
{
  for (TlVariable j = 1; j <= system->n_variables; j++)
    g_assert_cmpint (tl_solver_is_ambiguous (solver, j), ==, is_open_by_definition (system, j));
}

static void
edit_at_random (OracleSystem *system, TlSolver *solver, GArray *ids, GRand *random)
{
  guint      which = (guint)g_rand_int_range (random, 0, (gint32)system->rows->len);
  OracleRow *row = &g_array_index (system->rows, OracleRow, which);

  if (g_rand_int_range (random, 0, 4) == 0)
    {
      tl_solver_remove_constraint (solver, g_array_index (ids, TlConstraint, which), NULL);
      *row = oracle_row_random (random, system->n_variables, 5, NULL);
      g_array_index (ids, TlConstraint, which) = oracle_row_add_to (row, solver);
      return;
    }
  row->constant = g_rand_int_range (random, -4, 5) * 30.0;
  tl_solver_set_constant (solver, g_array_index (ids, TlConstraint, which), row->constant, NULL);
}

static void
test_answers_between_edits_are_those_of_the_definition (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());

  for (guint k = 0; k < 60; k++)
    {
      guint         n = (guint)g_rand_int_range (random, 1, 8);
      OracleSystem *system
        = oracle_system_random (random, n, (guint)g_rand_int_range (random, 1, (gint32)n + 3), 5, FALSE);
      g_autoptr (TlSolver) solver = tl_solver_new ();
      g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (TlConstraint));

      for (guint j = 0; j < n; j++)
        tl_solver_add_variable (solver);
      for (guint i = 0; i < system->rows->len; i++)
        {
          TlConstraint id = oracle_row_add_to (&g_array_index (system->rows, OracleRow, i), solver);

          g_array_append_val (ids, id);
        }
      for (guint step = 0; step < 12; step++)
        {
          assert_solves (solver);
          if (tl_solver_get_n_conflicts (solver) == 0)
            compare_all_variables (system, solver);
          edit_at_random (system, solver, ids, random);
        }
      oracle_system_free (system);
    }
  g_rand_free (random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/ambiguity/a-remembered-active-set-answers-for-itself",
                   test_a_remembered_active_set_answers_for_itself);
  g_test_add_func ("/solver/ambiguity/answers-between-edits-are-those-of-the-definition",
                   test_answers_between_edits_are_those_of_the_definition);
  return g_test_run ();
}
