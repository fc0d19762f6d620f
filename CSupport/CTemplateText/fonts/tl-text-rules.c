#include <string.h>

#include "fonts/tl-text-rules.h"

/* More are not read: a font that has them is shaped. */
enum
{
  MOST_LOOKUPS = 64,
  MOST_SETS = 256,
  MOST_GLYPHS = 4096
};

/* What a rule that matches does. */
typedef enum
{
  EFFECT_KEEP,    /* it keeps other rules of its lookup from the glyph */
  EFFECT_REPLACE, /* by another glyph */
  EFFECT_OTHER    /* what is not done here */
} Effect;

/* A rule, by sets of glyphs: of the glyphs that it takes, those before, from the nearest on, and those after.
 */
typedef struct
{
  guint    first_set; /* in the sets of all rules */
  guint8   n_taken;
  guint8   n_before;
  guint8   n_after;
  guint8   effect;
  guint16 *replacements; /* by number; owned by the rules; shared */
} Rule;

/* Up to 64 rules of a lookup, for matching them all at once. */
typedef struct
{
  guint first_rule;
  guint first_place; /* in the places of all blocks */
  guint n_places;
  guint first_fitting; /* in those of all blocks */
} Block;

/* The rules of one lookup: the first one that matches at a glyph is the only one. */
typedef struct
{
  guint first_rule;
  guint n_rules;
  guint first_block;
  guint n_blocks;
  guint most_taken;
} Lookup;

