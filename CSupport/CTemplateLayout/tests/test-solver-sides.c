/* test-solver-sides.c: constraints whose two sides have different priorities.
 *
 * x = 10, with one priority above and another below, competes with x = 20 or x = 0 at 500: a side holds if
 * its priority is the higher one. The values are computed by hand.
 */
#include <templatelayout.h>

/* A variable, the two-sided constraint x = 10, and a competitor at 500. */
typedef struct
{
  TlSolver    *solver;
  TlVariable   x;
  TlConstraint sided;
} Scene;

static Scene
make_scene (TlPriority above, TlPriority below, double competing)
{
  Scene scene = { .solver = tl_solver_new () };

  scene.x = tl_solver_add_variable (scene.solver);
  scene.sided
    = tl_solver_add_two_sided (scene.solver, &(TlTerm){ scene.x, 1.0 }, 1, 10.0, above, below, NULL);
  tl_solver_add_constraint (scene.solver, &(TlTerm){ scene.x, 1.0 }, 1, TL_RELATION_EQUAL, competing, 500,
                            NULL);
  return scene;
}

static void
assert_value (const Scene *scene, double expected)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tl_solver_solve (scene->solver, &error));
  g_assert_no_error (error);
  g_assert_cmpfloat_with_epsilon (tl_solver_get_value (scene->solver, scene->x), expected, 1e-9);
}

static void
set_priorities (const Scene *scene, TlPriority above, TlPriority below)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tl_solver_set_two_sided_priorities (scene->solver, scene->sided, above, below, &error));
  g_assert_no_error (error);
}

/* x = 20 at 500 pushes up: only the priority of not being above the constant counts. */
static void
test_upper_side (void)
{
  Scene scene = make_scene (900, 100, 20.0);

  assert_value (&scene, 10.0);
  set_priorities (&scene, 100, 900);
  assert_value (&scene, 20.0);
  set_priorities (&scene, 501, 1);
  assert_value (&scene, 10.0);
  tl_solver_free (scene.solver);
}

/* x = 0 at 500 pushes down: only the priority of not being below the constant counts. */
static void
test_lower_side (void)
{
  Scene scene = make_scene (900, 100, 0.0);

  assert_value (&scene, 0.0);
  set_priorities (&scene, 100, 900);
  assert_value (&scene, 10.0);
  set_priorities (&scene, 1000, 499);
  assert_value (&scene, 0.0);
  tl_solver_free (scene.solver);
}

static void
test_one_sided_constraint_becomes_two_sided (void)
{
  Scene scene = make_scene (900, 900, 20.0);

  scene.sided = tl_solver_add_constraint (scene.solver, &(TlTerm){ scene.x, 1.0 }, 1,
                                          TL_RELATION_GREATER_OR_EQUAL, 30.0, 400, NULL);
  assert_value (&scene, 10.0);
  set_priorities (&scene, 1, 950);
  assert_value (&scene, 30.0);
  tl_solver_free (scene.solver);
}

/* A rejected change leaves everything as it was. */
static void
test_errors_change_nothing (void)
{
  Scene   scene = make_scene (900, 100, 20.0);
  GError *error = NULL;

  g_assert_false (tl_solver_set_two_sided_priorities (scene.solver, scene.sided, 100, 1001, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_BAD_PRIORITY);
  g_clear_error (&error);
  g_assert_false (tl_solver_set_two_sided_priorities (scene.solver, scene.sided, -1, 900, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_BAD_PRIORITY);
  g_clear_error (&error);
  g_assert_false (tl_solver_set_two_sided_priorities (scene.solver, 12345, 100, 900, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID);
  g_clear_error (&error);
  assert_value (&scene, 10.0);
  tl_solver_free (scene.solver);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/sides/upper", test_upper_side);
  g_test_add_func ("/solver/sides/lower", test_lower_side);
  g_test_add_func ("/solver/sides/one-sided-becomes-two-sided", test_one_sided_constraint_becomes_two_sided);
  g_test_add_func ("/solver/sides/errors-change-nothing", test_errors_change_nothing);
  return g_test_run ();
}
