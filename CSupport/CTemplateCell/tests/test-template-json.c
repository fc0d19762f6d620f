/* test-template-json.c: templates from their JSON form, and texts that are rejected with their lines. */
#include "cell-fixture.h"

#include <glib/gstdio.h>

#define HEAD "{\"format\": \"templatelayout-template\", \"version\": 1,\n"
#define FONT "\"font\": {\"size\": 15}"

/* A title and an image in a column beside each other's margins, as a designer's cell has them. */
static const char form[] = HEAD
  " \"scale\": 2, \"separator\": true, \"accessories\": [{\"width\": 20}], \"emptyHeight\": 44,\n"
  " \"content\": {\"margins\": [{\"left\": 16, \"top\": 8, \"right\": 16, \"bottom\": 8},\n"
  "   {\"rowWidth\": 400, \"left\": 20, \"top\": 10, \"right\": 20, \"bottom\": 10}]},\n"
  " \"items\": [\n"
  "  {\"name\": \"column\", \"kind\": \"stack\", \"axis\": \"vertical\", \"arranged\":\n"
  "    [{\"item\": \"title\", \"spacing\": 6}, {\"item\": \"photo\", \"spacing\": 6}, {\"item\": "
  "\"note\"}]},\n"
  "  {\"name\": \"title\", \"kind\": \"text\", \"lines\": 1, \"font\": {\"size\": 17, \"weight\": 700},\n"
  "    \"hugging\": [251, 251], \"compressionResistance\": [749, 750]},\n"
  "  {\"name\": \"photo\", \"kind\": \"image\"},\n"
  "  {\"name\": \"note\", \"kind\": \"text\", \"font\": {\"size\": 15}, \"text\": \"Note\", \"hidden\": "
  "true},\n"
  "  {\"name\": \"guide\", \"kind\": \"marginsGuide\", \"owner\": \"content\"},\n"
  "  {\"name\": \"line\", \"kind\": \"view\"}\n"
  " ],\n"
  " \"constraints\": [\n"
  "  {\"item\": \"column\", \"attribute\": \"leading\", \"toItem\": \"guide\", \"toAttribute\": "
  "\"leading\"},\n"
  "  {\"item\": \"column\", \"attribute\": \"trailing\", \"toItem\": \"guide\", \"toAttribute\": "
  "\"trailing\"},\n"
  "  {\"item\": \"column\", \"attribute\": \"top\", \"toItem\": \"content\", \"toAttribute\": "
  "\"topMargin\"},\n"
  "  {\"name\": \"bottom\", \"item\": \"guide\", \"attribute\": \"bottom\", \"toItem\": \"column\",\n"
  "   \"toAttribute\": \"bottom\", \"constant\": 3},\n"
  "  {\"item\": \"line\", \"attribute\": \"height\", \"relation\": \">=\", \"constant\": 1, \"priority\": "
  "999}\n"
  " ]\n"
  "}\n";

static void
test_form_is_a_template (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TlTemplate) template = tl_template_new_from_json (form, -1, &error);
  g_autoptr (TlTemplateValues) values = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (tl_template_get_n_items (template), ==, 7);
  g_assert_cmpuint (tl_template_find_constraint (template, "bottom"), ==, 4);
  values = tl_template_values_new (template);
  fixture_set_text (values, "title", "Title");
  g_assert_true (tl_template_values_set_size (values, "photo", 60.0, 40.0, NULL));
  /* margins, title, spacing, photo, the constraint's constant, margins, separator */
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, values),
                                  8.0 + 20.5 + 6.0 + 40.0 + 3.0 + 8.0 + 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 400.0, values),
                                  10.0 + 20.5 + 6.0 + 40.0 + 3.0 + 10.0 + 0.5, 1e-9);
  g_assert_true (tl_template_values_set_hidden (values, "note", FALSE, NULL));
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, values), 86.0 + 6.0 + 18.0, 1e-9);
}

