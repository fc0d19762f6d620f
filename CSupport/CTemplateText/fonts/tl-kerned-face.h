/* tl-kerned-face.h: copies of a face with the kerning of another typeface.
 *
 * The GPOS table of a kerned face contains only the kerning, so HarfBuzz positions marks by its own fallback
 * rules. A kerned face has no GSUB table, since the advances of the glyphs that substitutions would produce
 * are unknown. */
#ifndef TL_KERNED_FACE_H
#define TL_KERNED_FACE_H

#include "typefaces/tl-kerning.h"

hb_face_t *tl_kerned_face_get (hb_face_t *face, TlKerningTable *kerning);

#endif /* TL_KERNED_FACE_H */
