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

#define N_TIED 3

/* A row of three items whose contents are 50, 60 and 70 points long. */
typedef struct
{
  TlLayout      *layout;
  TlStack        stack;
  TlArrangedItem items[N_TIED];
} Row;

static Row
row_new (TlDistribution distribution, TlAlignment alignment)
{
  Row row = { .layout = tl_layout_new (), .stack = { .distribution = distribution, .alignment = alignment } };

  row.stack.item = tl_layout_add_item (row.layout);
  for (guint i = 0; i < N_TIED; i++)
    {
      TlItem item = tl_layout_add_item (row.layout);

      row.items[i] = (TlArrangedItem){ .item = item, .length = 50.0 + 10.0 * i };
      tl_layout_set_intrinsic_size (row.layout, item, TL_AXIS_HORIZONTAL, row.items[i].length);
      tl_layout_set_intrinsic_size (row.layout, item, TL_AXIS_VERTICAL, 20.0);
    }
  return row;
}

/* Gives the items of a row the orders @first, @second and @third. */
static void
set_orders (const Row *row, guint first, guint second, guint third)
{
  const guint orders[] = { first, second, third };

  for (guint i = 0; i < N_TIED; i++)
    tl_layout_set_stack_order (row->layout, row->items[i].item, TL_AXIS_HORIZONTAL, orders[i], FALSE);
}

/* Solves the layout of a row for a length, and compares the lengths of its items. */
static void
assert_lengths (const Row *row, double length, double first, double second, double third)
{
  const double expected[] = { first, second, third };

  g_assert_true (tl_layout_set_target_size (row->layout, row->stack.item, TL_AXIS_HORIZONTAL, length,
                                            TL_PRIORITY_REQUIRED, NULL));
  g_assert_true (tl_layout_solve (row->layout, NULL));
  for (guint i = 0; i < N_TIED; i++)
    {
      TlRectangle rectangle;

      tl_layout_get_rectangle (row->layout, row->items[i].item, &rectangle);
      g_assert_cmpfloat_with_epsilon (rectangle.width, expected[i], 1e-9);
    }
  g_assert_true (tl_solver_check_invariants (tl_layout_get_solver (row->layout), NULL));
}

/* UIStackView.h: if priorities do not decide, "adjustments occur ... according to arrangement order". Frames
 * that Xcode stored for stacks of views with equal hugging have the first view stretched. */
static void
test_first_of_equal_items_gives_way (void)
{
  Row row = row_new (TL_DISTRIBUTION_FILL, TL_ALIGNMENT_FILL);

  set_orders (&row, 1, 2, 3);
  tl_stack_arrange (&row.stack, row.items, N_TIED, add, row.layout);
  assert_lengths (&row, 300.0, 170.0, 60.0, 70.0);
  assert_lengths (&row, 150.0, 20.0, 60.0, 70.0);
  assert_lengths (&row, 100.0, 0.0, 30.0, 70.0);
  assert_lengths (&row, 300.0, 170.0, 60.0, 70.0);
  set_orders (&row, 3, 1, 2);
  assert_lengths (&row, 300.0, 50.0, 180.0, 70.0);
  assert_lengths (&row, 110.0, 50.0, 0.0, 60.0);
  set_orders (&row, 1, 2, 3);
  assert_lengths (&row, 300.0, 170.0, 60.0, 70.0);
  tl_layout_free (row.layout);
}

/* A lower hugging priority decides before the order. */
static void
test_priorities_decide_before_the_order (void)
{
  Row row = row_new (TL_DISTRIBUTION_FILL, TL_ALIGNMENT_FILL);

  set_orders (&row, 1, 2, 3);
  tl_layout_set_content_priorities (row.layout, row.items[1].item, TL_AXIS_HORIZONTAL, 249.0f, 750.0f, NULL);
  tl_stack_arrange (&row.stack, row.items, N_TIED, add, row.layout);
  assert_lengths (&row, 300.0, 50.0, 180.0, 70.0);
  tl_layout_set_content_priorities (row.layout, row.items[1].item, TL_AXIS_HORIZONTAL, 251.0f, 750.0f, NULL);
  assert_lengths (&row, 300.0, 170.0, 60.0, 70.0);
  tl_layout_set_intrinsic_size (row.layout, row.items[2].item, TL_AXIS_HORIZONTAL, -1.0);
  assert_lengths (&row, 300.0, 50.0, 60.0, 190.0);
  tl_layout_set_intrinsic_size (row.layout, row.items[2].item, TL_AXIS_HORIZONTAL, 70.0);
  assert_lengths (&row, 300.0, 170.0, 60.0, 70.0);
  tl_layout_free (row.layout);
}

