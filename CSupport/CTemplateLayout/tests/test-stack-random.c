/* test-stack-random.c: which items of random rows give way, in layouts that are edited between solutions.
 *
 * The expected lengths follow from the documentation of UIStackView.h: adjustments occur according to the
 * hugging or compression resistance priorities of the items "or when that is ambiguous, according to
 * arrangement order". A row that is too long therefore stretches the first of the items with the lowest
 * hugging priority; a row that is too short compresses the items in the order of their compression resistance
 * and, at equal priorities, of the arrangement, each down to 0.
 */
#include <templatelayout.h>

#define MAX_ITEMS 6

static guint n_rows = 300;

typedef struct
{
  double     length;
  TlPriority hugging;
  TlPriority resistance;
  guint      order; /* the item's place in the row, from 1 */
} Content;

typedef struct
{
  TlLayout      *layout;
  TlStack        stack;
  guint          n_items;
  TlArrangedItem arranged[MAX_ITEMS]; /* in the order of the items' ids */
  Content        contents[MAX_ITEMS];
} Row;

static void
add (const TlStackConstraint *constraint, gpointer layout)
{
  tl_layout_add_constraint (layout, constraint->first_item, constraint->first_attribute, constraint->relation,
                            constraint->second_item, constraint->second_attribute, constraint->multiplier,
                            constraint->constant, constraint->priority, NULL);
}

/* Passes the content and the order of an item to the layout. */
static void
write_content (Row *row, guint index)
{
  const Content *content = &row->contents[index];
  TlItem         item = row->arranged[index].item;

  tl_layout_set_content_priorities (row->layout, item, TL_AXIS_HORIZONTAL, content->hugging,
                                    content->resistance, NULL);
  tl_layout_set_intrinsic_size (row->layout, item, TL_AXIS_HORIZONTAL, content->length);
  tl_layout_set_stack_order (row->layout, item, TL_AXIS_HORIZONTAL, content->order, FALSE);
}

static void
choose_content (Content *content, GRand *random)
{
  content->length = g_rand_int_range (random, 0, 20) * 5.0;
  content->hugging = 250.0f + (float)g_rand_int_range (random, 0, 2);
  content->resistance = 750.0f + (float)g_rand_int_range (random, 0, 2);
}

/* Exchanges the orders of two random items. The constraints that position the items do not matter here,
 * because the sum of the lengths is the same in each arrangement. */
static void
exchange_orders (Row *row, GRand *random)
{
  guint   one = (guint)g_rand_int_range (random, 0, (gint)row->n_items);
  guint   other = (guint)g_rand_int_range (random, 0, (gint)row->n_items);
  Content former = row->contents[one];

  row->contents[one].order = row->contents[other].order;
  row->contents[other].order = former.order;
  write_content (row, one);
  write_content (row, other);
}

static void
row_init (Row *row, GRand *random)
{
  row->layout = tl_layout_new ();
  row->stack = (TlStack){ .item = tl_layout_add_item (row->layout) };
  row->n_items = (guint)g_rand_int_range (random, 1, MAX_ITEMS + 1);
  for (guint i = 0; i < row->n_items; i++)
    {
      row->arranged[i] = (TlArrangedItem){ .item = tl_layout_add_item (row->layout) };
      choose_content (&row->contents[i], random);
      row->contents[i].order = i + 1;
      write_content (row, i);
    }
  tl_stack_arrange (&row->stack, row->arranged, row->n_items, add, row->layout);
}

/* Whether the item at index @one gives way before the one at index @other. */
static gboolean
gives_way_before (const Row *row, guint one, guint other, gboolean is_stretched)
{
  const Content *left = &row->contents[one], *right = &row->contents[other];
  TlPriority     priority = is_stretched ? left->hugging : left->resistance;
  TlPriority     other_priority = is_stretched ? right->hugging : right->resistance;

  if (priority < other_priority || priority > other_priority)
    return priority < other_priority;
  return left->order < right->order;
}

/* Computes the expected lengths of the items in a row of @length points. */
static void
expect_lengths (const Row *row, double length, double *lengths)
{
  gboolean gave_way[MAX_ITEMS] = { FALSE };
  double   excess = length;

  for (guint i = 0; i < row->n_items; i++)
    excess -= lengths[i] = row->contents[i].length;
  for (guint step = 0; step < row->n_items; step++)
    {
      guint first = MAX_ITEMS;

      for (guint i = 0; i < row->n_items; i++)
        {
          if (!gave_way[i] && (first == MAX_ITEMS || gives_way_before (row, i, first, excess > 0.0)))
            first = i;
        }
      gave_way[first] = TRUE;
      lengths[first] = MAX (0.0, row->contents[first].length + excess);
      excess -= lengths[first] - row->contents[first].length;
    }
}

static void
assert_lengths (const Row *row, double length)
{
  double expected[MAX_ITEMS];

  g_assert_true (tl_layout_set_target_size (row->layout, row->stack.item, TL_AXIS_HORIZONTAL, length,
                                            TL_PRIORITY_REQUIRED, NULL));
  g_assert_true (tl_layout_solve (row->layout, NULL));
  expect_lengths (row, length, expected);
  for (guint i = 0; i < row->n_items; i++)
    {
      TlRectangle rectangle;

      tl_layout_get_rectangle (row->layout, row->arranged[i].item, &rectangle);
      g_assert_cmpfloat_with_epsilon (rectangle.width, expected[i], 1e-6);
    }
  g_assert_true (tl_solver_check_invariants (tl_layout_get_solver (row->layout), NULL));
}

static void
test_order_decides_after_priorities (void)
{
  guint32 seed = (guint32)g_test_rand_int ();
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rows; i++)
    {
      Row row;

      row_init (&row, random);
      for (guint step = 0; step < 12; step++)
        {
          guint index = (guint)g_rand_int_range (random, 0, (gint)row.n_items);

          assert_lengths (&row, g_rand_int_range (random, 0, 100) * 5.0);
          if (step % 3 == 2)
            exchange_orders (&row, random);
          choose_content (&row.contents[index], random);
          write_content (&row, index);
        }
      tl_layout_free (row.layout);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (g_test_slow ())
    n_rows *= 100;
  g_test_add_func ("/stack/random/order-decides-after-priorities", test_order_decides_after_priorities);
  return g_test_run ();
}
