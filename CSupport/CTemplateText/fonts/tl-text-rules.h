/* tl-text-rules.h: what GSUB makes of some glyphs among each other, found out without shaping. */
#ifndef TL_TEXT_RULES_H
#define TL_TEXT_RULES_H

#include "fonts/tl-text-opentype.h"

G_BEGIN_DECLS

/* Glyphs have numbers here, from TL_RULES_FIRST on; these stand for no glyph in particular. */
enum
{
  TL_RULES_NONE = 0,     /* the end of the text, or a glyph that is not known here */
  TL_RULES_UNKNOWN = 1,  /* any glyph, or the end of the text */
  TL_RULES_FIRST = 2
};

typedef struct _TlRules TlRules;

TlRules       *tl_rules_new       (hb_face_t *face, const TlOpenTypeTable *table, const hb_set_t *lookups,
                                   const hb_set_t *glyphs);
void           tl_rules_add_foreign (TlRules *rules, const hb_set_t *glyphs);
void           tl_rules_free      (TlRules *rules);
guint16        tl_rules_find      (const TlRules *rules, hb_codepoint_t glyph);
hb_codepoint_t tl_rules_get_glyph (const TlRules *rules, guint16 number);
gboolean       tl_rules_know      (const TlRules *rules, guint16 number);
gboolean       tl_rules_touch     (const TlRules *rules, guint16 number);
gboolean       tl_rules_run       (const TlRules *rules, guint16 *glyphs, gsize n, gboolean more_before,
                                   gboolean more_after);

G_END_DECLS

#endif /* TL_TEXT_RULES_H */
