/* test-arguments.c: invalid arguments are logged as critical, as in GLib's functions, or rejected with an
 * error, and have no other effect. */
#include <sys/stat.h>
#include <templatelayout.h>

#include <glib/gstdio.h>

#define CRITICAL(call)                                                                                       \
  do                                                                                                         \
    {                                                                                                        \
      g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*assertion*failed*");                      \
      call;                                                                                                  \
      g_test_assert_expected_messages ();                                                                    \
    }                                                                                                        \
  while (FALSE)

static void
test_heights_of_no_table (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();
  TlTablePlace place;
  guint        at = 0;

  CRITICAL (g_assert_false (tl_row_heights_store (NULL, 0, 0, 1.0)));
  CRITICAL (g_assert_false (tl_row_heights_lookup (NULL, 0, 0, NULL)));
  CRITICAL (tl_row_heights_insert_rows (NULL, 0, 0, 1));
  CRITICAL (g_assert_cmpuint (tl_row_heights_get_n_sections (NULL), ==, 0));
  CRITICAL (g_assert_cmpfloat (tl_row_heights_get_total (NULL), ==, 0.0));
  CRITICAL (g_assert_cmpint (tl_row_heights_find_offset (NULL, 0.0).part, ==, TL_TABLE_NOWHERE));
  CRITICAL (g_assert_false (tl_row_heights_find_unknown (heights, NULL, &at)));
  CRITICAL (g_assert_false (tl_row_heights_get_place (heights, TL_TABLE_ROW, 0, 0, NULL)));
  g_assert_false (tl_row_heights_get_place (heights, (TlTablePart)9, 0, 0, &place));
}

/* A row is neither a header nor a footer, and inserting zero sections inserts none. */
static void
test_parts_that_have_no_height_of_their_own (void)
{
  g_autoptr (TlRowHeights) heights = tl_row_heights_new ();
  const TlRowHeight height = { TL_HEIGHT_KNOWN, 10.0 };

  CRITICAL (g_assert_false (tl_row_heights_set_header_or_footer (heights, 0, TL_TABLE_ROW, height)));
  CRITICAL (tl_row_heights_get_header_or_footer (heights, 0, TL_TABLE_ROW));
  tl_row_heights_insert_sections (heights, 2, 0);
  g_assert_cmpuint (tl_row_heights_get_n_sections (heights), ==, 0);
}

static void
test_heights_of_no_cache (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  const TlHeightKey number = tl_height_key_number (1);
  const TlHeightKey unknown = { .kind = (TlKeyKind)9 };

  CRITICAL (tl_height_cache_set_context (NULL, 1.0, NULL));
  CRITICAL (g_assert_false (tl_height_cache_store (NULL, number, 0, 1.0)));
  CRITICAL (g_assert_false (tl_height_cache_lookup (NULL, number, 0, NULL)));
  CRITICAL (g_assert_cmpuint (tl_height_cache_get_n_heights (NULL), ==, 0));
  CRITICAL (g_assert_false (tl_height_cache_save (cache, NULL, "fonts", NULL)));
  CRITICAL (g_assert_false (tl_height_cache_load (cache, "path", NULL, NULL)));
  tl_height_cache_set_context (cache, 100.0, NULL);
  g_assert_false (tl_height_cache_store (cache, tl_height_key_string (NULL, 0), 0, 1.0));
  g_assert_true (tl_height_cache_store (cache, tl_height_key_bytes (NULL, 0), 0, 1.0));
  g_assert_false (tl_height_cache_store (cache, unknown, 0, 1.0));
}

/* Strings that are not UTF-8 could not be loaded again, and saving to a device would replace it with a file.
 */
static void
test_caches_that_cannot_be_saved (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *fifo = g_build_filename (folder, "fifo", NULL);
  g_autofree char *path = g_build_filename (folder, "heights", NULL);
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_false (tl_height_cache_save (cache, fifo, "fonts", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
  g_clear_error (&error);
  g_assert_false (tl_height_cache_load (cache, fifo, "fonts", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
  g_clear_error (&error);
  g_assert_false (tl_height_cache_save (cache, path, "f\xff", &error));
  g_assert_error (error, G_CONVERT_ERROR, G_CONVERT_ERROR_ILLEGAL_SEQUENCE);
  g_clear_error (&error);
  tl_height_cache_set_context (cache, 100.0, "t\xff");
  g_assert_true (tl_height_cache_store (cache, tl_height_key_number (1), 0, 1.0));
  g_assert_false (tl_height_cache_save (cache, path, "fonts", &error));
  g_assert_error (error, G_CONVERT_ERROR, G_CONVERT_ERROR_ILLEGAL_SEQUENCE);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_remove (fifo);
  g_rmdir (folder);
}

static void
test_layouts_of_nothing (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem   item = tl_layout_add_item (layout);
  TlItem   guide = tl_layout_add_guide (layout, item);
  gboolean ambiguous;

  CRITICAL (g_assert_cmpuint (tl_layout_add_item (NULL), ==, 0));
  CRITICAL (tl_layout_set_right_to_left (NULL, TRUE));
  CRITICAL (g_assert_false (tl_layout_has_converged (NULL)));
  CRITICAL (g_assert_null (tl_layout_get_solver (NULL)));
  CRITICAL (tl_layout_set_insets (layout, guide, NULL));
  CRITICAL (tl_layout_get_rectangle (layout, item, NULL));
  CRITICAL (g_assert_false (tl_layout_get_ambiguity (layout, item, TL_AXIS_HORIZONTAL, NULL, &ambiguous)));
  CRITICAL (g_assert_cmpuint (tl_solver_next_constraint (NULL, 0), ==, 0));
  CRITICAL (g_assert_false (tl_solver_check_invariants (NULL, NULL)));
  CRITICAL (g_assert_null (tl_conflict_format (NULL, 1, "broken")));
}

/* Positions are measured from views, not guides, and a proportion refers to another item. */
static void
test_containers_that_are_none (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem item = tl_layout_add_item (layout), guide = tl_layout_add_guide (layout, item);

  g_assert_cmpuint (tl_layout_add_constraint_within (layout, guide, item, TL_ATTRIBUTE_LEFT,
                                                     TL_RELATION_EQUAL, guide, TL_ATTRIBUTE_RIGHT, 0.5, 0.0,
                                                     TL_PRIORITY_REQUIRED, &error),
                    ==, 0);
  g_assert_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM);
  g_clear_error (&error);
  g_assert_cmpuint (tl_layout_add_proportion (layout, item, TL_ATTRIBUTE_LEFT, item, 0.5, 0.0, &error), ==,
                    0);
  g_assert_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM);
}

static TlConstraint
require_width (TlLayout *layout, TlItem item, TlItem other, double constant)
{
  return tl_layout_add_constraint (layout, item, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, other,
                                   other == 0 ? TL_ATTRIBUTE_NONE : TL_ATTRIBUTE_WIDTH, 1.0, constant,
                                   TL_PRIORITY_REQUIRED, NULL);
}

/* The error names constraints by the layout's ids, not by the solver's. */
static void
test_errors_name_the_constraints_that_the_caller_knows (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem       item = tl_layout_add_item (layout);
  TlConstraint kept = require_width (layout, item, 0, 10.0);
  TlConstraint given_up = require_width (layout, item, 0, 20.0);

  g_assert_cmpuint (kept, ==, 1);
  g_assert_cmpuint (given_up, ==, 2);
  g_assert_false (tl_layout_solve (layout, &error));
  g_assert_cmpstr (error->message, ==, "1 required constraint cannot hold; constraint 2 contradicts 1 other");
  g_clear_error (&error);
  g_assert_true (tl_layout_remove_constraint (layout, given_up, NULL));
  g_assert_cmpuint (require_width (layout, item, item, 5.0), ==, 2);
  g_assert_false (tl_layout_solve (layout, &error));
  g_assert_cmpstr (error->message, ==, "1 required constraint cannot hold; constraint 2 contradicts itself");
}

static char *
message_of (TlLayout *layout)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tl_layout_solve (layout, &error));
  return g_strdup (error->message);
}

/* Given sizes and positions, and the requirement that lengths are not negative, are not constraints of the
 * caller's. */
static void
test_errors_say_where_no_constraint_is_contradicted (void)
{
  g_autoptr (TlLayout) older = tl_layout_new ();
  g_autoptr (TlLayout) younger = tl_layout_new ();
  g_autoptr (TlLayout) negative = tl_layout_new ();
  TlItem           item = tl_layout_add_item (older);
  g_autofree char *of_older = NULL;
  g_autofree char *of_younger = NULL;
  g_autofree char *of_negative = NULL;

  require_width (older, item, 0, 50.0);
  tl_layout_set_target_size (older, item, TL_AXIS_HORIZONTAL, 100.0, TL_PRIORITY_REQUIRED, NULL);
  of_older = message_of (older);
  g_assert_cmpstr (
    of_older, ==,
    "1 required constraint cannot hold; a size or a position that is given contradicts 1 other");
  item = tl_layout_add_item (younger);
  tl_layout_set_target_size (younger, item, TL_AXIS_HORIZONTAL, 100.0, TL_PRIORITY_REQUIRED, NULL);
  require_width (younger, item, 0, 50.0);
  of_younger = message_of (younger);
  g_assert_cmpstr (
    of_younger, ==,
    "1 required constraint cannot hold; constraint 1 contradicts a size or a position that is given");
  item = tl_layout_add_item (negative);
  require_width (negative, item, 0, -5.0);
  of_negative = message_of (negative);
  g_assert_cmpstr (
    of_negative, ==,
    "1 required constraint cannot hold; constraint 1 contradicts a size or a position that is given");
}

/* Edits items and their sizes; each edit is rejected. */
static void
edit_items (TlLayout *layout, TlItem item)
{
  const TlMargins     margins = { 1.0, 1.0, 1.0, 1.0 };
  const TlContentSize size = { item, 1.0, 1.0 };

  CRITICAL (g_assert_cmpuint (tl_layout_add_item (layout), ==, 0));
  CRITICAL (g_assert_cmpuint (tl_layout_add_span (layout), ==, 0));
  CRITICAL (g_assert_cmpuint (tl_layout_add_guide (layout, item), ==, 0));
  CRITICAL (tl_layout_remove_item (layout, item));
  CRITICAL (tl_layout_set_insets (layout, item, &margins));
  CRITICAL (tl_layout_set_margins (layout, item, &margins));
  CRITICAL (tl_layout_set_position (layout, item, 1.0, 1.0));
  CRITICAL (tl_layout_set_baselines (layout, item, TL_BASELINES_FROM_EDGES, 1.0, 1.0));
  CRITICAL (tl_layout_set_measure (layout, item, NULL, NULL, NULL));
  CRITICAL (tl_layout_invalidate_content (layout, item));
  CRITICAL (tl_layout_set_right_to_left (layout, TRUE));
  CRITICAL (tl_layout_set_intrinsic_size (layout, item, TL_AXIS_VERTICAL, 1.0));
  CRITICAL (g_assert_false (tl_layout_set_content_sizes (layout, &size, 1, NULL)));
  CRITICAL (
    g_assert_false (tl_layout_set_content_priorities (layout, item, TL_AXIS_VERTICAL, 1.0f, 1.0f, NULL)));
  CRITICAL (g_assert_false (tl_layout_set_target_size (layout, item, TL_AXIS_VERTICAL, 1.0, 1000.0f, NULL)));
}

static void
edit_constraints_and_solve (TlLayout *layout, TlItem item)
{
  gboolean position, length;

  CRITICAL (g_assert_cmpuint (tl_layout_add_constraint (layout, item, TL_ATTRIBUTE_HEIGHT, TL_RELATION_EQUAL,
                                                        0, TL_ATTRIBUTE_NONE, 1.0, 1.0, 1000.0f, NULL),
                              ==, 0));
  CRITICAL (g_assert_cmpuint (tl_layout_add_constraint_within (layout, item, item, TL_ATTRIBUTE_HEIGHT,
                                                               TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 1.0,
                                                               1.0, 1000.0f, NULL),
                              ==, 0));
  CRITICAL (g_assert_cmpuint (
    tl_layout_add_proportion (layout, item, TL_ATTRIBUTE_LEFT, item, 0.0, 1.0, NULL), ==, 0));
  CRITICAL (g_assert_false (tl_layout_set_constant (layout, 1, 1.0, NULL)));
  CRITICAL (g_assert_false (tl_layout_set_priority (layout, 1, 1.0f, NULL)));
  CRITICAL (g_assert_false (tl_layout_remove_constraint (layout, 1, NULL)));
  CRITICAL (g_assert_false (tl_layout_solve (layout, NULL)));
  CRITICAL (
    g_assert_false (tl_layout_get_fitting_size (layout, item, 1.0, 1000.0f, 0.0, 50.0f, NULL, NULL, NULL)));
  CRITICAL (g_assert_false (tl_layout_get_ambiguity (layout, item, TL_AXIS_VERTICAL, &position, &length)));
  CRITICAL (tl_layout_free (layout));
}

/* Edits the solver that a layout is made of; each edit is rejected. */
static void
edit_solver (TlSolver *solver)
{
  const TlTerm       term = { 1, 1.0 };
  const TlConstraint row = tl_solver_next_constraint (solver, 0);
  const double       constant = 7.0;
  double             direction[16], reach;

  g_assert_cmpuint (row, !=, 0);
  CRITICAL (g_assert_cmpuint (tl_solver_add_variable (solver), ==, 0));
  CRITICAL (g_assert_cmpuint (
    tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 1.0, 1000.0f, NULL), ==, 0));
  CRITICAL (
    g_assert_cmpuint (tl_solver_add_two_sided (solver, &term, 1, 1.0, 1000.0f, 1000.0f, NULL), ==, 0));
  CRITICAL (g_assert_false (tl_solver_remove_constraint (solver, row, NULL)));
  CRITICAL (g_assert_false (tl_solver_set_constant (solver, row, constant, NULL)));
  CRITICAL (g_assert_false (tl_solver_set_constants (solver, &row, &constant, 1, NULL)));
  CRITICAL (g_assert_false (tl_solver_set_priority (solver, row, 1.0f, NULL)));
  CRITICAL (g_assert_false (tl_solver_set_two_sided_priorities (solver, row, 1.0f, 1.0f, NULL)));
  CRITICAL (tl_solver_set_user_data (solver, row, solver));
  CRITICAL (g_assert_false (tl_solver_solve (solver, NULL)));
  CRITICAL (g_assert_false (tl_solver_is_ambiguous (solver, 1)));
  g_assert_cmpuint (tl_solver_get_n_variables (solver), <=, G_N_ELEMENTS (direction));
  CRITICAL (g_assert_false (tl_solver_get_optimal_ray (solver, 0, direction, &reach)));
  CRITICAL (g_assert_false (tl_solver_check_invariants (solver, NULL)));
  CRITICAL (tl_solver_free (solver));
}

