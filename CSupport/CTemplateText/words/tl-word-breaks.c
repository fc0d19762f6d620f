/* tl-word-breaks.c: finds the break opportunities inside a word: with the break table if pairs of characters
 * determine all of them, otherwise by passing the whole word to Pango. */
#include "unicode/tl-utf8.h"
#include "words/tl-word-breaks.h"

/* The breaks that have been found so far. */
typedef struct
{
  const char *word;
  guint32    *offsets;
  int         n; /* the number of breaks; −1 if there are too many, or if one is hyphenated or uncertain */
} Found;

/* Whether a word is punctuation between Thai words. Pango may break such a word at other positions than those
 * that pairs of characters determine. */
static gboolean
is_thai_punctuation (TlWordMaker *maker, GUnicodeScript script, const char *text, const char *end)
{
  gboolean has_thai = FALSE, has_punctuation = FALSE;

  if (script != G_UNICODE_SCRIPT_THAI)
    return FALSE;
  while (text < end)
    {
      gunichar character = tl_utf8_next (&text);

      has_thai = has_thai || tl_char_table_get (maker->chars, character)->script == G_UNICODE_SCRIPT_THAI;
      has_punctuation = has_punctuation || !g_unichar_isalnum (character);
    }
  return has_punctuation && !has_thai;
}

/* Adds the break opportunity at @at if @kind allows a break. If the break is hyphenated or uncertain, or if
 * there are too many, sets the number of breaks to −1. */
static void
add_break (Found *found, TlBreak kind, const char *at)
{
  if (kind > TL_BREAK_ALLOWED || (kind == TL_BREAK_ALLOWED && found->n == TL_MAX_BREAKS))
    found->n = -1;
  else if (kind == TL_BREAK_ALLOWED)
    found->offsets[found->n++] = (guint32)(at - found->word);
}

/* Finds the breaks of a word in which pairs of adjacent characters determine all breaks. */
static void
find_by_pairs (TlWordMaker *maker, Found *found, const char *end)
{
  const char *next = found->word;
  gunichar    before = tl_utf8_next (&next);
  guint8      before_type = tl_char_table_get (maker->chars, before)->break_type;

  while (next < end && found->n >= 0)
    {
      const char *at = next;
      gunichar    character = tl_utf8_next (&next);
      guint8      type = tl_char_table_get (maker->chars, character)->break_type;

      add_break (found, tl_break_table_ask (maker->breaks, before, before_type, FALSE, character, type), at);
      before = character;
      before_type = type;
    }
}

/* Converts Pango's attributes of a position to a TlBreak. */
static TlBreak
kind_of_break (const PangoLogAttr *attribute)
{
  if (!attribute->is_line_break)
    return TL_BREAK_FORBIDDEN;
  return attribute->break_inserts_hyphen || attribute->is_mandatory_break ? TL_BREAK_UNCERTAIN
                                                                          : TL_BREAK_ALLOWED;
}

/* Finds the breaks of any other word by passing the whole word to Pango. */
static void
find_by_pango (Found *found, const char *end)
{
  int           n_chars = (int)g_utf8_strlen (found->word, end - found->word);
  PangoLogAttr *attributes = g_new0 (PangoLogAttr, n_chars + 1);
  const char   *at = found->word;

  pango_get_log_attrs (found->word, (int)(end - found->word), 0, pango_language_get_default (), attributes,
                       n_chars + 1);
  for (int i = 1; i < n_chars && found->n >= 0; i++)
    {
      at = g_utf8_next_char (at);
      add_break (found, kind_of_break (&attributes[i]), at);
    }
  g_free (attributes);
}

/* Finds the break opportunities of a word without its trailing spaces, and stores their offsets in @offsets,
 * which has space for TL_MAX_BREAKS. Returns their number; −1 if there are more, or if one of them is
 * hyphenated or uncertain. */
int
tl_word_find_breaks (
  TlWordMaker *maker, GUnicodeScript script, const char *word, const char *end, guint32 *offsets)
{
  Found found = { .word = word, .offsets = offsets };

  if (word == end)
    return 0;
  if (g_utf8_next_char (word) < end && is_thai_punctuation (maker, script, word, end))
    return -1;
  if (tl_breaks_are_pairwise (maker->chars, word, (gsize)(end - word)))
    find_by_pairs (maker, &found, end);
  else
    find_by_pango (&found, end);
  return found.n;
}
