/* test-row-heights.c: heights by section and row. */
#include <templatelayout.h>

/* Rows 0 to n − 1 of a section get the heights base, base + 1, … */
static void
fill (TlRowHeights *heights, guint section, guint n_rows, double base)
{
  for (guint row = 0; row < n_rows; row++)
    tl_row_heights_store (heights, section, row, base + row);
}

/* Expected heights, −1 for none. */
static void
assert_rows (const TlRowHeights *heights, guint section, guint n_rows, const double *expected)
{
  for (guint row = 0; row < n_rows; row++)
    {
      double height = -1.0;

      tl_row_heights_lookup (heights, section, row, &height);
      g_assert_cmpfloat (height, ==, expected[row]);
    }
}

static void
test_inserting_shifts_what_follows (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();

  fill (heights, 0, 3, 10.0);
  tl_row_heights_insert_rows (heights, 0, 1, 2);
  assert_rows (heights, 0, 5, (const double[]){ 10, -1, -1, 11, 12 });
}

static void
test_removing_shifts_what_follows (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();

  fill (heights, 0, 4, 10.0);
  tl_row_heights_remove_rows (heights, 0, 1, 2);
  assert_rows (heights, 0, 3, (const double[]){ 10, 13, -1 });
}

/* Both originals exchange the two rows; UIKit moves one and shifts those between. */
static void
test_moving_keeps_the_heights_of_neighbours (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();

  fill (heights, 0, 4, 10.0);
  tl_row_heights_move_row (heights, 0, 0, 0, 2);
  assert_rows (heights, 0, 4, (const double[]){ 11, 12, 10, 13 });
  tl_row_heights_move_row (heights, 0, 2, 0, 2);
  assert_rows (heights, 0, 4, (const double[]){ 11, 12, 10, 13 });
  tl_row_heights_move_row (heights, 0, 3, 1, 0);
  assert_rows (heights, 0, 4, (const double[]){ 11, 12, 10, -1 });
  assert_rows (heights, 1, 2, (const double[]){ 13, -1 });
}

static void
test_moving_a_section_shifts_those_between (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();

  for (guint section = 0; section < 4; section++)
    fill (heights, section, 1, 10.0 * section);
  tl_row_heights_move_section (heights, 0, 2); /* A B C D becomes B C A D */
  assert_rows (heights, 0, 1, (const double[]){ 10 });
  assert_rows (heights, 1, 1, (const double[]){ 20 });
  assert_rows (heights, 2, 1, (const double[]){ 0 });
  assert_rows (heights, 3, 1, (const double[]){ 30 });
}

static void
test_any_update_is_valid_on_an_empty_table (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();

  tl_row_heights_insert_sections (heights, 7, 2);
  tl_row_heights_remove_sections (heights, 3, 9);
  tl_row_heights_move_section (heights, 5, 1);
  tl_row_heights_insert_rows (heights, 2, 7, 2);
  tl_row_heights_remove_rows (heights, 2, 7, 2);
  tl_row_heights_move_row (heights, 4, 4, 1, 1);
  tl_row_heights_forget_rows (heights, 9, 9, 9);
  tl_row_heights_forget_sections (heights, 9, 9);
  g_assert_cmpuint (tl_row_heights_get_n_known (heights), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/row-heights/inserting-shifts-what-follows", test_inserting_shifts_what_follows);
  g_test_add_func ("/row-heights/removing-shifts-what-follows", test_removing_shifts_what_follows);
  g_test_add_func ("/row-heights/moving-keeps-the-heights-of-neighbours",
                   test_moving_keeps_the_heights_of_neighbours);
  g_test_add_func ("/row-heights/moving-a-section-shifts-those-between",
                   test_moving_a_section_shifts_those_between);
  g_test_add_func ("/row-heights/any-update-is-valid-on-an-empty-table",
                   test_any_update_is_valid_on_an_empty_table);
  return g_test_run ();
}
