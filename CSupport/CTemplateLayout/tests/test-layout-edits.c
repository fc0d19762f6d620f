/* test-layout-edits.c: a layout that is edited equals one that is built in the final state. */
#include <math.h>
#include <templatelayout.h>

#define N_ITEMS 6

/* Everything that an edit changes; a layout is built from it. */
typedef struct
{
  double     gap[N_ITEMS];
  gboolean   is_limited[N_ITEMS]; /* there is a constraint on the height */
  double     limit[N_ITEMS];
  TlPriority limit_priority[N_ITEMS];
  TlRelation limit_relation[N_ITEMS];
  double     content[N_ITEMS]; /* < 0: none */
  TlPriority hugging[N_ITEMS];
  TlMargins  margins;
  double     width;
  TlPriority width_priority;
} Scene;

typedef struct
{
  TlLayout    *layout;
  TlItem       root;
  TlItem       guide;
  TlItem       items[N_ITEMS];
  TlConstraint gaps[N_ITEMS];
  TlConstraint limits[N_ITEMS]; /* 0: there is none */
} Stated;

static TlConstraint
add (TlLayout   *layout,
     TlItem      one,
     TlAttribute attribute,
     TlRelation  relation,
     TlItem      other,
     TlAttribute other_attribute,
     double      constant,
     TlPriority  priority)
{
  g_autoptr (GError) error = NULL;
  TlConstraint id = tl_layout_add_constraint (layout, one, attribute, relation, other, other_attribute, 1.0,
                                              constant, priority, &error);

  g_assert_no_error (error);
  return id;
}

static void
state_limit (Stated *stated, const Scene *scene, guint i)
{
  if (scene->is_limited[i] && stated->limits[i] == 0)
    stated->limits[i] = add (stated->layout, stated->items[i], TL_ATTRIBUTE_HEIGHT, scene->limit_relation[i],
                             0, TL_ATTRIBUTE_NONE, scene->limit[i], scene->limit_priority[i]);
  else if (!scene->is_limited[i] && stated->limits[i] != 0)
    {
      g_assert_true (tl_layout_remove_constraint (stated->layout, stated->limits[i], NULL));
      stated->limits[i] = 0;
    }
  if (stated->limits[i] == 0)
    return;
  g_assert_true (tl_layout_set_constant (stated->layout, stated->limits[i], scene->limit[i], NULL));
  g_assert_true (tl_layout_set_priority (stated->layout, stated->limits[i], scene->limit_priority[i], NULL));
}

static void
state_item (Stated *stated, const Scene *scene, guint i)
{
  tl_layout_set_intrinsic_size (stated->layout, stated->items[i], TL_AXIS_VERTICAL, scene->content[i]);
  g_assert_true (tl_layout_set_content_priorities (stated->layout, stated->items[i], TL_AXIS_VERTICAL,
                                                   scene->hugging[i], 750, NULL));
  g_assert_true (tl_layout_set_constant (stated->layout, stated->gaps[i], scene->gap[i], NULL));
  state_limit (stated, scene, i);
}

/* Updates a layout to match a scene. */
static void
state_scene (Stated *stated, const Scene *scene)
{
  tl_layout_set_margins (stated->layout, stated->root, &scene->margins);
  tl_layout_set_insets (stated->layout, stated->guide, &scene->margins);
  g_assert_true (tl_layout_set_target_size (stated->layout, stated->root, TL_AXIS_HORIZONTAL, scene->width,
                                            scene->width_priority, NULL));
  for (guint i = 0; i < N_ITEMS; i++)
    state_item (stated, scene, i);
}

static Stated
stated_new (const Scene *scene)
{
  Stated      stated = { .layout = tl_layout_new () };
  TlLayout   *layout = stated.layout;
  TlItem      above;
  TlAttribute edge = TL_ATTRIBUTE_TOP_MARGIN;

  above = stated.root = tl_layout_add_item (layout);
  stated.guide = tl_layout_add_guide (layout, stated.root);
  tl_layout_set_position (layout, stated.root, 0.0, 0.0);
  for (guint i = 0; i < N_ITEMS; i++, edge = TL_ATTRIBUTE_BOTTOM)
    {
      stated.items[i] = tl_layout_add_item (layout);
      stated.gaps[i]
        = add (layout, stated.items[i], TL_ATTRIBUTE_TOP, TL_RELATION_EQUAL, above, edge, 0.0, 1000);
      add (layout, stated.items[i], TL_ATTRIBUTE_LEADING, TL_RELATION_EQUAL, stated.guide,
           TL_ATTRIBUTE_LEADING, 0.0, 1000);
      add (layout, stated.items[i], TL_ATTRIBUTE_TRAILING, TL_RELATION_EQUAL, stated.guide,
           TL_ATTRIBUTE_TRAILING, 0.0, 1000);
      above = stated.items[i];
    }
  add (layout, stated.guide, TL_ATTRIBUTE_BOTTOM, TL_RELATION_EQUAL, above, TL_ATTRIBUTE_BOTTOM, 0.0, 1000);
  state_scene (&stated, scene);
  return stated;
}

