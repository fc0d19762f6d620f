/* test-template-errors.c: values and templates that are rejected, and programmer errors. */
#include "cell-fixture.h"

#include <math.h>

#define assert_fails_with(call, domain, code, words)                                                         \
  G_STMT_START                                                                                               \
  {                                                                                                          \
    g_autoptr (GError) error = NULL;                                                                         \
    g_assert_false (call);                                                                                   \
    g_assert_error (error, domain, code);                                                                    \
    g_assert_nonnull (strstr (error->message, words));                                                       \
  }                                                                                                          \
  G_STMT_END

#define assert_fails(call, code, words) assert_fails_with (call, TL_TEMPLATE_ERROR, code, words)

#define assert_critical(call, pattern)                                                                       \
  G_STMT_START                                                                                               \
  {                                                                                                          \
    g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, pattern);                                             \
    call;                                                                                                    \
    g_test_assert_expected_messages ();                                                                      \
  }                                                                                                          \
  G_STMT_END

/* A row with a text and an image that need values. */
static TlTemplate *
row_new (void)
{
  TlTemplate *template = tl_template_new ();
  TlItem text = fixture_add_text (template, "text", 15.0, 0);
  TlItem image = tl_template_add_image (template, "image");

  fixture_pin (template, text, TL_TEMPLATE_CONTENT, 8.0);
  fixture_relate (template, image, TL_ATTRIBUTE_TOP, text, TL_ATTRIBUTE_TOP, 0.0);
  return template;
}

static void
test_values_are_checked (void)
{
  g_autoptr (TlTemplate) template = row_new ();
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);

  assert_fails (tl_template_values_set_text (values, "txt", "x", &error), TL_TEMPLATE_ERROR_UNKNOWN_NAME,
                "\"txt\"");
  assert_fails (tl_template_values_set_hidden (values, "txt", TRUE, &error), TL_TEMPLATE_ERROR_UNKNOWN_NAME,
                "\"txt\"");
  assert_fails (tl_template_values_set_constant (values, "text", 1.0, &error), TL_TEMPLATE_ERROR_UNKNOWN_NAME,
                "constraint \"text\"");
  assert_fails (tl_template_values_set_text (values, "image", "x", &error), TL_TEMPLATE_ERROR_WRONG_KIND,
                "\"image\"");
  assert_fails (tl_template_values_set_size (values, "text", 1.0, 1.0, &error), TL_TEMPLATE_ERROR_WRONG_KIND,
                "\"text\"");
  assert_fails (tl_template_values_set_size (values, "image", (double)NAN, 1.0, &error),
                TL_TEMPLATE_ERROR_BAD_NUMBER, "\"image\"");
  assert_fails (tl_template_values_set_number (values, "text", (double)INFINITY, &error),
                TL_TEMPLATE_ERROR_BAD_NUMBER, "\"text\"");
  assert_fails (tl_template_values_set_text (values, "text", "ab\xc3(", &error), TL_TEMPLATE_ERROR_BAD_TEXT,
                "byte 2");
}

static void
test_missing_values_are_named (void)
{
  g_autoptr (TlTemplate) template = row_new ();
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);
  double height = -1.0;

  assert_fails (tl_template_get_height (template, 320.0, NULL, &height, &error),
                TL_TEMPLATE_ERROR_MISSING_VALUE, "\"text\"");
  fixture_set_text (values, "text", "x");
  assert_fails (tl_template_get_height (template, 320.0, values, &height, &error),
                TL_TEMPLATE_ERROR_MISSING_VALUE,
                "no size for item \"image\": set it with tl_template_values_set_size()");
  g_assert_cmpfloat (height, ==, -1.0);
  g_assert_true (tl_template_needs_value (template, tl_template_find_item (template, "image")));
  g_assert_false (tl_template_needs_value (template, TL_TEMPLATE_CONTENT));
}

static void
test_widths_are_checked (void)
{
  const double widths[] = { 0.0, -1.0, 34.0, (double)NAN, (double)INFINITY };
  g_autoptr (TlTemplate) template = tl_template_new ();

  tl_template_set_accessory_width (template, 0.0, 34.0);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    assert_fails (tl_template_get_height (template, widths[i], NULL, NULL, &error),
                  TL_TEMPLATE_ERROR_BAD_NUMBER, "points wide");
}

