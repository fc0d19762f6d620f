/* tl-text-paragraphs.h: where paragraphs end. */
#ifndef TL_TEXT_PARAGRAPHS_H
#define TL_TEXT_PARAGRAPHS_H

#include <glib.h>

G_BEGIN_DECLS

/* Text that is being split into paragraphs; owns nothing. */
typedef struct
{
  const char *next;            /* where the next paragraph begins; NULL after the last */
  const char *end;             /* of the text */
  const char *marks[3];        /* the nearest of each byte that the end of a paragraph may begin with, or @end */
} TlParagraphIter;

void     tl_paragraph_iter_init (TlParagraphIter *iter, const char *text, gsize length);
gboolean tl_paragraph_iter_next (TlParagraphIter *iter, const char **begin, const char **end);

G_END_DECLS

#endif /* TL_TEXT_PARAGRAPHS_H */
