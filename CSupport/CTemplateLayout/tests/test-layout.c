/* test-layout.c: items, attributes and fitting sizes, compared with layouts computed by hand. */
#include <math.h>
#include <templatelayout.h>

static TlConstraint
relate (TlLayout *layout, TlItem first, TlAttribute one, TlItem second, TlAttribute other, double constant)
{
  g_autoptr (GError) error = NULL;
  TlConstraint id = tl_layout_add_constraint (layout, first, one, TL_RELATION_EQUAL, second, other, 1.0,
                                              constant, TL_PRIORITY_REQUIRED, &error);

  g_assert_no_error (error);
  return id;
}

static void
assert_rectangle (const TlLayout *layout, TlItem item, double x, double y, double width, double height)
{
  TlRectangle rectangle;

  tl_layout_get_rectangle (layout, item, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.x, x, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.y, y, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.width, width, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.height, height, 1e-9);
}

/* Text of 100 characters, 8 points wide and 20 high each, broken anywhere. */
static void
measure_text (TlItem item, double width, TlMeasurement *measurement, gpointer user_data)
{
  guint *n_calls = user_data;
  double per_line = width < 0.0 ? 100.0 : floor (MAX (width, 8.0) / 8.0);
  double n_lines = ceil (100.0 / MIN (per_line, 100.0));

  g_assert_cmpuint (item, !=, 0);
  (*n_calls)++;
  measurement->width = 8.0 * MIN (per_line, 100.0);
  measurement->height = 20.0 * n_lines;
  measurement->first_baseline = 16.0 - measurement->height / 2.0;
  measurement->last_baseline = measurement->height / 2.0 - 4.0;
}

static void
test_height_follows_from_width (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem root = tl_layout_add_item (layout);
  TlItem text = tl_layout_add_item (layout);
  guint  n_calls = 0;
  double height = 0.0;

  tl_layout_set_position (layout, root, 0.0, 0.0);
  tl_layout_set_baselines (layout, text, TL_BASELINES_FROM_CENTER, 0.0, 0.0);
  tl_layout_set_measure (layout, text, measure_text, &n_calls, NULL);
  relate (layout, text, TL_ATTRIBUTE_LEADING, root, TL_ATTRIBUTE_LEADING, 16.0);
  relate (layout, root, TL_ATTRIBUTE_TRAILING, text, TL_ATTRIBUTE_TRAILING, 16.0);
  relate (layout, text, TL_ATTRIBUTE_TOP, root, TL_ATTRIBUTE_TOP, 10.0);
  relate (layout, root, TL_ATTRIBUTE_BOTTOM, text, TL_ATTRIBUTE_BOTTOM, 10.0);

  /* 36 characters fit into 320 − 32 = 288 points: 3 lines. */
  tl_layout_get_fitting_size (layout, root, 320.0, 999, 0.0, 50, NULL, &height, &error);
  g_assert_no_error (error);
  g_assert_cmpfloat_with_epsilon (height, 80.0, 1e-9);
  assert_rectangle (layout, text, 16.0, 10.0, 288.0, 60.0);
  g_assert_true (tl_layout_has_converged (layout));

  /* All 100 characters fit into 832 − 32 = 800 points. */
  tl_layout_get_fitting_size (layout, root, 832.0, 999, 0.0, 50, NULL, &height, &error);
  g_assert_no_error (error);
  g_assert_cmpfloat_with_epsilon (height, 40.0, 1e-9);

  /* Nothing has changed, so nothing is measured. */
  n_calls = 0;
  tl_layout_get_fitting_size (layout, root, 832.0, 999, 0.0, 50, NULL, &height, &error);
  g_assert_cmpuint (n_calls, ==, 0);
}

