/* tl-context-entry.h: cache entries with the widths of a word in a context. The key is composed of the word
 * and the text around it.
 *
 * The cache owns the entries, which are valid until the next text begins. */
#ifndef TL_CONTEXT_ENTRY_H
#define TL_CONTEXT_ENTRY_H

#include "words/tl-surroundings.h"
#include "words/tl-word.h"

G_BEGIN_DECLS

typedef struct
{
  TlEntry  entry;
  gboolean is_measurable; /* whether @measures is valid; if not, more text has to be examined, or Pango has to
                             lay out the text */
  gboolean       needs_before; /* whether more characters before the word have to be examined */
  gboolean       needs_after;  /* whether more characters after the word have to be examined */
  TlWordMeasures measures;
} TlContextEntry;

TlContextEntry *tl_context_entry_find (TlWordMaker *maker, const TlWord *word, const GString *key);
TlContextEntry *tl_context_entry_add (TlWordMaker *maker, const TlWord *word, const GString *key);

G_END_DECLS

#endif /* TL_CONTEXT_ENTRY_H */
