/* tl-word-maker.h: finds words in the cache, and makes those that are not there.
 *
 * What is returned belongs to the cache and is valid until the next text is begun (tl_cache_begin()). */
#ifndef TL_WORD_MAKER_H
#define TL_WORD_MAKER_H

#include "words/tl-word.h"

G_BEGIN_DECLS

TlWord *tl_word_make (TlWordMaker *maker, TlScriptFonts *fonts, const char *text, gsize length);
TlWord *tl_word_make_char (
  TlWordMaker *maker, TlScriptFonts *fonts, gunichar character, const char *text, gsize length);

/* The word that the @length bytes at @text are, which may end with spaces; NULL if the cache has no room. */
static inline TlWord *
tl_word_find (TlWordMaker *maker, TlScriptFonts *fonts, const char *text, gsize length)
{
  TlWord *word = tl_cache_find (maker->cache, TL_ENTRY_WORD, fonts, text, length);

  return G_LIKELY (word != NULL) ? word : tl_word_make (maker, fonts, text, length);
}

/* The word that an ideograph is; NULL if the cache has no room. */
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
