/* tl-kerned-face.h: a face with the kerning of another typeface.
 *
 * The face has another GPOS table, so that HarfBuzz places marks by its own rules, and no GSUB table, since
 * the advances of contextual glyphs are unknown. */
#ifndef TL_KERNED_FACE_H
#define TL_KERNED_FACE_H

#include "typefaces/tl-kerning.h"

hb_face_t *tl_kerned_face_get (hb_face_t *face, TlKerningTable *kerning);

#endif /* TL_KERNED_FACE_H */
