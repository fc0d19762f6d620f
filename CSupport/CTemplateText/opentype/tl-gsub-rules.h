/* tl-gsub-rules.h: applies the substitutions of GSUB to some glyphs without shaping.
 *
 * Chained contexts of format 3 that replace single glyphs are supported. For ligatures, the rules can only
 * determine that none is formed. Glyphs to which other lookups apply are unsupported. Rules belong to a face,
 * which has no size; their owner frees them. Several threads may read rules after these have been created. */
#ifndef TL_GSUB_RULES_H
#define TL_GSUB_RULES_H

#include "opentype/tl-open-type-table.h"

G_BEGIN_DECLS

/* Glyphs are numbered from TL_GSUB_GLYPH_FIRST on; the other numbers represent no particular glyph. */
enum
{
  TL_GSUB_GLYPH_NONE = 0,    /* the end of the text, or a glyph without a number */
  TL_GSUB_GLYPH_UNKNOWN = 1, /* any glyph, or the end of the text */
  TL_GSUB_GLYPH_FIRST = 2
};

typedef struct _TlRules TlGsubRules;

TlGsubRules   *tl_gsub_rules_new (hb_face_t             *face,
                                  const TlOpenTypeTable *table,
                                  const hb_set_t        *lookups,
                                  const hb_set_t        *glyphs);
void           tl_gsub_rules_add_unsupported (TlGsubRules *rules, const hb_set_t *glyphs);
void           tl_gsub_rules_free (TlGsubRules *rules);
guint16        tl_gsub_rules_find (const TlGsubRules *rules, hb_codepoint_t glyph);
hb_codepoint_t tl_gsub_rules_get_glyph (const TlGsubRules *rules, guint16 number);
gboolean       tl_gsub_rules_support (const TlGsubRules *rules, guint16 number);
gboolean       tl_gsub_rules_may_replace (const TlGsubRules *rules, guint16 number);
gboolean       tl_gsub_rules_apply (
        const TlGsubRules *rules, guint16 *glyphs, gsize n, gboolean more_before, gboolean more_after);

G_END_DECLS

#endif /* TL_GSUB_RULES_H */
