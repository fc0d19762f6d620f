/* tl-word-maker.h: finds words in the cache, and measures and adds those that are missing.
 *
 * The cache owns the words, which are valid until the next text begins (tl_cache_begin()). */
#ifndef TL_WORD_MAKER_H
#define TL_WORD_MAKER_H

#include "words/tl-word.h"

G_BEGIN_DECLS

TlWord *tl_word_make (TlWordMaker *maker, TlScriptFonts *fonts, const char *text, gsize length);
TlWord *tl_word_make_char (
  TlWordMaker *maker, TlScriptFonts *fonts, gunichar character, const char *text, gsize length);

/* The word that consists of the @length bytes at @text, which may end with spaces; NULL if the cache is
 * full. */
static inline TlWord *
tl_word_find (TlWordMaker *maker, TlScriptFonts *fonts, const char *text, gsize length)
{
  TlWord *word = tl_cache_find (maker->cache, TL_ENTRY_WORD, fonts, text, length);

  return G_LIKELY (word != NULL) ? word : tl_word_make (maker, fonts, text, length);
}

/* The word that consists of an ideograph; NULL if the cache is full. */
static inline TlWord *
tl_word_find_char (
  TlWordMaker *maker, TlScriptFonts *fonts, gunichar character, const char *text, gsize length)
{
  TlWord *word = tl_script_fonts_get_page (fonts, character)->words[character & 0xff];

  if (G_UNLIKELY (word == NULL))
    return tl_word_make_char (maker, fonts, character, text, length);
  tl_cache_use (maker->cache, &word->entry);
  return word;
}

G_END_DECLS

#endif /* TL_WORD_MAKER_H */
