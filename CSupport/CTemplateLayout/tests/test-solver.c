/* test-solver.c: the solver on systems small enough to be solved by hand. */
#include <math.h>
#include <string.h>
#include <templatelayout.h>

static TlConstraint
add (TlSolver *solver, TlVariable variable, TlRelation relation, double constant, TlPriority priority)
{
  TlTerm       term = { variable, 1.0 };
  TlConstraint id = tl_solver_add_constraint (solver, &term, 1, relation, constant, priority, NULL);

  g_assert_cmpuint (id, !=, 0);
  return id;
}

/* left + factor × right, relation, constant */
static TlConstraint
add_pair (TlSolver  *solver,
          TlVariable left,
          double     factor,
          TlVariable right,
          TlRelation relation,
          double     constant,
          TlPriority priority)
{
  TlTerm terms[2] = { { left, 1.0 }, { right, factor } };

  return tl_solver_add_constraint (solver, terms, 2, relation, constant, priority, NULL);
}

static void
assert_value (const TlSolver *solver, TlVariable variable, double expected)
{
  g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, variable), expected, 1e-9);
}

static void
assert_solves (TlSolver *solver)
{
  g_autoptr (GError) error = NULL;

  tl_solver_solve (solver, &error);
  g_assert_no_error (error);
  tl_solver_check_invariants (solver, &error);
  g_assert_no_error (error);
}

/* Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm (2001), the
 * running example of section 2: xl, xm, xr with xm the midpoint, xl at least 10 left of xr, all between
 * 0 and 100, xm weakly at 50, xl and xr weakly at 30 and 60. */
static void
test_midpoint_of_the_cassowary_paper (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   xl = tl_solver_add_variable (solver);
  TlVariable   xm = tl_solver_add_variable (solver);
  TlVariable   xr = tl_solver_add_variable (solver);
  TlTerm       midpoint[3] = { { xm, 2.0 }, { xl, -1.0 }, { xr, -1.0 } };
  TlConstraint edit;

  tl_solver_add_constraint (solver, midpoint, 3, TL_RELATION_EQUAL, 0.0, 1000, NULL);
  add_pair (solver, xl, -1.0, xr, TL_RELATION_LESS_OR_EQUAL, -10.0, 1000);
  add (solver, xl, TL_RELATION_GREATER_OR_EQUAL, 0.0, 1000);
  add (solver, xr, TL_RELATION_LESS_OR_EQUAL, 100.0, 1000);
  edit = add (solver, xm, TL_RELATION_EQUAL, 50.0, 750);
  add (solver, xl, TL_RELATION_EQUAL, 30.0, 250);
  assert_solves (solver);
  assert_value (solver, xm, 50.0);
  assert_value (solver, xl, 30.0);
  assert_value (solver, xr, 70.0);

  /* Dragging the middle to 90 pushes the right end to 100, and with it the left end to 80. */
  tl_solver_set_constant (solver, edit, 90.0, NULL);
  assert_solves (solver);
  assert_value (solver, xm, 90.0);
  assert_value (solver, xl, 80.0);
  assert_value (solver, xr, 100.0);

  /* To 98: the ends cannot come closer than 10, so the middle stops at 95. */
  tl_solver_set_constant (solver, edit, 98.0, NULL);
  assert_solves (solver);
  assert_value (solver, xm, 95.0);
  assert_value (solver, xl, 90.0);
  assert_value (solver, xr, 100.0);
}

/* Weighted sums let three constraints at 750 outvote one at 751; priorities do not. */
static void
test_a_higher_priority_is_never_outvoted (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable x = tl_solver_add_variable (solver);

  for (int i = 0; i < 3; i++)
    add (solver, x, TL_RELATION_EQUAL, 0.0, 750);
  add (solver, x, TL_RELATION_EQUAL, 100.0, 751);
  assert_solves (solver);
  assert_value (solver, x, 100.0);
}

/* The least sum of absolute deviations from 10, 20 and 90 is at the median. */
static void
test_within_a_priority_the_median_wins (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable x = tl_solver_add_variable (solver);

  add (solver, x, TL_RELATION_EQUAL, 10.0, 500);
  add (solver, x, TL_RELATION_EQUAL, 90.0, 500);
  add (solver, x, TL_RELATION_EQUAL, 20.0, 500);
  assert_solves (solver);
  assert_value (solver, x, 20.0);
}

