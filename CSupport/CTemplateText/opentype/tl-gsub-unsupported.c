/* tl-gsub-unsupported.c: the glyphs to which lookups apply for which no rules are read. */
#include "opentype/tl-gsub-rules-private.h"

/* Whether contextual lookup @index may replace the glyph @first in text of glyphs that have rules. */
static gboolean
context_is_possible (
  hb_face_t *face, const hb_set_t *input, const hb_set_t *context, guint index, hb_codepoint_t first)
{
  hb_codepoint_t sequence[2] = { first, HB_SET_VALUE_INVALID };
  gboolean       possible = hb_set_get_population (context) > 0
                      || hb_ot_layout_lookup_would_substitute (face, index, sequence, 1, TRUE);

  while (!possible && hb_set_next (input, &sequence[1]))
    possible = hb_ot_layout_lookup_would_substitute (face, index, sequence, 2, TRUE);
  return possible;
}

/* Marks as unsupported those of @glyphs to which @lookup, the lookup @index of @face, may apply. */
void
tl_gsub_rules_note_unsupported (
  TlGsubRules *rules, hb_face_t *face, const TlOpenTypeLookup *lookup, guint index, const hb_set_t *glyphs)
{
  hb_set_t *input = hb_set_create (), *context = hb_set_create ();
  gboolean  is_context = lookup->type == TL_GSUB_CONTEXT || lookup->type == TL_GSUB_CHAINED_CONTEXT;

  hb_ot_layout_lookup_collect_glyphs (face, HB_OT_TAG_GSUB, index, context, input, context, NULL);
  hb_set_intersect (input, glyphs);
  hb_set_intersect (context, glyphs);
  for (hb_codepoint_t glyph = HB_SET_VALUE_INVALID; hb_set_next (input, &glyph);)
    if (!is_context || context_is_possible (face, input, context, index, glyph))
      rules->is_unsupported[tl_gsub_rules_find (rules, glyph)] = TRUE;
  hb_set_destroy (input);
  hb_set_destroy (context);
}
