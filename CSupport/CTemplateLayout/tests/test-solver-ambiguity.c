/* test-solver-ambiguity.c: ambiguous variables, queried repeatedly between edits. */
#include "oracle.h"

#include <math.h>

static void
assert_solves (TlSolver *solver)
{
  g_autoptr (GError) error = NULL;

  if (!tl_solver_solve (solver, &error))
    g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
}

/* x <= c required, x >= 100 at priority 500: with c above 100, any x from 100 to c is optimal. */
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

/* By definition, a variable is ambiguous if it can be increased or decreased while every level stays equally
 * good. A constraint at a priority below all others pulls it far to either side; a move of more than 1e-6 is
 * not rounding. */
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

/* x = 10 at 500, x = 20 at 400 and a limit whose constant changes. x = 10 is removed and added again, with a
 * constraint of another priority and a query in between, and then holds as before. */
static void
test_a_constraint_that_comes_back_after_a_question_counts_as_before (void)
{
  static const double limits[] = { 100, 5, 100, 5, 100 };
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x = tl_solver_add_variable (solver);
  TlTerm       term = { x, 1.0 };
  TlConstraint limit = tl_solver_add_constraint (solver, &term, 1, TL_RELATION_LESS_OR_EQUAL, 0, 600, NULL);
  TlConstraint wish = tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 10, 500, NULL);

  tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 20, 400, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      tl_solver_set_constant (solver, limit, limits[i], NULL);
      assert_solves (solver);
      g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, x), MIN (limits[i], 10.0), 1e-9);
    }
  tl_solver_remove_constraint (solver, wish, NULL);
  tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 0, 300, NULL);
  g_assert_false (tl_solver_is_ambiguous (solver, x));
  tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 10, 500, NULL);
  assert_solves (solver);
  g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, x), 10.0, 1e-9);
}

/* A constraint that is added and removed repeatedly. */
typedef struct
{
  OracleRow    row;
  TlConstraint id; /* 0: not in force */
} Toggled;

#define N_TOGGLED 8

static void
toggled_set (Toggled *toggled, TlSolver *solver, gboolean in_force)
{
  if ((toggled->id != 0) == in_force)
    return;
  if (!in_force)
    g_assert_true (tl_solver_remove_constraint (solver, toggled->id, NULL));
  toggled->id = in_force ? oracle_row_add_to (&toggled->row, solver) : 0;
}

/* Changes the constant, or the priority of the sides that have one: often to one that no other constraint
 * has. */
static void
toggled_edit (Toggled *toggled, TlSolver *solver, GRand *random)
{
  OracleRow *row = &toggled->row;
  TlPriority priority = (TlPriority)g_rand_int_range (random, 1, 40);

  if (g_rand_boolean (random))
    {
      row->constant = g_rand_int_range (random, -4, 5) * 30.0;
      g_assert_true (toggled->id == 0 || tl_solver_set_constant (solver, toggled->id, row->constant, NULL));
      return;
    }
  row->above = row->above > 0.0f ? priority : 0.0f;
  row->below = row->below > 0.0f ? priority : 0.0f;
  g_assert_true (toggled->id == 0 || tl_solver_set_priority (solver, toggled->id, priority, NULL));
}

static TlSolver *
fresh_solver (const Toggled *toggled, guint n_variables)
{
  TlSolver *solver = tl_solver_new ();

  for (guint j = 0; j < n_variables; j++)
    tl_solver_add_variable (solver);
  for (guint i = 0; i < N_TOGGLED; i++)
    {
      if (toggled[i].id != 0)
        oracle_row_add_to (&toggled[i].row, solver);
    }
  return solver;
}

static void
assert_equals_fresh (TlSolver *solver, const Toggled *toggled, guint n_variables)
{
  g_autoptr (TlSolver) fresh = fresh_solver (toggled, n_variables);
  g_autoptr (GError) error = NULL;

  assert_solves (solver);
  assert_solves (fresh);
  tl_solver_check_invariants (solver, &error);
  g_assert_no_error (error);
  for (TlVariable j = 1; j <= n_variables; j++)
    g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, j), tl_solver_get_value (fresh, j), 1e-6);
}

/* Checks that a query before edits are solved has the same answer as after. */
static void
assert_answers_as_fresh (TlSolver *solver, const Toggled *toggled, guint n_variables, TlVariable variable)
{
  g_autoptr (TlSolver) fresh = fresh_solver (toggled, n_variables);

  assert_solves (fresh);
  g_assert_cmpint (tl_solver_is_ambiguous (solver, variable), ==, tl_solver_is_ambiguous (fresh, variable));
}

/* Performs one step of a history: adds, removes or edits a constraint, or queries the solver. */
static void
step_at_random (TlSolver *solver, Toggled *toggled, guint n_variables, GRand *random)
{
  Toggled *one = &toggled[g_rand_int_range (random, 0, N_TOGGLED)];

  switch (g_rand_int_range (random, 0, 6))
    {
    case 0:
      toggled_edit (one, solver, random);
      break;
    case 1:
      assert_equals_fresh (solver, toggled, n_variables);
      break;
    case 2:
    case 3:
      assert_answers_as_fresh (solver, toggled, n_variables,
                               (TlVariable)g_rand_int_range (random, 1, (gint32)n_variables + 1));
      break;
    default:
      toggled_set (one, solver, one->id == 0);
    }
}

/* No constraint is required, so none is broken. */
static void
toggled_init (Toggled *toggled, guint n_variables, GRand *random)
{
  toggled->row = oracle_row_random (random, n_variables, 5, NULL);
  toggled->row.above = toggled->row.above > 0.0f ? MIN (toggled->row.above, 900.0f) : 0.0f;
  toggled->row.below = toggled->row.below > 0.0f ? MIN (toggled->row.below, 900.0f) : 0.0f;
  toggled->id = 0;
}

static void
test_questions_between_edits_change_no_solution (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());
  guint  n_histories = g_getenv ("TL_TEST_LONG") != NULL ? 20000 : 300;

  for (guint k = 0; k < n_histories; k++)
    {
      g_autoptr (TlSolver) solver = tl_solver_new ();
      guint   n = (guint)g_rand_int_range (random, 1, 7);
      Toggled toggled[N_TOGGLED];

      for (guint j = 0; j < n; j++)
        tl_solver_add_variable (solver);
      for (guint i = 0; i < N_TOGGLED; i++)
        {
          toggled_init (&toggled[i], n, random);
          toggled_set (&toggled[i], solver, i % 2 == 0);
        }
      assert_equals_fresh (solver, toggled, n);
      for (guint step = 0; step < 60; step++)
        step_at_random (solver, toggled, n, random);
      assert_equals_fresh (solver, toggled, n);
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
  g_test_add_func ("/solver/ambiguity/a-constraint-that-comes-back-after-a-question-counts-as-before",
                   test_a_constraint_that_comes_back_after_a_question_counts_as_before);
  g_test_add_func ("/solver/ambiguity/questions-between-edits-change-no-solution",
                   test_questions_between_edits_change_no_solution);
  return g_test_run ();
}
