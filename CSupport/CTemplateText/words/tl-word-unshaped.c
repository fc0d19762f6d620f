/* tl-word-unshaped.c: sums the advances of a word's characters and their kerning, and computes the kerning of
 * lines that break inside the word.
 *
 * There are two methods. One is for ASCII words whose glyphs are always nominal and in which no line may
 * break. The other one is for all simple glyphs and applies the font's substitution rules. Indices of
 * characters count from the space before the word. */
#include "unicode/tl-utf8.h"
#include "words/tl-coded-text.h"
#include "words/tl-word-unshaped.h"

/* A word that is being measured, with a space before it. */
typedef struct
{
  TlCodedText    coded;
  TlGlyphNumbers numbers;              /* the glyphs of the word between spaces */
  TlGlyphNumbers part;                 /* the glyphs of a part of the word by itself; a buffer */
  int     sums[TL_MAX_WORD_BYTES + 2]; /* the width of the word up to each character, including kerning */
  guint16 n_contextual[TL_MAX_WORD_BYTES + 2]; /* the number of contextual characters before each character */
} Draft;

/* Computes the difference between the width of a part of the word by itself and the part's width inside the
 * word. With @spaced, a space precedes the part. Returns FALSE if shaping is required. */
static gboolean
measure_edge_kerning (Draft *draft, gsize from, gsize to, gboolean spaced, int *kerning)
{
  TlCodedText *coded = &draft->coded;
  gsize        begin = spaced ? 0 : from;

  if (draft->n_contextual[to] == draft->n_contextual[begin])
    {
      *kerning = to < coded->n ? -tl_coded_text_get_kerning (coded, draft->numbers, to - 1) : 0;
      return TRUE;
    }
  if (!tl_coded_text_substitute (coded, begin, to, FALSE, FALSE, draft->part))
    return FALSE;
  *kerning
    = tl_coded_text_sum_advances (coded, draft->part, from, to) - (draft->sums[to] - draft->sums[from]);
  return TRUE;
}

/* The index of the character after the break @place; the search begins with the character @from. */
static gsize
find_break (const TlCodedText *coded, const TlWordBreak *place, gsize from)
{
  while (coded->ends[from - 1] < place->offset + 1)
    from++;
  return from;
}

/* Whether the width of a line from the character @from to the character @to is the sum of its advances and of
 * the kerning at both ends. */
static gboolean
is_additive (Draft *draft, gsize from, int start_kerning, gsize to, int end_kerning)
{
  int kerning = 0;

  return measure_edge_kerning (draft, from, to, FALSE, &kerning) && kerning == start_kerning + end_kerning;
}

/* Whether, on lines that end or start at the break before character @at, the word's glyphs depend on text
 * beyond the spaces around the word. */
static gboolean
parts_are_dependent (Draft *draft, gsize at, gboolean ends_with_space)
{
  TlCodedText *coded = &draft->coded;

  return (draft->n_contextual[at] > 0
          && (!tl_coded_text_substitute (coded, 0, at, TRUE, FALSE, draft->part)
              || !tl_glyph_numbers_are_known (draft->part, 1, at)))
         || (draft->n_contextual[coded->n] > draft->n_contextual[at]
             && (!tl_coded_text_substitute (coded, at, coded->n, FALSE, ends_with_space, draft->part)
                 || !tl_glyph_numbers_are_known (draft->part, at, coded->n)));
}

/* Computes the kerning of lines that end or start at the break before character @at. Returns FALSE if widths
 * are not additive, or if shaping is required. */
static gboolean
measure_break (Draft *draft, TlWord *word, TlWordBreak *place, gsize at, gboolean ends_with_space)
{
  if (!measure_edge_kerning (draft, 1, at, TRUE, &place->end_kerning)
      || !measure_edge_kerning (draft, at, draft->coded.n, FALSE, &place->start_kerning)
      || !is_additive (draft, 1, word->start_kerning, at, place->end_kerning))
    return FALSE;
  if (parts_are_dependent (draft, at, ends_with_space))
    word->flags |= TL_WORD_DEPENDENT;
  return TRUE;
}

/* Measures all breaks of the word. Returns FALSE if the width of a line cannot be computed from one start
 * kerning and one end kerning for each break. */
