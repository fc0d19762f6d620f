/* tl-simple-glyphs.h: characters whose glyphs and advances are known without shaping their text.
 *
 * A simple glyph is the nominal glyph of a character that has a code (see tl-char-code.h). Only supported
 * GSUB rules replace it, and it is kerned with its right neighbour only. All data is determined at its first
 * use and does not change afterwards. Lengths are in Pango units.
 *
 * A TlSimpleGlyphs belongs to one font. It does not own the plan and the rules, which live as long as the
 * font. Only one thread at a time may use it. */
#ifndef TL_SIMPLE_GLYPHS_H
#define TL_SIMPLE_GLYPHS_H

#include "fonts/tl-shaper.h"
#include "opentype/tl-gsub-rules.h"
#include "unicode/tl-char-code.h"

G_BEGIN_DECLS

/* How the glyph of a character is determined. */
typedef enum
{
  TL_GLYPH_KIND_UNKNOWN,   /* not determined yet */
  TL_GLYPH_KIND_COMPLEX,   /* only shaping determines the glyph */
  TL_GLYPH_KIND_SIMPLE,    /* the character always has its nominal glyph */
  TL_GLYPH_KIND_CONTEXTUAL /* the substitution rules and the neighbouring characters determine the glyph */
} TlGlyphKind;

/* Data about the characters that have codes. Arrays are indexed by code. */
typedef struct
{
  const TlShapePlan *plan;  /* the font's plan; not owned */
  const TlGsubRules *rules; /* the face's rules; not owned */
  TlGlyphKind        kinds[TL_N_CHAR_CODES];
  hb_codepoint_t     glyphs[TL_N_CHAR_CODES];   /* the nominal glyphs; 0 if the font has none */
  guint16            numbers[TL_N_CHAR_CODES];  /* the nominal glyphs' numbers in the rules */
  int                advances[TL_N_CHAR_CODES]; /* the advances of the characters by themselves */
  int *kerning[TL_N_CHAR_CODES]; /* for each left character, an array indexed by the code of the right
                                    character: twice the kerning plus 1, or 0 if the kerning is unknown;
                                    owned; NULL if no kerning is known */
  GArray *kerning_features;  /* hb_feature_t: the plan's features, with all substitutions turned off; owned */
  hb_font_t  *glyph_font;    /* maps private-use characters to glyphs; owned; NULL before its first use */
  GHashTable *pair_advances; /* pair of glyphs → advance of the first glyph; owned */
} TlSimpleGlyphs;

TlSimpleGlyphs *tl_simple_glyphs_new (const TlShapePlan *plan, TlShaper *shaper);
void            tl_simple_glyphs_free (TlSimpleGlyphs *self);
gsize           tl_simple_glyphs_get_size (const TlSimpleGlyphs *self);
TlGlyphKind     tl_simple_glyphs_learn_kind (TlSimpleGlyphs *self, guint8 code, TlShaper *shaper);
int tl_simple_glyphs_learn_kerning (TlSimpleGlyphs *self, guint8 left, guint8 right, TlShaper *shaper);
int tl_simple_glyphs_get_pair_advance (TlSimpleGlyphs *self,
                                       hb_codepoint_t  left,
                                       hb_codepoint_t  right,
                                       TlShaper       *shaper);

/* The kind of the character with the given code. Unless the character is complex, its advance and its number
 * in the rules are known afterwards. */
static inline TlGlyphKind
tl_simple_glyphs_get_kind (TlSimpleGlyphs *self, guint8 code, TlShaper *shaper)
{
  TlGlyphKind kind = self->kinds[code];

  return G_LIKELY (kind != TL_GLYPH_KIND_UNKNOWN) ? kind : tl_simple_glyphs_learn_kind (self, code, shaper);
}

/* The kerning of the character @left before the character @right, both with their nominal glyphs. */
static inline int
tl_simple_glyphs_get_kerning (TlSimpleGlyphs *self, guint8 left, guint8 right, TlShaper *shaper)
{
  const int *known = self->kerning[left];
  int        kerning = G_LIKELY (known != NULL) ? known[right] : 0;

  return G_LIKELY (kerning != 0) ? kerning >> 1 : tl_simple_glyphs_learn_kerning (self, left, right, shaper);
}

G_END_DECLS

#endif /* TL_SIMPLE_GLYPHS_H */
