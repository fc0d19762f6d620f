/* test-solver-scaling.c: numbers of very different magnitudes in one system. */
#include <math.h>
#include <templatelayout.h>

static TlConstraint
add (TlSolver  *solver,
     TlVariable variable,
     double     coefficient,
     TlRelation relation,
     double     constant,
     TlPriority priority)
{
  TlTerm term = { variable, coefficient };

  return tl_solver_add_constraint (solver, &term, 1, relation, constant, priority, NULL);
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

static void
assert_is_about (double value, double expected)
{
  g_assert_cmpfloat_with_epsilon (value / expected, 1.0, 1e-12);
}

static void
test_a_small_coefficient_is_not_0 (void)
{
  static const double coefficients[] = { 1e-3, 1e-6, 1e-10, 1e-20, 1e-100, 1e3, 1e10, 1e100 };

  for (guint i = 0; i < G_N_ELEMENTS (coefficients); i++)
    {
      g_autoptr (TlSolver) solver = tl_solver_new ();
      TlVariable x = tl_solver_add_variable (solver);

      add (solver, x, coefficients[i], TL_RELATION_GREATER_OR_EQUAL, 1.0, 1000);
      assert_solves (solver);
      assert_is_about (tl_solver_get_value (solver, x), 1.0 / coefficients[i]);
    }
}

static void
test_a_value_that_is_not_finite_is_an_error (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  TlVariable   x = tl_solver_add_variable (solver);
  TlConstraint impossible = add (solver, x, 1e-300, TL_RELATION_EQUAL, 1e12, 1000);

  g_assert_false (tl_solver_solve (solver, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC);
  g_assert_true (isfinite (tl_solver_get_value (solver, x)));
  g_clear_error (&error);
  g_assert_false (tl_solver_solve (solver, &error)); /* it is still an error */
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC);
  tl_solver_remove_constraint (solver, impossible, NULL);
  add (solver, x, 2.0, TL_RELATION_EQUAL, 10.0, 1000);
  assert_solves (solver);
  assert_is_about (tl_solver_get_value (solver, x), 5.0);
}

/* Here a cached basis computes the value, without pivots. */
static void
test_a_changed_constant_that_overflows_is_an_error (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  TlVariable   x = tl_solver_add_variable (solver);
  TlVariable   y = tl_solver_add_variable (solver);
  TlTerm       difference[2] = { { y, 1.0 }, { x, -50.0 } };
  TlConstraint base = add (solver, x, 1.0, TL_RELATION_EQUAL, 1.0, 1000);

  tl_solver_add_constraint (solver, difference, 2, TL_RELATION_EQUAL, 0.0, 1000, NULL);
  for (int i = 1; i < 4; i++)
    {
      tl_solver_set_constant (solver, base, i, NULL);
      assert_solves (solver);
    }
  tl_solver_set_constant (solver, base, 1e308, NULL);
  g_assert_false (tl_solver_solve (solver, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC);
  g_assert_true (isfinite (tl_solver_get_value (solver, y)));
  tl_solver_set_constant (solver, base, 2.0, NULL);
  assert_solves (solver);
  assert_is_about (tl_solver_get_value (solver, y), 100.0);
}

/* Klee, Minty, How Good Is the Simplex Algorithm? (1972), as in Chvatal, Linear Programming, chapter 4:
 * maximise the sum of 10^(n−j) x_j where 2 · sum of 10^(i−j) x_j over j < i, plus x_i, is at most 100^(i−1),
 * and no x_j is negative. The optimum has x_n = 100^(n−1) and all others 0. */
static void
test_the_cube_of_klee_and_minty_is_solved (void)
{
  enum
  {
    n = 15
  };
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable x[n];
  TlTerm     terms[n];

  for (int j = 0; j < n; j++)
    {
      x[j] = tl_solver_add_variable (solver);
      add (solver, x[j], 1.0, TL_RELATION_GREATER_OR_EQUAL, 0.0, 1000);
    }
  for (int i = 0; i < n; i++)
    {
      for (int j = 0; j < i; j++)
        terms[j] = (TlTerm){ x[j], 2.0 * pow (10.0, i - j) };
      terms[i] = (TlTerm){ x[i], 1.0 };
      tl_solver_add_constraint (solver, terms, (guint)i + 1, TL_RELATION_LESS_OR_EQUAL, pow (100.0, i), 1000,
                                NULL);
    }
  for (int j = 0; j < n; j++)
    terms[j] = (TlTerm){ x[j], pow (10.0, n - 1 - j) };
  tl_solver_add_constraint (solver, terms, n, TL_RELATION_GREATER_OR_EQUAL, 1e40, 500, NULL);
  assert_solves (solver);
  assert_is_about (tl_solver_get_value (solver, x[n - 1]), pow (100.0, n - 1));
  for (int j = 0; j + 1 < n; j++)
    g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, x[j]), 0.0, 1e-9);
}

/* Adds a view at fixed coordinates in its superview, as Interface Builder stores views without constraints.
 */
static TlItem
add_placed (TlLayout *layout, TlItem parent, double top, double width, double height)
{
  static const TlAttribute attributes[]
    = { TL_ATTRIBUTE_LEFT, TL_ATTRIBUTE_TOP, TL_ATTRIBUTE_WIDTH, TL_ATTRIBUTE_HEIGHT };
  const double constants[] = { 0.0, top, width, height };
  TlItem       item = tl_layout_add_item (layout);

  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    tl_layout_add_proportion (layout, item, attributes[i], parent, 0.0, constants[i], NULL);
  return item;
}

/* The bottom of the third view is 106 and that of the fourth 44; 106 is not the product of 44 and any of the
 * multipliers. */