static void
scene_init (Scene *scene)
{
  *scene = (Scene){ .margins = { 8, 8, 8, 8 }, .width = 320.0, .width_priority = 999 };
  for (guint i = 0; i < N_ITEMS; i++)
    {
      scene->content[i] = 10.0 + i;
      scene->hugging[i] = 250;
      scene->limit_priority[i] = 500;
      scene->limit_relation[i] = (TlRelation)((gint)(i % 3) - 1);
      scene->limit[i] = 12.0;
    }
}

static void
edit (Scene *scene)
{
  static const TlPriority priorities[] = { 100, 249, 251, 500, 749, 751, 999 };
  guint                   i = (guint)g_test_rand_int_range (0, N_ITEMS);
  double                  number = g_test_rand_int_range (0, 30);

  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
      scene->gap[i] = number;
      break;
    case 1:
      scene->is_limited[i] = !scene->is_limited[i];
      break;
    case 2:
      scene->limit[i] = number;
      break;
    case 3:
      scene->limit_priority[i] = priorities[g_test_rand_int_range (0, G_N_ELEMENTS (priorities))];
      break;
    case 4:
      scene->content[i] = scene->content[i] < 0.0 || number < 20.0 ? number : -1.0;
      break;
    case 5:
      scene->hugging[i] = priorities[g_test_rand_int_range (0, G_N_ELEMENTS (priorities))];
      break;
    case 6:
      scene->margins = (TlMargins){ number, number / 2.0, 3.0, number };
      break;
    default:
      scene->width = 200.0 + number;
      scene->width_priority = scene->width_priority < 1000.0f ? 1000 : 999;
      break;
    }
}

static void
assert_same (const Stated *one, const Stated *other, TlItem item)
{
  TlRectangle left, right;

  tl_layout_get_rectangle (one->layout, item, &left);
  tl_layout_get_rectangle (other->layout, item, &right);
  g_assert_cmpfloat_with_epsilon (left.x, right.x, 1e-6);
  g_assert_cmpfloat_with_epsilon (left.y, right.y, 1e-6);
  g_assert_cmpfloat_with_epsilon (left.width, right.width, 1e-6);
  g_assert_cmpfloat_with_epsilon (left.height, right.height, 1e-6);
}

/* TL_TEST_LONG=1 for a long run, TL_TEST_SHORT=1 for one under valgrind. */
static guint
count_edits (void)
{
  if (g_getenv ("TL_TEST_SHORT") != NULL)
    return 200;
  return g_getenv ("TL_TEST_LONG") != NULL ? 100000 : 5000;
}

static void
test_edits_agree_with_fresh_layouts (void)
{
  guint  n_edits = count_edits ();
  Scene  scene;
  Stated edited;

  scene_init (&scene);
  edited = stated_new (&scene);
  for (guint i = 0; i < n_edits; i++)
    {
      Stated fresh;

      edit (&scene);
      state_scene (&edited, &scene);
      fresh = stated_new (&scene);
      g_assert_true (tl_layout_solve (edited.layout, NULL));
      g_assert_true (tl_layout_solve (fresh.layout, NULL));
      assert_same (&edited, &fresh, edited.root);
      assert_same (&edited, &fresh, edited.guide);
      for (guint j = 0; j < N_ITEMS; j++)
        assert_same (&edited, &fresh, edited.items[j]);
      tl_layout_free (fresh.layout);
    }
  tl_layout_free (edited.layout);
}

/* Insets of 8 in an item that is 10 points wide give the guide a width of −6, without a conflict. */
static void
test_a_guide_may_be_smaller_than_nothing (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlMargins   insets = { 8, 8, 8, 8 };
  TlItem      root = tl_layout_add_item (layout);
  TlItem      guide = tl_layout_add_guide (layout, root);
  TlRectangle rectangle;

  tl_layout_set_position (layout, root, 0.0, 0.0);
  tl_layout_set_insets (layout, guide, &insets);
  tl_layout_set_target_size (layout, root, TL_AXIS_HORIZONTAL, 10.0, 1000, NULL);
  g_assert_true (tl_layout_solve (layout, NULL));
  tl_layout_get_rectangle (layout, guide, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.x, 8.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.width, -6.0, 1e-9);
}

