/* cell-fixture.c: short forms of calls that build templates, which abort on errors. */
#include "cell-fixture.h"

/* Adds a text in the regular system font. */
TlItem
fixture_add_text (TlTemplate *template, const char *name, double point_size, guint most_lines)
{
  return tl_template_add_system_text (template, name, point_size, 400, most_lines);
}

/* Adds the required constraint "first attribute = second attribute + constant". */
TlConstraint
fixture_relate (
  TlTemplate *template, TlItem first, TlAttribute one, TlItem second, TlAttribute other, double constant)
{
  g_autoptr (GError) error = NULL;
  TlConstraint constraint = tl_template_add_constraint (template, NULL, first, one, TL_RELATION_EQUAL, second,
                                                        other, 1.0, constant, TL_PRIORITY_REQUIRED, &error);

  g_assert_no_error (error);
  return constraint;
}

/* Ties all edges of an item to those of its container. */
void
fixture_pin (TlTemplate *template, TlItem item, TlItem container, double distance)
{
  fixture_relate (template, item, TL_ATTRIBUTE_LEADING, container, TL_ATTRIBUTE_LEADING, distance);
  fixture_relate (template, item, TL_ATTRIBUTE_TOP, container, TL_ATTRIBUTE_TOP, distance);
  fixture_relate (template, container, TL_ATTRIBUTE_TRAILING, item, TL_ATTRIBUTE_TRAILING, distance);
  fixture_relate (template, container, TL_ATTRIBUTE_BOTTOM, item, TL_ATTRIBUTE_BOTTOM, distance);
}

double
fixture_get_height (TlTemplate *template, double width, const TlTemplateValues *values)
{
  g_autoptr (GError) error = NULL;
  double   height = -1.0;
  gboolean is_measured = tl_template_get_height (template, width, values, &height, &error);

  g_assert_no_error (error);
  g_assert_true (is_measured);
  return height;
}

void
fixture_set_text (TlTemplateValues *values, const char *name, const char *text)
{
  g_autoptr (GError) error = NULL;
  gboolean is_set = tl_template_values_set_text (values, name, text, &error);

  g_assert_no_error (error);
  g_assert_true (is_set);
}