struct _TlRules
{
  gsize   reach;
  GArray *glyphs;        /* hb_codepoint_t, in order: the glyph of number TL_RULES_FIRST first; owned */
  guint   n;             /* numbers */
  guint64 (*members)[4]; /* by number: bits of the sets that the glyph is in; owned */
  guint64   *starts;     /* by number: bits of the lookups that have rules for it; owned */
  guint8    *is_foreign; /* by number: whether a lookup does with it what is not done here; owned */
  GArray    *lookups;    /* Lookup; owned */
  GArray    *rules;      /* Rule; owned */
  GArray    *sets;       /* guint8; owned */
  guint8    *classes;    /* by number: glyphs that no rule tells from each other have the same; owned */
  guint      n_classes;
  guint16    first_of_class[G_MAXUINT8 + 1];
  GArray    *blocks;       /* Block; owned */
  GArray    *places;       /* gint8: where the rules of a block look, from the glyph on; owned */
  GArray    *fitting;      /* guint64, by place and class: bits of the rules that do not object; owned */
  GPtrArray *known_sets;   /* guint8 by number, by set; owned */
  GPtrArray *replacements; /* guint16 by number; owned */
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

/* The number of a glyph; TL_RULES_NONE if it has none. */
guint16
tl_rules_find (const TlRules *rules, hb_codepoint_t glyph)
{
  guint low = 0, high = rules->glyphs->len;

  while (low < high)
    {
      guint          middle = low + (high - low) / 2;
      hb_codepoint_t at = g_array_index (rules->glyphs, hb_codepoint_t, middle);

      if (at == glyph)
        return (guint16)(middle + TL_RULES_FIRST);
      if (at < glyph)
        low = middle + 1;
      else
        high = middle;
    }
  return TL_RULES_NONE;
}

hb_codepoint_t
tl_rules_get_glyph (const TlRules *rules, guint16 number)
{
  return g_array_index (rules->glyphs, hb_codepoint_t, number - TL_RULES_FIRST);
}

/* Whether the rules know all that GSUB does with a glyph. */
gboolean
tl_rules_know (const TlRules *rules, guint16 number)
{
  return number >= TL_RULES_FIRST && !rules->is_foreign[number];
}

/* Whether a rule may replace a glyph. */
gboolean
tl_rules_touch (const TlRules *rules, guint16 number)
{
  return rules->starts[number] != 0;
}

/* How many glyphs a rule looks at on one side. */
gsize
tl_rules_get_reach (const TlRules *rules)
{
  return rules->reach;
}

/* Reading */

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

/* Coverage tables lie at even places or behind the first byte: a glyph's key is the negative of its number.
 */
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
add_rule (Reader *reader, Rule rule, const int *sets)
{
  TlRules *rules = reader->rules;
  Lookup  *lookup = &g_array_index (rules->lookups, Lookup, rules->lookups->len - 1);
  guint    n_sets = (guint)rule.n_taken + rule.n_before + rule.n_after;

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
  guint records = after + 2 + 2 * n_after, n_records = tl_open_type_table_read (table, records);
  Rule  rule = { .n_taken = (guint8)n_taken, .n_before = (guint8)n_before, .n_after = (guint8)n_after };
  int   sets[64];
  guint n = 0;

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
  rule.effect = EFFECT_KEEP;
  if (n_records > 0)
    {
      rule.effect = EFFECT_OTHER;
      if (n_records == 1 && tl_open_type_table_read (table, records + 2) == 0)
        {
          rule.replacements = read_replacements (reader, tl_open_type_table_read (table, records + 4));
          rule.effect = rule.replacements != NULL ? EFFECT_REPLACE : EFFECT_OTHER;
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
      guint ligature = set + tl_open_type_table_read (table, set + 2 + 2 * i);
      Rule  rule = { .effect = EFFECT_OTHER,
                     .n_taken = (guint8)MIN (tl_open_type_table_read (table, ligature + 2), 16) };
      int   sets[16] = { set_of_glyph (reader, first) };

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
  Lookup                 added = { .first_rule = reader->rules->rules->len };

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
  if (g_array_index (reader->rules->lookups, Lookup, reader->rules->lookups->len - 1).n_rules == 0)
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
      guint class = 0;

      while (
        class < rules->n_classes
        && (class == TL_RULES_UNKNOWN
            || memcmp (rules->members[first[class]], rules->members[number], sizeof *rules->members) != 0))
        class ++;
      if (class == rules->n_classes)
        {
          if (class == G_N_ELEMENTS (rules->first_of_class))
            return FALSE;
          first[rules->n_classes++] = (guint16)number;
        }
      rules->classes[number] = (guint8) class;
    }
  return TRUE;
}

/* The set that a rule wants at a place; −1 if it does not look there. */
static int
set_at (const TlRules *rules, const Rule *rule, int place)
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
add_place (TlRules *rules, Block *block, guint n_rules, int place)
{
  gint8    stored = (gint8)place;
  guint    first = rules->fitting->len;
  gboolean is_looked_at = FALSE;

  g_array_set_size (rules->fitting, first + rules->n_classes);
  memset (&g_array_index (rules->fitting, guint64, first), 0xff, rules->n_classes * sizeof (guint64));
  for (guint i = 0; i < n_rules; i++)
    {
      int set = set_at (rules, &g_array_index (rules->rules, Rule, block->first_rule + i), place);

      if (set < 0)
        continue;
      is_looked_at = TRUE;
      for (guint class = 0; class < rules->n_classes; class ++)
        if ((rules->members[rules->first_of_class[class]][set / 64] >> set % 64 & 1) == 0)
          g_array_index (rules->fitting, guint64, first + class) &= ~((guint64)1 << i);
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
      Lookup *lookup = &g_array_index (rules->lookups, Lookup, i);

      lookup->first_block = rules->blocks->len;
      lookup->n_blocks = (lookup->n_rules + 63) / 64;
      for (guint j = 0; j < lookup->n_blocks; j++)
        {
          guint n_rules = MIN (lookup->n_rules - j * 64, 64);
          Block block = { .first_rule = lookup->first_rule + j * 64,
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

/* Says that something is done to some glyphs that the rules do not know. */
void
tl_rules_add_foreign (TlRules *rules, const hb_set_t *glyphs)
{
  for (hb_codepoint_t glyph = HB_SET_VALUE_INVALID; hb_set_next (glyphs, &glyph);)
    {
      guint16 number = tl_rules_find (rules, glyph);

      if (number != TL_RULES_NONE)
        rules->is_foreign[number] = TRUE;
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
  rules->lookups = g_array_new (FALSE, FALSE, sizeof (Lookup));
  rules->rules = g_array_new (FALSE, FALSE, sizeof (Rule));
  rules->sets = g_array_new (FALSE, FALSE, 1);
  rules->classes = g_new0 (guint8, rules->n);
  rules->blocks = g_array_new (FALSE, FALSE, sizeof (Block));
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

void
tl_rules_free (TlRules *rules)
{
  g_array_unref (rules->glyphs);
  g_array_unref (rules->lookups);
  g_array_unref (rules->rules);
  g_array_unref (rules->sets);
  g_array_unref (rules->blocks);
  g_array_unref (rules->places);
  g_array_unref (rules->fitting);
  g_free (rules->classes);
  g_ptr_array_unref (rules->known_sets);
  g_ptr_array_unref (rules->replacements);
  g_free (rules->members);
  g_free (rules->starts);
  g_free (rules->is_foreign);
  g_free (rules);
}

/* Running */

/* Glyphs, and whether there are others around them. */
typedef struct
{
  guint16 *glyphs;
  gsize    n;
  guint16  before; /* TL_RULES_NONE or TL_RULES_UNKNOWN */
  guint16  after;
} Text;

/* The class of the glyph at a place that may lie outside. */
static inline guint
class_at (const TlRules *rules, const Text *text, gssize i)
{
  return rules->classes[i < 0 ? text->before : i >= (gssize)text->n ? text->after : text->glyphs[i]];
}

/* The rules of a block that match at a glyph, and those that may, according to unknown glyphs. */
typedef struct
{
  guint64 certain;
  guint64 possible;
} Matches;

static Matches
match_block (const TlRules *rules, const Block *block, const Text *text, gsize at)
{
  const guint64 *fitting = &g_array_index (rules->fitting, guint64, block->first_fitting);
  Matches        matches = { ~(guint64)0, ~(guint64)0 };

  /* From the glyph itself to both sides: most rules do not fit at a neighbour. */
  for (guint i = 0; i < block->n_places && matches.possible != 0; i++, fitting += rules->n_classes)
    {
      guint class = class_at (rules, text,
                              (gssize)at + g_array_index (rules->places, gint8, block->first_place + i));

      matches.certain &= fitting[class];
      if (class != TL_RULES_UNKNOWN)
        matches.possible &= fitting[class];
    }
  matches.certain &= matches.possible;
  return matches;
}

/* What a rule does at a glyph, as far as it matches. */
typedef enum
{
  STEP_ON, /* the next rule is to be tried */
  STEP_DONE,
  STEP_FOREIGN /* something that is not done here */
} Step;

static Step
apply_rule (const Rule *rule, gboolean is_certain, gboolean *may_be_kept, guint16 *glyph)
{
  if (rule->effect == EFFECT_OTHER || (rule->n_taken > 1 && (!is_certain || *may_be_kept)))
    return STEP_FOREIGN;
  if (rule->effect == EFFECT_KEEP)
    {
      *may_be_kept = *may_be_kept || !is_certain;
      return is_certain ? STEP_DONE : STEP_ON;
    }
  *glyph = is_certain && !*may_be_kept ? rule->replacements[*glyph] : (guint16)TL_RULES_UNKNOWN;
  return STEP_DONE;
}

/* Applies a lookup at a glyph, and tells how many glyphs it takes; 0 for what is not done here. */
static gsize
apply_lookup (const TlRules *rules, const Lookup *lookup, const Text *text, gsize at)
{
  gboolean may_be_kept = FALSE;

  for (guint i = 0; i < lookup->n_blocks; i++)
    {
      const Block *block = &g_array_index (rules->blocks, Block, lookup->first_block + i);

      for (Matches matches = match_block (rules, block, text, at); matches.possible != 0;
           matches.possible &= matches.possible - 1)
        {
          guint       bit = (guint)g_bit_nth_lsf ((gulong)matches.possible, -1);
          const Rule *rule = &g_array_index (rules->rules, Rule, block->first_rule + bit);
          Step step = apply_rule (rule, (matches.certain >> bit & 1) != 0, &may_be_kept, &text->glyphs[at]);

          if (step != STEP_ON)
            return step == STEP_DONE ? rule->n_taken : 0;
        }
    }
  return 1;
}

/* Whether an unknown glyph may take glyphs after it that rules of a lookup begin with. */
static gboolean
may_take_next (const TlRules *rules, guint lookup, const guint16 *glyphs, gsize n)
{
  for (gsize i = 1; i < n && i < g_array_index (rules->lookups, Lookup, lookup).most_taken; i++)
    if (glyphs[i] == TL_RULES_UNKNOWN || (rules->starts[glyphs[i]] >> lookup & 1) != 0)
      return TRUE;
  return FALSE;
}

/* Applies a lookup to all glyphs, and adds to @starting the lookups that have rules for those it makes. FALSE
 * for what is not done here. */
static gboolean
run_lookup (const TlRules *rules, guint i, const Text *text, guint64 *starting)
{
  const Lookup *lookup = &g_array_index (rules->lookups, Lookup, i);

  for (gsize at = 0; at < text->n;)
    {
      guint16 glyph = text->glyphs[at];
      gsize   n_taken = 1;

      if (glyph == TL_RULES_UNKNOWN && may_take_next (rules, i, text->glyphs + at, text->n - at))
        return FALSE;
      if ((rules->starts[glyph] >> i & 1) != 0)
        n_taken = apply_lookup (rules, lookup, text, at);
      if (n_taken == 0 || rules->is_foreign[text->glyphs[at]])
        return FALSE;
      *starting |= rules->starts[text->glyphs[at]];
      at += n_taken;
    }
  return TRUE;
}

/* Replaces glyphs, given by their numbers and known to the rules, as GSUB does. What depends on glyphs before
 * or after them, where there are any, becomes unknown. FALSE if lookups do what is not done here. */
gboolean
tl_rules_run (const TlRules *rules, guint16 *glyphs, gsize n, gboolean more_before, gboolean more_after)
{
  Text    text = { .glyphs = glyphs,
                   .n = n,
                   .before = more_before ? TL_RULES_UNKNOWN : TL_RULES_NONE,
                   .after = more_after ? TL_RULES_UNKNOWN : TL_RULES_NONE };
  guint64 starting = 0;

  for (gsize at = 0; at < n; at++)
    starting |= rules->starts[glyphs[at]];
  for (guint i = 0; starting >> i != 0; i++)
    if ((starting >> i & 1) != 0 && !run_lookup (rules, i, &text, &starting))
      return FALSE;
  return TRUE;
}
