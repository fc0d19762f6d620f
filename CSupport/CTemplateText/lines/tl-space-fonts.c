/* tl-space-fonts.c: chooses the fonts of spaces, no-break spaces and U+3000 as Pango's itemization does: the
 * font of the preceding text, or that of the following text if it comes earlier in the fontset. */
#include <string.h>

#include "lines/tl-space-fonts.h"
#include "words/tl-word-maker.h"

/* Whether a word is white space: spaces or U+3000. */
static inline gboolean
is_space (const TlParagraphWord *word)
{
  return word->word == NULL || word->word->first == 0x3000;
}

/* Sets the word of @at to the text from @begin to @end, which is measured if it is not cached. Returns FALSE
 * if only Pango can measure it. */
static gboolean
find_again (TlParagraphWords *self,
            TlParagraphWord  *at,
            TlScriptFonts    *fonts,
            const char       *text,
            guint32           begin,
            guint32           end)
{
  at->word = tl_word_find (&self->maker, fonts, text + begin, end - begin);
  return at->word != NULL && !tl_word_needs_pango (at->word);
}

/* Splits the spaces at the end off word @i and gives them the font of the next word. Returns FALSE if only
 * Pango can measure the word without them. */
static gboolean
move_spaces (TlParagraphWords *self, const char *text, guint i)
{
  TlParagraphWord word = *tl_paragraph_words_at (self, i), spaces = word;
  guint32         begin = tl_paragraph_words_begin_of (self, i);

  while (text[word.end - 1] == ' ')
    word.end--;
  if (!find_again (self, &word, word.fonts, text, begin, word.end))
    return FALSE;
  spaces.word = NULL;
  spaces.font = tl_paragraph_words_at (self, i + 1)->font;
  spaces.begins_run = FALSE;
  *tl_paragraph_words_at (self, i) = word;
  tl_paragraph_words_append (self, (TlParagraphWord){ .word = NULL });
  memmove (tl_paragraph_words_at (self, i + 2), tl_paragraph_words_at (self, i + 1),
           (self->n_words - i - 2) * sizeof (TlParagraphWord));
  *tl_paragraph_words_at (self, i + 1) = spaces;
  return TRUE;
}

/* Moves the no-break spaces at the end of word @i to the beginning of the next word, whose font they take.
 * Returns FALSE if they are mixed with spaces, or if only Pango can measure one of the words afterwards. */
static gboolean
move_no_break_spaces (TlParagraphWords *self, const char *text, guint i)
{
  TlParagraphWord *word = tl_paragraph_words_at (self, i), *next = word + 1;
  guint32          begin = tl_paragraph_words_begin_of (self, i), end = word->end;

  while (end - begin >= 2 && text[end - 2] == '\xc2' && text[end - 1] == '\xa0')
    end -= 2;
  if (end == begin || text[end - 1] == ' ' || text[word->end - 1] == ' ' || next->word == NULL)
    return FALSE;
  if (!find_again (self, word, word->fonts, text, begin, end)
      || !find_again (self, next, word->fonts, text, end, next->end))
    return FALSE;
  word->end = end;
  next->owns_leading_space = TRUE;
  return TRUE;
}

/* Whether the text from word @i to the end of its run is white space. */
static gboolean
run_is_space (const TlParagraphWords *self, guint i)
{
  do
    if (!is_space (tl_paragraph_words_at (self, i)))
      return FALSE;
  while (++i < self->n_words && !tl_paragraph_words_at (self, i)->begins_run);
  return TRUE;
}

/* The word after word @i in its run; NULL if there is none. */
static inline const TlParagraphWord *
next_in_run (const TlParagraphWords *self, guint i)
{
  return i + 1 < self->n_words && !self->words[i + 1].begins_run ? &self->words[i + 1] : NULL;
}

/* Chooses the font of word @i, which is spaces without a word before them: the font of the next word in the
 * run, or else the font that is chosen for a space by itself. Returns FALSE if there is no font, or if text
 * in the font cannot be measured word by word. */
static gboolean
choose_font (TlParagraphWords *self, guint i)
{
  TlParagraphWord       *word = tl_paragraph_words_at (self, i);
  const TlParagraphWord *next = next_in_run (self, i);
  guint8                 number = tl_script_fonts_get_number (word->fonts, ' ', self->maker.shaper);

  word->font = next != NULL ? next->font : tl_script_fonts_get_font (word->fonts, number);
  return word->font != NULL && word->font->is_measured_by_words;
}

/* Whether word @i, U+3000, certainly has the font that is chosen for it by itself, because the text before
 * and after it has the same font. */
static gboolean
wide_space_is_certain (const TlParagraphWords *self, guint i)
{
  const TlParagraphWord *word = tl_paragraph_words_at (self, i), *next = next_in_run (self, i);

  if (i > 0 && !word->begins_run && word[-1].font != word->font)
    return FALSE;
  if (next != NULL && next->font != word->font && next->word != NULL)
    return FALSE;
  return !word->begins_run || !run_is_space (self, i);
}

/* Gives the white space at the end of word @i the font of the next word, if that font comes earlier in the
 * fontset. Returns FALSE if the words cannot be measured afterwards. */
static gboolean
choose_font_of_trailing_space (TlParagraphWords *self, const char *text, guint i)
{
  const TlParagraphWord *word = tl_paragraph_words_at (self, i), *next = next_in_run (self, i);

  if (next == NULL || next->font == NULL || next->font->position >= word->font->position
      || word->word == NULL)
    return TRUE;
  if (word->word->last == 0xa0)
    return move_no_break_spaces (self, text, i);
  return text[word->end - 1] != ' ' || move_spaces (self, text, i);
}

/* Whether word @i is white space that follows white space in another font or run. Pango lets both hang beyond
 * a line's end, which segments cannot represent. */
static gboolean
hangs_with_previous (const TlParagraphWords *self, const char *text, guint i)
{
  const TlParagraphWord *word = tl_paragraph_words_at (self, i);

  return i > 0 && is_space (word) && (is_space (word - 1) || text[word[-1].end - 1] == ' ')
         && (word->begins_run || word->font != word[-1].font);
}

/* Chooses the fonts of all white space of the paragraph. Returns FALSE if a font is uncertain, or if white
 * space hangs in a way that segments cannot represent. Linear in the number of words, except for spaces that
 * take the next word's font: each of these moves all words after it. */
gboolean
tl_paragraph_words_choose_space_fonts (TlParagraphWords *self, const char *text)
{
  for (guint i = 0; i < self->n_words; i++)
    {
      const TlParagraphWord *word = tl_paragraph_words_at (self, i);
      gboolean               is_certain;

      if (word->word == NULL && word->font == NULL)
        is_certain = choose_font (self, i);
      else if (word->word != NULL && word->word->first == 0x3000)
        is_certain = wide_space_is_certain (self, i);
      else
        is_certain = choose_font_of_trailing_space (self, text, i);
      if (!is_certain || hangs_with_previous (self, text, i))
        return FALSE;
    }
  return TRUE;
}
