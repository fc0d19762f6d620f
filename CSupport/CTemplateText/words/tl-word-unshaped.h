/* tl-word-unshaped.h: the widths of words of simple glyphs, summed from the advances of their characters. */
#ifndef TL_WORD_UNSHAPED_H
#define TL_WORD_UNSHAPED_H

#include "words/tl-word.h"

G_BEGIN_DECLS

gboolean tl_word_measure_ascii_unshaped (
  TlWordMaker *maker, TlScriptFonts *fonts, TlWord *word, const char *text, gsize length);
gboolean tl_word_measure_unshaped (
  TlWordMaker *maker, TlWord *word, TlWordBreak *breaks, const char *text, gsize length, gsize n_spaces);

G_END_DECLS

#endif /* TL_WORD_UNSHAPED_H */
