/* test-limits.c: systems that are made to take long. Without the measures against them, each takes minutes,
 * which the time limit of the test program reports. Documentation/limits.md names the tests. */
#include <math.h>
#include <templatelayout.h>

#define N_VARIABLES 100
#define N_INEQUALITIES 2000
#define N_CONFLICTS 400
#define N_DIMENSIONS 15
/* The largest number of variables that depend on each other in cycles. */
#define LARGEST_KERNEL 10000
/* The number of variables of a system that takes more steps than are allowed. */
#define N_ENTANGLED 3000

/* Adds inequalities with four random terms, which @point satisfies with a random surplus below @surplus. */
static void
add_inequalities (TlSolver *solver, GRand *random, const double *point, gint surplus)
{
  for (guint i = 0; i < N_INEQUALITIES; i++)
    {
      TlTerm terms[4];
      double sum = 0.0;

      for (guint k = 0; k < G_N_ELEMENTS (terms); k++)
        {
          TlVariable variable = 1 + (TlVariable)g_rand_int_range (random, 0, N_VARIABLES);

          terms[k] = (TlTerm){ variable, g_rand_int_range (random, -3, 4) };
          sum += terms[k].coefficient * point[variable - 1];
        }
      sum += surplus == 0 ? 0 : g_rand_int_range (random, 0, surplus);
      g_assert_cmpuint (tl_solver_add_constraint (solver, terms, G_N_ELEMENTS (terms),
                                                  TL_RELATION_LESS_OR_EQUAL, sum, TL_PRIORITY_REQUIRED, NULL),
                        !=, 0);
    }
}

/* Pulls each variable to 300 with a priority of its own. */
static void
add_goals (TlSolver *solver, GRand *random)
{
  for (TlVariable variable = 1; variable <= N_VARIABLES; variable++)
    {
      TlTerm term = { variable, 1.0 };

      g_assert_cmpuint (tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 300.0,
                                                  (TlPriority)g_rand_int_range (random, 1, 900), NULL),
                        !=, 0);
    }
}

static void
solve_inequalities (gboolean is_degenerate)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  GRand *random = g_rand_new_with_seed (1);
  double point[N_VARIABLES];

  for (guint i = 0; i < N_VARIABLES; i++)
    {
      tl_solver_add_variable (solver);
      point[i] = is_degenerate ? 0.0 : g_rand_int_range (random, 0, 200);
    }
  add_inequalities (solver, random, point, is_degenerate ? 0 : 20);
  add_goals (solver, random);
  tl_solver_solve (solver, &error);
  g_assert_no_error (error);
  tl_solver_check_invariants (solver, &error);
  g_assert_no_error (error);
  g_rand_free (random);
}

/* All inequalities hold with equality at 0, so that 2 000 rows pass through the first vertex. */
static void
test_a_degenerate_vertex_of_thousands_of_rows_is_left (void)
{
  solve_inequalities (TRUE);
}

static void
test_thousands_of_inequalities_are_solved (void)
{
  solve_inequalities (FALSE);
}

/* A column of views, each with two heights that contradict each other; the second height is broken. */
static void
test_hundreds_of_conflicts_are_found (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem above = tl_layout_add_item (layout);

  tl_layout_set_position (layout, above, 0.0, 0.0);
  for (guint i = 0; i < N_CONFLICTS; i++)
    {
      TlItem item = tl_layout_add_item (layout);

      tl_layout_add_constraint (layout, item, TL_ATTRIBUTE_TOP, TL_RELATION_EQUAL, above, TL_ATTRIBUTE_BOTTOM,
                                1.0, 8.0, 1000, NULL);
      tl_layout_add_constraint (layout, item, TL_ATTRIBUTE_HEIGHT, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE,
                                1.0, 20.0, 1000, NULL);
      tl_layout_add_constraint (layout, item, TL_ATTRIBUTE_HEIGHT, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE,
                                1.0, 30.0, 1000, NULL);
      above = item;
    }
  g_assert_false (tl_layout_solve (layout, NULL));
  g_assert_cmpuint (tl_layout_get_n_conflicts (layout), ==, N_CONFLICTS);
}

/* Klee and Minty's cube, on which the simplex method with the steepest slope visits all 2^n vertices if it
 * makes only short steps: at the optimum, the last variable is 5^n (Klee, Minty, How Good Is the Simplex
 * Algorithm?, 1972). */
static void
test_the_cube_of_klee_and_minty_is_solved (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  TlTerm terms[N_DIMENSIONS];

  for (guint i = 1; i <= N_DIMENSIONS; i++)
    {
      TlVariable variable = tl_solver_add_variable (solver);

      for (guint j = 1; j < i; j++)
        terms[j - 1] = (TlTerm){ j, ldexp (1.0, (int)(i - j) + 1) };
      terms[i - 1] = (TlTerm){ variable, 1.0 };
      tl_solver_add_constraint (solver, terms, i, TL_RELATION_LESS_OR_EQUAL, pow (5.0, i),
                                TL_PRIORITY_REQUIRED, NULL);
      tl_solver_add_constraint (solver, &terms[i - 1], 1, TL_RELATION_GREATER_OR_EQUAL, 0.0,
                                TL_PRIORITY_REQUIRED, NULL);
    }
  for (guint j = 1; j <= N_DIMENSIONS; j++)
    terms[j - 1] = (TlTerm){ j, ldexp (1.0, N_DIMENSIONS - (int)j) };
  tl_solver_add_constraint (solver, terms, N_DIMENSIONS, TL_RELATION_EQUAL, pow (10.0, N_DIMENSIONS), 500,
                            NULL);
  tl_solver_solve (solver, &error);
  g_assert_no_error (error);
  g_assert_cmpfloat (tl_solver_get_value (solver, N_DIMENSIONS), ==, pow (5.0, N_DIMENSIONS));
}

