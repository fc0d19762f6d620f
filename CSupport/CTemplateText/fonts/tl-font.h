/* tl-font.h: a font, that is, a face in one size, for text in one script and language.
 *
 * Lengths are in Pango units. A font is owned by the TlScriptFonts that chose it; only one thread at a time
 * may use it. After tl_font_new(), only @baselines and the data cached by @simple_glyphs change. */
#ifndef TL_FONT_H
#define TL_FONT_H

#include <pango/pango.h>

#include "fonts/tl-simple-glyphs.h"
#include "fonts/tl-substitute-font.h"

G_BEGIN_DECLS

/* The height of a baseline above a font's origin. */
typedef struct
{
  guint32 tag; /* hb_ot_layout_baseline_tag_t; 0 if the element is unused */
  int     position;
} TlBaseline;

typedef struct
{
  PangoFont  *pango_font; /* the font in Pango; owned */
  hb_font_t  *hb_font;    /* the font of @pango_font, or the one that a substitute font made from it; owned */
  TlShapePlan plan;
  guint       position;     /* the index in the fontset; fonts with a greater index are later fallbacks */
  int         ascent;       /* a line's ascent */
  int         height;       /* a line's height */
  TlBaseline  baselines[4]; /* the baselines that were read most recently */
  gboolean    is_measured_by_words; /* whether the widths of words can be summed; if not, the fields below are
                                       not valid */
  hb_codepoint_t space_glyph;
  int            space_advance;       /* the advance of U+0020 by itself */
  hb_set_t      *dependent_glyphs;    /* the glyphs that may depend on text beyond a space; owned */
  GArray        *contextual_features; /* hb_feature_t: the features for tl_font_shape_contextually(); owned */
  TlSimpleGlyphs *simple_glyphs;      /* the font's simple glyphs; owned; NULL if there are none */
} TlFont;

TlFont *tl_font_new (PangoFont        *pango_font,
                     TlSubstituteFont *substitute,
                     GUnicodeScript    script,
                     PangoLanguage    *language,
                     guint             position,
                     TlShaper         *shaper);
void    tl_font_free (TlFont *font);
gsize   tl_font_get_size (const TlFont *font);
int     tl_font_get_baseline_shift (TlFont *font, TlFont *first);
void    tl_font_shape (const TlFont *font, TlShaper *shaper, const char *text, gsize length);
void    tl_font_shape_contextually (const TlFont *font, TlShaper *shaper, const char *text, gsize length);

G_END_DECLS

#endif /* TL_FONT_H */
