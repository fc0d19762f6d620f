/* tl-text-plain.h: characters whose glyphs are always the same, and that look at their neighbours for kerning only. */
#ifndef TL_TEXT_PLAIN_H
#define TL_TEXT_PLAIN_H

#include "fonts/tl-text-font.h"

G_BEGIN_DECLS

TlPlain *tl_plain_new        (const TlFace *face, TlShaper *shaper);
void     tl_plain_free       (TlPlain *plain);
int      tl_plain_learn_kern (TlPlain *plain, const TlFace *face, guint8 left, guint8 right, TlShaper *shaper);
gboolean tl_plain_is_quiet   (TlPlain *plain, guint8 left, guint8 character, guint8 right);

/* What @left gains from @right behind it, in Pango units. */
static inline int
tl_plain_get_kern (TlPlain *plain, const TlFace *face, guint8 left, guint8 right, TlShaper *shaper)
{
  int kern = plain->kerns[left][right];

  return G_LIKELY (kern != TL_KERN_UNKNOWN) ? kern : tl_plain_learn_kern (plain, face, left, right, shaper);
}

G_END_DECLS

#endif /* TL_TEXT_PLAIN_H */
