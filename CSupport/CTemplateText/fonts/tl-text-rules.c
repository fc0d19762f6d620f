#include "fonts/tl-text-rules-private.h"

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
match_block (const TlRules *rules, const TlRuleBlock *block, const Text *text, gsize at)
{
  const guint64 *fitting = &g_array_index (rules->fitting, guint64, block->first_fitting);
  Matches        matches = { ~(guint64)0, ~(guint64)0 };

  /* From the glyph itself to both sides: most rules do not fit at a neighbour. */
  for (guint i = 0; i < block->n_places && matches.possible != 0; i++, fitting += rules->n_classes)
    {
      guint group
        = class_at (rules, text, (gssize)at + g_array_index (rules->places, gint8, block->first_place + i));

      matches.certain &= fitting[group];
      if (group != TL_RULES_UNKNOWN)
        matches.possible &= fitting[group];
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
apply_rule (const TlRule *rule, gboolean is_certain, gboolean *may_be_kept, guint16 *glyph)
{
  if (rule->effect == TL_EFFECT_OTHER || (rule->n_taken > 1 && (!is_certain || *may_be_kept)))
    return STEP_FOREIGN;
  if (rule->effect == TL_EFFECT_KEEP)
    {
      *may_be_kept = *may_be_kept || !is_certain;
      return is_certain ? STEP_DONE : STEP_ON;
    }
  *glyph = is_certain && !*may_be_kept ? rule->replacements[*glyph] : (guint16)TL_RULES_UNKNOWN;
  return STEP_DONE;
}

/* Applies a lookup at a glyph, and tells how many glyphs it takes; 0 for what is not done here. */
static gsize
apply_lookup (const TlRules *rules, const TlRuleLookup *lookup, const Text *text, gsize at)
{
  gboolean may_be_kept = FALSE;

  for (guint i = 0; i < lookup->n_blocks; i++)
    {
      const TlRuleBlock *block = &g_array_index (rules->blocks, TlRuleBlock, lookup->first_block + i);

      for (Matches matches = match_block (rules, block, text, at); matches.possible != 0;
           matches.possible &= matches.possible - 1)
        {
          guint         bit = (guint)__builtin_ctzll (matches.possible);
          const TlRule *rule = &g_array_index (rules->rules, TlRule, block->first_rule + bit);
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
  for (gsize i = 1; i < n && i < g_array_index (rules->lookups, TlRuleLookup, lookup).most_taken; i++)
    if (glyphs[i] == TL_RULES_UNKNOWN || (rules->starts[glyphs[i]] >> lookup & 1) != 0)
      return TRUE;
  return FALSE;
}

/* Applies a lookup to all glyphs, and adds to @starting the lookups that have rules for those it makes. FALSE
 * for what is not done here. */
static gboolean
run_lookup (const TlRules *rules, guint i, const Text *text, guint64 *starting)
{
  const TlRuleLookup *lookup = &g_array_index (rules->lookups, TlRuleLookup, i);
  const guint64       bit = (guint64)1 << i;

  for (gsize at = 0; at < text->n;)
    {
      guint16 glyph = text->glyphs[at];
      gsize   n_taken = 1;

      if (G_LIKELY ((rules->starts[glyph] & bit) == 0 && glyph != TL_RULES_UNKNOWN))
        {
          at++;
          continue;
        }
      if (glyph == TL_RULES_UNKNOWN)
        {
          if (may_take_next (rules, i, text->glyphs + at, text->n - at))
            return FALSE;
        }
      else
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
