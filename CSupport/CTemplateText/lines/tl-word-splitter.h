/* tl-word-splitter.h: splits a paragraph into words of one font each. */
#ifndef TL_WORD_SPLITTER_H
#define TL_WORD_SPLITTER_H

#include "fonts/tl-text-style.h"
#include "lines/tl-paragraph-words.h"

G_BEGIN_DECLS

/* The properties of a paragraph that decide how it is split. */
typedef struct
{
  gboolean paragraph_needs_pango;
  gboolean text_needs_pango; /* whether Pango has to lay out the whole text */
  guint8   script;           /* the script of the paragraph's letters; Common if it has none */
  gboolean has_one_script;   /* whether all characters have @script or the script Common */
  gboolean has_ideographs; /* whether there are ideographs, or white space that takes its neighbours' font */
} TlParagraphScan;

TlParagraphScan tl_paragraph_scan (TlCharTable *chars, const char *text, gsize length);
gboolean        tl_paragraph_words_split (
         TlParagraphWords *self, TlTextStyle *style, const TlParagraphScan *scan, const char *text, gsize length);

G_END_DECLS

#endif /* TL_WORD_SPLITTER_H */