static void
measure_and_edit (TlItem item, double width, TlMeasurement *measurement, gpointer layout)
{
  edit_items (layout, item);
  edit_constraints_and_solve (layout, item);
  edit_solver (tl_layout_get_solver (layout));
  measurement->width = 100.0;
  measurement->height = width < 0.0 ? 10.0 : 20.0;
}

/* The content is 10 high unbounded and 20 in the width of 60 that it has. */
static void
test_edits_while_content_is_measured (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (GError) error = NULL;
  TlItem      item = tl_layout_add_item (layout);
  TlRectangle rectangle;

  tl_layout_set_position (layout, item, 5.0, 5.0);
  tl_layout_add_constraint (layout, item, TL_ATTRIBUTE_WIDTH, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 1.0,
                            60.0, 1000.0f, &error);
  g_assert_no_error (error);
  tl_layout_set_measure (layout, item, measure_and_edit, layout, NULL);
  tl_layout_solve (layout, &error);
  g_assert_no_error (error);
  tl_layout_get_rectangle (layout, item, &rectangle);
  g_assert_cmpfloat (rectangle.x, ==, 5.0);
  g_assert_cmpfloat (rectangle.width, ==, 60.0);
  g_assert_cmpfloat (rectangle.height, ==, 20.0);
  g_assert_cmpuint (tl_layout_add_item (layout), ==, item + 1);
}