/* A required height of 50 points and one of 60: the younger is broken, also after both were removed and added
 * again. */
static void
test_conflicts_name_the_constraints_of_the_layout (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem item = tl_layout_add_item (layout);

  tl_layout_set_position (layout, item, 0.0, 0.0);
  for (guint round = 0; round < 4; round++)
    {
      TlConstraint constraints[2];
      TlConflict   conflict;

      for (guint i = 0; i < 2; i++)
        constraints[i] = add (layout, item, TL_ATTRIBUTE_HEIGHT, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE,
                              round % 2 == i ? 50.0 : 60.0, 1000);
      g_assert_false (tl_layout_solve (layout, NULL));
      g_assert_cmpuint (tl_layout_get_n_conflicts (layout), ==, 1);
      g_assert_true (tl_layout_get_conflict (layout, 0, &conflict));
      g_assert_cmpuint (conflict.broken, ==, constraints[1]);
      g_assert_cmpuint (conflict.n_constraints, ==, 2);
      g_assert_cmpuint (conflict.constraints[0], ==, constraints[0]);
      g_assert_cmpuint (conflict.constraints[1], ==, constraints[1]);
      for (guint i = 0; i < 2; i++)
        g_assert_true (tl_layout_remove_constraint (layout, constraints[i], NULL));
      g_assert_true (tl_layout_solve (layout, NULL));
      g_assert_cmpuint (tl_layout_get_n_conflicts (layout), ==, 0);
    }
}

/* A list's width of 100, at first optional, then required, and a child that is required to be 80 wide and as
 * wide as its row: the child's width is broken, not the list's. */
static void
test_constraints_give_way_to_the_target_size (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem       root = tl_layout_add_item (layout);
  TlItem       child = tl_layout_add_item (layout);
  TlConstraint width;
  TlConflict   conflict;
  TlRectangle  rectangle;

  tl_layout_set_position (layout, root, 0.0, 0.0);
  g_assert_true (tl_layout_set_target_size (layout, root, TL_AXIS_HORIZONTAL, 0.0, 50, NULL));
  add (layout, child, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, root, TL_ATTRIBUTE_WIDTH, 0.0, 1000);
  width = add (layout, child, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 80.0, 1000);
  for (guint round = 0; round < 3; round++)
    {
      g_assert_true (tl_layout_set_target_size (layout, root, TL_AXIS_HORIZONTAL, 100.0, 50, NULL));
      g_assert_true (tl_layout_solve (layout, NULL));
      g_assert_true (tl_layout_set_target_size (layout, root, TL_AXIS_HORIZONTAL, 100.0, 1000, NULL));
      g_assert_false (tl_layout_solve (layout, NULL));
      g_assert_true (tl_layout_get_conflict (layout, 0, &conflict));
      g_assert_cmpuint (conflict.broken, ==, width);
      tl_layout_get_rectangle (layout, root, &rectangle);
      g_assert_cmpfloat_with_epsilon (rectangle.width, 100.0, 1e-9);
    }
}

static guint
count_rows (TlLayout *layout)
{
  const TlSolver *solver = tl_layout_get_solver (layout);
  guint           n_rows = 0;

  for (TlConstraint id = 0; (id = tl_solver_next_constraint (solver, id)) != 0;)
    n_rows++;
  return n_rows;
}

/* The constraints are those of two non-negative lengths and the target size. */
static void
test_a_target_size_is_one_constraint_of_the_solver (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem item = tl_layout_add_item (layout);

  for (double width = 100.0; width < 110.0; width++)
    {
      g_assert_true (tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, width, 999, NULL));
      g_assert_true (tl_layout_solve (layout, NULL));
      g_assert_cmpuint (count_rows (layout), ==, 3);
    }
}

/* A required target size that is older than the item's width. It is removed, more constraints are withdrawn
 * than a layout keeps suspended, and the target size is set again. */
static void
test_a_target_size_keeps_its_age_while_it_is_away (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem       item = tl_layout_add_item (layout);
  TlConstraint width;
  TlConflict   conflict;

  g_assert_true (tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, 100.0, 1000, NULL));
  width = add (layout, item, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 80.0, 1000);
  for (guint round = 0; round < 3; round++)
    {
      g_assert_true (tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, 0.0, 0, NULL));
      g_assert_true (tl_layout_solve (layout, NULL));
      for (guint i = 1; i <= 200; i++)
        g_assert_true (
          tl_layout_remove_constraint (layout,
                                       add (layout, item, TL_ATTRIBUTE_HEIGHT, TL_RELATION_EQUAL, 0,
                                            TL_ATTRIBUTE_NONE, i, (TlPriority)(200 * round + i)),
                                       NULL));
      g_assert_true (tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, 100.0, 1000, NULL));
      g_assert_false (tl_layout_solve (layout, NULL));
      g_assert_true (tl_layout_get_conflict (layout, 0, &conflict));
      g_assert_cmpuint (conflict.broken, ==, width);
    }
}