static gboolean
measure_breaks (Draft *draft, TlWord *word, TlWordBreak *breaks, gboolean ends_with_space)
{
  TlCodedText *coded = &draft->coded;
  gsize        places[TL_MAX_BREAKS + 1], at = 1;

  for (guint i = 0; i < word->n_breaks; i++)
    {
      at = places[i] = find_break (coded, &breaks[i], at);
      breaks[i].advance = draft->sums[at] - draft->sums[i > 0 ? places[i - 1] : 1];
      if (!measure_break (draft, word, &breaks[i], at, ends_with_space))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (!is_additive (draft, places[j], breaks[j].start_kerning, at, breaks[i].end_kerning))
          return FALSE;
    }
  breaks[word->n_breaks] = (TlWordBreak){ .offset = coded->ends[coded->n - 1] - 1u,
                                          .advance = draft->sums[coded->n] - draft->sums[at] };
  return TRUE;
}

/* Finds the word's glyphs, and records in @word whether they depend on text beyond the spaces around it.
 * Returns FALSE if shaping is required. */
static gboolean
find_glyphs (Draft *draft, TlWord *word, gboolean ends_with_space)
{
  TlCodedText *coded = &draft->coded;

  if (!tl_coded_text_substitute (coded, 0, coded->n, TRUE, ends_with_space, draft->numbers))
    return FALSE;
  if (!coded->has_substitutions || tl_glyph_numbers_are_known (draft->numbers, 1, coded->n))
    return TRUE;
  word->flags |= TL_WORD_DEPENDENT;
  return tl_coded_text_substitute (coded, 0, coded->n, FALSE, FALSE, draft->numbers);
}

/* Sets @sums and @n_contextual of the draft. */
static void
sum_advances (Draft *draft)
{
  const TlCodedText *coded = &draft->coded;

  draft->sums[1] = 0;
  draft->n_contextual[0] = draft->n_contextual[1] = 0;
  for (gsize i = 1; i < coded->n; i++)
    {
      gboolean is_contextual
        = tl_simple_glyphs_get_kind (coded->simple_glyphs, coded->codes[i], coded->shaper)
          != TL_GLYPH_KIND_SIMPLE;

      draft->sums[i + 1] = draft->sums[i] + tl_coded_text_get_advance (coded, draft->numbers, i)
                           + (i + 1 < coded->n ? tl_coded_text_get_kerning (coded, draft->numbers, i) : 0);
      draft->n_contextual[i + 1] = (guint16)(draft->n_contextual[i] + is_contextual);
    }
}

/* Makes a word complex if lines may break inside it: if the dependencies of a word's glyphs are unknown,
 * Pango lays out the lines that break inside the word. Returns FALSE for other words, which have to be
 * shaped. */
static gboolean
leave_to_pango_if_broken (TlWord *word)
{
  if (word->n_breaks == 0)
    return FALSE;
  word->flags = TL_WORD_COMPLEX;
  word->n_breaks = 0;
  return TRUE;
}

/* Measures a word of simple glyphs, with @n_spaces spaces at its end, and its breaks. Returns FALSE if the
 * word has other glyphs, or if shaping is required. */
gboolean
tl_word_measure_unshaped (
  TlWordMaker *maker, TlWord *word, TlWordBreak *breaks, const char *text, gsize length, gsize n_spaces)
{
  Draft        draft;
  TlCodedText *coded = &draft.coded;

  if (word->font->simple_glyphs == NULL || length == n_spaces)
    return FALSE;
  tl_coded_text_init (coded, word->font, maker->shaper);
  tl_coded_text_append (coded, " ", 1);
  if (!tl_coded_text_append (coded, text, length))
    return FALSE;
  if (!find_glyphs (&draft, word, n_spaces > 0))
    return leave_to_pango_if_broken (word);
  sum_advances (&draft);
  word->advance = draft.sums[coded->n];
  word->space_kerning = tl_coded_text_get_kerning (coded, draft.numbers, 0);
  if (n_spaces > 0 || word->last == 0xa0)
    word->trailing_space = coded->simple_glyphs->advances[coded->codes[coded->n - 1]];
  word->flags |= TL_WORD_IS_UNSHAPED;
  if ((coded->has_substitutions && !measure_edge_kerning (&draft, 1, coded->n, FALSE, &word->start_kerning))
      || !measure_breaks (&draft, word, breaks, n_spaces > 0))
    return leave_to_pango_if_broken (word);
  return TRUE;
}