static void
add_items (gpointer layout)
{
  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (tl_layout_add_item (layout), !=, 0);
}

/* Adding items moves them in memory; an item that is removed or changed already has its new state then. */
static void
test_edits_when_a_measure_function_is_taken_back (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  TlItem      removed = tl_layout_add_item (layout), changed = tl_layout_add_item (layout);
  TlRectangle rectangle;

  tl_layout_set_measure (layout, removed, measure_and_edit, layout, add_items);
  tl_layout_set_measure (layout, changed, measure_and_edit, layout, add_items);
  tl_layout_remove_item (layout, removed);
  tl_layout_set_measure (layout, changed, NULL, NULL, NULL);
  tl_layout_set_intrinsic_size (layout, changed, TL_AXIS_VERTICAL, 7.0);
  g_assert_true (tl_layout_solve (layout, NULL));
  tl_layout_get_rectangle (layout, changed, &rectangle);
  g_assert_cmpfloat (rectangle.height, ==, 7.0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/arguments/heights-of-no-table", test_heights_of_no_table);
  g_test_add_func ("/arguments/parts-that-have-no-height-of-their-own",
                   test_parts_that_have_no_height_of_their_own);
  g_test_add_func ("/arguments/heights-of-no-cache", test_heights_of_no_cache);
  g_test_add_func ("/arguments/caches-that-cannot-be-saved", test_caches_that_cannot_be_saved);
  g_test_add_func ("/arguments/layouts-of-nothing", test_layouts_of_nothing);
  g_test_add_func ("/arguments/containers-that-are-none", test_containers_that_are_none);
  g_test_add_func ("/arguments/errors-name-the-constraints-that-the-caller-knows",
                   test_errors_name_the_constraints_that_the_caller_knows);
  g_test_add_func ("/arguments/errors-say-where-no-constraint-is-contradicted",
                   test_errors_say_where_no_constraint_is_contradicted);
  g_test_add_func ("/arguments/edits-while-content-is-measured", test_edits_while_content_is_measured);
  g_test_add_func ("/arguments/edits-when-a-measure-function-is-taken-back",
                   test_edits_when_a_measure_function_is_taken_back);
  return g_test_run ();
}
