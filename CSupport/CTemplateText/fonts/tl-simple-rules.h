/* tl-simple-rules.h: the substitution rules by which simple glyphs are found.
 *
 * Rules belong to a face (hb_face_t), which has no size: all sizes and most scripts share them. Rules are
 * stored with the hb_face_t and live as long as it does; the owner of any font of the face may use them.
 * Rules do not change once they have been read. Looking them up writes to the hb_face_t, so only one thread
 * at a time may do that. */
#ifndef TL_SIMPLE_RULES_H
#define TL_SIMPLE_RULES_H

#include "fonts/tl-shaper.h"
#include "opentype/tl-gsub-rules.h"

G_BEGIN_DECLS

const TlGsubRules *tl_simple_rules_find (const TlShapePlan *plan, const hb_set_t *glyphs);

G_END_DECLS

#endif /* TL_SIMPLE_RULES_H */
