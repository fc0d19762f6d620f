/* tl-word-joiner.h: joins the words of a paragraph into segments, with their widths in context. */
#ifndef TL_WORD_JOINER_H
#define TL_WORD_JOINER_H

#include "lines/tl-paragraph-words.h"
#include "lines/tl-segment.h"

G_BEGIN_DECLS

gboolean tl_paragraph_words_join (TlParagraphWords *self, const char *text, GArray *segments);

G_END_DECLS

#endif /* TL_WORD_JOINER_H */
