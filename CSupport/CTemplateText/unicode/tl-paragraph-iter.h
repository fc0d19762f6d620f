/* tl-paragraph-iter.h: where paragraphs end, in one place for all that need it.
 *
 * Paragraphs end at line feeds, carriage returns, both, and U+2029, as in Pango. An iterator lives on the
 * stack; the text outlives it. */
#ifndef TL_PARAGRAPH_ITER_H
#define TL_PARAGRAPH_ITER_H

#include <glib.h>

G_BEGIN_DECLS

/* Text that is being split into paragraphs; owns nothing. */
typedef struct
{
  const char *next;     /* where the next paragraph begins; NULL after the last */
  const char *end;      /* of the text */
  const char *marks[3]; /* the nearest of each byte that the end of a paragraph may begin with, or @end */
} TlParagraphIter;

void     tl_paragraph_iter_init (TlParagraphIter *iter, const char *text, gsize length);
gboolean tl_paragraph_iter_next (TlParagraphIter *iter, const char **begin, const char **end);

G_END_DECLS

#endif /* TL_PARAGRAPH_ITER_H */
