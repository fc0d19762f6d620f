/* tl-stand-in.h: a stand-in, a font that replaces another one whose advances are known.
 *
 * Its glyphs get the advances of the other font, its tracking, and in Latin text its kerning. Accented
 * letters are as wide as their base letters. All other advances change by the average change of the lowercase
 * letters. Only one thread at a time may use a stand-in and the fonts made by it. */
#ifndef TL_STAND_IN_H
#define TL_STAND_IN_H

#include <hb.h>
#include <pango/pango.h>

#include "templatetext/tl-font-description.h"

G_BEGIN_DECLS

typedef struct _TlStandIn TlStandIn;

TlStandIn *tl_stand_in_new (PangoContext               *context,
                            const PangoFontDescription *description,
                            const TlFontDescription    *wanted);
void       tl_stand_in_free (TlStandIn *self);
gsize      tl_stand_in_get_size (const TlStandIn *self);
hb_font_t *tl_stand_in_create_font (TlStandIn *self, hb_font_t *hb_font, GUnicodeScript script);
int        tl_stand_in_get_mean (TlStandIn *self, const char *text, gsize length);

G_END_DECLS

#endif /* TL_STAND_IN_H */