static void
test_fonts_have_families (void)
{
  static const char text[] = HEAD
    "\"items\": [{\"name\": \"t\", \"kind\": \"text\", \"leading\": 2, \"wrap\": \"characters\", \"text\": "
    "\"1\\n2\",\n"
    "\"font\": {\"family\": \"Inter\", \"size\": 10, \"lineHeight\": \"proportional\", \"ascender\": 0.9,\n"
    "\"descender\": 0.3, \"glyphWidths\": \"helveticaNeue\", \"italic\": true, \"tracking\": 1}}],\n"
    "\"constraints\": [{\"item\": \"t\", \"attribute\": \"top\", \"toItem\": \"content\", \"toAttribute\": "
    "\"top\"},\n"
    "{\"item\": \"t\", \"attribute\": \"bottom\", \"toItem\": \"content\", \"toAttribute\": \"bottom\"}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (TlTemplate) template = tl_template_new_from_json (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpfloat_with_epsilon (fixture_get_height (template, 320.0, NULL), 12.0 + 2.0 + 12.0, 1e-9);
}

static const struct
{
  const char *text;
  int         code;
  const char *message;
} faults[] = {
  { "", TL_TEMPLATE_ERROR_BAD_FORM, "line 1: the text is not an object" },
  { "[]", TL_TEMPLATE_ERROR_BAD_FORM, "line 1: the text is not an object" },
  { "\"\"\n{}", TL_TEMPLATE_ERROR_BAD_FORM, "line 1: the text is not an object" },
  { "{}\n\n{}", TL_TEMPLATE_ERROR_NOT_JSON, "line 3: not JSON: the object is followed by more text" },
  { "{\n\"a\": 1,\n\"b\" 2}", TL_TEMPLATE_ERROR_NOT_JSON, "line 3: not JSON: " },
  { "{\n\n\"a\": \"\xff\"}", TL_TEMPLATE_ERROR_BAD_TEXT, "line 3: the text is not UTF-8" },
  { "{}", TL_TEMPLATE_ERROR_BAD_FORM, "\"format\"" },
  { "{\"format\": \"templatelayout-template\"}", TL_TEMPLATE_ERROR_BAD_FORM, "\"version\"" },
  { "\n{\"format\": \"templatelayout-template\", \"version\": 2}", TL_TEMPLATE_ERROR_VERSION,
    "line 2: the template has version 2; this library reads versions up to 1" },
  { HEAD "\"scale\": 0}", TL_TEMPLATE_ERROR_BAD_NUMBER, "\"scale\" is 0" },
  { HEAD "\"scale\": 1e999}", TL_TEMPLATE_ERROR_BAD_FORM, "\"scale\" is not a finite number" },
  { HEAD "\"separator\": 1}", TL_TEMPLATE_ERROR_BAD_FORM, "\"separator\" is not true or false" },
  { HEAD "\"seperator\": true}", TL_TEMPLATE_ERROR_BAD_FORM, "unknown member \"seperator\"" },
  { HEAD "\"items\": {}}", TL_TEMPLATE_ERROR_BAD_FORM, "\"items\" is not an array" },
  { HEAD "\"items\": [3]}", TL_TEMPLATE_ERROR_BAD_FORM, "element 0 of \"items\" is not an object" },
  { HEAD "\"items\": [\n{\"kind\": \"view\"}]}", TL_TEMPLATE_ERROR_BAD_FORM,
    "line 3: an item has no \"name\"" },
  { HEAD "\"items\": [\n{\"name\": \"a\"}]}", TL_TEMPLATE_ERROR_BAD_FORM,
    "line 3: unknown kind of item: none" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"video\"}]}", TL_TEMPLATE_ERROR_BAD_FORM, "video" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"view\"},\n{\"name\": \"a\", \"kind\": \"view\"}]}",
    TL_TEMPLATE_ERROR_BAD_FORM, "line 3: there are two items \"a\"" },
  { HEAD "\"items\": [{\"name\": \"content\", \"kind\": \"view\"}]}", TL_TEMPLATE_ERROR_BAD_FORM,
    "two items" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"view\", \"size\": [1, 2]}]}", TL_TEMPLATE_ERROR_BAD_FORM,
    "unknown member \"size\"" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"image\", \"size\": [1]}]}", TL_TEMPLATE_ERROR_BAD_FORM,
    "\"size\" is not an array of two finite numbers" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"text\"}]}", TL_TEMPLATE_ERROR_BAD_FORM, "no \"font\"" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"text\", " FONT ", \"lines\": -1}]}",
    TL_TEMPLATE_ERROR_BAD_NUMBER, "\"lines\" is -1" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"text\", " FONT ", \"lines\": 3e9}]}",
    TL_TEMPLATE_ERROR_BAD_NUMBER, "\"lines\" is 3e+09" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"text\", " FONT ", \"wrap\": \"never\"}]}",
    TL_TEMPLATE_ERROR_BAD_FORM, "\"wrap\" is unknown: \"never\"" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"view\", \"hugging\": [0, 250]}]}",
    TL_TEMPLATE_ERROR_BAD_NUMBER, "priority" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"marginsGuide\", \"owner\": \"b\"}]}",
    TL_TEMPLATE_ERROR_UNKNOWN_NAME, "no item \"b\"" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"marginsGuide\", \"owner\": \"content\"},\n"
         "{\"name\": \"b\", \"kind\": \"marginsGuide\", \"owner\": \"a\"}]}",
    TL_TEMPLATE_ERROR_BAD_FORM, "line 3: the owner of a margins guide is a guide" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"marginsGuide\", \"owner\": \"content\"}],\n"
         "\"constraints\": [{\"item\": \"content\", \"attribute\": \"width\", \"container\": \"a\"}]}",
    TL_TEMPLATE_ERROR_BAD_FORM, "line 3: the container of a constraint is a guide" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"stack\", \"arranged\": [{\"item\": \"b\"}]},\n"
         "{\"name\": \"b\", \"kind\": \"stack\", \"arranged\": [\n{\"item\": \"a\"}]}]}",
    TL_TEMPLATE_ERROR_CYCLE, "line 4: item \"a\" would contain itself" },
  { HEAD "\"items\": [{\"name\": \"a\", \"kind\": \"stack\", \"arranged\": [{\"item\": \"c\"}]}]}",
    TL_TEMPLATE_ERROR_UNKNOWN_NAME, "\"c\"" },
  { HEAD "\"constraints\": [\n\n{\"item\": \"titel\", \"attribute\": \"top\"}]}",
    TL_TEMPLATE_ERROR_UNKNOWN_NAME, "line 4: there is no item \"titel\"" },
  { HEAD "\"constraints\": [{\"attribute\": \"top\"}]}", TL_TEMPLATE_ERROR_BAD_FORM, "no \"item\"" },
  { HEAD "\"constraints\": [{\"item\": \"content\", \"attribute\": \"middle\"}]}", TL_TEMPLATE_ERROR_BAD_FORM,
    "\"attribute\" is unknown: \"middle\"" },
  { HEAD "\"constraints\": [{\"item\": \"content\", \"attribute\": \"width\", \"priority\": 2000}]}",
    TL_TEMPLATE_ERROR_BAD_NUMBER, "2000" },
  { HEAD "\"constraints\": [{\"name\": \"c\", \"item\": \"content\", \"attribute\": \"width\"},\n"
         "{\"name\": \"c\", \"item\": \"content\", \"attribute\": \"width\"}]}",
    TL_TEMPLATE_ERROR_BAD_FORM, "line 3: there are two constraints \"c\"" },
};

