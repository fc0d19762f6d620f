/* tl-text-plain.h: characters whose glyphs and widths are known without shaping the text that they are in. */
#ifndef TL_TEXT_PLAIN_H
#define TL_TEXT_PLAIN_H

#include "fonts/tl-text-font.h"

G_BEGIN_DECLS

TlPlain *tl_plain_new        (const TlFace *face, TlShaper *shaper);
void     tl_plain_free       (TlPlain *plain);
gsize    tl_plain_count      (const TlPlain *plain);
int      tl_plain_get_pair   (TlPlain *plain, const TlFace *face, hb_codepoint_t left, hb_codepoint_t right, TlShaper *shaper);
TlPlainKind tl_plain_learn_kind (TlPlain *plain, const TlFace *face, guint8 code, TlShaper *shaper);
int      tl_plain_learn_kern (TlPlain *plain, const TlFace *face, guint8 left, guint8 right, TlShaper *shaper);

/* Of what kind a character is. Its advance and its number are known from then on. */
static inline TlPlainKind
tl_plain_get_kind (TlPlain *plain, const TlFace *face, guint8 code, TlShaper *shaper)
{
  TlPlainKind kind = plain->kinds[code];

  return G_LIKELY (kind != TL_PLAIN_NOT_ASKED) ? kind : tl_plain_learn_kind (plain, face, code, shaper);
}

/* What @left gains from @right behind it, in Pango units. */
static inline int
tl_plain_get_kern (TlPlain *plain, const TlFace *face, guint8 left, guint8 right, TlShaper *shaper)
{
  const int *kerns = plain->kerns[left];
  int kern = G_LIKELY (kerns != NULL) ? kerns[right] : 0;

  return G_LIKELY (kern != 0) ? kern >> 1 : tl_plain_learn_kern (plain, face, left, right, shaper);
}

G_END_DECLS

#endif /* TL_TEXT_PLAIN_H */
