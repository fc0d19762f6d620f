/* test-border.c: invalid numbers, ids and keys are rejected and change nothing. */
#include <math.h>
#include <templatelayout.h>

/* Numbers that are not valid priorities. */
static const TlPriority bad_priorities[] = { 2000.0f, 1000.0001f, NAN, INFINITY };

static TlLayout *
layout_with_target_sizes (TlItem *item)
{
  TlLayout *layout = tl_layout_new ();

  *item = tl_layout_add_item (layout);
  tl_layout_set_position (layout, *item, 0.0, 0.0);
  g_assert_true (tl_layout_set_target_size (layout, *item, TL_AXIS_HORIZONTAL, 100.0, 1000, NULL));
  g_assert_true (tl_layout_set_target_size (layout, *item, TL_AXIS_VERTICAL, 50.0, 1000, NULL));
  return layout;
}

static void
assert_size (TlLayout *layout, TlItem item, double width, double height)
{
  TlRectangle rectangle;

  g_assert_true (tl_layout_solve (layout, NULL));
  tl_layout_get_rectangle (layout, item, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.width, width, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.height, height, 1e-9);
}

static void
test_a_rejected_target_size_changes_nothing (void)
{
  TlItem item;
  g_autoptr (TlLayout) layout = layout_with_target_sizes (&item);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad_priorities); i++)
    {
      g_assert_false (
        tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, 300.0, bad_priorities[i], &error));
      g_assert_true (error->domain == TL_SOLVER_ERROR);
      g_clear_error (&error);
      g_assert_false (
        tl_layout_get_fitting_size (layout, item, 300.0, 1000, 80.0, bad_priorities[i], NULL, NULL, &error));
      g_clear_error (&error);
      g_assert_false (
        tl_layout_set_content_priorities (layout, item, TL_AXIS_VERTICAL, 999, bad_priorities[i], &error));
      g_clear_error (&error);
    }
  g_assert_false (tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, NAN, 1000, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE);
  assert_size (layout, item, 100.0, 50.0);
}

static void
assert_is_a_programmers_error (TlLayout *layout, TlItem item, void (*call) (TlLayout *layout, TlItem item))
{
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*assertion*failed*");
  call (layout, item);
  g_test_assert_expected_messages ();
}

static void
set_margins_to_nan (TlLayout *layout, TlItem item)
{
  tl_layout_set_margins (layout, item, &(TlMargins){ 0.0, NAN, 0.0, 0.0 });
}

static void
set_no_margins (TlLayout *layout, TlItem item)
{
  tl_layout_set_margins (layout, item, NULL);
}

static void
set_baselines_to_nan (TlLayout *layout, TlItem item)
{
  tl_layout_set_baselines (layout, item, TL_BASELINES_FROM_EDGES, NAN, 0.0);
}

static void
set_size_on_a_third_axis (TlLayout *layout, TlItem item)
{
  tl_layout_set_intrinsic_size (layout, item, (TlAxis)2, 10.0);
}

static void
set_position_of_no_item (TlLayout *layout, TlItem item)
{
  tl_layout_set_position (layout, item + 1, 0.0, 0.0);
}

static void
test_what_only_a_fault_of_the_program_can_pass_is_critical (void)
{
  TlItem item;
  g_autoptr (TlLayout) layout = layout_with_target_sizes (&item);

  assert_is_a_programmers_error (layout, item, set_margins_to_nan);
  assert_is_a_programmers_error (layout, item, set_no_margins);
  assert_is_a_programmers_error (layout, item, set_baselines_to_nan);
  assert_is_a_programmers_error (layout, item, set_size_on_a_third_axis);
  assert_is_a_programmers_error (layout, item, set_position_of_no_item);
  assert_size (layout, item, 100.0, 50.0);
}

