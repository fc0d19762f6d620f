/* test-row-heights.c: heights by section and row. */
#include <math.h>
#include <templatelayout.h>

/* Stores the heights base, base + 1, … in rows 0 to n − 1 of a section. */
static void
fill (TlRowHeights *heights, guint section, guint n_rows, double base)
{
  for (guint row = 0; row < n_rows; row++)
    tl_row_heights_store (heights, section, row, base + row);
}

/* Compares heights with those expected; −1 means none. */
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

/* FDTemplateLayoutCell and DGTemplateLayoutCell exchange the two rows; UIKit moves one and shifts those
 * between. */
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

static void
test_unknown_rows_count_their_estimates (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();
  TlTablePlace place;

  tl_row_heights_insert_sections (heights, 0, 1);
  tl_row_heights_insert_rows (heights, 0, 0, 1000000);
  g_assert_cmpfloat (tl_row_heights_get_total (heights), ==, 0.0);
  g_assert_true (tl_row_heights_set_estimate (heights, 44.0));
  g_assert_cmpfloat (tl_row_heights_get_total (heights), ==, 44e6);
  tl_row_heights_estimate_row (heights, 0, 10, 100.0);
  tl_row_heights_store (heights, 0, 20, 60.0);
  g_assert_false (tl_row_heights_estimate_row (heights, 0, 20, 100.0));
  g_assert_cmpfloat (tl_row_heights_get_total (heights), ==, 44e6 + 56.0 + 16.0);
  place = tl_row_heights_find_offset (heights, 11 * 44.0 + 56.0);
  g_assert_cmpuint (place.row, ==, 11);
  g_assert_false (tl_row_heights_set_estimate (heights, -1.0));
}

static void
test_headers_and_footers_count (void)
{
  TlTablePlace found;
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();
  TlTablePlace place;

  fill (heights, 0, 2, 20.0); /* 20, 21 */
  fill (heights, 1, 1, 30.0);
  tl_row_heights_set_header_or_footer (heights, 1, TL_TABLE_HEADER, (TlRowHeight){ TL_HEIGHT_KNOWN, 10.0 });
  tl_row_heights_set_header_or_footer (heights, 0, TL_TABLE_FOOTER,
                                       (TlRowHeight){ TL_HEIGHT_ESTIMATED, 5.0 });
  g_assert_true (tl_row_heights_get_place (heights, TL_TABLE_ROW, 1, 0, &place));
  g_assert_cmpfloat (place.offset, ==, 20.0 + 21.0 + 5.0 + 10.0);
  g_assert_cmpint (tl_row_heights_find_offset (heights, 41.0).part, ==, TL_TABLE_FOOTER);
  g_assert_cmpint (tl_row_heights_find_offset (heights, 46.0).part, ==, TL_TABLE_HEADER);
  g_assert_true (tl_row_heights_find_place (heights, 46.0, &found));
  g_assert_cmpint (found.part, ==, TL_TABLE_HEADER);
  g_assert_false (tl_row_heights_find_place (heights, -1.0, &found));
  g_assert_cmpint (found.part, ==, TL_TABLE_HEADER);
  g_assert_cmpint (tl_row_heights_get_header_or_footer (heights, 0, TL_TABLE_FOOTER).state, ==,
                   TL_HEIGHT_ESTIMATED);
  g_assert_false (tl_row_heights_get_place (heights, TL_TABLE_ROW, 1, 1, &place));
  g_assert_false (tl_row_heights_get_place (heights, TL_TABLE_HEADER, 2, 0, &place));
}

static void
test_sections_are_taken_to_another_table (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();
  g_autoptr (TlRowHeights) other = tl_row_heights_new ();
  TlSectionHeights *taken;

  fill (heights, 0, 2, 10.0);
  fill (heights, 1, 2, 20.0);
  taken = tl_row_heights_take_section (heights, 0);
  assert_rows (heights, 0, 2, (const double[]){ 20, 21 });
  tl_row_heights_put_section (other, 3, taken);
  assert_rows (other, 3, 2, (const double[]){ 10, 11 });
  g_assert_null (tl_row_heights_take_section (heights, 7));
  tl_row_heights_put_section (heights, 0, NULL);
  assert_rows (heights, 1, 2, (const double[]){ 20, 21 });
  tl_section_heights_free (tl_row_heights_take_section (heights, 1));
  g_assert_cmpuint (tl_row_heights_get_n_known (heights), ==, 0);
}