static void
test_rejected_numbers_change_nothing (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem       item = tl_layout_add_item (layout);
  TlConstraint height;
  TlRectangle  rectangle;

  tl_layout_set_position (layout, item, 0.0, 0.0);
  height = add (layout, item, TL_ATTRIBUTE_HEIGHT, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 30.0, 1000);
  g_assert_true (tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, 40.0, 999, NULL));
  g_assert_false (tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, 70.0, 2000, NULL));
  g_assert_false (
    tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, G_MAXDOUBLE * 10.0, 999, NULL));
  g_assert_false (tl_layout_set_priority (layout, height, 0, NULL));
  g_assert_false (tl_layout_set_constant (layout, height, G_MAXDOUBLE * 10.0, NULL));
  g_assert_true (tl_layout_solve (layout, NULL));
  tl_layout_get_rectangle (layout, item, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.width, 40.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (rectangle.height, 30.0, 1e-9);
}

/* A constraint between the right edges of two items, whose equation has four terms, with numbers of which one
 * is not valid, or whose sum of coefficients is infinite. */
static void
test_constraints_with_invalid_numbers_are_not_added (void)
{
  static const struct
  {
    double        multiplier, constant;
    TlPriority    priority;
    TlSolverError code;
  } rejected[] = {
    { NAN, 0.0, 1000, TL_SOLVER_ERROR_NOT_FINITE },
    { 1.0, INFINITY, 1000, TL_SOLVER_ERROR_NOT_FINITE },
    { 1.7e308, 0.0, 1000, TL_SOLVER_ERROR_NOT_FINITE },
    { 1.0, 0.0, -5, TL_SOLVER_ERROR_BAD_PRIORITY },
    { 1.0, 0.0, 1001, TL_SOLVER_ERROR_BAD_PRIORITY },
    { 1.0, 0.0, 0, TL_SOLVER_ERROR_BAD_PRIORITY },
    { 1.0, 0.0, (TlPriority)NAN, TL_SOLVER_ERROR_NOT_FINITE },
  };
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem      one = tl_layout_add_item (layout), other = tl_layout_add_item (layout);
  TlRectangle rectangle;

  tl_layout_set_position (layout, one, 0.0, 0.0);
  tl_layout_set_position (layout, other, 0.0, 0.0);
  add (layout, one, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 50.0, 1000);
  for (guint i = 0; i < G_N_ELEMENTS (rejected); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (tl_layout_add_constraint (layout, one, TL_ATTRIBUTE_RIGHT, TL_RELATION_EQUAL, other,
                                                  TL_ATTRIBUTE_RIGHT, rejected[i].multiplier,
                                                  rejected[i].constant, rejected[i].priority, &error),
                        ==, 0);
      g_assert_error (error, TL_SOLVER_ERROR, (int)rejected[i].code);
    }
  g_assert_true (tl_layout_solve (layout, NULL));
  tl_layout_get_rectangle (layout, other, &rectangle);
  g_assert_cmpfloat_with_epsilon (rectangle.width, 0.0, 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout-edits/agree-with-fresh-layouts", test_edits_agree_with_fresh_layouts);
  g_test_add_func ("/layout-edits/a-guide-may-be-smaller-than-nothing",
                   test_a_guide_may_be_smaller_than_nothing);
  g_test_add_func ("/layout-edits/conflicts-name-the-constraints-of-the-layout",
                   test_conflicts_name_the_constraints_of_the_layout);
  g_test_add_func ("/layout-edits/constraints-give-way-to-the-target-size",
                   test_constraints_give_way_to_the_target_size);
  g_test_add_func ("/layout-edits/a-target-size-is-one-constraint-of-the-solver",
                   test_a_target_size_is_one_constraint_of_the_solver);
  g_test_add_func ("/layout-edits/a-target-size-keeps-its-age-while-it-is-away",
                   test_a_target_size_keeps_its_age_while_it_is_away);
  g_test_add_func ("/layout-edits/rejected-numbers-change-nothing", test_rejected_numbers_change_nothing);
  g_test_add_func ("/layout-edits/constraints-with-invalid-numbers-are-not-added",
                   test_constraints_with_invalid_numbers_are_not_added);
  return g_test_run ();
}
