/* test-stack.c: the constraints of stacks, and rounding to pixels. */
#include <templatelayout.h>

/* The number of constraints in a list, and the last one. */
typedef struct
{
  guint             n_constraints;
  TlStackConstraint last;
} Listed;

static void
receive (const TlStackConstraint *constraint, gpointer user_data)
{
  Listed *listed = user_data;

  listed->n_constraints++;
  listed->last = *constraint;
}

static void
test_empty_stack_has_no_constraints (void)
{
  Listed listed = { 0 };

  tl_stack_arrange (&(TlStack){ .item = 1 }, NULL, 0, receive, &listed);
  g_assert_cmpuint (listed.n_constraints, ==, 0);
}

/* A view that fills its stack is tied to all four edges. */
static void
test_single_item_is_tied_to_the_edges (void)
{
  const TlArrangedItem item = { .item = 2, .spacing = 8.0 };
  Listed               listed = { 0 };

  tl_stack_arrange (&(TlStack){ .item = 1, .axis = TL_AXIS_VERTICAL, .is_inside_margins = TRUE }, &item, 1,
                    receive, &listed);
  g_assert_cmpuint (listed.n_constraints, ==, 4);
  g_assert_cmpint (listed.last.first_attribute, ==, TL_ATTRIBUTE_TRAILING);
  g_assert_cmpint (listed.last.second_attribute, ==, TL_ATTRIBUTE_TRAILING_MARGIN);
  g_assert_cmpfloat (listed.last.priority, ==, TL_PRIORITY_REQUIRED);
}

/* Adds the constraints of a stack to a layout. */
static void
add (const TlStackConstraint *constraint, gpointer layout)
{
  tl_layout_add_constraint (layout, constraint->first_item, constraint->first_attribute, constraint->relation,
                            constraint->second_item, constraint->second_attribute, constraint->multiplier,
                            constraint->constant, constraint->priority, NULL);
}

static void
test_column_is_as_high_as_its_items (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlStack        stack = { .item = tl_layout_add_item (layout), .axis = TL_AXIS_VERTICAL };
  TlArrangedItem items[3];
  double         height = 0.0;

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      items[i] = (TlArrangedItem){ .item = tl_layout_add_item (layout), .spacing = 5.0 };
      tl_layout_set_intrinsic_size (layout, items[i].item, TL_AXIS_VERTICAL, 10.0 * (i + 1));
    }
  tl_stack_arrange (&stack, items, G_N_ELEMENTS (items), add, layout);
  g_assert_true (tl_layout_get_fitting_size (layout, stack.item, 320.0, TL_PRIORITY_CONTENT_WIDTH, 0.0,
                                             TL_PRIORITY_FITTING_SIZE, NULL, &height, NULL));
  g_assert_cmpfloat_with_epsilon (height, 10.0 + 5.0 + 20.0 + 5.0 + 30.0, 1e-9);
}

static void
test_lengths_are_rounded_to_pixels (void)
{
  g_assert_cmpfloat (tl_pixels_round_up (20.1, 2.0), ==, 20.5);
  g_assert_cmpfloat (tl_pixels_round_up (20.5 + 1e-9, 2.0), ==, 20.5);
  g_assert_cmpfloat (tl_pixels_round_up (20.1, 1.0), ==, 21.0);
  g_assert_cmpfloat (tl_pixels_round (20.24, 2.0), ==, 20.0);
  g_assert_cmpfloat (tl_pixels_round (20.25, 2.0), ==, 20.5);
  g_assert_cmpfloat (tl_pixels_round (-20.25, 2.0), ==, -20.5);
}

static void
test_references_keep_objects (void)
{
  TlLayout      *layout = tl_layout_new ();
  TlLayout      *same = g_boxed_copy (TL_TYPE_LAYOUT, layout);
  TlSolver      *solver = tl_solver_ref (tl_layout_get_solver (layout));
  TlHeightCache *cache = tl_height_cache_new ();
  TlRowHeights  *rows = tl_row_heights_new ();

  g_assert_true (same == layout);
  tl_layout_free (layout);
  g_assert_cmpuint (tl_layout_add_item (same), ==, 1);
  g_boxed_free (TL_TYPE_LAYOUT, same);
  g_assert_cmpuint (tl_solver_get_n_variables (solver), ==, 4);
  g_boxed_free (TL_TYPE_SOLVER, solver);
  tl_height_cache_free (g_boxed_copy (TL_TYPE_HEIGHT_CACHE, cache));
  tl_height_cache_set_context (cache, 320.0, NULL);
  g_assert_true (tl_height_cache_store (cache, tl_height_key_number (1), 0, 44.0));
  tl_height_cache_free (cache);
  tl_row_heights_free (g_boxed_copy (TL_TYPE_ROW_HEIGHTS, rows));
  g_assert_true (tl_row_heights_store (rows, 0, 0, 44.0));
  tl_row_heights_free (rows);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stack/empty-stack-has-no-constraints", test_empty_stack_has_no_constraints);
  g_test_add_func ("/stack/single-item-is-tied-to-the-edges", test_single_item_is_tied_to_the_edges);
  g_test_add_func ("/stack/column-is-as-high-as-its-items", test_column_is_as_high_as_its_items);
  g_test_add_func ("/pixels/lengths-are-rounded-to-pixels", test_lengths_are_rounded_to_pixels);
  g_test_add_func ("/references/keep-objects", test_references_keep_objects);
  return g_test_run ();
}