/* Without contents, the first item takes all of the length. */
static void
test_first_item_without_content_fills_the_stack (void)
{
  Row row = row_new (TL_DISTRIBUTION_FILL, TL_ALIGNMENT_FILL);

  set_orders (&row, 1, 2, 3);
  for (guint i = 0; i < N_TIED; i++)
    tl_layout_set_intrinsic_size (row.layout, row.items[i].item, TL_AXIS_HORIZONTAL, -1.0);
  tl_stack_arrange (&row.stack, row.items, N_TIED, add, row.layout);
  assert_lengths (&row, 300.0, 300.0, 0.0, 0.0);
  set_orders (&row, 2, 3, 1);
  assert_lengths (&row, 300.0, 0.0, 0.0, 300.0);
  tl_layout_free (row.layout);
}

/* Arranged (github.com/kean/Arranged), whose tests compare its constraints with those of UIStackView: a view
 * without a length is required to be 0 points long, and views that all have none are equally long. */
static void
test_items_without_a_length_have_no_share (void)
{
  Row row = row_new (TL_DISTRIBUTION_FILL_PROPORTIONALLY, TL_ALIGNMENT_FILL);

  row.items[2].length = -1.0;
  tl_stack_arrange (&row.stack, row.items, N_TIED, add, row.layout);
  assert_lengths (&row, 220.0, 100.0, 120.0, 0.0);
  tl_layout_free (row.layout);
  row = row_new (TL_DISTRIBUTION_FILL_PROPORTIONALLY, TL_ALIGNMENT_FILL);
  for (guint i = 0; i < N_TIED; i++)
    row.items[i].length = i == 1 ? 0.0 : -1.0;
  tl_stack_arrange (&row.stack, row.items, N_TIED, add, row.layout);
  assert_lengths (&row, 300.0, 100.0, 100.0, 100.0);
  tl_layout_free (row.layout);
}

/* The positions and the height of a row of items that are 20, 30 and 10 points high. The baselines of the
 * first two are 15 and 24 points below their top edges; the third has no text. */
static void
assert_baselines (TlAlignment alignment, const double *tops, double height)
{
  Row         row = row_new (TL_DISTRIBUTION_FILL, alignment);
  TlRectangle stack, item;

  for (guint i = 0; i < N_TIED; i++)
    {
      const double heights[] = { 20.0, 30.0, 10.0 }, baselines[] = { 15.0, 24.0, 0.0 };

      row.items[i].first_baseline = row.items[i].last_baseline = i < 2 ? row.items[i].item : 0;
      tl_layout_set_intrinsic_size (row.layout, row.items[i].item, TL_AXIS_VERTICAL, heights[i]);
      tl_layout_set_baselines (row.layout, row.items[i].item, TL_BASELINES_FROM_EDGES, baselines[i],
                               i < 2 ? heights[i] - baselines[i] : 0.0);
    }
  tl_layout_set_position (row.layout, row.stack.item, 0.0, 0.0);
  tl_stack_arrange (&row.stack, row.items, N_TIED, add, row.layout);
  g_assert_true (tl_layout_solve (row.layout, NULL));
  tl_layout_get_rectangle (row.layout, row.stack.item, &stack);
  g_assert_cmpfloat_with_epsilon (stack.height, height, 1e-9);
  for (guint i = 0; i < N_TIED; i++)
    {
      tl_layout_get_rectangle (row.layout, row.items[i].item, &item);
      g_assert_cmpfloat_with_epsilon (item.y, tops[i], 1e-9);
    }
  tl_layout_free (row.layout);
}

/* rdar 32291130: the top edge of the stack is that of the first view, and taller views stick out. The second
 * item begins 24 - 15 points above the first one and ends 30 - 9 below the first one's top edge. */
static void
test_row_begins_or_ends_with_its_first_item (void)
{
  assert_baselines (TL_ALIGNMENT_FIRST_BASELINE, (const double[]){ 0.0, -9.0, 0.0 }, 21.0);
  assert_baselines (TL_ALIGNMENT_LAST_BASELINE, (const double[]){ 9.0, 0.0, 19.0 }, 29.0);
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
  g_test_add_func ("/stack/fill/first-of-equal-items-gives-way", test_first_of_equal_items_gives_way);
  g_test_add_func ("/stack/fill/priorities-decide-before-the-order", test_priorities_decide_before_the_order);
  g_test_add_func ("/stack/fill/first-item-without-content-fills-the-stack",
                   test_first_item_without_content_fills_the_stack);
  g_test_add_func ("/stack/fill-proportionally/items-without-a-length-have-no-share",
                   test_items_without_a_length_have_no_share);
  g_test_add_func ("/stack/baselines/row-begins-or-ends-with-its-first-item",
                   test_row_begins_or_ends_with_its_first_item);
  g_test_add_func ("/pixels/lengths-are-rounded-to-pixels", test_lengths_are_rounded_to_pixels);
  g_test_add_func ("/references/keep-objects", test_references_keep_objects);
  return g_test_run ();
}
