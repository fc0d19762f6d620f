/* tl-gsub-blocks.c: arranges rules in blocks of up to 64 rules of one lookup, which are matched at once.
 *
 * Glyphs that belong to the same sets have the same class. Offsets count glyphs from the glyph to which a
 * rule is applied. For each offset that a rule of a block examines and each class, a 64-bit mask has a bit
 * for each rule of the block that accepts glyphs of the class at the offset. The conjunction of the masks for
 * the glyphs of a text has a bit for each rule that matches. */
#include <string.h>

#include "opentype/tl-gsub-rules-private.h"

/* The class of the glyphs that belong to the same sets as the glyph @number; n_classes if there is no such
 * class yet. */
static guint
find_class (const TlGsubRules *rules, guint number)
{
  for (guint group = 0; group < rules->n_classes; group++)
    if (group != TL_GSUB_GLYPH_UNKNOWN
        && memcmp (rules->members[rules->first_of_class[group]], rules->members[number],
                   sizeof *rules->members)
             == 0)
      return group;
  return rules->n_classes;
}

/* Assigns classes to all glyphs: the same class to glyphs that belong to the same sets. Returns FALSE if
 * there are too many classes. */
gboolean
tl_gsub_rules_classify (TlGsubRules *rules)
{
  guint16 *first = rules->first_of_class;

  rules->n_classes = TL_GSUB_GLYPH_FIRST;
  first[TL_GSUB_GLYPH_NONE] = TL_GSUB_GLYPH_NONE;
  first[TL_GSUB_GLYPH_UNKNOWN] = rules->classes[TL_GSUB_GLYPH_UNKNOWN] = TL_GSUB_GLYPH_UNKNOWN;
  for (guint number = TL_GSUB_GLYPH_FIRST; number < rules->n; number++)
    {
      guint group = find_class (rules, number);

      if (group == G_N_ELEMENTS (rules->first_of_class))
        return FALSE;
      if (group == rules->n_classes)
        first[rules->n_classes++] = (guint16)number;
      rules->classes[number] = (guint8)group;
    }
  return TRUE;
}

/* The index of the set that must contain the glyph at @offset for @rule to match; −1 if the rule does not
 * examine that glyph. */
static int
set_at (const TlGsubRules *rules, const TlGsubRule *rule, int offset)
{
  guint at;

  if (offset >= (int)rule->n_input + rule->n_lookahead || -offset > (int)rule->n_backtrack)
    return -1;
  at = offset < 0               ? rule->n_input + (guint)(-offset - 1)
       : offset < rule->n_input ? (guint)offset
                                : (guint)offset + rule->n_backtrack;
  return g_array_index (rules->sets, guint8, rule->first_set + at);
}

/* Adds @offset to a block of @n_rules rules, with the masks of all classes at this offset. Does nothing if no
 * rule of the block examines the glyph at the offset. */
static void
add_offset (TlGsubRules *rules, TlGsubBlock *block, guint n_rules, int offset)
{
  gint8    stored = (gint8)offset;
  guint    first = rules->matching->len;
  gboolean is_looked_at = FALSE;

  g_array_set_size (rules->matching, first + rules->n_classes);
  memset (&g_array_index (rules->matching, guint64, first), 0xff, rules->n_classes * sizeof (guint64));
  for (guint i = 0; i < n_rules; i++)
    {
      int set = set_at (rules, &g_array_index (rules->rules, TlGsubRule, block->first_rule + i), offset);

      if (set < 0)
        continue;
      is_looked_at = TRUE;
      for (guint group = 0; group < rules->n_classes; group++)
        if ((rules->members[rules->first_of_class[group]][set / 64] >> set % 64 & 1) == 0)
          g_array_index (rules->matching, guint64, first + group) &= ~((guint64)1 << i);
    }
  if (!is_looked_at)
    {
      g_array_set_size (rules->matching, first);
      return;
    }
  g_array_append_val (rules->offsets, stored);
  block->n_offsets++;
}

/* Builds a block of @n_rules rules of a lookup, at most 64. The block lists the offsets of the glyphs that
 * its rules examine, nearest first: most rules fail to match at a near neighbour, so matching can stop early.
 */
static void
make_block (TlGsubRules *rules, guint first_rule, guint n_rules)
{
  TlGsubBlock block = { .first_rule = first_rule,
                        .first_offset = rules->offsets->len,
                        .first_matching = rules->matching->len };

  add_offset (rules, &block, n_rules, 0);
  for (int offset = 1; offset <= (int)rules->reach; offset++)
    {
      add_offset (rules, &block, n_rules, -offset);
      add_offset (rules, &block, n_rules, offset);
    }
  /* Clears the bits that represent no rule. */
  for (guint i = 0; i < rules->n_classes && n_rules < 64; i++)
    g_array_index (rules->matching, guint64, block.first_matching + i) &= ((guint64)1 << n_rules) - 1;
  g_array_append_val (rules->blocks, block);
}

/* Builds the blocks of all lookups. Classes must have been assigned. */
void
tl_gsub_rules_make_blocks (TlGsubRules *rules)
{
  for (guint i = 0; i < rules->lookups->len; i++)
    {
      TlGsubLookup *lookup = &g_array_index (rules->lookups, TlGsubLookup, i);

      lookup->first_block = rules->blocks->len;
      lookup->n_blocks = (lookup->n_rules + 63) / 64;
      for (guint j = 0; j < lookup->n_blocks; j++)
        make_block (rules, lookup->first_rule + j * 64, MIN (lookup->n_rules - j * 64, 64));
    }
}
