/* tl-word-context-unshaped.h: the widths of words of simple glyphs in their context, by the font's
 * substitution rules. */
#ifndef TL_WORD_CONTEXT_UNSHAPED_H
#define TL_WORD_CONTEXT_UNSHAPED_H

#include "words/tl-surroundings.h"
#include "words/tl-word.h"

G_BEGIN_DECLS

gboolean tl_word_measure_unshaped_in_context (TlWordMaker          *maker,
                                              const TlWord         *word,
                                              const TlSurroundings *around,
                                              TlWordMeasures       *measures);
gboolean tl_word_has_simple_context (TlWordMaker *maker, const TlWord *word, const TlSurroundings *around);

G_END_DECLS

#endif /* TL_WORD_CONTEXT_UNSHAPED_H */
