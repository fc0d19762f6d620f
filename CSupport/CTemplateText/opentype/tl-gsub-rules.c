/* tl-gsub-rules.c: applies rules to glyphs, lookup by lookup, as HarfBuzz does.
 *
 * The glyphs may be surrounded by unknown glyphs. A rule then matches certainly, possibly or not at all. A
 * rule that matches possibly, because it examines unknown glyphs, makes the glyph to which it is applied
 * unknown. */
#include "opentype/tl-gsub-rules-private.h"

/* The number of @glyph; TL_GSUB_GLYPH_NONE if the rules do not include it. */
guint16
tl_gsub_rules_find (const TlGsubRules *rules, hb_codepoint_t glyph)
{
  guint low = 0, high = rules->glyphs->len;

  while (low < high)
    {
      guint          middle = low + (high - low) / 2;
      hb_codepoint_t at = g_array_index (rules->glyphs, hb_codepoint_t, middle);

      if (at == glyph)
        return (guint16)(middle + TL_GSUB_GLYPH_FIRST);
      if (at < glyph)
        low = middle + 1;
      else
        high = middle;
    }
  return TL_GSUB_GLYPH_NONE;
}

/* The glyph with the given number, which must be at least TL_GSUB_GLYPH_FIRST. */
hb_codepoint_t
tl_gsub_rules_get_glyph (const TlGsubRules *rules, guint16 number)
{
  return g_array_index (rules->glyphs, hb_codepoint_t, number - TL_GSUB_GLYPH_FIRST);
}

/* Whether the rules include everything that GSUB may do to the glyph with the given number. */
gboolean
tl_gsub_rules_support (const TlGsubRules *rules, guint16 number)
{
  return number >= TL_GSUB_GLYPH_FIRST && !rules->is_unsupported[number];
}

/* Whether there are rules for the glyph with the given number, so that it may be replaced. */
gboolean
tl_gsub_rules_may_replace (const TlGsubRules *rules, guint16 number)
{
  return rules->starts[number] != 0;
}

/* Marks glyphs as unsupported, because they require shaping. */
void
tl_gsub_rules_add_unsupported (TlGsubRules *rules, const hb_set_t *glyphs)
{
  for (hb_codepoint_t glyph = HB_SET_VALUE_INVALID; hb_set_next (glyphs, &glyph);)
    {
      guint16 number = tl_gsub_rules_find (rules, glyph);

      if (number != TL_GSUB_GLYPH_NONE)
        rules->is_unsupported[number] = TRUE;
    }
}

/* Frees the rules. */
void
tl_gsub_rules_free (TlGsubRules *rules)
{
  g_array_unref (rules->glyphs);
  g_array_unref (rules->lookups);
  g_array_unref (rules->rules);
  g_array_unref (rules->sets);
  g_array_unref (rules->blocks);
  g_array_unref (rules->offsets);
  g_array_unref (rules->matching);
  g_free (rules->classes);
  g_ptr_array_unref (rules->known_sets);
  g_ptr_array_unref (rules->replacements);
  g_free (rules->members);
  g_free (rules->starts);
  g_free (rules->is_unsupported);
  g_free (rules);
}

/* The numbers of glyphs, and whether unknown glyphs surround these glyphs. */
typedef struct
{
  guint16 *glyphs;
  gsize    n;
  guint16  before; /* what precedes the glyphs: TL_GSUB_GLYPH_NONE or TL_GSUB_GLYPH_UNKNOWN */
  guint16  after;
} Text;

/* The class of the glyph at index @i; if @i is out of range, that of @before or @after. */
static inline guint
class_at (const TlGsubRules *rules, const Text *text, gssize i)
{
  return rules->classes[i < 0 ? text->before : i >= (gssize)text->n ? text->after : text->glyphs[i]];
}

/* A bit for each rule of a block: in @certain, the rules that certainly match at a glyph; in @possible, also
 * those that may match, depending on unknown glyphs. */
typedef struct
{
  guint64 certain;
  guint64 possible;
} Matches;

/* Matches all rules of a block at the glyph with the index @at. */
static Matches
match_block (const TlGsubRules *rules, const TlGsubBlock *block, const Text *text, gsize at)
{
  const guint64 *matching = &g_array_index (rules->matching, guint64, block->first_matching);
  Matches        matches = { ~(guint64)0, ~(guint64)0 };

  /* Examines the glyph itself first and then its neighbours, since most rules fail to match at a neighbour.
   */
  for (guint i = 0; i < block->n_offsets && matches.possible != 0; i++, matching += rules->n_classes)
    {
      guint group
        = class_at (rules, text, (gssize)at + g_array_index (rules->offsets, gint8, block->first_offset + i));

      matches.certain &= matching[group];
      if (group != TL_GSUB_GLYPH_UNKNOWN)
        matches.possible &= matching[group];
    }
  matches.certain &= matches.possible;
  return matches;
}

/* The result of applying a rule at a glyph. */
typedef enum
{
  STEP_NEXT, /* the rule possibly does not apply, so the next one has to be tried */
  STEP_DONE,
  STEP_UNSUPPORTED /* shaping is required */
} Step;

