/* tl-gsub-reader.c: reads rules from the lookups of GSUB: contexts and ligatures as sets of glyphs, single
 * substitutions as arrays. Glyphs to which other lookups apply become unsupported. Reads beyond the end of a
 * table return zero (see tl-open-type-table.h); fonts with too many rules are rejected. */
#include <string.h>

#include "opentype/tl-gsub-rules-private.h"

/* The limits of the reader. Text in fonts that exceed them is shaped instead. */
enum
{
  MAX_LOOKUPS = 64,
  MAX_SETS = 256,
  MAX_GLYPHS = 4096,
  MAX_CLASSES = 256,
  MAX_SEQUENCE = 64, /* the glyphs that a context examines */
  COVERAGE_STEPS = 16
};

/* The state of the reader. */
typedef struct
{
  TlGsubRules           *rules;
  hb_face_t             *face;
  const TlOpenTypeTable *table;
  const hb_set_t        *all;
  GHashTable *sets; /* offset of a coverage table, or minus a glyph number → index of its set plus 2; owned */
  GHashTable *replacements; /* lookup index → its replacements; owned, but the rules own the arrays */
  TlGsubWork  work;
  gboolean    is_full;
} Reader;

static void
count_steps (Reader *reader, guint64 n_steps)
{
  reader->is_full |= !tl_gsub_work_add (&reader->work, n_steps);
}

/* Takes ownership of @set, an array by glyph number. Returns the index of the set with the same members,
 * which is added if it is new; −1 if @set is empty, or if there are too many sets. */
static int
intern_set (Reader *reader, guint8 *set)
{
  TlGsubRules *rules = reader->rules;
  guint        i = 0;

  count_steps (reader, rules->n + (guint64)rules->n * rules->known_sets->len / 16);
  while (i < rules->known_sets->len && memcmp (g_ptr_array_index (rules->known_sets, i), set, rules->n) != 0)
    i++;
  if (memchr (set, 1, rules->n) == NULL || i < rules->known_sets->len || i == MAX_SETS)
    {
      gboolean is_known = i < rules->known_sets->len, is_empty = memchr (set, 1, rules->n) == NULL;

      reader->is_full = reader->is_full || (!is_known && !is_empty);
      g_free (set);
      return is_known ? (int)i : -1;
    }
  for (guint number = 0; number < rules->n; number++)
    if (set[number] != 0)
      rules->members[number][i / 64] |= (guint64)1 << i % 64;
  g_ptr_array_add (rules->known_sets, set);
  return (int)i;
}

/* Does the same as intern_set(), and stores the set's index under @key. */
static int
remember_set (Reader *reader, gpointer key, guint8 *members)
{
  int set = intern_set (reader, members);

  g_hash_table_insert (reader->sets, key, GINT_TO_POINTER (set + 2));
  return set;
}

/* The index of the set of a coverage table, which is read only once; −1 as in intern_set(). */
static int
set_of_coverage (Reader *reader, guint coverage)
{
  gpointer known = g_hash_table_lookup (reader->sets, GUINT_TO_POINTER (coverage));
  guint8  *members;

  if (known != NULL)
    return GPOINTER_TO_INT (known) - 2;
  count_steps (reader, tl_open_type_table_read (reader->table, coverage + 2));
  members = g_new0 (guint8, reader->rules->n);
  tl_coverage_mark (reader->table, coverage,
                    (const hb_codepoint_t *)(gconstpointer)reader->rules->glyphs->data,
                    reader->rules->glyphs->len, members + TL_GSUB_GLYPH_FIRST);
  return remember_set (reader, GUINT_TO_POINTER (coverage), members);
}

/* The index of the set that contains only @glyph, stored under minus its number; −1 as in intern_set(). */
static int
set_of_glyph (Reader *reader, hb_codepoint_t glyph)
{
  guint16  number = tl_gsub_rules_find (reader->rules, glyph);
  gpointer key = GINT_TO_POINTER (-(int)number), known = g_hash_table_lookup (reader->sets, key);
  guint8  *members;

  if (known != NULL)
    return GPOINTER_TO_INT (known) - 2;
  members = g_new0 (guint8, reader->rules->n);
  if (number != TL_GSUB_GLYPH_NONE)
    members[number] = 1;
  return remember_set (reader, key, members);
}

