/* tl-paragraph-iter.h: iterates over the paragraphs of a text.
 *
 * Paragraphs end at line feeds, carriage returns, both together, and U+2029, as in Pango. An iterator is
 * allocated on the stack; the text must outlive it. */
#ifndef TL_PARAGRAPH_ITER_H
#define TL_PARAGRAPH_ITER_H

#include <glib.h>

G_BEGIN_DECLS

/* The state of an iteration; owns nothing. */
typedef struct
{
  const char *next;     /* the beginning of the next paragraph; NULL after the last one */
  const char *end;      /* the end of the text */
  const char *marks[3]; /* the next occurrence of each byte that can begin a paragraph terminator, or @end */
} TlParagraphIter;

void     tl_paragraph_iter_init (TlParagraphIter *iter, const char *text, gsize length);
gboolean tl_paragraph_iter_next (TlParagraphIter *iter, const char **begin, const char **end);

G_END_DECLS

#endif /* TL_PARAGRAPH_ITER_H */