static void
test_faults_are_reported_with_their_lines (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("text %u", i);
      g_assert_null (tl_template_new_from_json (faults[i].text, -1, &error));
      g_assert_error (error, TL_TEMPLATE_ERROR, faults[i].code);
      g_assert_true (g_str_has_prefix (error->message, "line "));
      g_assert_nonnull (strstr (error->message, faults[i].message));
    }
}

static void
test_invalid_pairings_are_reported_with_their_lines (void)
{
  static const char text[] = HEAD "\"constraints\": [\n{\"item\": \"content\", \"attribute\": \"top\"}]}";
  g_autoptr (GError) error = NULL;

  g_assert_null (tl_template_new_from_json (text, -1, &error));
  g_assert_error (error, TL_LAYOUT_ERROR, TL_LAYOUT_ERROR_INVALID_PAIRING);
  g_assert_true (g_str_has_prefix (error->message, "line 3: "));
}

static void
test_deep_nesting_is_rejected (void)
{
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new (HEAD "\"items\": ");

  for (guint i = 0; i < 1000000; i++)
    g_string_append_c (text, '[');
  g_assert_null (tl_template_new_from_json (text->str, (gssize)text->len, &error));
  g_assert_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_NOT_JSON);
  g_assert_true (g_str_has_prefix (error->message, "line 2: values are nested"));
  g_string_free (text, TRUE);
}

