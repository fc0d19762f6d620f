/* tl-typeface.h: how wide the characters of typefaces are that may not be passed on, and how they are kerned.
 *
 * Advances are facts that any program which lays out text in a font measures; they let another font stand in
 * for it. Lengths are points. */
#ifndef TL_TYPEFACE_H
#define TL_TYPEFACE_H

#include "templatetext/tl-font-description.h"
#include "typefaces/tl-kerning.h"

G_BEGIN_DECLS

/* The last character that may be a letter with an accent. */
#define TL_LAST_ACCENTED 0x24f

gboolean        tl_typeface_is_known (const TlFontDescription *font);
double          tl_typeface_get_advance (const TlFontDescription *font, gunichar character);
double          tl_typeface_get_tracking (const TlFontDescription *font);
TlKerningTable *tl_typeface_get_kerning (const TlFontDescription *font);
guint           tl_typeface_find_column (gunichar character);

G_END_DECLS

#endif /* TL_TYPEFACE_H */
