/* tl-word-context.h: the widths of dependent words, whose glyphs depend on their neighbours. */
#ifndef TL_WORD_CONTEXT_H
#define TL_WORD_CONTEXT_H

#include "words/tl-surroundings.h"
#include "words/tl-word.h"

G_BEGIN_DECLS

gboolean tl_word_measure_in_context (TlWordMaker          *maker,
                                     TlWord               *word,
                                     const TlSurroundings *around,
                                     TlWordMeasures       *measures);

G_END_DECLS

#endif /* TL_WORD_CONTEXT_H */