static void
test_a_small_multiplier_in_a_conflict_is_reported (void)
{
  for (double multiplier = 0.002; multiplier < 0.03; multiplier += 0.001)
    {
      g_autoptr (TlLayout) layout = tl_layout_new ();
      g_autoptr (GError) error = NULL;
      TlItem first = tl_layout_add_item (layout), second, third, fourth;

      tl_layout_set_position (layout, first, 0.0, 0.0);
      tl_layout_set_target_size (layout, first, TL_AXIS_HORIZONTAL, 414.0, 1000, NULL);
      tl_layout_set_target_size (layout, first, TL_AXIS_VERTICAL, 736.0, 1000, NULL);
      second = add_placed (layout, first, 0.0, 0.0, 0.0);
      third = add_placed (layout, second, 44.0, 414.0, 62.0);
      fourth = add_placed (layout, third, 0.0, 0.0, 0.0);
      tl_layout_add_constraint (layout, fourth, TL_ATTRIBUTE_LEADING, TL_RELATION_EQUAL, third,
                                TL_ATTRIBUTE_LEADING, 1.0, 0.0, 1000, NULL);
      tl_layout_add_constraint_within (layout, first, third, TL_ATTRIBUTE_BOTTOM, TL_RELATION_EQUAL, fourth,
                                       TL_ATTRIBUTE_BOTTOM, multiplier, 0.0, 1000, NULL);
      g_assert_false (tl_layout_solve (layout, &error));
      g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
    }
}

static void
assert_cannot_hold (const double *coefficients, guint n_coefficients)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  g_autofree TlTerm *terms = g_new (TlTerm, n_coefficients);
  TlVariable         x = tl_solver_add_variable (solver);

  for (guint i = 0; i < n_coefficients; i++)
    terms[i] = (TlTerm){ x, coefficients[i] };
  tl_solver_add_constraint (solver, terms, n_coefficients, TL_RELATION_EQUAL, 1.0, 1000, NULL);
  g_assert_false (tl_solver_solve (solver, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
}

/* The decimal sum of the coefficients is 0 in any order, so the constraint is 0 x = 1. */
static void
test_terms_that_cancel_leave_nothing (void)
{
  const double few[] = { -0.01, -1.0, 1.0, 0.01 }, decimal[] = { 0.1, 0.2, -0.3 };
  const double far_apart[] = { 1e200, 1.0, 1e-200, -1e200, -1.0, -1e-200 };
  double       many[40];

  for (guint i = 0; i < 20; i++)
    many[i] = -(many[i + 20] = pow (10.0, (double)i - 10.0));
  assert_cannot_hold (few, G_N_ELEMENTS (few));
  assert_cannot_hold (decimal, G_N_ELEMENTS (decimal));
  assert_cannot_hold (far_apart, G_N_ELEMENTS (far_apart));
  assert_cannot_hold (many, G_N_ELEMENTS (many));
}

static void
test_what_is_left_of_terms_that_cancel_is_exact (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable x = tl_solver_add_variable (solver);
  TlTerm     terms[] = { { x, 1e6 }, { x, -1e-6 }, { x, -1e6 } };

  tl_solver_add_constraint (solver, terms, 3, TL_RELATION_EQUAL, 100.0, 1000, NULL);
  assert_solves (solver);
  assert_is_about (tl_solver_get_value (solver, x), -1e8);
}

/* The second row divided by 100 requires the left side of the first to be at least 1, so the residual of the
 * row at priority 999 is 1. With the doubles nearest to the coefficients, the rows would have another
 * solution, with values near 1e18. */
static void
test_decimal_multiples_are_dependent (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x = tl_solver_add_variable (solver), y = tl_solver_add_variable (solver);
  TlTerm       small[] = { { x, 0.01 }, { y, 1.0 } }, large[] = { { x, 1.0 }, { y, 100.0 } };
  TlConstraint broken;

  tl_solver_add_constraint (solver, small, 2, TL_RELATION_GREATER_OR_EQUAL, 0.0, 1000, NULL);
  tl_solver_add_constraint (solver, large, 2, TL_RELATION_GREATER_OR_EQUAL, 100.0, 1000, NULL);
  broken = tl_solver_add_constraint (solver, small, 2, TL_RELATION_LESS_OR_EQUAL, 0.0, 999, NULL);
  assert_solves (solver);
  assert_is_about (tl_solver_get_residual (solver, broken), 1.0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/scaling/a-small-coefficient-is-not-0", test_a_small_coefficient_is_not_0);
  g_test_add_func ("/solver/scaling/a-value-that-is-not-finite-is-an-error",
                   test_a_value_that_is_not_finite_is_an_error);
  g_test_add_func ("/solver/scaling/a-changed-constant-that-overflows-is-an-error",
                   test_a_changed_constant_that_overflows_is_an_error);
  g_test_add_func ("/solver/scaling/the-cube-of-klee-and-minty-is-solved",
                   test_the_cube_of_klee_and_minty_is_solved);
  g_test_add_func ("/solver/scaling/a-small-multiplier-in-a-conflict-is-reported",
                   test_a_small_multiplier_in_a_conflict_is_reported);
  g_test_add_func ("/solver/scaling/terms-that-cancel-leave-nothing", test_terms_that_cancel_leave_nothing);
  g_test_add_func ("/solver/scaling/what-is-left-of-terms-that-cancel-is-exact",
                   test_what_is_left_of_terms_that_cancel_is_exact);
  g_test_add_func ("/solver/scaling/decimal-multiples-are-dependent", test_decimal_multiples_are_dependent);
  return g_test_run ();
}
