#include <string.h>

#include "words/tl-text-word.h"

/* Whether a glyph of the edge is another than its character's, behind @prefix. */
static gboolean
is_altered_behind (TlWordMaker *maker, const TlFace *face, const char *prefix, const char *text, gsize length)
{
  const TlShaper *shaper = maker->shaper;

  g_string_assign (maker->probe, prefix);
  g_string_append_len (maker->probe, text, (gssize)length);
  tl_shaper_shape (maker->shaper, face, maker->probe->str, maker->probe->len);
  if (shaper->glyphs->len != maker->probe->len)
    return TRUE;
  for (guint i = 0; i < shaper->glyphs->len; i++)
    if (tl_shaper_get (shaper, i)->glyph != face->plain->glyphs[(guint8)maker->probe->str[i]])
      return TRUE;
  return FALSE;
}

/* Finds out what the edge looks at, by HarfBuzz's marks on sentinels on both sides. */
static void
probe (TlWordMaker *maker, const TlFace *face, const char *text, gsize length, gboolean is_left, TlEdge *edge)
{
  const TlShaper *shaper = maker->shaper;
  gboolean        ends = !is_left && text[length - 1] != ' ', first, last;

  g_string_assign (maker->probe, (const char[]){ TL_SENTINEL, 0 });
  if (is_left)
    g_string_append_c (maker->probe, ' ');
  g_string_append_len (maker->probe, text, (gssize)length);
  if (!ends)
    g_string_append_c (maker->probe, TL_SENTINEL);
  tl_shaper_probe (maker->shaper, face, maker->probe->str, maker->probe->len);
  first = (tl_shaper_get (shaper, 0)->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) != 0;
  last
    = !ends && (tl_shaper_get (shaper, shaper->glyphs->len - 1)->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) != 0;
  edge->looks_out = is_left ? first : last;
  edge->needs_more = is_left ? last : first;
}

/* What is known of @length bytes of ASCII at the beginning or the end of a word. They stand for all that
 * dependent glyphs cannot tell from them. NULL if the cache has no room. */
const TlEdge *
tl_edge_find (
  TlWordMaker *maker, const TlScript *script, TlFace *face, const char *text, gsize length, gboolean is_left)
{
  GString *key = maker->text;
  TlEdge  *edge;
  gsize    size;

  g_string_truncate (key, 0);
  for (gsize i = 0; i < length; i++)
    g_string_append_c (key, face->alike[(guint8)text[i]]);
  g_string_append_c (key, (char)(is_left ? 0xfe : 0xfd));
  edge = tl_cache_find (maker->cache, TL_ENTRY_EDGE, script, key->str, key->len);
  size = sizeof *edge + key->len;
  if (edge != NULL || !tl_cache_has_room (maker->cache, size))
    return edge;
  edge = g_malloc0 (size);
  memcpy (edge + 1, key->str, key->len);
  tl_entry_set_key (&edge->entry, TL_ENTRY_EDGE, script, (char *)(edge + 1), key->len,
                    tl_cache_hash (key->str, key->len));
  edge->is_altered = is_altered_behind (maker, face, is_left ? " " : "", edge->entry.text, length)
                     || (is_left && is_altered_behind (maker, face, "", edge->entry.text, length));
  probe (maker, face, edge->entry.text, length, is_left, edge);
  tl_cache_add (maker->cache, &edge->entry, size);
  return edge;
}
