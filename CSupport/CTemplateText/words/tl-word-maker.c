/* tl-word-maker.c: reads the characters of words, measures the words and adds them to the cache. The fastest
 * method that applies is used: summing the advances of simple ASCII glyphs, summing those of any simple
 * glyphs, or shaping. Words that no method can measure are stored as complex and are left to Pango. */
#include <string.h>

#include "unicode/tl-utf8.h"
#include "words/tl-word-breaks.h"
#include "words/tl-word-maker.h"
#include "words/tl-word-shaped.h"
#include "words/tl-word-unshaped.h"

/* The font of the characters that have been read so far. */
typedef struct
{
  guint8   number;            /* the font's number; TL_FONT_UNKNOWN until a character has a font of its own */
  gboolean has_neutral_space; /* whether there is white space that takes its neighbour's font */
} SharedFont;

/* Records the font of one character in @shared. Returns 0 if all characters have one font so far; otherwise,
 * the TlWordFlags of a word in several fonts or of a complex word. */
static guint8
share_font (
  TlWordMaker *maker, TlScriptFonts *fonts, gunichar character, const TlChar *known, SharedFont *shared)
{
  guint8 number;

  if ((known->flags & TL_CHAR_NEUTRAL_SPACE) != 0)
    {
      shared->has_neutral_space = TRUE;
      return character == 0x3000 ? TL_WORD_COMPLEX : 0;
    }
  number = tl_script_fonts_get_number (fonts, character, maker->shaper);
  if (number == TL_FONT_MISSING)
    return TL_WORD_COMPLEX;
  if (shared->number != TL_FONT_UNKNOWN && shared->number != number)
    return TL_WORD_MIXED_FONTS;
  shared->number = number;
  return 0;
}

/* Records a character as the first of a word if @is_first, and as the last so far unless it is a mark.
 * Returns FALSE if only Pango can measure it. */
static gboolean
read_character (TlWord *word, gunichar character, const TlChar *known, gboolean is_first)
{
  gboolean is_mark = (known->flags & TL_CHAR_MARK) != 0;

  if (is_first)
    {
      word->first = character;
      word->first_type = known->break_type;
    }
  if ((known->flags & TL_CHAR_NEEDS_PANGO) != 0 || (is_first && is_mark))
    return FALSE;
  if (!is_mark)
    {
      word->last = character;
      word->last_type = known->break_type;
    }
  return TRUE;
}

/* Reads the characters of a word, and records the first one, the last one and the font. Returns 0, or
 * TlWordFlags if the characters have several fonts or cannot be measured. */
static guint8
read_characters (TlWordMaker *maker, TlScriptFonts *fonts, TlWord *word, const char *text, const char *end)
{
  SharedFont shared = { .number = TL_FONT_UNKNOWN };

  for (const char *next = text; next < end;)
    {
      gboolean      is_first = next == text;
      gunichar      character = tl_utf8_next (&next);
      const TlChar *known = tl_char_table_get (maker->chars, character);
      guint8        flags = TL_WORD_COMPLEX;

      if (read_character (word, character, known, is_first))
        flags = share_font (maker, fonts, character, known, &shared);
      if (flags != 0)
        return flags;
    }
  if (shared.number == TL_FONT_UNKNOWN)
    return TL_WORD_COMPLEX;
  word->font = tl_script_fonts_get_font (fonts, shared.number);
  if (!word->font->is_measured_by_words
      || (shared.has_neutral_space && !pango_font_has_char (word->font->pango_font, 0xa0)))
    return TL_WORD_COMPLEX;
  return 0;
}

/* Adds to the cache a copy of a word with its text and its breaks, of which there are none if @breaks is
 * NULL. The address of the copy is stored at @slot or, if that is NULL, in the hash table. Returns NULL if
 * the cache is full. */
static TlWord *
store (
  TlWordMaker *maker, const TlWord *made, const TlWordBreak *breaks, const TlEntryKey *key, gpointer *slot)
{
  gsize   n_breaks = breaks != NULL && made->n_breaks > 0 ? made->n_breaks + 1u : 0;
  gsize   head = sizeof *made + n_breaks * sizeof *breaks;
  TlWord *word;

  if (!tl_cache_reserve (maker->cache, head + key->length))
    return NULL;
  word = g_malloc (head + key->length);
  *word = *made;
  if (n_breaks > 0)
    memcpy (word->breaks, breaks, n_breaks * sizeof *breaks);
  tl_entry_copy_key (&word->entry, key, (char *)word + head);
  word->entry.slot = slot;
  tl_cache_add (maker->cache, &word->entry, head + key->length);
  return word;
}

