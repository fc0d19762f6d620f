/* tl-word-breaks.h: the break opportunities inside a word. Offsets are in bytes from the word's beginning. */
#ifndef TL_WORD_BREAKS_H
#define TL_WORD_BREAKS_H

#include "words/tl-word.h"

G_BEGIN_DECLS

int tl_word_find_breaks (
  TlWordMaker *maker, GUnicodeScript script, const char *word, const char *end, guint32 *offsets);

G_END_DECLS

#endif /* TL_WORD_BREAKS_H */
