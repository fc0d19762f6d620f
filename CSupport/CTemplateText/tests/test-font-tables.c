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

/* 64 lookups with 30 000 references to one context would be 1.92 million rules. */
static void
test_a_context_is_not_read_a_million_times (void)
{
  g_autoptr (GByteArray) table = make_table (64, 30000);

  g_assert_null (read_rules (table, 64));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/font-tables/the-last-lookup-is-the-last-one-applied",
                   test_the_last_lookup_is_the_last_one_applied);
  g_test_add_func ("/font-tables/a-context-is-not-read-a-million-times",
                   test_a_context_is_not_read_a_million_times);
  return g_test_run ();
}
