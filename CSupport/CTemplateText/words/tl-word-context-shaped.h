/* tl-word-context-shaped.h: the widths of words in their context, by shaping as much of the text as their
 * glyphs depend on. */
#ifndef TL_WORD_CONTEXT_SHAPED_H
#define TL_WORD_CONTEXT_SHAPED_H

#include "words/tl-surroundings.h"
#include "words/tl-word.h"

G_BEGIN_DECLS

gboolean tl_word_measure_shaped_in_context (TlWordMaker          *maker,
                                            const TlWord         *word,
                                            const TlSurroundings *around,
                                            TlWordMeasures       *measures);

G_END_DECLS

#endif /* TL_WORD_CONTEXT_SHAPED_H */