static void
test_two_sides_have_priorities_of_their_own (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   width = tl_solver_add_variable (solver);
  TlTerm       term = { width, 1.0 };
  TlConstraint fence;

  tl_solver_add_two_sided (solver, &term, 1, 100.0, 250, 750, NULL);
  fence = add (solver, width, TL_RELATION_EQUAL, 300.0, 500);
  assert_solves (solver);
  assert_value (solver, width, 300.0); /* hugging at 250 gives way */
  tl_solver_set_constant (solver, fence, 40.0, NULL);
  assert_solves (solver);
  assert_value (solver, width, 100.0); /* compression resistance at 750 does not */
}

static void
test_removing_what_was_added_restores_the_answer (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x = tl_solver_add_variable (solver);
  TlVariable   y = tl_solver_add_variable (solver);
  TlConstraint added[2];

  add_pair (solver, x, 1.0, y, TL_RELATION_EQUAL, 100.0, 1000);
  assert_solves (solver);
  assert_value (solver, x, 0.0); /* the variable added first is pulled towards 0 */
  assert_value (solver, y, 100.0);
  added[0] = add (solver, x, TL_RELATION_EQUAL, 30.0, 750);
  added[1] = add (solver, y, TL_RELATION_LESS_OR_EQUAL, 20.0, 1000);
  assert_solves (solver);
  assert_value (solver, x, 80.0);
  tl_solver_remove_constraint (solver, added[1], NULL);
  assert_solves (solver);
  assert_value (solver, x, 30.0);
  tl_solver_remove_constraint (solver, added[0], NULL);
  assert_solves (solver);
  assert_value (solver, x, 0.0);
  assert_value (solver, y, 100.0);
}

static void
test_a_contradiction_is_explained_and_survived (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  TlVariable   x = tl_solver_add_variable (solver);
  TlVariable   y = tl_solver_add_variable (solver);
  TlConstraint innocent = add (solver, y, TL_RELATION_EQUAL, 7.0, 1000);
  TlConstraint first = add (solver, x, TL_RELATION_GREATER_OR_EQUAL, 50.0, 1000);
  TlConstraint second = add (solver, x, TL_RELATION_LESS_OR_EQUAL, 40.0, 1000);
  TlConflict   conflict;

  g_assert_false (tl_solver_solve (solver, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
  g_assert_cmpuint (tl_solver_get_n_conflicts (solver), ==, 1);
  g_assert_true (tl_solver_get_conflict (solver, 0, &conflict));
  g_assert_cmpuint (conflict.broken, ==, second); /* the one added last */
  g_assert_cmpuint (conflict.n_constraints, ==, 2);
  g_assert_cmpuint (conflict.constraints[0], ==, first);
  g_assert_cmpuint (conflict.constraints[1], ==, second);
  assert_value (solver, x, 50.0);
  assert_value (solver, y, 7.0);

  /* After the older one is removed, the younger one holds again. */
  tl_solver_remove_constraint (solver, first, NULL);
  tl_solver_remove_constraint (solver, innocent, NULL);
  add (solver, x, TL_RELATION_EQUAL, 90.0, 500);
  assert_solves (solver);
  g_assert_cmpuint (tl_solver_get_n_conflicts (solver), ==, 0);
  assert_value (solver, x, 40.0);
}

static void
test_a_false_statement_without_variables_is_a_conflict (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlConflict   conflict;
  TlConstraint id;

  id = tl_solver_add_constraint (solver, NULL, 0, TL_RELATION_EQUAL, 5.0, 1000, NULL);
  g_assert_false (tl_solver_solve (solver, NULL));
  g_assert_true (tl_solver_get_conflict (solver, 0, &conflict));
  g_assert_cmpuint (conflict.broken, ==, id);
  g_assert_cmpuint (conflict.n_constraints, ==, 1);
}

static void
test_bad_numbers_and_ids_are_rejected (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x = tl_solver_add_variable (solver);
  TlTerm       good = { x, 1.0 }, unknown = { 99, 1.0 }, infinite = { x, INFINITY };
  TlConstraint id = add (solver, x, TL_RELATION_EQUAL, 5.0, 1000);
  GError      *error = NULL;

  g_assert_cmpuint (tl_solver_add_constraint (solver, &good, 1, TL_RELATION_EQUAL, NAN, 1000, &error), ==, 0);
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE);
  g_clear_error (&error);
  g_assert_cmpuint (tl_solver_add_constraint (solver, &infinite, 1, TL_RELATION_EQUAL, 0, 1000, &error), ==,
                    0);
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE);
  g_clear_error (&error);
  g_assert_cmpuint (tl_solver_add_constraint (solver, &unknown, 1, TL_RELATION_EQUAL, 0, 1000, &error), ==,
                    0);
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID);
  g_clear_error (&error);
  g_assert_cmpuint (tl_solver_add_constraint (solver, &good, 1, TL_RELATION_EQUAL, 0, 1001, &error), ==, 0);
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_BAD_PRIORITY);
  g_clear_error (&error);
  g_assert_false (tl_solver_set_constant (solver, id, INFINITY, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE);
  g_clear_error (&error);
  g_assert_false (tl_solver_remove_constraint (solver, 12345, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID);
  g_clear_error (&error);
  assert_solves (solver);
  assert_value (solver, x, 5.0);
}

static void
test_what_constraints_leave_open_is_ambiguous (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable x = tl_solver_add_variable (solver);
  TlVariable y = tl_solver_add_variable (solver);
  TlVariable z = tl_solver_add_variable (solver);

  add_pair (solver, x, 1.0, y, TL_RELATION_EQUAL, 100.0, 1000);
  add (solver, z, TL_RELATION_EQUAL, 5.0, 250);
  assert_solves (solver);
  g_assert_true (tl_solver_is_ambiguous (solver, x));
  g_assert_true (tl_solver_is_ambiguous (solver, y));
  g_assert_false (tl_solver_is_ambiguous (solver, z));
}

/* x + y = 100, x >= 0, y >= 30: from (0, 100) there is one ray, to (70, 30). */
static void
test_an_optimal_ray_names_its_direction_and_its_other_extreme (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable x = tl_solver_add_variable (solver);
  TlVariable y = tl_solver_add_variable (solver);
  double     direction[2], reach;

  add_pair (solver, x, 1.0, y, TL_RELATION_EQUAL, 100.0, 1000);
  add (solver, x, TL_RELATION_GREATER_OR_EQUAL, 0.0, 1000);
  add (solver, y, TL_RELATION_GREATER_OR_EQUAL, 30.0, 1000);
  assert_solves (solver);
  g_assert_true (tl_solver_get_optimal_ray (solver, 0, direction, &reach));
  g_assert_cmpfloat_with_epsilon (direction[0], -direction[1], 1e-9);
  g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, x) + reach * direction[0], 70.0, 1e-9);
  g_assert_false (tl_solver_get_optimal_ray (solver, 1, direction, &reach));
  add (solver, x, TL_RELATION_EQUAL, 10.0, 1);
  assert_solves (solver);
  g_assert_false (tl_solver_get_optimal_ray (solver, 0, direction, &reach));
}