/* Adds a rule to the last lookup. A rule with an empty set (−1) never matches and is omitted. */
static void
add_rule (Reader *reader, TlGsubRule rule, const int *sets)
{
  TlGsubRules  *rules = reader->rules;
  TlGsubLookup *lookup = &g_array_index (rules->lookups, TlGsubLookup, rules->lookups->len - 1);
  guint         n_sets = (guint)rule.n_input + rule.n_backtrack + rule.n_lookahead;

  for (guint i = 0; i < n_sets; i++)
    if (sets[i] < 0)
      return;
  count_steps (reader, rules->n + (guint64)n_sets * MAX_CLASSES); /* here, and for the blocks */
  rule.first_set = rules->sets->len;
  for (guint i = 0; i < n_sets; i++)
    g_array_append_vals (rules->sets, &(guint8){ (guint8)sets[i] }, 1);
  g_array_append_val (rules->rules, rule);
  lookup->n_rules++;
  rules->reach = MAX (rules->reach, MAX (rule.n_backtrack, (guint)rule.n_input + rule.n_lookahead));
  lookup->longest_input = MAX (lookup->longest_input, rule.n_input);
  for (guint number = 0; number < rules->n; number++)
    if ((rules->members[number][sets[0] / 64] >> sets[0] % 64 & 1) != 0)
      rules->starts[number] |= (guint64)1 << (rules->lookups->len - 1);
}

/* The number of the glyph by which @lookup replaces the glyph @number; @number if it does not apply. */
static guint16
substitute (const Reader *reader, const TlOpenTypeLookup *lookup, guint16 number)
{
  const TlOpenTypeTable *table = reader->table;
  const hb_codepoint_t   glyph = tl_gsub_rules_get_glyph (reader->rules, number);

  for (guint i = 0; i < lookup->n_subtables; i++)
    {
      guint subtable = tl_open_type_lookup_get_subtable (lookup, i);
      int at = tl_coverage_get_index (table, subtable + tl_open_type_table_read (table, subtable + 2), glyph);

      if (at < 0)
        continue;
      if (tl_open_type_table_read (table, subtable) == 1)
        return tl_gsub_rules_find (reader->rules,
                                   (glyph + tl_open_type_table_read (table, subtable + 4)) & 0xffff);
      return tl_gsub_rules_find (reader->rules,
                                 tl_open_type_table_read (table, subtable + 6 + 2 * (guint)at));
    }
  return number;
}

/* Stores the replacement of each glyph in @replacements, by glyph number. Returns FALSE if the lookup is
 * unsupported, or if a replacement is not among the glyphs of the rules. */
static gboolean
fill_replacements (Reader *reader, guint index, guint16 *replacements)
{
  TlOpenTypeLookup lookup = tl_open_type_table_get_lookup (reader->table, index);

  if (lookup.type != TL_GSUB_SINGLE || (lookup.flags & ~TL_LOOKUP_IGNORES_MARKS) != 0)
    return FALSE;
  count_steps (reader, (guint64)reader->rules->n * lookup.n_subtables * COVERAGE_STEPS);
  for (guint number = 0; number < reader->rules->n && !reader->is_full; number++)
    {
      replacements[number] = (guint16)number;
      if (number >= TL_GSUB_GLYPH_FIRST)
        replacements[number] = substitute (reader, &lookup, (guint16)number);
      if (number >= TL_GSUB_GLYPH_FIRST && replacements[number] == TL_GSUB_GLYPH_NONE)
        return FALSE;
    }
  return !reader->is_full;
}

/* Returns the replacements of the single substitution @index, by glyph number, which are read once; NULL if
 * fill_replacements() returns FALSE. */
static guint16 *
read_replacements (Reader *reader, guint index)
{
  guint16 *replacements;

  if (g_hash_table_lookup_extended (reader->replacements, GUINT_TO_POINTER (index), NULL,
                                    (gpointer *)&replacements))
    return replacements;
  replacements = g_new0 (guint16, reader->rules->n);
  g_ptr_array_add (reader->rules->replacements, replacements);
  if (!fill_replacements (reader, index, replacements))
    replacements = NULL;
  g_hash_table_insert (reader->replacements, GUINT_TO_POINTER (index), replacements);
  return replacements;
}

/* Appends the sets of a sequence of coverage tables to @sets, which already has @n elements. The number of
 * tables is at @sequence. Returns the new number of elements. */
static guint
append_sets (Reader *reader, guint subtable, guint sequence, int *sets, guint n)
{
  guint n_coverages = tl_open_type_table_read (reader->table, sequence);

  for (guint i = 0; i < n_coverages; i++)
    sets[n++]
      = set_of_coverage (reader, subtable + tl_open_type_table_read (reader->table, sequence + 2 + 2 * i));
  return n;
}

