#include <string.h>

#include "fonts/tl-text-rules-private.h"

/* More are not read: a font that has them is shaped. */
enum
{
  MOST_LOOKUPS = 64,
  MOST_SETS = 256,
  MOST_GLYPHS = 4096
};

/* What rules are read from. */
typedef struct
{
  TlRules               *rules;
  hb_face_t             *face;
  const TlOpenTypeTable *table;
  const hb_set_t        *all;
  GHashTable            *sets; /* by the place of a coverage table, or by a glyph: the set, and 2; owned */
  GHashTable            *replacements; /* by lookup; owned */
  gboolean               is_full;
} Reader;

/* The set that has the members that @set says by number, which it takes over; −1 if it is empty, or there are
 * too many. */
static int
intern_set (Reader *reader, guint8 *set)
{
  TlRules *rules = reader->rules;
  guint    i = 0;

  if (memchr (set, 1, rules->n) == NULL)
    {
      g_free (set);
      return -1;
    }
  while (i < rules->known_sets->len && memcmp (g_ptr_array_index (rules->known_sets, i), set, rules->n) != 0)
    i++;
  if (i < rules->known_sets->len)
    {
      g_free (set);
      return (int)i;
    }
  if (i == MOST_SETS)
    {
      reader->is_full = TRUE;
      g_free (set);
      return -1;
    }
  for (guint number = 0; number < rules->n; number++)
    if (set[number] != 0)
      rules->members[number][i / 64] |= (guint64)1 << i % 64;
  g_ptr_array_add (rules->known_sets, set);
  return (int)i;
}

static int
set_of_coverage (Reader *reader, guint coverage)
{
  gpointer known = g_hash_table_lookup (reader->sets, GUINT_TO_POINTER (coverage));
  guint8  *members;
  int      set;

  if (known != NULL)
    return GPOINTER_TO_INT (known) - 2;
  members = g_new0 (guint8, reader->rules->n);
  tl_coverage_mark (reader->table, coverage,
                    (const hb_codepoint_t *)(gconstpointer)reader->rules->glyphs->data,
                    reader->rules->glyphs->len, members + TL_RULES_FIRST);
  set = intern_set (reader, members);
  g_hash_table_insert (reader->sets, GUINT_TO_POINTER (coverage), GINT_TO_POINTER (set + 2));
  return set;
}

/* The set of one glyph, which is known by the negative of its number. */
static int
set_of_glyph (Reader *reader, hb_codepoint_t glyph)
{
  guint16  number = tl_rules_find (reader->rules, glyph);
  gpointer key = GINT_TO_POINTER (-(int)number), known = g_hash_table_lookup (reader->sets, key);
  guint8  *members;
  int      set;

  if (known != NULL)
    return GPOINTER_TO_INT (known) - 2;
  members = g_new0 (guint8, reader->rules->n);
  if (number != TL_RULES_NONE)
    members[number] = 1;
  set = intern_set (reader, members);
  g_hash_table_insert (reader->sets, key, GINT_TO_POINTER (set + 2));
  return set;
}

/* Adds a rule to the last lookup. Rules that have an empty set never match. */
static void
add_rule (Reader *reader, TlRule rule, const int *sets)
{
  TlRules      *rules = reader->rules;
  TlRuleLookup *lookup = &g_array_index (rules->lookups, TlRuleLookup, rules->lookups->len - 1);
  guint         n_sets = (guint)rule.n_taken + rule.n_before + rule.n_after;

  for (guint i = 0; i < n_sets; i++)
    if (sets[i] < 0)
      return;
  rule.first_set = rules->sets->len;
  for (guint i = 0; i < n_sets; i++)
    {
      guint8 set = (guint8)sets[i];

      g_array_append_val (rules->sets, set);
    }
  g_array_append_val (rules->rules, rule);
  lookup->n_rules++;
  rules->reach = MAX (rules->reach, MAX (rule.n_before, (guint)rule.n_taken + rule.n_after));
  lookup->most_taken = MAX (lookup->most_taken, rule.n_taken);
  for (guint number = 0; number < rules->n; number++)
    if ((rules->members[number][sets[0] / 64] >> sets[0] % 64 & 1) != 0)
      rules->starts[number] |= (guint64)1 << (rules->lookups->len - 1);
}

/* Reads what a lookup of single glyphs makes of the glyphs; NULL if it makes others than those of the rules.
 */
