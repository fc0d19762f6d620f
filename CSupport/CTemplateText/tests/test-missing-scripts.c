/* test-missing-scripts.c: the scripts for which no font is installed. With inter.conf, fontconfig finds no
 * font but Inter, whose letters are Latin, Greek and Cyrillic. */
#include "comparison.h"

/* Measures a text in the system font, with or without attributes. */
static void
measure (Comparison *comparison, const char *text, PangoAttrList *attributes)
{
  TlFontDescription description;
  TlTextExtents     extents;

  tl_font_description_init_system (&description, 17.0, 400, FALSE);
  tl_text_measurer_measure (
    comparison->measurer, tl_text_measurer_find_font (comparison->measurer, &description),
    &(TlTextRequest){ .text = text, .length = -1, .width = 100 * PANGO_SCALE, .attributes = attributes },
    &extents);
}

static void
assert_missing (Comparison *comparison, const GUnicodeScript *expected, guint n_expected)
{
  guint                      n_scripts = 99;
  g_autofree GUnicodeScript *scripts
    = tl_text_measurer_list_missing_scripts (comparison->measurer, &n_scripts);

  g_assert_cmpmem (scripts, n_scripts * sizeof *scripts, expected, n_expected * sizeof *expected);
}

static void
test_installed_scripts_are_not_missing (void)
{
  Comparison *comparison = comparison_new (1 << 20);

  assert_missing (comparison, NULL, 0);
  measure (comparison, "Some words, \xd1\x81\xd0\xbb\xd0\xbe\xd0\xb2\xd0\xb0\t\x01", NULL);
  assert_missing (comparison, NULL, 0);
  comparison_free (comparison);
}

/* Unicode, Scripts.txt: U+4E2D is Han, U+0905 Devanagari, U+05D0 Hebrew; U+10FFFD, for private use, has no
 * script. */
static void
test_each_script_is_listed_once (void)
{
  static const GUnicodeScript right_to_left[] = { G_UNICODE_SCRIPT_HEBREW },
                              all[] = { G_UNICODE_SCRIPT_DEVANAGARI, G_UNICODE_SCRIPT_HAN,
                                        G_UNICODE_SCRIPT_HEBREW, G_UNICODE_SCRIPT_UNKNOWN };
  Comparison *comparison = comparison_new (1 << 20);

  measure (comparison, "\xd7\x90\xd7\x90", NULL);
  assert_missing (comparison, right_to_left, G_N_ELEMENTS (right_to_left));
  measure (comparison, "\xe0\xa4\x85 and \xe4\xb8\xad\xe4\xb8\xad", NULL);
  measure (comparison, "words \xf4\x8f\xbf\xbd\n\xd7\x90", NULL);
  assert_missing (comparison, all, G_N_ELEMENTS (all));
  comparison_free (comparison);
}

static void
test_text_with_attributes (void)
{
  static const GUnicodeScript han[] = { G_UNICODE_SCRIPT_HAN };
  Comparison                 *comparison = comparison_new (1 << 20);
  PangoAttrList              *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (2.0));
  measure (comparison, "\xe4\xb8\xad", attributes);
  assert_missing (comparison, han, G_N_ELEMENTS (han));
  pango_attr_list_unref (attributes);
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/missing-scripts/installed-scripts-are-not-missing",
                   test_installed_scripts_are_not_missing);
  g_test_add_func ("/text/missing-scripts/each-script-is-listed-once", test_each_script_is_listed_once);
  g_test_add_func ("/text/missing-scripts/text-with-attributes", test_text_with_attributes);
  return g_test_run ();
}
