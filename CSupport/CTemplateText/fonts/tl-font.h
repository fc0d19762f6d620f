/* tl-font.h: a typeface in one size, for text in one script and language.
 *
 * Lengths are Pango units. A font is owned by the TlScriptFonts that chose it; it belongs to one thread at a
 * time. After tl_font_new() only @baselines changes, and what @simple_glyphs has found out. */
#ifndef TL_FONT_H
#define TL_FONT_H

#include <pango/pango.h>

#include "fonts/tl-simple-glyphs.h"
#include "fonts/tl-stand-in.h"

G_BEGIN_DECLS

/* How far above a font's origin a baseline of some kind is. */
typedef struct
{
  guint32 tag; /* hb_ot_layout_baseline_tag_t; 0 for none */
  int     position;
} TlBaseline;

typedef struct
{
  PangoFont  *pango_font; /* owned */
  hb_font_t  *hb_font;    /* of that, or what stands in by it; owned */
  TlShapePlan plan;
  guint       position;     /* in the fontset; the lower, the less of a fallback */
  int         ascent;       /* of a line */
  int         height;       /* of a line */
  TlBaseline  baselines[4]; /* those asked for most recently */
  gboolean
    is_measured_by_words; /* whether the advances of its words can be summed; the rest holds only then */
  hb_codepoint_t space_glyph;
  int            space_advance;    /* of U+0020 by itself */
  hb_set_t      *dependent_glyphs; /* glyphs that may depend on what is beyond a space; owned */
  GArray *contextual_features;     /* hb_feature_t: those under which only such glyphs are replaced; owned */
  TlSimpleGlyphs *simple_glyphs;   /* owned; NULL if the space is not simple */
} TlFont;

TlFont *tl_font_new (PangoFont     *pango_font,
                     TlStandIn     *stand_in,
                     GUnicodeScript script,
                     PangoLanguage *language,
                     guint          position,
                     TlShaper      *shaper);
void    tl_font_free (TlFont *font);
gsize   tl_font_get_size (const TlFont *font);
int     tl_font_get_baseline_shift (TlFont *font, TlFont *first);
void    tl_font_shape (const TlFont *font, TlShaper *shaper, const char *text, gsize length);
void    tl_font_shape_contextually (const TlFont *font, TlShaper *shaper, const char *text, gsize length);

G_END_DECLS

#endif /* TL_FONT_H */