/* Reads the effect of a context from its lookup records. Only contexts without records, and contexts with a
 * single substitution of the first input glyph, are supported. */
static void
read_effect (Reader *reader, guint records, TlGsubRule *rule)
{
  const TlOpenTypeTable *table = reader->table;
  guint                  n_records = tl_open_type_table_read (table, records);

  rule->effect = n_records == 0 ? TL_GSUB_EFFECT_KEEP : TL_GSUB_EFFECT_UNSUPPORTED;
  if (n_records != 1 || tl_open_type_table_read (table, records + 2) != 0)
    return;
  rule->replacements = read_replacements (reader, tl_open_type_table_read (table, records + 4));
  if (rule->replacements != NULL)
    rule->effect = TL_GSUB_EFFECT_REPLACE;
}

/* Reads a chained context of format 3: the coverage tables of the backtrack, input and lookahead
 * sequences. */
static void
read_context (Reader *reader, guint subtable)
{
  const TlOpenTypeTable *table = reader->table;
  guint                  backtrack = subtable + 2, n_backtrack = tl_open_type_table_read (table, backtrack);
  guint      input = backtrack + 2 + 2 * n_backtrack, n_input = tl_open_type_table_read (table, input);
  guint      lookahead = input + 2 + 2 * n_input, n_lookahead = tl_open_type_table_read (table, lookahead);
  int        sets[MAX_SEQUENCE];
  guint      n = 0;
  TlGsubRule rule
    = { .n_input = (guint8)n_input, .n_backtrack = (guint8)n_backtrack, .n_lookahead = (guint8)n_lookahead };

  if (n_input == 0 || n_input + n_backtrack + n_lookahead > G_N_ELEMENTS (sets))
    {
      reader->is_full = TRUE;
      return;
    }
  count_steps (reader, G_N_ELEMENTS (sets));
  n = append_sets (reader, subtable, input, sets, n);
  n = append_sets (reader, subtable, backtrack, sets, n);
  append_sets (reader, subtable, lookahead, sets, n);
  read_effect (reader, lookahead + 2 + 2 * n_lookahead, &rule);
  add_rule (reader, rule, sets);
}

/* Reads the ligatures that begin with the glyph @first from the ligature set at @set. */
static void
read_ligatures (Reader *reader, guint set, hb_codepoint_t first)
{
  const TlOpenTypeTable *table = reader->table;
  guint                  n_ligatures = tl_open_type_table_read (table, set);

  for (guint i = 0; i < n_ligatures && !reader->is_full; i++)
    {
      guint      ligature = set + tl_open_type_table_read (table, set + 2 + 2 * i);
      TlGsubRule rule = { .effect = TL_GSUB_EFFECT_UNSUPPORTED,
                          .n_input = (guint8)MIN (tl_open_type_table_read (table, ligature + 2), 16) };
      int        sets[16] = { set_of_glyph (reader, first) };

      count_steps (reader, G_N_ELEMENTS (sets));
      if (rule.n_input == 0)
        continue;
      for (guint j = 1; j < rule.n_input; j++)
        {
          hb_codepoint_t part = tl_open_type_table_read (table, ligature + 4 + 2 * (j - 1));

          sets[j] = -1;
          if (!hb_set_has (reader->all, part))
            break;
          sets[j] = set_of_glyph (reader, part);
        }
      add_rule (reader, rule, sets);
    }
}

/* Reads the ligatures of the subtable at @subtable for all glyphs of the rules. */
static void
read_ligature_sets (Reader *reader, guint subtable)
{
  const TlOpenTypeTable *table = reader->table;
  guint                  coverage = subtable + tl_open_type_table_read (table, subtable + 2);

  count_steps (reader, (guint64)reader->rules->n * COVERAGE_STEPS);
  for (guint number = TL_GSUB_GLYPH_FIRST; number < reader->rules->n && !reader->is_full; number++)
    {
      hb_codepoint_t glyph = tl_gsub_rules_get_glyph (reader->rules, (guint16)number);
      int            at = tl_coverage_get_index (table, coverage, glyph);

      if (at >= 0)
        read_ligatures (reader, subtable + tl_open_type_table_read (table, subtable + 6 + 2 * (guint)at),
                        glyph);
    }
}