static guint16 *
read_replacements (Reader *reader, guint index)
{
  const TlOpenTypeTable *table = reader->table;
  TlRules               *rules = reader->rules;
  TlLookup               lookup = tl_open_type_table_get_lookup (table, index);
  guint16               *replacements;

  if (g_hash_table_lookup_extended (reader->replacements, GUINT_TO_POINTER (index), NULL,
                                    (gpointer *)&replacements))
    return replacements;
  g_hash_table_insert (reader->replacements, GUINT_TO_POINTER (index), NULL);
  replacements = g_new (guint16, rules->n);
  g_ptr_array_add (rules->replacements, replacements);
  for (guint number = 0; number < rules->n; number++)
    replacements[number] = (guint16)number;
  if (lookup.type != TL_GSUB_SINGLE || (lookup.flags & ~TL_LOOKUP_IGNORES_MARKS) != 0)
    return NULL;
  for (guint number = TL_RULES_FIRST; number < rules->n; number++)
    for (guint i = 0; i < lookup.n_subtables; i++)
      {
        guint          subtable = tl_lookup_get_subtable (&lookup, i);
        hb_codepoint_t glyph = tl_rules_get_glyph (rules, (guint16)number);
        int            at
          = tl_coverage_get_index (table, subtable + tl_open_type_table_read (table, subtable + 2), glyph);

        if (at < 0)
          continue;
        glyph = tl_open_type_table_read (table, subtable) == 1
                  ? (glyph + tl_open_type_table_read (table, subtable + 4)) & 0xffff
                  : tl_open_type_table_read (table, subtable + 6 + 2 * (guint)at);
        replacements[number] = tl_rules_find (rules, glyph);
        if (replacements[number] == TL_RULES_NONE)
          return NULL;
        break;
      }
  g_hash_table_insert (reader->replacements, GUINT_TO_POINTER (index), replacements);
  return replacements;
}

/* Reads a chained context of format 3. */
static void
read_context (Reader *reader, guint subtable)
{
  const TlOpenTypeTable *table = reader->table;
  guint                  before = subtable + 2, n_before = tl_open_type_table_read (table, before);
  guint                  taken = before + 2 + 2 * n_before, n_taken = tl_open_type_table_read (table, taken);
  guint                  after = taken + 2 + 2 * n_taken, n_after = tl_open_type_table_read (table, after);
  guint  records = after + 2 + 2 * n_after, n_records = tl_open_type_table_read (table, records);
  TlRule rule = { .n_taken = (guint8)n_taken, .n_before = (guint8)n_before, .n_after = (guint8)n_after };
  int    sets[64];
  guint  n = 0;

  if (n_taken == 0 || n_taken + n_before + n_after > G_N_ELEMENTS (sets))
    {
      reader->is_full = TRUE;
      return;
    }
  for (guint i = 0; i < n_taken; i++)
    sets[n++] = set_of_coverage (reader, subtable + tl_open_type_table_read (table, taken + 2 + 2 * i));
  for (guint i = 0; i < n_before; i++)
    sets[n++] = set_of_coverage (reader, subtable + tl_open_type_table_read (table, before + 2 + 2 * i));
  for (guint i = 0; i < n_after; i++)
    sets[n++] = set_of_coverage (reader, subtable + tl_open_type_table_read (table, after + 2 + 2 * i));
  rule.effect = TL_EFFECT_KEEP;
  if (n_records > 0)
    {
      rule.effect = TL_EFFECT_OTHER;
      if (n_records == 1 && tl_open_type_table_read (table, records + 2) == 0)
        {
          rule.replacements = read_replacements (reader, tl_open_type_table_read (table, records + 4));
          rule.effect = rule.replacements != NULL ? TL_EFFECT_REPLACE : TL_EFFECT_OTHER;
        }
    }
  add_rule (reader, rule, sets);
}

