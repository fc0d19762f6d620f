/* tl-word-shaped.h: the widths of words that have to be shaped. */
#ifndef TL_WORD_SHAPED_H
#define TL_WORD_SHAPED_H

#include "words/tl-word.h"

G_BEGIN_DECLS

gboolean tl_word_measure_shaped (
  TlWordMaker *maker, TlWord *word, TlWordBreak *breaks, const char *text, gsize length, gsize n_spaces);

G_END_DECLS

#endif /* TL_WORD_SHAPED_H */