/* The state of summing an ASCII word. */
typedef struct
{
  TlWordMaker    *maker;
  TlScriptFonts  *fonts;
  TlSimpleGlyphs *simple_glyphs;
  guint8          number; /* the font's number */
  gboolean        is_alphanumeric;
} AsciiSum;

/* Whether a character is simple and has the word's font, and no line may break before it. */
static inline gboolean
can_append (const AsciiSum *sum, const TlWord *word, guint8 code, guint8 type, gboolean is_first)
{
  return code > ' ' && code < 0x7f
         && tl_simple_glyphs_get_kind (sum->simple_glyphs, code, sum->maker->shaper) == TL_GLYPH_KIND_SIMPLE
         && tl_script_fonts_get_number (sum->fonts, code, sum->maker->shaper) == sum->number
         && (is_first
             || tl_break_table_ask (sum->maker->breaks, word->last, word->last_type, FALSE, code, type)
                  == TL_BREAK_FORBIDDEN);
}

/* Adds the advances and the kerning of the characters up to the first space to the word's advance. Returns
 * the number of these characters; 0 if there are none or one of them cannot be summed. */
static gsize
sum_letters (AsciiSum *sum, TlWord *word, const char *text, gsize length)
{
  gsize n = 0;

  for (; n < length && text[n] != ' '; n++)
    {
      guint8 code = (guint8)text[n];
      guint8 type = tl_char_table_get (sum->maker->chars, code)->break_type;

      if (!can_append (sum, word, code, type, n == 0))
        return 0;
      if (n > 0)
        word->advance
          += tl_simple_glyphs_get_kerning (sum->simple_glyphs, (guint8)text[n - 1], code, sum->maker->shaper);
      word->advance += sum->simple_glyphs->advances[code];
      sum->is_alphanumeric = sum->is_alphanumeric && g_ascii_isalnum (code);
      word->last = code;
      word->last_type = type;
    }
  return n;
}

/* Adds the advances of the spaces from the byte @from on to the word's advance. Returns FALSE if another
 * character follows. */
static gboolean
sum_spaces (const AsciiSum *sum, TlWord *word, const char *text, gsize from, gsize length)
{
  for (gsize n = from; n < length; n++)
    {
      if (text[n] != ' ')
        return FALSE;
      word->advance
        += sum->simple_glyphs->advances[' ']
           + tl_simple_glyphs_get_kerning (sum->simple_glyphs, (guint8)text[n - 1], ' ', sum->maker->shaper);
    }
  word->trailing_space = from < length ? sum->simple_glyphs->advances[' '] : 0;
  return TRUE;
}

/* Measures an ASCII word, with its trailing spaces, in which no line may break and whose glyphs are always
 * nominal. Returns FALSE for other words. */
gboolean
tl_word_measure_ascii_unshaped (
  TlWordMaker *maker, TlScriptFonts *fonts, TlWord *word, const char *text, gsize length)
{
  guint8   number = tl_script_fonts_get_number (fonts, (guint8)text[0], maker->shaper);
  TlFont  *font = tl_script_fonts_get_font (fonts, number);
  AsciiSum sum = { .maker = maker, .fonts = fonts, .number = number, .is_alphanumeric = TRUE };
  gsize    n;

  if (font == NULL || font->simple_glyphs == NULL)
    return FALSE;
  sum.simple_glyphs = font->simple_glyphs;
  n = sum_letters (&sum, word, text, length);
  if (n == 0 || (!sum.is_alphanumeric && !tl_breaks_are_pairwise (maker->chars, text, n))
      || !sum_spaces (&sum, word, text, n, length))
    return FALSE;
  word->font = font;
  word->first = (guint8)text[0];
  word->first_type = tl_char_table_get (maker->chars, word->first)->break_type;
  word->space_kerning
    = tl_simple_glyphs_get_kerning (font->simple_glyphs, ' ', (guint8)text[0], maker->shaper);
  word->flags = TL_WORD_IS_UNSHAPED;
  return TRUE;
}