/* The box is 400 points wide in a row of 320 that it fills. */
static void
test_conflicts_are_named_and_broken (void)
{
  g_autoptr (TlTemplate) template = tl_template_new ();
  TlItem box = tl_template_add_item (template, "box");
  double height = -1.0;

  fixture_pin (template, box, TL_TEMPLATE_CONTENT, 0.0);
  fixture_relate (template, box, TL_ATTRIBUTE_HEIGHT, 0, TL_ATTRIBUTE_NONE, 30.0);
  g_assert_cmpuint (tl_template_add_constraint (template, "too high", box, TL_ATTRIBUTE_HEIGHT,
                                                TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 1.0, 40.0,
                                                TL_PRIORITY_REQUIRED, NULL),
                    !=, 0);
  assert_fails (tl_template_get_height (template, 320.0, NULL, &height, &error), TL_TEMPLATE_ERROR_CONFLICT,
                "\"too high\"");
  assert_fails (tl_template_get_height (template, 320.0, NULL, &height, &error), TL_TEMPLATE_ERROR_CONFLICT,
                "box.height = 30");
  g_assert_cmpfloat_with_epsilon (height, 30.0, 1e-9);
}

static void
test_constraints_are_checked (void)
{
  g_autoptr (TlTemplate) template = row_new ();

  assert_fails_with (tl_template_add_constraint (template, NULL, 1, TL_ATTRIBUTE_TOP, TL_RELATION_EQUAL, 9,
                                                 TL_ATTRIBUTE_TOP, 1.0, 0.0, 1000.0f, &error),
                     TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_UNKNOWN_ITEM, "item 9");
  assert_fails_with (tl_template_add_constraint (template, NULL, 1, TL_ATTRIBUTE_TOP, TL_RELATION_EQUAL, 2,
                                                 TL_ATTRIBUTE_WIDTH, 1.0, 0.0, 1000.0f, &error),
                     TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_INVALID_PAIRING, "width");
  assert_fails (tl_template_add_constraint (template, NULL, 1, TL_ATTRIBUTE_TOP, TL_RELATION_EQUAL, 2,
                                            TL_ATTRIBUTE_TOP, 1.0, 0.0, 1001.0f, &error),
                TL_TEMPLATE_ERROR_BAD_NUMBER, "1001");
  assert_fails (tl_template_add_constraint (template, NULL, 1, TL_ATTRIBUTE_TOP, TL_RELATION_EQUAL, 2,
                                            TL_ATTRIBUTE_TOP, (double)NAN, 0.0, 1000.0f, &error),
                TL_TEMPLATE_ERROR_BAD_NUMBER, "nan");
  assert_fails (tl_template_set_content_priorities (template, 2, TL_AXIS_VERTICAL, 0.0f, 750.0f, &error),
                TL_TEMPLATE_ERROR_BAD_NUMBER, "priority");
  assert_fails (tl_template_set_text (template, 2, "\x80", &error), TL_TEMPLATE_ERROR_BAD_TEXT, "\"text\"");
}

static void
test_building_ends_with_the_first_use (void)
{
  g_autoptr (TlTemplate) template = row_new ();
  g_autoptr (TlTemplate) other = row_new ();
  g_autoptr (TlTemplateValues) values = tl_template_values_new (template);

  assert_critical (tl_template_add_item (template, NULL), "*can_add*");
  assert_critical (tl_template_set_scale (template, 3.0), "*is_open*");
  assert_critical (tl_template_get_height (other, 320.0, values, NULL, NULL), "*model*");
  g_assert_cmpuint (tl_template_get_n_items (template), ==, 3);
}

static void
test_names_are_unique (void)
{
  g_autoptr (TlTemplate) template = row_new ();

  assert_critical (g_assert_cmpuint (tl_template_add_item (template, "text"), ==, 0), "*can_add*");
  assert_critical (tl_template_add_item (template, "content"), "*can_add*");
  g_assert_cmpstr (tl_template_get_item_name (template, 2), ==, "text");
  g_assert_cmpuint (tl_template_find_item (template, "nothing"), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/template/errors/values-are-checked", test_values_are_checked);
  g_test_add_func ("/template/errors/missing-values-are-named", test_missing_values_are_named);
  g_test_add_func ("/template/errors/widths-are-checked", test_widths_are_checked);
  g_test_add_func ("/template/errors/conflicts-are-named-and-broken", test_conflicts_are_named_and_broken);
  g_test_add_func ("/template/errors/constraints-are-checked", test_constraints_are_checked);
  g_test_add_func ("/template/errors/building-ends-with-the-first-use",
                   test_building_ends_with_the_first_use);
  g_test_add_func ("/template/errors/names-are-unique", test_names_are_unique);
  return g_test_run ();
}
