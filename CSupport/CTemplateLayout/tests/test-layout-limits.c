/* test-layout-limits.c: items that only inequalities position.
 *
 * In Cassowary, the slack of an inequality is 0 unless other constraints require another value, so an item is
 * at the limit of the inequality; lengths, which are restricted like slacks, are 0.
 */
#include <templatelayout.h>

#define N_ITEMS 5
#define N_EDITS 60

static TlConstraint
limit (TlLayout   *layout,
       TlItem      first,
       TlAttribute attribute,
       TlRelation  relation,
       TlItem      second,
       TlAttribute other,
       double      constant)
{
  g_autoptr (GError) error = NULL;
  TlConstraint id = tl_layout_add_constraint (layout, first, attribute, relation, second, other, 1.0,
                                              constant, TL_PRIORITY_REQUIRED, &error);

  g_assert_no_error (error);
  return id;
}

/* Adds an item of 320 × 567 at (0, 0). */
static TlItem
add_container (TlLayout *layout)
{
  TlItem container = tl_layout_add_item (layout);

  tl_layout_set_position (layout, container, 0.0, 0.0);
  limit (layout, container, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 320.0);
  limit (layout, container, TL_ATTRIBUTE_HEIGHT, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 567.0);
  return container;
}

static TlRectangle
solve (TlLayout *layout, TlItem item)
{
  g_autoptr (GError) error = NULL;
  TlRectangle rectangle;

  tl_layout_solve (layout, &error);
  g_assert_no_error (error);
  tl_layout_get_rectangle (layout, item, &rectangle);
  return rectangle;
}