/* Reads the ligatures that begin with a glyph. */
static void
read_ligatures (Reader *reader, guint set, hb_codepoint_t first)
{
  const TlOpenTypeTable *table = reader->table;
  guint                  n_ligatures = tl_open_type_table_read (table, set);

  for (guint i = 0; i < n_ligatures; i++)
    {
      guint  ligature = set + tl_open_type_table_read (table, set + 2 + 2 * i);
      TlRule rule = { .effect = TL_EFFECT_OTHER,
                      .n_taken = (guint8)MIN (tl_open_type_table_read (table, ligature + 2), 16) };
      int    sets[16] = { set_of_glyph (reader, first) };

      if (rule.n_taken == 0)
        continue;
      for (guint j = 1; j < rule.n_taken; j++)
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

/* Whether a lookup of contexts may replace a glyph among the glyphs alone. */
static gboolean
context_is_possible (
  const Reader *reader, const hb_set_t *input, const hb_set_t *context, guint index, hb_codepoint_t first)
{
  hb_codepoint_t sequence[2] = { first, HB_SET_VALUE_INVALID };
  gboolean       possible = hb_set_get_population (context) > 0
                      || hb_ot_layout_lookup_would_substitute (reader->face, index, sequence, 1, TRUE);

  while (!possible && hb_set_next (input, &sequence[1]))
    possible = hb_ot_layout_lookup_would_substitute (reader->face, index, sequence, 2, TRUE);
  return possible;
}

/* Notes the glyphs with which a lookup of another kind may do anything. */
static void
note_foreign (Reader *reader, const TlLookup *lookup, guint index)
{
  hb_set_t *input = hb_set_create (), *context = hb_set_create ();
  gboolean  is_context = lookup->type == TL_GSUB_CONTEXT || lookup->type == TL_GSUB_CHAINED_CONTEXT;

  hb_ot_layout_lookup_collect_glyphs (reader->face, HB_OT_TAG_GSUB, index, context, input, context, NULL);
  hb_set_intersect (input, reader->all);
  hb_set_intersect (context, reader->all);
  for (hb_codepoint_t glyph = HB_SET_VALUE_INVALID; hb_set_next (input, &glyph);)
    if (!is_context || context_is_possible (reader, input, context, index, glyph))
      reader->rules->is_foreign[tl_rules_find (reader->rules, glyph)] = TRUE;
  hb_set_destroy (input);
  hb_set_destroy (context);
}

static void
read_lookup (Reader *reader, guint index)
{
  const TlOpenTypeTable *table = reader->table;
  TlLookup               lookup = tl_open_type_table_get_lookup (table, index);
  gboolean               by_coverage = tl_lookup_is_by_coverage (&lookup);
  TlRuleLookup           added = { .first_rule = reader->rules->rules->len };

  if (reader->rules->lookups->len == MOST_LOOKUPS)
    {
      reader->is_full = TRUE;
      return;
    }
  if ((lookup.flags & (TL_LOOKUP_IGNORES_BASES | TL_LOOKUP_IGNORES_LIGATURES)) != 0
      || (!by_coverage && lookup.type != TL_GSUB_LIGATURE))
    {
      note_foreign (reader, &lookup, index);
      return;
    }
  g_array_append_val (reader->rules->lookups, added);
  for (guint i = 0; i < lookup.n_subtables && !reader->is_full; i++)
    {
      guint subtable = tl_lookup_get_subtable (&lookup, i);
      guint coverage = subtable + tl_open_type_table_read (table, subtable + 2);

      if (by_coverage)
        read_context (reader, subtable);
      for (guint number = TL_RULES_FIRST; !by_coverage && number < reader->rules->n; number++)
        {
          hb_codepoint_t glyph = tl_rules_get_glyph (reader->rules, (guint16)number);
          int            at = tl_coverage_get_index (table, coverage, glyph);

          if (at >= 0)
            read_ligatures (reader, subtable + tl_open_type_table_read (table, subtable + 6 + 2 * (guint)at),
                            glyph);
        }
    }
  if (g_array_index (reader->rules->lookups, TlRuleLookup, reader->rules->lookups->len - 1).n_rules == 0)
    g_array_set_size (reader->rules->lookups, reader->rules->lookups->len - 1);
}

/* Gives the same class to glyphs that are in the same sets. FALSE if there are too many. */
static gboolean
sort_glyphs (TlRules *rules)
{
  guint16 *first = rules->first_of_class;

  rules->n_classes = TL_RULES_FIRST;
  first[TL_RULES_NONE] = TL_RULES_NONE;
  first[TL_RULES_UNKNOWN] = rules->classes[TL_RULES_UNKNOWN] = TL_RULES_UNKNOWN;
  for (guint number = TL_RULES_FIRST; number < rules->n; number++)
    {
      guint group = 0;

      while (
        group < rules->n_classes
        && (group == TL_RULES_UNKNOWN
            || memcmp (rules->members[first[group]], rules->members[number], sizeof *rules->members) != 0))
        group++;
      if (group == rules->n_classes)
        {
          if (group == G_N_ELEMENTS (rules->first_of_class))
            return FALSE;
          first[rules->n_classes++] = (guint16)number;
        }
      rules->classes[number] = (guint8)group;
    }
  return TRUE;
}

/* The set that a rule wants at a place; −1 if it does not look there. */
static int
set_at (const TlRules *rules, const TlRule *rule, int place)
{
  guint at;

  if (place >= (int)rule->n_taken + rule->n_after || -place > (int)rule->n_before)
    return -1;
  at = place < 0               ? rule->n_taken + (guint)(-place - 1)
       : place < rule->n_taken ? (guint)place
                               : (guint)place + rule->n_before;
  return g_array_index (rules->sets, guint8, rule->first_set + at);
}

/* Adds a place at which rules of a block look, and the rules that fit with each class there. */
static void
add_place (TlRules *rules, TlRuleBlock *block, guint n_rules, int place)
{
  gint8    stored = (gint8)place;
  guint    first = rules->fitting->len;
  gboolean is_looked_at = FALSE;

  g_array_set_size (rules->fitting, first + rules->n_classes);
  memset (&g_array_index (rules->fitting, guint64, first), 0xff, rules->n_classes * sizeof (guint64));
  for (guint i = 0; i < n_rules; i++)
    {
      int set = set_at (rules, &g_array_index (rules->rules, TlRule, block->first_rule + i), place);

      if (set < 0)
        continue;
      is_looked_at = TRUE;
      for (guint group = 0; group < rules->n_classes; group++)
        if ((rules->members[rules->first_of_class[group]][set / 64] >> set % 64 & 1) == 0)
          g_array_index (rules->fitting, guint64, first + group) &= ~((guint64)1 << i);
    }
  if (!is_looked_at)
    {
      g_array_set_size (rules->fitting, first);
      return;
    }
  g_array_append_val (rules->places, stored);
  block->n_places++;
}

/* Puts the rules of each lookup together so that they are matched at once. */
static void
make_blocks (TlRules *rules)
{
  for (guint i = 0; i < rules->lookups->len; i++)
    {
      TlRuleLookup *lookup = &g_array_index (rules->lookups, TlRuleLookup, i);

      lookup->first_block = rules->blocks->len;
      lookup->n_blocks = (lookup->n_rules + 63) / 64;
      for (guint j = 0; j < lookup->n_blocks; j++)
        {
          guint       n_rules = MIN (lookup->n_rules - j * 64, 64);
          TlRuleBlock block = { .first_rule = lookup->first_rule + j * 64,
                                .first_place = rules->places->len,
                                .first_fitting = rules->fitting->len };

          add_place (rules, &block, n_rules, 0);
          for (int place = 1; place <= (int)rules->reach; place++)
            {
              add_place (rules, &block, n_rules, -place);
              add_place (rules, &block, n_rules, place);
            }
          /* There is no rule beyond the last. */
          for (guint k = 0; k < rules->n_classes && n_rules < 64; k++)
            g_array_index (rules->fitting, guint64, block.first_fitting + k) &= ((guint64)1 << n_rules) - 1;
          g_array_append_val (rules->blocks, block);
        }
    }
}

/* Reads what some lookups of GSUB do to glyphs that are all that they make of each other. NULL if there is
 * too much to read. */
TlRules *
tl_rules_new (hb_face_t *face, const TlOpenTypeTable *table, const hb_set_t *lookups, const hb_set_t *glyphs)
{
  TlRules *rules;
  Reader   reader = { .face = face,
                      .table = table,
                      .all = glyphs,
                      .sets = g_hash_table_new (NULL, NULL),
                      .replacements = g_hash_table_new (NULL, NULL) };

  rules = reader.rules = g_new0 (TlRules, 1);
  rules->glyphs = g_array_new (FALSE, FALSE, sizeof (hb_codepoint_t));
  for (hb_codepoint_t glyph = HB_SET_VALUE_INVALID; hb_set_next (glyphs, &glyph);)
    g_array_append_val (rules->glyphs, glyph);
  rules->n = rules->glyphs->len + TL_RULES_FIRST;
  rules->members = g_malloc0_n (rules->n, sizeof *rules->members);
  rules->starts = g_new0 (guint64, rules->n);
  rules->is_foreign = g_new0 (guint8, rules->n);
  rules->lookups = g_array_new (FALSE, FALSE, sizeof (TlRuleLookup));
  rules->rules = g_array_new (FALSE, FALSE, sizeof (TlRule));
  rules->sets = g_array_new (FALSE, FALSE, 1);
  rules->classes = g_new0 (guint8, rules->n);
  rules->blocks = g_array_new (FALSE, FALSE, sizeof (TlRuleBlock));
  rules->places = g_array_new (FALSE, FALSE, 1);
  rules->fitting = g_array_new (FALSE, FALSE, sizeof (guint64));
  rules->known_sets = g_ptr_array_new_with_free_func (g_free);
  rules->replacements = g_ptr_array_new_with_free_func (g_free);
  reader.is_full = rules->glyphs->len > MOST_GLYPHS || hb_set_get_max (glyphs) > G_MAXUINT16;
  for (hb_codepoint_t index = HB_SET_VALUE_INVALID; !reader.is_full && hb_set_next (lookups, &index);)
    read_lookup (&reader, index);
  g_hash_table_unref (reader.sets);
  g_hash_table_unref (reader.replacements);
  if (reader.is_full || !sort_glyphs (rules))
    g_clear_pointer (&rules, tl_rules_free);
  else
    make_blocks (rules);
  return rules;
}