static void
test_a_conflict_is_put_into_uikits_words (void)
{
  static const char *const descriptions[] = { "a == 1", "a == 2" };
  g_autofree char         *message = tl_conflict_format (descriptions, 2, "a == 2");

  g_assert_true (g_str_has_prefix (message, "Unable to simultaneously satisfy constraints.\n"));
  g_assert_nonnull (strstr (message, "(\n    \"a == 1\",\n    \"a == 2\"\n)\n"));
  g_assert_true (g_str_has_suffix (message, "Will attempt to recover by breaking constraint \na == 2"));
}

static void
test_many_constants_change_together_or_not_at_all (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  TlVariable   x = tl_solver_add_variable (solver);
  TlVariable   y = tl_solver_add_variable (solver);
  TlConstraint ids[2]
    = { add (solver, x, TL_RELATION_EQUAL, 1.0, 1000), add (solver, y, TL_RELATION_EQUAL, 2.0, 1000) };

  for (int turn = 0; turn < 3; turn++)
    {
      const double good[2] = { 10.0 + turn, 20.0 + turn }, bad[2] = { 99.0, NAN };

      g_assert_true (tl_solver_set_constants (solver, ids, good, 2, NULL));
      g_assert_false (tl_solver_set_constants (solver, ids, bad, 2, &error));
      g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE);
      g_clear_error (&error);
      assert_solves (solver);
      assert_value (solver, x, 10.0 + turn);
      assert_value (solver, y, 20.0 + turn);
    }
}

