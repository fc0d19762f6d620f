/* tl-word-splitter.h: splits a paragraph into words of one font each. */
#ifndef TL_WORD_SPLITTER_H
#define TL_WORD_SPLITTER_H

#include "fonts/tl-text-style.h"
#include "lines/tl-paragraph-words.h"

G_BEGIN_DECLS

/* What a first look at a paragraph shows. */
typedef struct
{
  gboolean paragraph_needs_pango;
  gboolean text_needs_pango; /* so do the paragraphs around it */
  guint8   script;           /* the one that its letters are in; common if there are none */
  gboolean has_one_script;   /* whether all is in that script */
  gboolean has_ideographs;   /* or white space that takes the font of its neighbours */
} TlParagraphScan;

TlParagraphScan tl_paragraph_scan (TlCharTable *chars, const char *text, gsize length);
gboolean        tl_paragraph_words_split (
         TlParagraphWords *self, TlTextStyle *style, const TlParagraphScan *scan, const char *text, gsize length);

G_END_DECLS

#endif /* TL_WORD_SPLITTER_H */
