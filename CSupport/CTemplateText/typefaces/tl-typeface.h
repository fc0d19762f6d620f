/* tl-typeface.h: the advances and the kerning of typefaces that may not be redistributed.
 *
 * Advances are facts that any program can measure when it lays out text in a typeface. With the advances of a
 * typeface, another font can replace it. Lengths are in points. */
#ifndef TL_TYPEFACE_H
#define TL_TYPEFACE_H

#include "templatetext/tl-font-description.h"
#include "typefaces/tl-kerning.h"

G_BEGIN_DECLS

/* The last code point that is checked for being an accented letter. */
#define TL_LAST_ACCENTED 0x24f

gboolean        tl_typeface_is_known (const TlFontDescription *font);
double          tl_typeface_get_advance (const TlFontDescription *font, gunichar character);
double          tl_typeface_get_tracking (const TlFontDescription *font);
TlKerningTable *tl_typeface_get_kerning (const TlFontDescription *font);
guint           tl_typeface_find_column (gunichar character);

G_END_DECLS

#endif /* TL_TYPEFACE_H */
