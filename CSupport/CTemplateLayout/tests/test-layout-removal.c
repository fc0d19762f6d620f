/* test-layout-removal.c: what removing items of a layout leaves behind. */
#include <templatelayout.h>

static TlConstraint
add (TlLayout   *layout,
     TlItem      one,
     TlAttribute attribute,
     TlItem      other,
     TlAttribute other_attribute,
     double      constant,
     TlPriority  priority)
{
  g_autoptr (GError) error = NULL;
  TlConstraint id = tl_layout_add_constraint (layout, one, attribute, TL_RELATION_EQUAL, other,
                                              other_attribute, 1.0, constant, priority, &error);

  g_assert_no_error (error);
  return id;
}

static TlConstraint
add_proportion (
  TlLayout *layout, TlItem item, TlAttribute attribute, TlItem container, double share, double offset)
{
  g_autoptr (GError) error = NULL;
  TlConstraint id = tl_layout_add_proportion (layout, item, attribute, container, share, offset, &error);

  g_assert_no_error (error);
  return id;
}

static double
get_width (TlLayout *layout, TlItem item)
{
  TlRectangle rectangle;

  g_assert_true (tl_layout_solve (layout, NULL));
  tl_layout_get_rectangle (layout, item, &rectangle);
  return rectangle.width;
}

/* An item that is added and removed repeatedly: the root is 15 + i points high with it, 10 without it. */
static void
test_removed_items_leave_nothing_behind (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem root = tl_layout_add_item (layout);
  TlItem row = tl_layout_add_item (layout);

  tl_layout_set_position (layout, root, 0.0, 0.0);
  tl_layout_set_intrinsic_size (layout, row, TL_AXIS_VERTICAL, 10.0);
  add (layout, row, TL_ATTRIBUTE_TOP, root, TL_ATTRIBUTE_TOP, 0.0, 1000);
  add (layout, root, TL_ATTRIBUTE_BOTTOM, row, TL_ATTRIBUTE_BOTTOM, 0.0, 100);
  for (guint i = 0; i < 100; i++)
    {
      TlItem      guest = tl_layout_add_item (layout);
      TlItem      guide = tl_layout_add_guide (layout, guest);
      TlRectangle rectangle;

      g_assert_cmpuint (guest, ==, 3);
      g_assert_cmpuint (guide, ==, 4);
      tl_layout_set_intrinsic_size (layout, guest, TL_AXIS_VERTICAL, 5.0 + i);
      add (layout, guide, TL_ATTRIBUTE_TOP, row, TL_ATTRIBUTE_BOTTOM, 0.0, 1000);
      add (layout, root, TL_ATTRIBUTE_BOTTOM, guide, TL_ATTRIBUTE_BOTTOM, 0.0, 1000);
      g_assert_true (tl_layout_solve (layout, NULL));
      tl_layout_get_rectangle (layout, root, &rectangle);
      g_assert_cmpfloat_with_epsilon (rectangle.height, 15.0 + i, 1e-9);

      tl_layout_remove_item (layout, guest);
      g_assert_true (tl_layout_solve (layout, NULL));
      tl_layout_get_rectangle (layout, root, &rectangle);
      g_assert_cmpfloat_with_epsilon (rectangle.height, 10.0, 1e-9);
    }
  g_assert_cmpuint (tl_solver_get_n_variables (tl_layout_get_solver (layout)), ==, 12);
}

/* A constraint that measures positions from a removed item is removed with it, like those between its edges.
 */
static void
test_constraints_are_removed_with_their_container (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem       root = tl_layout_add_item (layout), box = tl_layout_add_item (layout);
  TlItem       part = tl_layout_add_item (layout);
  TlConstraint left = add_proportion (layout, part, TL_ATTRIBUTE_LEFT, box, 0.0, 7.0);
  TlConstraint half = tl_layout_add_constraint_within (
    layout, box, part, TL_ATTRIBUTE_RIGHT, TL_RELATION_EQUAL, root, TL_ATTRIBUTE_RIGHT, 0.5, 0.0, 1000, NULL);

  g_assert_cmpuint (half, !=, 0);
  tl_layout_remove_item (layout, box);
  g_assert_false (tl_layout_remove_constraint (layout, left, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID);
  g_clear_error (&error);
  g_assert_false (tl_layout_set_constant (layout, half, 3.0, &error));
  g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNKNOWN_ID);
}

/* A container is removed before the item that is proportional to it, again and again. The widths of the items
 * that take their slots are those that their own constraints require: 50 + i. */
static void
test_removed_containers_leave_nothing_behind (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem root = tl_layout_add_item (layout);

  tl_layout_set_position (layout, root, 0.0, 0.0);
  for (guint i = 0; i < 100; i++)
    {
      TlItem box = tl_layout_add_item (layout), part = tl_layout_add_item (layout);

      add_proportion (layout, part, TL_ATTRIBUTE_WIDTH, box, 1.0, -(double)i);
      add (layout, box, TL_ATTRIBUTE_WIDTH, 0, TL_ATTRIBUTE_NONE, 50.0 + 2 * i, 1000);
      add (layout, root, TL_ATTRIBUTE_WIDTH, part, TL_ATTRIBUTE_WIDTH, 0.0, 1000);
      g_assert_cmpfloat_with_epsilon (get_width (layout, root), 50.0 + i, 1e-9);
      tl_layout_remove_item (layout, box);
      tl_layout_remove_item (layout, part);
      g_assert_cmpfloat_with_epsilon (get_width (layout, root), 0.0, 1e-9);
    }
}

/* A guide has no position variables, so that a proportion of it, or to it, would ignore its insets. */
static void
test_guides_have_no_proportions (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem root = tl_layout_add_item (layout), item = tl_layout_add_item (layout);
  TlItem guide = tl_layout_add_guide (layout, root);

  g_assert_cmpuint (tl_layout_add_proportion (layout, item, TL_ATTRIBUTE_LEFT, guide, 0.5, 0.0, &error), ==,
                    0);
  g_assert_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM);
  g_clear_error (&error);
  g_assert_cmpuint (tl_layout_add_proportion (layout, guide, TL_ATTRIBUTE_LEFT, item, 0.5, 0.0, &error), ==,
                    0);
  g_assert_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout-removal/removed-items-leave-nothing-behind",
                   test_removed_items_leave_nothing_behind);
  g_test_add_func ("/layout-removal/constraints-are-removed-with-their-container",
                   test_constraints_are_removed_with_their_container);
  g_test_add_func ("/layout-removal/removed-containers-leave-nothing-behind",
                   test_removed_containers_leave_nothing_behind);
  g_test_add_func ("/layout-removal/guides-have-no-proportions", test_guides_have_no_proportions);
  return g_test_run ();
}