/* The error of a text whose values are nested @depth deep, its first object included; the member is unknown.
 */
static char *
nesting_error (guint depth)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *opening = g_strnfill (depth - 1, '['), *closing = g_strnfill (depth - 1, ']');
  g_autofree char *text = g_strconcat (HEAD "\"nested\": ", opening, closing, "}", NULL);

  g_assert_null (tl_template_new_from_json (text, -1, &error));
  return g_strdup (error->message);
}

static void
test_values_are_nested_64_deep (void)
{
  g_autofree char *at_limit = nesting_error (64), *past_limit = nesting_error (65);

  g_assert_null (strstr (at_limit, "values are nested"));
  g_assert_cmpstr (past_limit, ==, "line 2: values are nested more than 64 deep");
}

/* Every truncated and every damaged text is either read or rejected, without a message in the log. */
static void
test_damaged_texts_do_not_crash (void)
{
  for (gsize length = 0; length < sizeof form; length++)
    {
      g_autofree char *damaged = g_strndup (form, sizeof form);
      TlTemplate *template = tl_template_new_from_json (form, (gssize)length, NULL);

      tl_template_unref (template);
      damaged[length] = (char)(damaged[length] ^ 0x15);
      tl_template_unref (tl_template_new_from_json (damaged, sizeof form - 1, NULL));
    }
}

static void
test_file_errors_name_the_file (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("template-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "cell.json", NULL), *start = NULL;

  g_assert_null (tl_template_new_from_file (path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  g_assert_null (tl_template_new_from_file (path, &error));
  start = g_strdup_printf ("%s: line 1: ", path);
  g_assert_true (g_str_has_prefix (error->message, start));
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, form, -1, NULL));
  tl_template_unref (tl_template_new_from_file (path, &error));
  g_assert_no_error (error);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/template/json/form-is-a-template", test_form_is_a_template);
  g_test_add_func ("/template/json/fonts-have-families", test_fonts_have_families);
  g_test_add_func ("/template/json/faults-are-reported-with-their-lines",
                   test_faults_are_reported_with_their_lines);
  g_test_add_func ("/template/json/invalid-pairings-are-reported-with-their-lines",
                   test_invalid_pairings_are_reported_with_their_lines);
  g_test_add_func ("/template/json/deep-nesting-is-rejected", test_deep_nesting_is_rejected);
  g_test_add_func ("/template/json/values-are-nested-64-deep", test_values_are_nested_64_deep);
  g_test_add_func ("/template/json/damaged-texts-do-not-crash", test_damaged_texts_do_not_crash);
  g_test_add_func ("/template/json/file-errors-name-the-file", test_file_errors_name_the_file);
  return g_test_run ();
}