static void
test_every_attribute_is_where_its_name_says (void)
{
  /* A frame of (20, 30, 100, 40), margins 1, 2, 3, 4, baselines 11 below the top and 9 above the bottom. */
  static const struct
  {
    TlAttribute attribute;
    double      expected;
  } cases[] = {
    { TL_ATTRIBUTE_LEFT, 20 },
    { TL_ATTRIBUTE_RIGHT, 120 },
    { TL_ATTRIBUTE_TOP, 30 },
    { TL_ATTRIBUTE_BOTTOM, 70 },
    { TL_ATTRIBUTE_LEADING, 20 },
    { TL_ATTRIBUTE_TRAILING, 120 },
    { TL_ATTRIBUTE_CENTER_X, 70 },
    { TL_ATTRIBUTE_CENTER_Y, 50 },
    { TL_ATTRIBUTE_FIRST_BASELINE, 41 },
    { TL_ATTRIBUTE_LAST_BASELINE, 61 },
    { TL_ATTRIBUTE_LEFT_MARGIN, 21 },
    { TL_ATTRIBUTE_RIGHT_MARGIN, 117 },
    { TL_ATTRIBUTE_TOP_MARGIN, 32 },
    { TL_ATTRIBUTE_BOTTOM_MARGIN, 66 },
    { TL_ATTRIBUTE_LEADING_MARGIN, 21 },
    { TL_ATTRIBUTE_TRAILING_MARGIN, 117 },
    { TL_ATTRIBUTE_CENTER_X_WITHIN_MARGINS, 69 },
    { TL_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS, 49 },
  };
  TlMargins margins = { 1, 2, 3, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TlLayout) layout = tl_layout_new ();
      TlItem      box = tl_layout_add_item (layout);
      TlItem      probe = tl_layout_add_item (layout);
      gboolean    vertical, absolute;
      TlRectangle rectangle;

      tl_layout_set_position (layout, box, 20.0, 30.0);
      tl_layout_set_target_size (layout, box, TL_AXIS_HORIZONTAL, 100.0, 1000, NULL);
      tl_layout_set_target_size (layout, box, TL_AXIS_VERTICAL, 40.0, 1000, NULL);
      tl_layout_set_margins (layout, box, &margins);
      tl_layout_set_baselines (layout, box, TL_BASELINES_FROM_EDGES, 11.0, 9.0);
      vertical = tl_layout_check_pairing (TL_ATTRIBUTE_TOP, TRUE, cases[i].attribute, NULL);
      absolute = tl_layout_check_pairing (TL_ATTRIBUTE_LEFT, TRUE, cases[i].attribute, NULL);
      relate (layout, probe,
              vertical   ? TL_ATTRIBUTE_TOP
              : absolute ? TL_ATTRIBUTE_LEFT
                         : TL_ATTRIBUTE_LEADING,
              box, cases[i].attribute, 0.0);
      g_assert_true (tl_layout_solve (layout, NULL));
      tl_layout_get_rectangle (layout, probe, &rectangle);
      g_assert_cmpfloat_with_epsilon (vertical ? rectangle.y : rectangle.x, cases[i].expected, 1e-9);
    }
}

static void
test_right_to_left_mirrors_leading_and_trailing (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem root, child;

  tl_layout_set_right_to_left (layout, TRUE);
  root = tl_layout_add_item (layout);
  child = tl_layout_add_item (layout);
  tl_layout_set_position (layout, root, 0.0, 0.0);
  tl_layout_set_target_size (layout, root, TL_AXIS_HORIZONTAL, 320.0, 1000, NULL);
  tl_layout_set_target_size (layout, child, TL_AXIS_HORIZONTAL, 50.0, 1000, NULL);
  relate (layout, child, TL_ATTRIBUTE_LEADING, root, TL_ATTRIBUTE_LEADING, 16.0);
  tl_layout_solve (layout, NULL);
  assert_rectangle (layout, child, 320.0 - 16.0 - 50.0, 0.0, 50.0, 0.0);
}

static void
test_a_baseline_follows_changed_text (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem      text = tl_layout_add_item (layout);
  TlItem      icon = tl_layout_add_item (layout);
  TlRectangle rectangle;

  tl_layout_set_position (layout, text, 0.0, 0.0);
  tl_layout_set_intrinsic_size (layout, icon, TL_AXIS_VERTICAL, 10.0);
  tl_layout_set_intrinsic_size (layout, text, TL_AXIS_VERTICAL, 20.0);
  tl_layout_set_baselines (layout, text, TL_BASELINES_FROM_CENTER, 6.0, 6.0);
  relate (layout, icon, TL_ATTRIBUTE_BOTTOM, text, TL_ATTRIBUTE_LAST_BASELINE, 0.0);
  tl_layout_solve (layout, NULL);
  tl_layout_get_rectangle (layout, icon, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.y, 6.0, 1e-9); /* 20 / 2 + 6 − 10 */
  tl_layout_set_intrinsic_size (layout, text, TL_AXIS_VERTICAL, 40.0);
  tl_layout_set_baselines (layout, text, TL_BASELINES_FROM_CENTER, -4.0, 16.0);
  tl_layout_solve (layout, NULL);
  tl_layout_get_rectangle (layout, icon, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.y, 26.0, 1e-9); /* 40 / 2 + 16 − 10 */
}