/* Adds variables that are equal and have the sum 1 000: no order determines them one after the other. */
static void
solve_equal_summands (guint n_variables, GError **error)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autofree TlTerm *terms = g_new (TlTerm, n_variables);

  for (guint i = 0; i < n_variables; i++)
    terms[i] = (TlTerm){ tl_solver_add_variable (solver), 1.0 };
  tl_solver_add_constraint (solver, terms, n_variables, TL_RELATION_EQUAL, 1000.0, TL_PRIORITY_REQUIRED,
                            NULL);
  for (guint i = 1; i < n_variables; i++)
    {
      TlTerm difference[] = { { i, 1.0 }, { i + 1, -1.0 } };

      tl_solver_add_constraint (solver, difference, 2, TL_RELATION_EQUAL, 0.0, TL_PRIORITY_REQUIRED, NULL);
    }
  if (tl_solver_solve (solver, error))
    g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, n_variables), 1000.0 / n_variables, 1e-9);
  else
    g_assert_cmpfloat (tl_solver_get_value (solver, n_variables), ==, 0.0);
}

static void
test_a_kernel_above_the_limit_is_rejected (void)
{
  g_autoptr (GError) error = NULL;

  solve_equal_summands (LARGEST_KERNEL + 1, &error);
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_TOO_LARGE);
}

static void
test_a_kernel_at_the_limit_is_solved (void)
{
  g_autoptr (GError) error = NULL;

  if (g_getenv ("TL_TEST_LONG") == NULL)
    {
      g_test_skip ("takes 800 MB; runs with TL_TEST_LONG");
      return;
    }
  solve_equal_summands (LARGEST_KERNEL, &error);
  g_assert_no_error (error);
}

/* A solver that has rejected a system says of none of its variables that it is ambiguous, and solves the next
 * system. */
static void
test_a_system_of_too_many_steps_is_rejected (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  GRand       *random = g_rand_new_with_seed (1);
  TlConstraint ids[N_ENTANGLED];

  for (guint i = 0; i < N_ENTANGLED; i++)
    tl_solver_add_variable (solver);
  for (guint i = 0; i < N_ENTANGLED; i++)
    {
      TlTerm terms[4];

      for (guint k = 0; k < G_N_ELEMENTS (terms); k++)
        terms[k] = (TlTerm){ 1 + (TlVariable)g_rand_int_range (random, 0, N_ENTANGLED),
                             g_rand_int_range (random, 1, 5) };
      ids[i] = tl_solver_add_constraint (solver, terms, G_N_ELEMENTS (terms), TL_RELATION_EQUAL,
                                         g_rand_int_range (random, 0, 100), TL_PRIORITY_REQUIRED, NULL);
    }
  g_assert_false (tl_solver_solve (solver, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_TOO_LARGE);
  for (guint i = 1; i <= N_ENTANGLED; i++)
    g_assert_false (tl_solver_is_ambiguous (solver, i)); /* the solver does not try again for each of them */
  for (guint i = 1; i < N_ENTANGLED; i++)
    g_assert_true (tl_solver_remove_constraint (solver, ids[i], NULL));
  g_assert_true (tl_solver_solve (solver, NULL));
  g_rand_free (random);
}

/* The views of a column, each with a wish of its own: each wish that shifts a view takes a pivot, at which
 * the slope of every level is computed. */
static void
test_a_column_of_thousands_of_inequalities_is_solved (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  GRand *random = g_rand_new_with_seed (1);

  tl_solver_add_variable (solver);
  for (guint i = 1; i <= N_INEQUALITIES; i++)
    {
      TlTerm terms[] = { { i, -1.0 }, { tl_solver_add_variable (solver), 1.0 } };

      tl_solver_add_constraint (solver, terms, 2, TL_RELATION_GREATER_OR_EQUAL, 8.0, TL_PRIORITY_REQUIRED,
                                NULL);
      tl_solver_add_constraint (solver, &terms[1], 1, TL_RELATION_EQUAL, g_rand_int_range (random, 0, 10000),
                                (TlPriority)g_rand_int_range (random, 1, 900), NULL);
    }
  tl_solver_solve (solver, &error);
  g_assert_no_error (error);
  g_rand_free (random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/limits/a-degenerate-vertex-of-thousands-of-rows-is-left",
                   test_a_degenerate_vertex_of_thousands_of_rows_is_left);
  g_test_add_func ("/limits/thousands-of-inequalities-are-solved", test_thousands_of_inequalities_are_solved);
  g_test_add_func ("/limits/hundreds-of-conflicts-are-found", test_hundreds_of_conflicts_are_found);
  g_test_add_func ("/limits/the-cube-of-klee-and-minty-is-solved", test_the_cube_of_klee_and_minty_is_solved);
  g_test_add_func ("/limits/a-kernel-above-the-limit-is-rejected", test_a_kernel_above_the_limit_is_rejected);
  g_test_add_func ("/limits/a-kernel-at-the-limit-is-solved", test_a_kernel_at_the_limit_is_solved);
  if (g_getenv ("TL_TEST_SHORT") == NULL)
    g_test_add_func ("/limits/a-system-of-too-many-steps-is-rejected",
                     test_a_system_of_too_many_steps_is_rejected);
  g_test_add_func ("/limits/a-column-of-thousands-of-inequalities-is-solved",
                   test_a_column_of_thousands_of_inequalities_is_solved);
  return g_test_run ();
}
