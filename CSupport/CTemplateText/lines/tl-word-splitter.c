/* tl-word-splitter.c: splits text into words at spaces, at ideographs and where the font changes.
 *
 * A paragraph in one script without ideographs is first split at its spaces only, which is fastest. In all
 * other paragraphs, and if such a word turns out to have several fonts, characters are examined one by one,
 * in the script runs that Pango finds. */
#include <string.h>

#include "lines/tl-word-splitter.h"
#include "unicode/tl-utf8.h"
#include "words/tl-word-maker.h"

static gboolean
has_ascii_letter (const char *text, const char *end)
{
  for (; text < end; text++)
    if ((guint8)(((guint8)*text | 0x20) - 'a') < 26)
      return TRUE;
  return FALSE;
}

/* Records the script of a character. Characters of the script Common are ignored, since they take the script
 * of their neighbours. */
static inline void
scan_script (TlParagraphScan *scan, guint8 script)
{
  if (script == scan->script || script == G_UNICODE_SCRIPT_COMMON)
    return;
  scan->has_one_script = scan->has_one_script && scan->script == G_UNICODE_SCRIPT_COMMON;
  scan->script = script;
}

/* Records a character that is not printable ASCII. */
static inline void
scan_character (TlParagraphScan *scan, const TlChar *known)
{
  scan->paragraph_needs_pango = scan->paragraph_needs_pango || (known->flags & TL_CHAR_NEEDS_PANGO) != 0;
  scan->text_needs_pango = (known->flags & TL_CHAR_BIDI) != 0;
  scan->has_ideographs
    = scan->has_ideographs || (known->flags & (TL_CHAR_IDEOGRAPH | TL_CHAR_NEUTRAL_SPACE)) != 0;
  scan_script (scan, known->script);
}

/* Returns the properties of a paragraph that decide how it is split. Scans the paragraph's characters up to
 * the first one that requires Pango for the whole text. */
TlParagraphScan
tl_paragraph_scan (TlCharTable *chars, const char *text, gsize length)
{
  TlParagraphScan scan = { .script = G_UNICODE_SCRIPT_COMMON, .has_one_script = TRUE };
  const char     *end = text + length;

  while (text < end && !scan.text_needs_pango)
    {
      const char *ascii_end = tl_utf8_skip_ascii (text, end);

      if (scan.script != G_UNICODE_SCRIPT_LATIN && has_ascii_letter (text, ascii_end))
        scan_script (&scan, G_UNICODE_SCRIPT_LATIN);
      text = ascii_end;
      if (text < end)
        scan_character (&scan, tl_char_table_get (chars, tl_utf8_next (&text)));
    }
  return scan;
}

/* The first space from @text on, or @end; searched eight bytes at a time. */
static inline const char *
find_space (const char *text, const char *end)
{
  const guint64 ones = 0x0101010101010101u;

  for (; end - text >= 8; text += 8)
    {
      guint64 bytes, found;

      memcpy (&bytes, text, 8);
      bytes = GUINT64_FROM_LE (bytes) ^ ones * ' ';
      found = (bytes - ones) & ~bytes & ones * 0x80;
      if (found != 0)
        return text + __builtin_ctzll (found) / 8;
    }
  while (text < end && *text != ' ')
    text++;
  return text;
}

/* The first byte from @text on that is not a space, or @end. */
static inline const char *
skip_spaces (const char *text, const char *end)
{
  while (text < end && *text == ' ')
    text++;
  return text;
}

/* Splits text in one script at its spaces. Returns FALSE if a word cannot be measured, and sets @flags to the
 * flags of that word. */
static gboolean
split_at_spaces (
  TlParagraphWords *self, TlScriptFonts *fonts, const char *text, const char *end, guint8 *flags)
{
  const char *place = skip_spaces (text, end);

  if (place > text)
    tl_paragraph_words_append (
      self, (TlParagraphWord){ .fonts = fonts, .end = (guint32)(place - text), .begins_run = TRUE });
  while (place < end)
    {
      const char *begin = place;
      TlWord     *word;

      place = skip_spaces (find_space (place, end), end);
      word = tl_word_find (&self->maker, fonts, begin, (gsize)(place - begin));
      *flags = word != NULL ? word->flags : (guint8)TL_WORD_COMPLEX;
      if (G_UNLIKELY (word == NULL || tl_word_needs_pango (word)))
        return FALSE;
      tl_paragraph_words_append (self, (TlParagraphWord){ .word = word,
                                                          .font = word->font,
                                                          .fonts = fonts,
                                                          .end = (guint32)(place - text),
                                                          .begins_run = begin == text });
    }
  return TRUE;
}

/* The state of splitting a run of one script. */
typedef struct
{
  TlParagraphWords *words;
  TlScriptFonts    *fonts;
  const char       *paragraph;
  const char       *end;   /* the run's end */
  const char       *begin; /* the beginning of the word that is being read; NULL between words */
  guint8 font_number;      /* the number of that word's font; TL_FONT_UNKNOWN while all of its characters take
                              their neighbours' font */
  gboolean is_first;       /* whether no word of the run has been read yet */
} Run;

/* Adds a word that ends at @end, or spaces if @word is NULL. */
static void
append (Run *run, TlWord *word, const char *end)
{
  tl_paragraph_words_append (run->words, (TlParagraphWord){ .word = word,
                                                            .font = word != NULL ? word->font : NULL,
                                                            .fonts = run->fonts,
                                                            .end = (guint32)(end - run->paragraph),
                                                            .begins_run = run->is_first });
  run->is_first = FALSE;
}

