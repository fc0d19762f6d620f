/* tl-context-entry.c: finds and adds entries of the word cache for words in their context. */
#include "words/tl-context-entry.h"

/* The entry with the key @key for a word in its context; NULL if there is none. */
TlContextEntry *
tl_context_entry_find (TlWordMaker *maker, const TlWord *word, const GString *key)
{
  return tl_cache_find (maker->cache, TL_ENTRY_CONTEXT, word->entry.owner, key->str, key->len);
}

/* Adds an entry with the key @text for a word in its context; the caller fills it in. Returns NULL if the
 * cache is full. */
TlContextEntry *
tl_context_entry_add (TlWordMaker *maker, const TlWord *word, const GString *text)
{
  const TlEntryKey key
    = { .kind = TL_ENTRY_CONTEXT, .owner = word->entry.owner, .text = text->str, .length = text->len };
  gsize           size = sizeof (TlContextEntry) + key.length;
  TlContextEntry *context;

  if (!tl_cache_reserve (maker->cache, size))
    return NULL;
  context = g_malloc0 (size);
  tl_entry_copy_key (&context->entry, &key, (char *)(context + 1));
  tl_cache_add (maker->cache, &context->entry, size);
  return context;
}
