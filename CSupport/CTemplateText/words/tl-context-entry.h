/* tl-context-entry.h: what is remembered of a word in a context, by the word and the text around it.
 *
 * An entry belongs to the cache and is valid until the next text is begun. */
#ifndef TL_CONTEXT_ENTRY_H
#define TL_CONTEXT_ENTRY_H

#include "words/tl-surroundings.h"
#include "words/tl-word.h"

G_BEGIN_DECLS

typedef struct
{
  TlEntry  entry;
  gboolean is_measurable; /* whether the measures hold; otherwise they depend on more, or only Pango knows */
  gboolean needs_before;  /* more characters have to be looked at */
  gboolean needs_after;
  TlWordMeasures measures;
} TlContextEntry;

TlContextEntry *tl_context_entry_find (TlWordMaker *maker, const TlWord *word, const GString *key);
TlContextEntry *tl_context_entry_add (TlWordMaker *maker, const TlWord *word, const GString *key);

G_END_DECLS

#endif /* TL_CONTEXT_ENTRY_H */