static void
test_more_rows_than_can_be_counted_are_left_out (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();

  g_assert_true (tl_row_heights_store (heights, 0, 4000000000u, 5.0));
  g_assert_cmpuint (tl_row_heights_get_n_rows (heights, 0), ==, 4000000001u);
  g_assert_false (tl_row_heights_store (heights, 1, 4000000000u, 5.0));
  tl_row_heights_insert_rows (heights, 0, 7, G_MAXUINT);
  g_assert_cmpuint (tl_row_heights_get_n_rows (heights, 0), ==, G_MAXUINT);
  g_assert_false (tl_row_heights_store (heights, 0, G_MAXUINT, 5.0));
  g_assert_false (tl_row_heights_set_header_or_footer (heights, G_MAXUINT, TL_TABLE_HEADER,
                                                       (TlRowHeight){ TL_HEIGHT_KNOWN, 10.0 }));
  tl_row_heights_insert_sections (heights, G_MAXUINT, G_MAXUINT);
  g_assert_cmpuint (tl_row_heights_get_n_sections (heights), ==, G_MAXUINT);
  tl_row_heights_forget_rows (heights, 0, 0, G_MAXUINT);
  g_assert_cmpuint (tl_row_heights_get_n_known (heights), ==, 0);
}

/* The table is filled while one of its sections is taken out, so the section cannot be put back. */
static void
test_a_section_that_finds_no_room_is_left_out (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();
  TlSectionHeights *taken;

  tl_row_heights_insert_sections (heights, 100, 5);
  taken = tl_row_heights_take_section (heights, 8);
  tl_row_heights_insert_sections (heights, G_MAXUINT, G_MAXUINT);
  g_assert_cmpuint (tl_row_heights_get_n_sections (heights), ==, G_MAXUINT);
  tl_row_heights_put_section (heights, 2, taken);
  g_assert_cmpuint (tl_row_heights_get_n_sections (heights), ==, G_MAXUINT);
  g_assert_true (tl_row_heights_check_invariants (heights));
}

static void
test_a_section_whose_rows_find_no_room_is_left_out (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();
  TlSectionHeights *taken;

  g_assert_true (tl_row_heights_store (heights, 0, 999, 5.0));
  taken = tl_row_heights_take_section (heights, 0);
  tl_row_heights_insert_rows (heights, 0, 0, G_MAXUINT);
  tl_row_heights_put_section (heights, 1, taken);
  g_assert_cmpuint (tl_row_heights_get_n_known (heights), ==, 0);
  g_assert_cmpuint (tl_row_heights_get_n_rows (heights, 0), ==, G_MAXUINT);
  g_assert_true (tl_row_heights_check_invariants (heights));
}

static void
test_totals_are_finite (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();

  g_assert_false (tl_row_heights_store (heights, 0, 0, 1e308));
  g_assert_false (tl_row_heights_estimate_row (heights, 0, 0, 1e308));
  g_assert_false (tl_row_heights_set_estimate (heights, 1e308));
  g_assert_true (tl_row_heights_set_estimate (heights, TL_HEIGHT_MAX));
  g_assert_true (tl_row_heights_store (heights, 0, 1, TL_HEIGHT_MAX));
  tl_row_heights_insert_rows (heights, 0, 0, G_MAXUINT);
  g_assert_true (isfinite (tl_row_heights_get_total (heights)));
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
  g_test_add_func ("/row-heights/unknown-rows-count-their-estimates",
                   test_unknown_rows_count_their_estimates);
  g_test_add_func ("/row-heights/headers-and-footers-count", test_headers_and_footers_count);
  g_test_add_func ("/row-heights/sections-are-taken-to-another-table",
                   test_sections_are_taken_to_another_table);
  g_test_add_func ("/row-heights/more-rows-than-can-be-counted-are-left-out",
                   test_more_rows_than_can_be_counted_are_left_out);
  g_test_add_func ("/row-heights/a-section-that-finds-no-room-is-left-out",
                   test_a_section_that_finds_no_room_is_left_out);
  g_test_add_func ("/row-heights/a-section-whose-rows-find-no-room-is-left-out",
                   test_a_section_whose_rows_find_no_room_is_left_out);
  g_test_add_func ("/row-heights/totals-are-finite", test_totals_are_finite);
  return g_test_run ();
}
