/* tl-substitute-font.h: a substitute font, an installed font that replaces a requested one whose advances are
 * known.
 *
 * The glyphs of a substitute font get the advances and the tracking of the requested font and, in Latin text,
 * its kerning. Accented letters are as wide as their base letters. The advances of all other glyphs change by
 * the average change of the lowercase letters. Only one thread at a time may use a substitute font and the
 * fonts that it created. */
#ifndef TL_SUBSTITUTE_FONT_H
#define TL_SUBSTITUTE_FONT_H

#include <hb.h>
#include <pango/pango.h>

#include "templatetext/tl-font-description.h"

G_BEGIN_DECLS

typedef struct _TlSubstituteFont TlSubstituteFont;

TlSubstituteFont *tl_substitute_font_new (PangoContext               *context,
                                          const PangoFontDescription *description,
                                          const TlFontDescription    *requested);
void              tl_substitute_font_free (TlSubstituteFont *self);
gsize             tl_substitute_font_get_size (const TlSubstituteFont *self);
hb_font_t *tl_substitute_font_create_font (TlSubstituteFont *self, hb_font_t *hb_font, GUnicodeScript script);
int        tl_substitute_font_get_mean (TlSubstituteFont *self, const char *text, gsize length);

G_END_DECLS

#endif /* TL_SUBSTITUTE_FONT_H */