/* Applies a rule that matches; if @is_certain is FALSE, it matches possibly. @may_be_kept records whether a
 * rule of the lookup that would keep the glyph has matched possibly. */
static Step
apply_rule (const TlGsubRule *rule, gboolean is_certain, gboolean *may_be_kept, guint16 *glyph)
{
  if (rule->effect == TL_GSUB_EFFECT_UNSUPPORTED || (rule->n_input > 1 && (!is_certain || *may_be_kept)))
    return STEP_UNSUPPORTED;
  if (rule->effect == TL_GSUB_EFFECT_KEEP)
    {
      *may_be_kept = *may_be_kept || !is_certain;
      return is_certain ? STEP_DONE : STEP_NEXT;
    }
  *glyph = is_certain && !*may_be_kept ? rule->replacements[*glyph] : (guint16)TL_GSUB_GLYPH_UNKNOWN;
  return STEP_DONE;
}

/* Applies a lookup at the glyph with the index @at. Returns the number of input glyphs of the applied rule,
 * or 1 if no rule was applied; 0 if shaping is required. */
static gsize
apply_lookup (const TlGsubRules *rules, const TlGsubLookup *lookup, const Text *text, gsize at)
{
  gboolean may_be_kept = FALSE;

  for (guint i = 0; i < lookup->n_blocks; i++)
    {
      const TlGsubBlock *block = &g_array_index (rules->blocks, TlGsubBlock, lookup->first_block + i);

      for (Matches matches = match_block (rules, block, text, at); matches.possible != 0;
           matches.possible &= matches.possible - 1)
        {
          guint             bit = (guint)__builtin_ctzll (matches.possible);
          const TlGsubRule *rule = &g_array_index (rules->rules, TlGsubRule, block->first_rule + bit);
          Step step = apply_rule (rule, (matches.certain >> bit & 1) != 0, &may_be_kept, &text->glyphs[at]);

          if (step != STEP_NEXT)
            return step == STEP_DONE ? rule->n_input : 0;
        }
    }
  return 1;
}

/* Whether a rule that is applied at the first of @n glyphs, which is unknown, may consume following glyphs at
 * which rules of the lookup could be applied. */
static gboolean
may_consume_next (const TlGsubRules *rules, guint lookup, const guint16 *glyphs, gsize n)
{
  for (gsize i = 1; i < n && i < g_array_index (rules->lookups, TlGsubLookup, lookup).longest_input; i++)
    if (glyphs[i] == TL_GSUB_GLYPH_UNKNOWN || (rules->starts[glyphs[i]] >> lookup & 1) != 0)
      return TRUE;
  return FALSE;
}

/* Applies lookup @i to all glyphs, and adds to @starting the lookups that have rules for the resulting
 * glyphs. Returns FALSE if shaping is required. */
static gboolean
run_lookup (const TlGsubRules *rules, guint i, const Text *text, guint64 *starting)
{
  const TlGsubLookup *lookup = &g_array_index (rules->lookups, TlGsubLookup, i);
  const guint64       bit = (guint64)1 << i;

  for (gsize at = 0; at < text->n;)
    {
      guint16 glyph = text->glyphs[at];
      gsize   n_input = 1;

      if (G_LIKELY ((rules->starts[glyph] & bit) == 0 && glyph != TL_GSUB_GLYPH_UNKNOWN))
        {
          at++;
          continue;
        }
      if (glyph == TL_GSUB_GLYPH_UNKNOWN)
        {
          if (may_consume_next (rules, i, text->glyphs + at, text->n - at))
            return FALSE;
        }
      else
        n_input = apply_lookup (rules, lookup, text, at);
      if (n_input == 0 || rules->is_unsupported[text->glyphs[at]])
        return FALSE;
      *starting |= rules->starts[text->glyphs[at]];
      at += n_input;
    }
  return TRUE;
}

/* Replaces @n glyphs, given by their numbers, as GSUB does. With @more_before or @more_after, unknown glyphs
 * precede or follow them; glyphs that depend on unknown glyphs become TL_GSUB_GLYPH_UNKNOWN. Returns FALSE if
 * shaping is required. */
gboolean
tl_gsub_rules_apply (
  const TlGsubRules *rules, guint16 *glyphs, gsize n, gboolean more_before, gboolean more_after)
{
  Text    text = { .glyphs = glyphs,
                   .n = n,
                   .before = more_before ? TL_GSUB_GLYPH_UNKNOWN : TL_GSUB_GLYPH_NONE,
                   .after = more_after ? TL_GSUB_GLYPH_UNKNOWN : TL_GSUB_GLYPH_NONE };
  guint64 starting = 0;

  for (gsize at = 0; at < n; at++)
    starting |= rules->starts[glyphs[at]];
  for (guint i = 0; i < rules->lookups->len; i++)
    if ((starting >> i & 1) != 0 && !run_lookup (rules, i, &text, &starting))
      return FALSE;
  return TRUE;
}
