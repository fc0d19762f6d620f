/* test-font-tables.c: tables of fonts that were made to be misread. */
#include "opentype/tl-gsub-rules.h"

#define FIRST_GLYPH 3

/* The start of a table GSUB; its list of lookups follows. */
static const guint16 header[] = { 1, 0, 0, 0, 10 };

/* A chained context of one glyph, whose coverage table follows; it has no records, so it keeps the glyph. */
static const guint16 context[] = { 3, 0, 1, 12, 0, 0, 1, 1, FIRST_GLYPH };

static void
append (GByteArray *table, const guint16 *numbers, guint n_numbers)
{
  for (guint i = 0; i < n_numbers; i++)
    {
      guint16 number = GUINT16_TO_BE (numbers[i]);

      g_byte_array_append (table, (const guint8 *)&number, sizeof number);
    }
}

static void
append_number (GByteArray *table, guint number)
{
  guint16 short_number = (guint16)number;

  append (table, &short_number, 1);
}

/* A table with @n_lookups lookups, all of which start at the same place and have @n_subtables subtables at
 * the same place. */
static GByteArray *
make_table (guint n_lookups, guint n_subtables)
{
  GByteArray *table = g_byte_array_new ();

  append (table, header, G_N_ELEMENTS (header));
  append_number (table, n_lookups);
  for (guint i = 0; i < n_lookups; i++)
    append_number (table, 2 + 2 * n_lookups);
  append_number (table, 6);
  append_number (table, 0);
  append_number (table, n_subtables);
  for (guint i = 0; i < n_subtables; i++)
    append_number (table, 6 + 2 * n_subtables);
  append (table, context, G_N_ELEMENTS (context));
  return table;
}

static TlGsubRules *
read_rules (GByteArray *bytes, guint n_lookups)
{
  TlOpenTypeTable table = { .tag = HB_OT_TAG_GSUB, .data = bytes->data, .length = bytes->len };
  hb_set_t       *lookups = hb_set_create (), *glyphs = hb_set_create ();
  TlGsubRules    *rules;

  hb_set_add_range (lookups, 0, n_lookups - 1);
  hb_set_add_range (glyphs, FIRST_GLYPH, FIRST_GLYPH + 3);
  rules = tl_gsub_rules_new (hb_face_get_empty (), &table, lookups, glyphs);
  hb_set_destroy (lookups);
  hb_set_destroy (glyphs);
  return rules;
}

/* As many lookups as the rules have bits for: the context of the last one keeps its glyph, too. */
static void
test_the_last_lookup_is_the_last_one_applied (void)
{
  g_autoptr (GByteArray) table = make_table (64, 1);
  TlGsubRules *rules = read_rules (table, 64);
  guint16      glyphs[2];

  g_assert_nonnull (rules);
  glyphs[0] = glyphs[1] = tl_gsub_rules_find (rules, FIRST_GLYPH);
  g_assert_true (tl_gsub_rules_apply (rules, glyphs, G_N_ELEMENTS (glyphs), FALSE, FALSE));
  g_assert_cmpuint (tl_gsub_rules_get_glyph (rules, glyphs[0]), ==, FIRST_GLYPH);
  tl_gsub_rules_free (rules);
}

/* The limit is 67 108 864 steps. A reference to a context of one glyph takes 1 step for its subtable, 64 for
 * its parts, 6 for the glyphs and 256 for the classes of the glyph: 327. With the few steps for each lookup,
 * 64 lookups with 3 206 references each remain below the limit (67 095 168), and with 3 207 exceed it (67 116
 * 096). */
static void
test_a_context_is_not_read_a_million_times (void)
{
  g_autoptr (GByteArray) most = make_table (64, 3206), more = make_table (64, 3207);
  TlGsubRules *rules = read_rules (most, 64);

  g_assert_nonnull (rules);
  tl_gsub_rules_free (rules);
  g_assert_null (read_rules (more, 64));
}

/* A table with one contextual lookup, whose only rule consumes three glyphs, and begins with any of the
 * @n_glyphs glyphs from FIRST_GLYPH on. */
static GByteArray *
make_search (guint n_glyphs)
{
  const guint16 start[] = { 1, 0, 0, 0, 10, 1, 4, 5, 0, 1, 8 };
  const guint16 rule[] = { 1, 4, 3, 0, FIRST_GLYPH, FIRST_GLYPH };
  const guint16 coverage[] = { 2, 1, FIRST_GLYPH, (guint16)(FIRST_GLYPH + n_glyphs - 1), 0 };
  guint         end = 6 + 2 * n_glyphs;
  GByteArray   *table = g_byte_array_new ();

  append (table, start, G_N_ELEMENTS (start));
  append_number (table, 1);
  append_number (table, end + 2 * G_N_ELEMENTS (rule));
  append_number (table, n_glyphs);
  for (guint i = 0; i < n_glyphs; i++)
    append_number (table, end);
  append (table, rule, G_N_ELEMENTS (rule));
  append (table, coverage, G_N_ELEMENTS (coverage));
  return table;
}

static hb_blob_t *
get_table (hb_face_t *face, hb_tag_t tag, gpointer user_data)
{
  GByteArray *table = user_data;

  (void)face;
  if (tag != HB_OT_TAG_GSUB)
    return hb_blob_get_empty ();
  return hb_blob_create ((const char *)table->data, table->len, HB_MEMORY_MODE_READONLY, NULL, NULL);
}

static TlGsubRules *
search_glyphs (guint n_glyphs)
{
  g_autoptr (GByteArray) bytes = make_search (n_glyphs);
  TlOpenTypeTable table = { .tag = HB_OT_TAG_GSUB, .data = bytes->data, .length = bytes->len };
  hb_face_t      *face = hb_face_create_for_tables (get_table, bytes, NULL);
  hb_set_t       *lookups = hb_set_create (), *glyphs = hb_set_create ();
  TlGsubRules    *rules;

  hb_face_set_glyph_count (face, 5000);
  hb_set_add (lookups, 0);
  hb_set_add_range (glyphs, FIRST_GLYPH, FIRST_GLYPH + n_glyphs - 1);
  rules = tl_gsub_rules_new (face, &table, lookups, glyphs);
  hb_set_destroy (lookups);
  hb_set_destroy (glyphs);
  hb_face_destroy (face);
  return rules;
}

/* HarfBuzz is asked about each glyph and each pair of glyphs, which takes 17 steps: 16 for the coverage table
 * and 1 for the rule. For 1 986 glyphs, these are 67 085 094 steps; for 1 987 glyphs 67 152 652, above the
 * limit. The rule does not apply to two glyphs, so each glyph is supported. */
static void
test_a_search_among_pairs_is_limited (void)
{
  TlGsubRules *rules = search_glyphs (1986);

  g_assert_nonnull (rules);
  g_assert_true (tl_gsub_rules_support (rules, tl_gsub_rules_find (rules, FIRST_GLYPH + 1985)));
  tl_gsub_rules_free (rules);
  g_assert_null (search_glyphs (1987));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/font-tables/the-last-lookup-is-the-last-one-applied",
                   test_the_last_lookup_is_the_last_one_applied);
  g_test_add_func ("/font-tables/a-context-is-not-read-a-million-times",
                   test_a_context_is_not_read_a_million_times);
  g_test_add_func ("/font-tables/a-search-among-pairs-is-limited", test_a_search_among_pairs_is_limited);
  return g_test_run ();
}