static void
test_pairings_that_make_no_sense_are_rejected (void)
{
  static const TlAttribute bad[][2] = {
    { TL_ATTRIBUTE_LEFT, TL_ATTRIBUTE_TOP },       { TL_ATTRIBUTE_LEADING, TL_ATTRIBUTE_LEFT },
    { TL_ATTRIBUTE_WIDTH, TL_ATTRIBUTE_CENTER_X }, { TL_ATTRIBUTE_TOP, TL_ATTRIBUTE_NONE },
    { TL_ATTRIBUTE_NONE, TL_ATTRIBUTE_TOP },       { TL_ATTRIBUTE_RIGHT_MARGIN, TL_ATTRIBUTE_TRAILING },
  };
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem one = tl_layout_add_item (layout), other = tl_layout_add_item (layout);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (tl_layout_add_constraint (layout, one, bad[i][0], TL_RELATION_EQUAL, other, bad[i][1],
                                                  1.0, 0.0, 1000, &error),
                        ==, 0);
      g_assert_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_INVALID_PAIRING);
    }
  g_assert_cmpuint (tl_layout_add_constraint (layout, one, TL_ATTRIBUTE_TOP, TL_RELATION_EQUAL, 0,
                                              TL_ATTRIBUTE_NONE, 1.0, 0.0, 1000, NULL),
                    ==, 0);
}

/* An image that is present in one row and not in the next: the item has the width of the image or, without
 * it, that of a weak constraint. */
static void
test_content_comes_and_goes (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem              row = tl_layout_add_item (layout);
  TlItem              image = tl_layout_add_item (layout);
  static const double sizes[] = { 40.0, -1.0, 25.0, -1.0, -1.0, 60.0, 0.0, -1.0, 30.0 };

  tl_layout_set_position (layout, row, 0.0, 0.0);
  tl_layout_set_target_size (layout, row, TL_AXIS_HORIZONTAL, 100.0, TL_PRIORITY_REQUIRED, &error);
  g_assert_no_error (error);
  tl_layout_set_position (layout, image, 0.0, 0.0);
  tl_layout_add_constraint (layout, image, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 1.0,
                            10.0, 100, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      TlRectangle rectangle;

      tl_layout_set_intrinsic_size (layout, image, TL_AXIS_HORIZONTAL, sizes[i]);
      g_assert_true (tl_layout_solve (layout, &error));
      g_assert_no_error (error);
      tl_layout_get_rectangle (layout, image, &rectangle);
      g_assert_cmpfloat_with_epsilon (rectangle.width, sizes[i] < 0.0 ? 10.0 : sizes[i], 1e-9);
    }

  /* With hugging below the weak constraint's priority, only compression resistance counts. */
  g_assert_true (tl_layout_set_content_priorities (layout, image, TL_AXIS_HORIZONTAL, 50, 750, &error));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      TlRectangle rectangle;

      tl_layout_set_intrinsic_size (layout, image, TL_AXIS_HORIZONTAL, sizes[i]);
      g_assert_true (tl_layout_solve (layout, &error));
      tl_layout_get_rectangle (layout, image, &rectangle);
      g_assert_cmpfloat_with_epsilon (rectangle.width, MAX (10.0, sizes[i]), 1e-9);
    }
  g_assert_false (tl_layout_set_content_priorities (layout, image, TL_AXIS_HORIZONTAL, 60, 2000, &error));
  g_assert_nonnull (error);
}

static void
assert_sizes (const TlLayout *layout, const TlContentSize *sizes, guint n_sizes)
{
  for (guint i = 0; i < n_sizes; i++)
    {
      TlRectangle rectangle;

      tl_layout_get_rectangle (layout, sizes[i].item, &rectangle);
      g_assert_cmpfloat_with_epsilon (rectangle.width, MAX (sizes[i].width, 0.0), 1e-9);
      g_assert_cmpfloat_with_epsilon (rectangle.height, MAX (sizes[i].height, 0.0), 1e-9);
    }
}

