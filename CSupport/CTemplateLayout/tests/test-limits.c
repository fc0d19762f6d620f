/* test-limits.c: systems that are made to take long. Without the measures against them, each takes minutes,
 * which the time limit of the test program reports. */
#include <templatelayout.h>

#define N_VARIABLES 100
#define N_INEQUALITIES 2000
#define N_CONFLICTS 400

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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/limits/a-degenerate-vertex-of-thousands-of-rows-is-left",
                   test_a_degenerate_vertex_of_thousands_of_rows_is_left);
  g_test_add_func ("/limits/thousands-of-inequalities-are-solved", test_thousands_of_inequalities_are_solved);
  g_test_add_func ("/limits/hundreds-of-conflicts-are-found", test_hundreds_of_conflicts_are_found);
  return g_test_run ();
}
