/* tl-word-pair.h: whether the glyphs of two adjacent characters depend on each other. */
#ifndef TL_WORD_PAIR_H
#define TL_WORD_PAIR_H

#include "words/tl-word.h"

G_BEGIN_DECLS

gboolean tl_word_pair_is_independent (
  TlWordMaker *maker, const TlScriptFonts *fonts, const TlFont *font, gunichar left, gunichar right);

G_END_DECLS

#endif /* TL_WORD_PAIR_H */