/* Items without constraints have the size of their content, or 0. */
static void
test_a_row_of_sizes_is_set_at_once_or_not_at_all (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlContentSize sizes[20];

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    sizes[i] = (TlContentSize){ tl_layout_add_item (layout), 10.0 + i, 20.0 + i };
  for (guint round = 0; round < 8; round++)
    {
      guint n_sizes = round % 2 == 0 ? G_N_ELEMENTS (sizes) : 5;

      for (guint i = 0; i < n_sizes; i++)
        sizes[i].width = (i + round) % 7 == 0 ? -1.0 : sizes[i].width + 3.0 * round + 2.0;
      g_assert_true (tl_layout_set_content_sizes (layout, sizes, n_sizes, &error));
      g_assert_no_error (error);
      g_assert_true (tl_layout_solve (layout, &error));
      assert_sizes (layout, sizes, G_N_ELEMENTS (sizes));
    }
  g_assert_false (tl_layout_set_content_sizes (
    layout, (TlContentSize[]){ { sizes[1].item, 1.0, 2.0 }, { sizes[2].item, 1.0, INFINITY } }, 2, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NOT_FINITE);
  g_clear_error (&error);
  g_assert_false (tl_layout_set_content_sizes (
    layout, (TlContentSize[]){ { sizes[1].item, 1.0, 2.0 }, { 99, 1.0, 1.0 } }, 2, &error));
  g_assert_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM);
  g_assert_true (tl_layout_set_content_sizes (layout, NULL, 0, NULL));
  g_assert_true (tl_layout_solve (layout, NULL));
  assert_sizes (layout, sizes, G_N_ELEMENTS (sizes));
}

/* Half of the right edge of a box at (100, 40) with a size of 60 × 80 is its centre, x = 130. In a
 * right-to-left layout, "half of the trailing edge" is measured from the right. */
static void
assert_half_is_centre (gboolean right_to_left, TlAttribute horizontal)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem box = tl_layout_add_item (layout);
  TlItem half = tl_layout_add_item (layout);

  tl_layout_set_right_to_left (layout, right_to_left);
  tl_layout_set_position (layout, box, 100.0, 40.0);
  tl_layout_set_intrinsic_size (layout, box, TL_AXIS_HORIZONTAL, 60.0);
  tl_layout_set_intrinsic_size (layout, box, TL_AXIS_VERTICAL, 80.0);
  tl_layout_set_intrinsic_size (layout, half, TL_AXIS_HORIZONTAL, 10.0);
  tl_layout_set_intrinsic_size (layout, half, TL_AXIS_VERTICAL, 10.0);
  tl_layout_add_constraint_within (layout, box, half, TL_ATTRIBUTE_CENTER_X, TL_RELATION_EQUAL, box,
                                   horizontal, 0.5, 0.0, TL_PRIORITY_REQUIRED, NULL);
  tl_layout_add_constraint_within (layout, box, half, TL_ATTRIBUTE_TOP, TL_RELATION_EQUAL, box,
                                   TL_ATTRIBUTE_BOTTOM, 0.25, 3.0, TL_PRIORITY_REQUIRED, NULL);
  g_assert_true (tl_layout_solve (layout, NULL));
  assert_rectangle (layout, half, 125.0, 63.0, 10.0, 10.0);
}

static void
test_positions_count_from_a_container (void)
{
  assert_half_is_centre (FALSE, TL_ATTRIBUTE_RIGHT);
  assert_half_is_centre (FALSE, TL_ATTRIBUTE_TRAILING);
  assert_half_is_centre (TRUE, TL_ATTRIBUTE_TRAILING);
}

/* The bottom of a box with a height of 62 is @multiplier times the bottom of a part without height at its
 * top, both measured from the box's top: 62 = @multiplier · 0. The constraint cannot hold, whatever the
 * multiplier. */