/* Adds a lookup with its rules, and removes it again if it has no rules for the glyphs. */
static void
read_rules (Reader *reader, const TlOpenTypeLookup *lookup, gboolean by_coverage)
{
  GArray      *lookups = reader->rules->lookups;
  TlGsubLookup added = { .first_rule = reader->rules->rules->len };

  g_array_append_val (lookups, added);
  for (guint i = 0; i < lookup->n_subtables && !reader->is_full; i++)
    if (by_coverage)
      read_context (reader, tl_open_type_lookup_get_subtable (lookup, i));
    else
      read_ligature_sets (reader, tl_open_type_lookup_get_subtable (lookup, i));
  if (g_array_index (lookups, TlGsubLookup, lookups->len - 1).n_rules == 0)
    g_array_set_size (lookups, lookups->len - 1);
}

/* Reads lookup @index, or marks the glyphs to which it may apply as unsupported. */
static void
read_lookup (Reader *reader, guint index)
{
  TlOpenTypeLookup lookup = tl_open_type_table_get_lookup (reader->table, index);
  gboolean         by_coverage = tl_open_type_lookup_is_by_coverage (&lookup);
  gboolean skips_glyphs = (lookup.flags & (TL_LOOKUP_IGNORES_BASES | TL_LOOKUP_IGNORES_LIGATURES)) != 0;

  count_steps (reader, 1 + (guint64)lookup.n_subtables);
  if (reader->rules->lookups->len == MAX_LOOKUPS)
    reader->is_full = TRUE;
  else if (skips_glyphs || (!by_coverage && lookup.type != TL_GSUB_LIGATURE))
    reader->is_full |= !tl_gsub_rules_note_unsupported (reader->rules, reader->face, &lookup, index,
                                                        reader->all, &reader->work);
  else
    read_rules (reader, &lookup, by_coverage);
}

/* Creates the rules for @glyphs, without any lookup. */
static TlGsubRules *
make_empty (const hb_set_t *glyphs)
{
  TlGsubRules *rules = g_new0 (TlGsubRules, 1);

  rules->glyphs = g_array_new (FALSE, FALSE, sizeof (hb_codepoint_t));
  for (hb_codepoint_t glyph = HB_SET_VALUE_INVALID; hb_set_next (glyphs, &glyph);)
    g_array_append_val (rules->glyphs, glyph);
  rules->n = rules->glyphs->len + TL_GSUB_GLYPH_FIRST;
  rules->members = g_malloc0_n (rules->n, sizeof *rules->members);
  rules->starts = g_new0 (guint64, rules->n);
  rules->is_unsupported = g_new0 (guint8, rules->n);
  rules->lookups = g_array_new (FALSE, FALSE, sizeof (TlGsubLookup));
  rules->rules = g_array_new (FALSE, FALSE, sizeof (TlGsubRule));
  rules->sets = g_array_new (FALSE, FALSE, 1);
  rules->classes = g_new0 (guint8, rules->n);
  rules->blocks = g_array_new (FALSE, FALSE, sizeof (TlGsubBlock));
  rules->offsets = g_array_new (FALSE, FALSE, 1);
  rules->matching = g_array_new (FALSE, FALSE, sizeof (guint64));
  rules->known_sets = g_ptr_array_new_with_free_func (g_free);
  rules->replacements = g_ptr_array_new_with_free_func (g_free);
  return rules;
}

/* Reads the rules of @lookups for @glyphs, which must include all glyphs that the lookups produce. NULL if a
 * limit is exceeded, which takes at most TL_GSUB_MAX_STEPS and HarfBuzz's time to collect the glyphs. Takes
 * time in proportion to the number of rules times that of glyphs. */
TlGsubRules *
tl_gsub_rules_new (hb_face_t             *face,
                   const TlOpenTypeTable *table,
                   const hb_set_t        *lookups,
                   const hb_set_t        *glyphs)
{
  Reader reader = { .rules = make_empty (glyphs),
                    .face = face,
                    .table = table,
                    .all = glyphs,
                    .sets = g_hash_table_new (NULL, NULL),
                    .replacements = g_hash_table_new (NULL, NULL) };

  reader.is_full = hb_set_get_population (glyphs) > MAX_GLYPHS || hb_set_get_max (glyphs) > G_MAXUINT16;
  for (hb_codepoint_t index = HB_SET_VALUE_INVALID; !reader.is_full && hb_set_next (lookups, &index);)
    read_lookup (&reader, index);
  g_hash_table_unref (reader.sets);
  g_hash_table_unref (reader.replacements);
  if (reader.is_full || !tl_gsub_rules_classify (reader.rules))
    g_clear_pointer (&reader.rules, tl_gsub_rules_free);
  else
    tl_gsub_rules_make_blocks (reader.rules);
  return reader.rules;
}
