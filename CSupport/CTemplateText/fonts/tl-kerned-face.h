/* tl-kerned-face.h: a typeface with another one's kerning in place of its own.
 *
 * The table GPOS is another one, so that marks stand where HarfBuzz puts them by itself, and there is no
 * GSUB: glyphs that stand in for a character only beside some others have no known advance. */
#ifndef TL_KERNED_FACE_H
#define TL_KERNED_FACE_H

#include "typefaces/tl-kerning.h"

hb_face_t *tl_kerned_face_get (hb_face_t *face, TlKerningTable *kerning);

#endif /* TL_KERNED_FACE_H */