static void
assert_no_part_of_the_height (double multiplier)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem       box = tl_layout_add_item (layout);
  TlItem       part = tl_layout_add_item (layout);
  TlConstraint bottom;

  tl_layout_set_fence (layout, box, TL_AXIS_VERTICAL, 62.0, TL_PRIORITY_REQUIRED, NULL);
  tl_layout_add_proportion (layout, part, TL_ATTRIBUTE_TOP, box, 0.0, 0.0, NULL);
  tl_layout_add_proportion (layout, part, TL_ATTRIBUTE_HEIGHT, box, 0.0, 0.0, NULL);
  bottom = tl_layout_add_constraint_within (layout, box, box, TL_ATTRIBUTE_BOTTOM, TL_RELATION_EQUAL, part,
                                            TL_ATTRIBUTE_BOTTOM, multiplier, 0.0, TL_PRIORITY_REQUIRED, NULL);
  g_assert_cmpuint (bottom, !=, 0);
  g_assert_false (tl_layout_solve (layout, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
  g_assert_cmpuint (tl_layout_get_n_conflicts (layout), ==, 1);
  assert_rectangle (layout, part, 0.0, 0.0, 0.0, 0.0);
}

static void
test_a_small_share_of_nothing_is_a_conflict (void)
{
  for (guint thousandths = 1; thousandths <= 30; thousandths++)
    assert_no_part_of_the_height (thousandths / 1000.0);
  assert_no_part_of_the_height (1.01);
  assert_no_part_of_the_height (1.0 / 3.0);
}

/* A required width of 10 000 000 times 300 points that is removed again: the other item then has no size. */
static void
test_a_removed_constraint_has_no_effect_whatever_its_multiplier (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem item = tl_layout_add_item (layout);
  TlItem other = tl_layout_add_item (layout);

  tl_layout_set_position (layout, item, 0.0, 0.0);
  tl_layout_set_position (layout, other, 0.0, 0.0);
  tl_layout_set_intrinsic_size (layout, item, TL_AXIS_HORIZONTAL, 300.0);
  for (guint round = 0; round < 2; round++)
    {
      TlConstraint width
        = tl_layout_add_constraint (layout, other, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, item,
                                    TL_ATTRIBUTE_WIDTH, 1e7, 0.0, TL_PRIORITY_REQUIRED, NULL);

      g_assert_true (tl_layout_solve (layout, NULL));
      assert_rectangle (layout, other, 0.0, 0.0, 3e9, 0.0);
      g_assert_true (tl_layout_remove_constraint (layout, width, NULL));
      g_assert_true (tl_layout_solve (layout, NULL));
      assert_rectangle (layout, item, 0.0, 0.0, 300.0, 0.0);
      assert_rectangle (layout, other, 0.0, 0.0, 0.0, 0.0);
    }
}

/* The distance from 30 to 10 is -20. A view between the same edges must not be negative, which is a conflict:
 * the next item in the span's slot is such a view. */
static void
test_a_span_may_be_negative (void)
{
  for (guint round = 0; round < 2; round++)
    {
      g_autoptr (TlLayout) layout = tl_layout_new ();
      TlItem root = tl_layout_add_item (layout), item = tl_layout_add_item (layout);
      TlItem span = tl_layout_add_span (layout);

      if (round == 1)
        {
          tl_layout_remove_item (layout, span);
          span = tl_layout_add_item (layout);
        }
      tl_layout_set_position (layout, root, 0.0, 0.0);
      relate (layout, item, TL_ATTRIBUTE_WIDTH, 0, TL_ATTRIBUTE_NONE, 20.0);
      relate (layout, item, TL_ATTRIBUTE_LEFT, root, TL_ATTRIBUTE_LEFT, 10.0);
      relate (layout, span, TL_ATTRIBUTE_LEFT, item, TL_ATTRIBUTE_RIGHT, 0.0);
      relate (layout, span, TL_ATTRIBUTE_RIGHT, item, TL_ATTRIBUTE_LEFT, 0.0);
      g_assert_cmpint (tl_layout_solve (layout, NULL), ==, round == 0);
      g_assert_cmpuint (tl_layout_get_n_conflicts (layout), ==, round);
      if (round == 0)
        assert_rectangle (layout, span, 30.0, 0.0, -20.0, 0.0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/height-follows-from-width", test_height_follows_from_width);
  g_test_add_func ("/layout/every-attribute-is-where-its-name-says",
                   test_every_attribute_is_where_its_name_says);
  g_test_add_func ("/layout/right-to-left-mirrors-leading-and-trailing",
                   test_right_to_left_mirrors_leading_and_trailing);
  g_test_add_func ("/layout/positions-count-from-a-container", test_positions_count_from_a_container);
  g_test_add_func ("/layout/a-small-share-of-nothing-is-a-conflict",
                   test_a_small_share_of_nothing_is_a_conflict);
  g_test_add_func ("/layout/a-removed-constraint-has-no-effect-whatever-its-multiplier",
                   test_a_removed_constraint_has_no_effect_whatever_its_multiplier);
  g_test_add_func ("/layout/a-baseline-follows-changed-text", test_a_baseline_follows_changed_text);
  g_test_add_func ("/layout/a-span-may-be-negative", test_a_span_may_be_negative);
  g_test_add_func ("/layout/pairings-that-make-no-sense-are-rejected",
                   test_pairings_that_make_no_sense_are_rejected);
  g_test_add_func ("/layout/content-comes-and-goes", test_content_comes_and_goes);
  g_test_add_func ("/layout/a-row-of-sizes-is-set-at-once-or-not-at-all",
                   test_a_row_of_sizes_is_set_at_once_or_not_at_all);
  return g_test_run ();
}