static void
test_relations_and_priorities_are_rejected_in_words_that_help (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autoptr (GError) error = NULL;
  TlTerm term = { tl_solver_add_variable (solver), 1.0 };
  TlTerm huge[2] = { { 1, 1e308 }, { 1, 1e308 } };

  g_assert_cmpuint (tl_solver_add_constraint (solver, &term, 1, (TlRelation)7, 0.0, 1000, &error), ==, 0);
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_BAD_RELATION);
  g_assert_cmpstr (error->message, ==, "a relation must be -1 (at most), 0 (equal) or 1 (at least), not 7");
  g_clear_error (&error);
  g_assert_cmpuint (tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 0.0, 1000.0001f, &error),
                    ==, 0);
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_BAD_PRIORITY);
  g_assert_cmpstr (error->message, ==, "a priority must be above 0 and at most 1000, not 1000.00012");
  g_clear_error (&error);
  g_assert_cmpuint (tl_solver_add_constraint (solver, huge, 2, TL_RELATION_EQUAL, 0.0, 1000, &error), ==, 0);
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE);
  g_assert_cmpuint (tl_solver_next_constraint (solver, 0), ==, 0);
}

static void
test_a_proportion_is_of_an_edge_or_a_size (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem outer = tl_layout_add_item (layout), inner = tl_layout_add_item (layout);

  g_assert_cmpuint (tl_layout_add_proportion (layout, inner, TL_ATTRIBUTE_RIGHT, outer, 0.5, 0.0, &error), ==,
                    0);
  g_assert_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_INVALID_PAIRING);
}

static void
test_a_key_of_nothing_is_no_key (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  const TlHeightKey keys[]
    = { tl_height_key_string (NULL, -1), tl_height_key_string (NULL, 5), tl_height_key_bytes (NULL, 3) };

  tl_height_cache_set_context (cache, 320.0, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_false (tl_height_cache_store (cache, keys[i], 0, 44.0));
      g_assert_false (tl_height_cache_lookup (cache, keys[i], 0, NULL));
    }
  g_assert_true (tl_height_cache_store (cache, tl_height_key_bytes (NULL, 0), 0, 44.0));
}

/* g_quark_to_string() returns the name as it is in the source, which a formatter must not have changed. */
static void
test_error_domains_have_names_as_in_glib (void)
{
  g_assert_cmpstr (g_quark_to_string (tl_solver_error_quark ()), ==, "tl-solver-error-quark");
  g_assert_cmpstr (g_quark_to_string (tl_layout_error_quark ()), ==, "tl-layout-error-quark");
  g_assert_cmpstr (g_quark_to_string (tl_height_file_error_quark ()), ==, "tl-height-file-error-quark");
}

static void
test_many_terms_of_one_constraint_are_added_up (void)
{
  enum
  {
    n = 200000
  };
  g_autoptr (TlSolver) solver = tl_solver_new ();
  g_autofree TlTerm *terms = g_new (TlTerm, n);
  TlVariable         x = tl_solver_add_variable (solver), y = tl_solver_add_variable (solver);

  for (guint i = 0; i < n; i++)
    terms[i] = (TlTerm){ i % 2 == 0 ? x : y, i % 4 == 3 ? -1.0 : 1.0 };
  g_assert_cmpuint (tl_solver_add_constraint (solver, terms, n, TL_RELATION_EQUAL, n, 1000, NULL), !=, 0);
  g_assert_true (tl_solver_solve (solver, NULL));
  g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, x), 2.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, y), 0.0, 1e-9);
}

static void
test_nothing_may_be_freed (void)
{
  tl_solver_free (NULL);
  tl_layout_free (NULL);
  tl_height_cache_free (NULL);
  tl_row_heights_free (NULL);
  tl_section_heights_free (NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/border/a-rejected-target-size-changes-nothing",
                   test_a_rejected_target_size_changes_nothing);
  g_test_add_func ("/border/what-only-a-fault-of-the-program-can-pass-is-critical",
                   test_what_only_a_fault_of_the_program_can_pass_is_critical);
  g_test_add_func ("/border/relations-and-priorities-are-rejected-in-words-that-help",
                   test_relations_and_priorities_are_rejected_in_words_that_help);
  g_test_add_func ("/border/a-proportion-is-of-an-edge-or-a-size", test_a_proportion_is_of_an_edge_or_a_size);
  g_test_add_func ("/border/a-key-of-nothing-is-no-key", test_a_key_of_nothing_is_no_key);
  g_test_add_func ("/border/error-domains-have-names-as-in-glib", test_error_domains_have_names_as_in_glib);
  g_test_add_func ("/border/many-terms-of-one-constraint-are-added-up",
                   test_many_terms_of_one_constraint_are_added_up);
  g_test_add_func ("/border/nothing-may-be-freed", test_nothing_may_be_freed);
  return g_test_run ();
}
