/* tl-stand-in.h: a font that stands in for another one whose advances are known.
 *
 * Glyphs get the advances of the other font, its tracking, and in Latin text its kerning. Accented letters
 * are as wide as their letters. Other characters differ as much as small letters do on the average. A
 * stand-in belongs to one thread at a time, fonts made by it to the same. */
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