/* Measures a word whose characters have one font. Returns FALSE if only Pango can measure it. */
static gboolean
measure (TlWordMaker         *maker,
         const TlScriptFonts *fonts,
         TlWord              *word,
         TlWordBreak         *breaks,
         const char          *text,
         gsize                length)
{
  gsize   n_spaces = 0;
  guint32 offsets[TL_MAX_BREAKS];
  int     n_breaks;

  while (n_spaces < length && text[length - 1 - n_spaces] == ' ')
    n_spaces++;
  n_breaks = tl_word_find_breaks (maker, fonts->script, text, text + length - n_spaces, offsets);
  if (n_breaks < 0)
    return FALSE;
  word->n_breaks = (guint8)n_breaks;
  for (int i = 0; i < n_breaks; i++)
    breaks[i] = (TlWordBreak){ .offset = offsets[i] };
  return tl_word_measure_unshaped (maker, word, breaks, text, length, n_spaces)
         || tl_word_measure_shaped (maker, word, breaks, text, length, n_spaces);
}

/* Measures a word, adds it to the cache and returns it; NULL if the cache is full. Takes time in proportion
 * to the word's length, unless lines may break inside the word at positions that are unsafe to break: then
 * parts of the word are shaped for each such position and for pairs of them. */
TlWord *
tl_word_make (TlWordMaker *maker, TlScriptFonts *fonts, const char *text, gsize length)
{
  TlWord      word = { .flags = 0 };
  TlWordBreak breaks[TL_MAX_BREAKS + 1];
  const char *end = text + length;
  TlEntryKey  key = { .kind = TL_ENTRY_WORD, .owner = fonts, .text = text, .length = length };

  if (length <= TL_MAX_WORD_BYTES && tl_word_measure_ascii_unshaped (maker, fonts, &word, text, length))
    return store (maker, &word, NULL, &key, NULL);
  word = (TlWord){ .flags = 0 };
  while (end > text && end[-1] == ' ')
    end--;
  word.flags
    = length > TL_MAX_WORD_BYTES ? TL_WORD_COMPLEX : read_characters (maker, fonts, &word, text, end);
  if (word.flags != 0)
    return store (maker, &word, NULL, &key, NULL);
  if (measure (maker, fonts, &word, breaks, text, length))
    return store (maker, &word, breaks, &key, NULL);
  word.flags |= TL_WORD_COMPLEX;
  word.n_breaks = 0;
  return store (maker, &word, NULL, &key, NULL);
}

/* Reads white space that is a word by itself and takes its neighbour's font. The word gets the font that is
 * chosen for the character by itself; tl-space-fonts.c checks whether that is its font in the paragraph. */
static void
read_neutral_space (TlWordMaker *maker, TlScriptFonts *fonts, gunichar character, TlWord *word)
{
  guint8 number = tl_script_fonts_get_number (fonts, character, maker->shaper);

  word->font = tl_script_fonts_get_font (fonts, number);
  word->flags = word->font != NULL && word->font->is_measured_by_words ? 0 : TL_WORD_COMPLEX;
  word->first = word->last = character;
  word->first_type = word->last_type = tl_char_table_get (maker->chars, character)->break_type;
}

/* Measures an ideograph by shaping it. If its glyph depends on its neighbours, the word becomes complex. */
static void
measure_char (TlWordMaker *maker, TlWord *word, gunichar character, const char *text, gsize length)
{
  const TlGlyph *glyph;

  tl_shaper_shape_with (maker->shaper, &word->font->plan, NULL, text, length, TRUE);
  glyph = tl_shaper_get (maker->shaper, 0);
  word->advance = glyph->advance;
  if (maker->shaper->glyphs->len != 1 || (glyph->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) != 0)
    word->flags = TL_WORD_COMPLEX;
  if (character == 0x3000)
    word->trailing_space = word->advance;
}

/* Measures the word that consists of an ideograph, or of U+3000, adds it to the cache and returns it; NULL if
 * the cache is full. */
TlWord *
tl_word_make_char (
  TlWordMaker *maker, TlScriptFonts *fonts, gunichar character, const char *text, gsize length)
{
  TlWord     word = { .flags = 0 };
  TlEntryKey key = { .kind = TL_ENTRY_WORD, .owner = fonts, .text = text, .length = length };

  if ((tl_char_table_get (maker->chars, character)->flags & TL_CHAR_NEUTRAL_SPACE) != 0)
    read_neutral_space (maker, fonts, character, &word);
  else
    word.flags = read_characters (maker, fonts, &word, text, text + length);
  if (word.flags == 0)
    measure_char (maker, &word, character, text, length);
  return store (maker, &word, NULL, &key,
                &tl_script_fonts_get_page (fonts, character)->words[character & 0xff]);
}