/* Adds a word that ends at @end. Returns FALSE if only Pango can measure it, or if it is NULL. */
static gboolean
append_found (Run *run, TlWord *word, const char *end)
{
  if (word == NULL || tl_word_needs_pango (word))
    return FALSE;
  append (run, word, end);
  return TRUE;
}

/* Ends the word that is being read, if there is one, at @end. Returns FALSE if the word cannot be
 * measured. */
static gboolean
end_word (Run *run, const char *end)
{
  const char *begin = run->begin;

  run->begin = NULL;
  run->font_number = TL_FONT_UNKNOWN;
  return begin == NULL
         || append_found (run, tl_word_find (&run->words->maker, run->fonts, begin, (gsize)(end - begin)),
                          end);
}

/* Whether there is a space or a no-break space at @next, which takes the font of the preceding text. */
static gboolean
is_space_next (const Run *run, const char *next)
{
  return next < run->end
         && (*next == ' ' || (run->end - next >= 2 && next[0] == '\xc2' && next[1] == '\xa0'));
}

/* Reads an ideograph, which is a word by itself, with the white space after it. Returns FALSE if a word
 * cannot be measured. */
static gboolean
read_ideograph (Run *run, gunichar character, const char *at, const char *next)
{
  TlWordMaker *maker = &run->words->maker;

  if (!end_word (run, at))
    return FALSE;
  if (is_space_next (run, next))
    {
      run->begin = at;
      run->font_number = tl_script_fonts_get_number (run->fonts, character, maker->shaper);
      return run->font_number != TL_FONT_MISSING;
    }
  return append_found (run, tl_word_find_char (maker, run->fonts, character, at, (gsize)(next - at)), next);
}

/* Reads a character that is neither a space nor an ideograph. It begins a new word if its font differs from
 * that of the current word. Returns FALSE if a word cannot be measured. */
static gboolean
read_letter (Run *run, gunichar character, const TlChar *known, const char *at)
{
  guint8 number = run->font_number;

  if ((known->flags & TL_CHAR_NEUTRAL_SPACE) == 0)
    number = tl_script_fonts_get_number (run->fonts, character, run->words->maker.shaper);
  if (number == TL_FONT_MISSING)
    return FALSE;
  if (run->font_number != TL_FONT_UNKNOWN && run->font_number != number && !end_word (run, at))
    return FALSE;
  if (run->begin == NULL)
    run->begin = at;
  run->font_number = number;
  return TRUE;
}

/* Reads the spaces up to @after. They belong to the preceding word; if there is none, they are added by
 * themselves. Returns FALSE if the word cannot be measured. */
static gboolean
read_spaces (Run *run, const char *after)
{
  if (run->begin != NULL)
    return end_word (run, after);
  append (run, NULL, after);
  return TRUE;
}

/* Splits a run of one script, which begins at @text, into words and ideographs. Returns FALSE if one of them
 * cannot be measured. */
static gboolean
split_run (Run *run, const char *text)
{
  gboolean good = TRUE;

  while (text < run->end && good)
    {
      const char   *at = text;
      gunichar      character = tl_utf8_next (&text);
      const TlChar *known = tl_char_table_get (run->words->maker.chars, character);

      if (character == ' ')
        {
          text = skip_spaces (text, run->end);
          good = read_spaces (run, text);
        }
      else if ((known->flags & TL_CHAR_IDEOGRAPH) != 0)
        good = read_ideograph (run, character, at, text);
      else
        good = read_letter (run, character, known, at);
    }
  return good && end_word (run, run->end);
}

/* Splits a paragraph into script runs, and each run into words. Returns FALSE if one of them cannot be
 * measured. */
static gboolean
split_runs (TlParagraphWords *self, TlTextStyle *style, const char *text, gsize length)
{
  PangoScriptIter *iter = pango_script_iter_new (text, (int)length);
  gboolean         good = TRUE;

  do
    {
      Run         run = { .words = self, .paragraph = text, .is_first = TRUE };
      const char *begin;
      PangoScript script;

      pango_script_iter_get_range (iter, &begin, &run.end, &script);
      run.fonts = tl_text_style_get_script (style, (GUnicodeScript)script);
      good = split_run (&run, begin);
    }
  while (good && pango_script_iter_next (iter));
  pango_script_iter_free (iter);
  return good;
}

/* Replaces the contents of the array by the words of a paragraph. Returns FALSE if one of them cannot be
 * measured. Takes time in proportion to the length of the paragraph, in addition to the time to measure new
 * words. */
gboolean
tl_paragraph_words_split (
  TlParagraphWords *self, TlTextStyle *style, const TlParagraphScan *scan, const char *text, gsize length)
{
  TlScriptFonts *fonts;
  Run            run;
  guint8         flags = 0;

  tl_paragraph_words_empty (self);
  if (!scan->has_one_script)
    return split_runs (self, style, text, length);
  fonts = tl_text_style_get_script (style, scan->script);
  if (!scan->has_ideographs)
    {
      if (split_at_spaces (self, fonts, text, text + length, &flags))
        return TRUE;
      if (flags != TL_WORD_MIXED_FONTS)
        return FALSE;
      tl_paragraph_words_empty (self);
    }
  run = (Run){ .words = self, .fonts = fonts, .paragraph = text, .end = text + length, .is_first = TRUE };
  return split_run (&run, text);
}