static void
test_an_edge_is_at_its_limit (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem      container = add_container (layout), item = tl_layout_add_item (layout);
  TlRectangle frame;

  limit (layout, item, TL_ATTRIBUTE_LEADING, TL_RELATION_LESS_OR_EQUAL, container, TL_ATTRIBUTE_LEADING,
         23.0);
  limit (layout, container, TL_ATTRIBUTE_BOTTOM, TL_RELATION_GREATER_OR_EQUAL, item, TL_ATTRIBUTE_BOTTOM,
         45.0);
  frame = solve (layout, item);
  g_assert_cmpfloat_with_epsilon (frame.x, 23.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (frame.width, 0.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (frame.y, 522.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (frame.height, 0.0, 1e-9);
}

static void
test_a_length_stays_zero (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem      container = add_container (layout), item = tl_layout_add_item (layout);
  TlRectangle frame;

  limit (layout, item, TL_ATTRIBUTE_LEADING, TL_RELATION_EQUAL, container, TL_ATTRIBUTE_LEADING, 8.0);
  limit (layout, item, TL_ATTRIBUTE_TRAILING, TL_RELATION_LESS_OR_EQUAL, container, TL_ATTRIBUTE_TRAILING,
         -8.0);
  limit (layout, item, TL_ATTRIBUTE_HEIGHT, TL_RELATION_LESS_OR_EQUAL, 0, TL_ATTRIBUTE_NONE, 100.0);
  frame = solve (layout, item);
  g_assert_cmpfloat_with_epsilon (frame.x, 8.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (frame.width, 0.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (frame.height, 0.0, 1e-9);
}

static void
test_other_constraints_come_first (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem container = add_container (layout), item = tl_layout_add_item (layout);

  limit (layout, item, TL_ATTRIBUTE_LEADING, TL_RELATION_LESS_OR_EQUAL, container, TL_ATTRIBUTE_LEADING,
         23.0);
  limit (layout, item, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 300.0);
  limit (layout, item, TL_ATTRIBUTE_TRAILING, TL_RELATION_LESS_OR_EQUAL, container, TL_ATTRIBUTE_TRAILING,
         -8.0);
  g_assert_cmpfloat_with_epsilon (solve (layout, item).x, 12.0, 1e-9);
}

/* Between two limits the sum of the slacks is the same everywhere, so the item is as close to 0 as possible.
 */
static void
test_between_two_limits_an_edge_is_close_to_zero (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem container = add_container (layout), item = tl_layout_add_item (layout);

  limit (layout, item, TL_ATTRIBUTE_LEADING, TL_RELATION_LESS_OR_EQUAL, container, TL_ATTRIBUTE_LEADING,
         23.0);
  limit (layout, item, TL_ATTRIBUTE_LEADING, TL_RELATION_GREATER_OR_EQUAL, container, TL_ATTRIBUTE_LEADING,
         10.0);
  g_assert_cmpfloat_with_epsilon (solve (layout, item).x, 10.0, 1e-9);
}

static void
test_a_removed_inequality_has_no_limit (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem       container = add_container (layout), item = tl_layout_add_item (layout);
  TlConstraint edge;

  for (guint round = 0; round < 3; round++)
    {
      edge = limit (layout, item, TL_ATTRIBUTE_TOP, TL_RELATION_LESS_OR_EQUAL, container, TL_ATTRIBUTE_TOP,
                    23.0);
      g_assert_cmpfloat_with_epsilon (solve (layout, item).y, 23.0, 1e-9);
      tl_layout_set_constant (layout, edge, 30.0 + round, NULL);
      g_assert_cmpfloat_with_epsilon (solve (layout, item).y, 30.0 + round, 1e-9);
      tl_layout_remove_constraint (layout, edge, NULL);
      g_assert_cmpfloat_with_epsilon (solve (layout, item).y, 0.0, 1e-9);
    }
}

static void
test_an_item_at_a_limit_is_ambiguous (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem   container = add_container (layout), item = tl_layout_add_item (layout);
  gboolean position = FALSE, length = FALSE;

  limit (layout, item, TL_ATTRIBUTE_LEADING, TL_RELATION_LESS_OR_EQUAL, container, TL_ATTRIBUTE_LEADING,
         23.0);
  limit (layout, item, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 40.0);
  solve (layout, item);
  tl_layout_get_ambiguity (layout, item, TL_AXIS_HORIZONTAL, &position, &length);
  g_assert_true (position);
  g_assert_false (length);
}

/* A constraint of the random test. */
typedef struct
{
  TlItem       first, second;
  TlAttribute  attribute, other;
  TlRelation   relation;
  double       constant;
  TlPriority   priority;
  TlConstraint id; /* 0 while the constraint is not in the layout */
} RandomConstraint;

static const TlAttribute vertical_attributes[]
  = { TL_ATTRIBUTE_TOP, TL_ATTRIBUTE_BOTTOM, TL_ATTRIBUTE_CENTER_Y };

static RandomConstraint
random_constraint (GRand *random, const TlItem *items)
{
  guint first = (guint)g_rand_int_range (random, 1, N_ITEMS);

  return (RandomConstraint){
    .first = items[first],
    .second = items[g_rand_int_range (random, 0, (gint32)first)],
    .attribute = vertical_attributes[g_rand_int_range (random, 0, 3)],
    .other = vertical_attributes[g_rand_int_range (random, 0, 3)],
    .relation
    = (TlRelation)g_rand_int_range (random, TL_RELATION_LESS_OR_EQUAL, TL_RELATION_GREATER_OR_EQUAL + 1),
    .constant = g_rand_int_range (random, -40, 41),
    .priority = (TlPriority)g_rand_int_range (random, 1, 4) * 100.0f,
  };
}

static void
random_add (TlLayout *layout, RandomConstraint *constraint)
{
  constraint->id = tl_layout_add_constraint (layout, constraint->first, constraint->attribute,
                                             constraint->relation, constraint->second, constraint->other, 1.0,
                                             constraint->constant, constraint->priority, NULL);
  g_assert_cmpuint (constraint->id, !=, 0);
}

/* Adds a constraint, or removes it and, every other time, adds it again. */
static void
random_toggle (TlLayout *layout, GRand *random, RandomConstraint *constraint)
{
  gboolean was_present = constraint->id != 0;

  if (was_present)
    tl_layout_remove_constraint (layout, constraint->id, NULL);
  constraint->id = 0;
  if (!was_present || g_rand_boolean (random))
    random_add (layout, constraint);
}

static TlLayout *
random_layout (TlItem *items)
{
  TlLayout *layout = tl_layout_new ();

  items[0] = add_container (layout);
  for (guint i = 1; i < N_ITEMS; i++)
    items[i] = tl_layout_add_item (layout);
  return layout;
}

/* Compares an edited layout with a new one of the same constraints. */
static void
assert_like_new (TlLayout *edited, const RandomConstraint *constraints, guint n_constraints)
{
  TlItem items[N_ITEMS];
  g_autoptr (TlLayout) layout = random_layout (items);

  for (guint i = 0; i < n_constraints; i++)
    {
      RandomConstraint constraint = constraints[i];

      if (constraint.id != 0)
        random_add (layout, &constraint);
    }
  for (guint i = 0; i < N_ITEMS; i++)
    {
      TlRectangle one = solve (edited, items[i]), other = solve (layout, items[i]);

      g_assert_cmpfloat_with_epsilon (one.y, other.y, 1e-6);
      g_assert_cmpfloat_with_epsilon (one.height, other.height, 1e-6);
    }
}

static void
test_the_order_of_edits_has_no_effect (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < 60; round++)
    {
      RandomConstraint constraints[6];
      TlItem           items[N_ITEMS];
      g_autoptr (TlLayout) layout = random_layout (items);

      for (guint i = 0; i < G_N_ELEMENTS (constraints); i++)
        constraints[i] = random_constraint (random, items);
      for (guint edit = 0; edit < N_EDITS; edit++)
        {
          RandomConstraint *constraint
            = &constraints[g_rand_int_range (random, 0, G_N_ELEMENTS (constraints))];

          random_toggle (layout, random, constraint);
          assert_like_new (layout, constraints, G_N_ELEMENTS (constraints));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/limits/an-edge-is-at-its-limit", test_an_edge_is_at_its_limit);
  g_test_add_func ("/layout/limits/a-length-stays-zero", test_a_length_stays_zero);
  g_test_add_func ("/layout/limits/other-constraints-come-first", test_other_constraints_come_first);
  g_test_add_func ("/layout/limits/between-two-limits-an-edge-is-close-to-zero",
                   test_between_two_limits_an_edge_is_close_to_zero);
  g_test_add_func ("/layout/limits/a-removed-inequality-has-no-limit",
                   test_a_removed_inequality_has_no_limit);
  g_test_add_func ("/layout/limits/an-item-at-a-limit-is-ambiguous", test_an_item_at_a_limit_is_ambiguous);
  g_test_add_func ("/layout/limits/the-order-of-edits-has-no-effect", test_the_order_of_edits_has_no_effect);
  return g_test_run ();
}