static void
test_a_constraint_that_comes_back_at_once_is_the_youngest (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x = tl_solver_add_variable (solver);
  TlConstraint first = add (solver, x, TL_RELATION_EQUAL, 50.0, 1000), again;
  TlConstraint second = add (solver, x, TL_RELATION_GREATER_OR_EQUAL, 40.0, 1000);
  TlConflict   conflict;

  assert_solves (solver);
  g_assert_true (tl_solver_remove_constraint (solver, first, NULL));
  g_assert_false (tl_solver_set_constant (solver, first, 1.0, NULL)); /* it was removed */
  again = add (solver, x, TL_RELATION_EQUAL, 30.0, 1000);
  g_assert_false (tl_solver_solve (solver, NULL));
  g_assert_true (tl_solver_get_conflict (solver, 0, &conflict));
  g_assert_cmpuint (conflict.broken, ==, again);
  g_assert_cmpuint (conflict.constraints[0], ==, second);
  assert_value (solver, x, 40.0);
}

/* Computes the sum of a chain of 200 steps, in a solver of the thread's own. */
static gpointer
solve_chain (gpointer data)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable previous = tl_solver_add_variable (solver);

  add (solver, previous, TL_RELATION_EQUAL, GPOINTER_TO_INT (data), 1000);
  for (int i = 0; i < 200; i++)
    {
      TlVariable next = tl_solver_add_variable (solver);

      add_pair (solver, next, -1.0, previous, TL_RELATION_EQUAL, 1.0, 1000);
      previous = next;
      tl_solver_solve (solver, NULL);
    }
  return GINT_TO_POINTER ((gint)lround (tl_solver_get_value (solver, previous)));
}

static void
test_threads_with_solvers_of_their_own_do_not_meet (void)
{
  GThread *threads[8];

  for (gint i = 0; i < 8; i++)
    threads[i] = g_thread_new (NULL, solve_chain, GINT_TO_POINTER (i));
  for (gint i = 0; i < 8; i++)
    g_assert_cmpint (GPOINTER_TO_INT (g_thread_join (threads[i])), ==, i + 200);
}

static void
test_small_and_large_numbers_live_together (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable small = tl_solver_add_variable (solver);
  TlVariable large = tl_solver_add_variable (solver);

  add (solver, small, TL_RELATION_EQUAL, 1e-6, 1000);
  add (solver, large, TL_RELATION_EQUAL, 1e9, 1000);
  add (solver, small, TL_RELATION_LESS_OR_EQUAL, 5e-7, 999);
  assert_solves (solver);
  g_assert_cmpfloat (fabs (tl_solver_get_value (solver, small) - 1e-6), <, 1e-15);
  g_assert_cmpfloat (fabs (tl_solver_get_value (solver, large) - 1e9), <, 1e-6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/midpoint-of-the-cassowary-paper", test_midpoint_of_the_cassowary_paper);
  g_test_add_func ("/solver/a-higher-priority-is-never-outvoted", test_a_higher_priority_is_never_outvoted);
  g_test_add_func ("/solver/within-a-priority-the-median-wins", test_within_a_priority_the_median_wins);
  g_test_add_func ("/solver/two-sides-have-priorities-of-their-own",
                   test_two_sides_have_priorities_of_their_own);
  g_test_add_func ("/solver/removing-what-was-added-restores-the-answer",
                   test_removing_what_was_added_restores_the_answer);
  g_test_add_func ("/solver/a-contradiction-is-explained-and-survived",
                   test_a_contradiction_is_explained_and_survived);
  g_test_add_func ("/solver/a-false-statement-without-variables-is-a-conflict",
                   test_a_false_statement_without_variables_is_a_conflict);
  g_test_add_func ("/solver/bad-numbers-and-ids-are-rejected", test_bad_numbers_and_ids_are_rejected);
  g_test_add_func ("/solver/what-constraints-leave-open-is-ambiguous",
                   test_what_constraints_leave_open_is_ambiguous);
  g_test_add_func ("/solver/small-and-large-numbers-live-together",
                   test_small_and_large_numbers_live_together);
  g_test_add_func ("/solver/an-optimal-ray-names-its-direction-and-its-other-extreme",
                   test_an_optimal_ray_names_its_direction_and_its_other_extreme);
  g_test_add_func ("/solver/a-conflict-is-put-into-uikits-words", test_a_conflict_is_put_into_uikits_words);
  g_test_add_func ("/solver/many-constants-change-together-or-not-at-all",
                   test_many_constants_change_together_or_not_at_all);
  g_test_add_func ("/solver/a-constraint-that-comes-back-at-once-is-the-youngest",
                   test_a_constraint_that_comes_back_at_once_is_the_youngest);
  g_test_add_func ("/solver/threads-with-solvers-of-their-own-do-not-meet",
                   test_threads_with_solvers_of_their_own_do_not_meet);
  return g_test_run ();
}
