/* tl-word-pair.c: shapes two adjacent characters together, once, to determine whether their glyphs depend on
 * each other, and caches the result. If they do not, each character can be shaped without the other. */
#include "words/tl-word-pair.h"

/* Two adjacent characters of one font. */
typedef struct
{
  TlEntry  entry;
  gboolean is_independent;
} Pair;

/* Shapes the pair, whose second character begins at byte @second_begin. Returns whether the characters are
 * independent. */
static gboolean
shape (TlWordMaker *maker, const TlFont *font, const TlEntryKey *key, guint second_begin)
{
  const TlGlyph *first, *second;

  tl_font_shape (font, maker->shaper, key->text, key->length);
  if (maker->shaper->glyphs->len != 2)
    return FALSE;
  first = tl_shaper_get (maker->shaper, 0);
  second = tl_shaper_get (maker->shaper, 1);
  return first->cluster == 0 && second->cluster == second_begin
         && (second->flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) == 0;
}

/* Whether the glyphs of @left and @right, side by side, do not depend on each other. Also FALSE if the cache
 * is full. */
gboolean
tl_word_pair_is_independent (
  TlWordMaker *maker, const TlScriptFonts *fonts, const TlFont *font, gunichar left, gunichar right)
{
  char       text[12];
  int        second_begin = g_unichar_to_utf8 (left, text);
  TlEntryKey key = { .kind = TL_ENTRY_PAIR, .owner = fonts, .text = text };
  Pair      *pair;

  key.length = (gsize)(second_begin + g_unichar_to_utf8 (right, text + second_begin));
  pair = tl_cache_find (maker->cache, key.kind, key.owner, key.text, key.length);
  if (pair != NULL)
    return pair->is_independent;
  if (!tl_cache_reserve (maker->cache, sizeof *pair + key.length))
    return FALSE;
  pair = g_malloc0 (sizeof *pair + key.length);
  pair->is_independent = shape (maker, font, &key, (guint)second_begin);
  tl_entry_copy_key (&pair->entry, &key, (char *)(pair + 1));
  tl_cache_add (maker->cache, &pair->entry, sizeof *pair + key.length);
  return pair->is_independent;
}
