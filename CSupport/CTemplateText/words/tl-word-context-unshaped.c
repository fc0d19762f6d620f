/* tl-word-context-unshaped.c: applies substitution rules to a word together with the text on both sides.
 *
 * Lines may start and end at several positions around the word, and the word's glyphs may depend on these
 * positions. A word is measured only if its glyphs are the same wherever a line starts before the word and
 * ends after it. Four cases remain: with and without the text before the word, and with and without the text
 * after it. Indices of characters count from the first character that is examined. */
#include <string.h>

#include "words/tl-coded-text.h"
#include "words/tl-word-context-unshaped.h"

/* The maximum size of the text that is examined on one side of a word, in bytes. */
#define MAX_BYTES 64

/* A position before or after the word up to which text is examined. */
typedef struct
{
  gsize    at;
  gboolean has_more; /* whether there is text beyond the limit */
} Limit;

/* A word together with the text before and after it. */
typedef struct
{
  TlCodedText coded;
  gsize       begin;                        /* the index of the word's first character */
  gsize       end;                          /* the index of the first character after the word's spaces */
  Limit       starts[TL_MAX_NEARBY_PLACES]; /* possible starts of a line before the word, nearest first */
  guint       n_starts;
  Limit       ends[TL_MAX_NEARBY_PLACES]; /* possible ends of a line after the word, nearest first */
  guint       n_ends;
} Draft;

/* The word's glyphs and widths; widths are in Pango units. */
typedef struct
{
  int            advance;
  int            space_kerning; /* the kerning between the preceding space and the word */
  TlGlyphNumbers numbers;
} Outcome;

/* Reads the text before the word, and the positions in it at which lines may start. */
static void
read_before (Draft *draft, const TlSurroundings *around)
{
  TlCodedText *coded = &draft->coded;
  const char  *end = around->before != NULL ? around->before + 1 : NULL, *begin;
  guint        n = 0;

  while (n < around->n_starts && end - around->starts[n] <= MAX_BYTES)
    n++;
  begin = n > 0 ? around->starts[n - 1] : end;
  /* If no such position is near enough, the text is clipped and the rest is treated as unknown. */
  if (n == 0 && around->n_starts > 0)
    begin = g_utf8_find_next_char (end - MAX_BYTES, NULL);
  draft->n_starts = 0;
  for (guint i = 0; i < MAX (n, end > begin ? 1 : 0); i++)
    {
      const char *start = i < n ? around->starts[i] : begin;

      draft->starts[draft->n_starts++]
        = (Limit){ .at = (gsize)g_utf8_pointer_to_offset (begin, start), .has_more = start > around->begin };
    }
  tl_coded_text_append (coded, begin, (gsize)(end - begin));
  draft->begin = coded->n;
}

/* Reads the text after the word, and the positions in it at which lines may end. */
static void
read_after (Draft *draft, const TlSurroundings *around)
{
  TlCodedText *coded = &draft->coded;
  const char  *begin = around->after, *end = begin;
  guint        n = 0;

  draft->end = coded->n;
  while (n < around->n_ends && around->ends[n] - begin <= MAX_BYTES)
    end = around->ends[n++];
  if (n == 0 && around->n_ends > 0)
    end = g_utf8_find_prev_char (begin, begin + MAX_BYTES);
  draft->n_ends = 0;
  for (guint i = 0; i < MAX (n, end > begin ? 1 : 0); i++)
    {
      const char *stop = i < n ? around->ends[i] : end;

      draft->ends[draft->n_ends++]
        = (Limit){ .at = draft->end + (gsize)g_utf8_pointer_to_offset (begin, stop),
                   .has_more = stop < around->end };
    }
  tl_coded_text_append (coded, begin, (gsize)(end - begin));
}

/* A part of the word, and the limits up to which text is examined. On each side, the first limit is the end
 * of the part itself, for lines that start or end there. */
typedef struct
{
  const Draft *draft;
  gsize        from;
  gsize        to;
  Limit        starts[TL_MAX_NEARBY_PLACES + 1];
  guint        n_starts;
  Limit        ends[TL_MAX_NEARBY_PLACES + 1];
  guint        n_ends;
} Part;

/* Finds the glyphs of the part in the text from the limit @start to the limit @end. Returns FALSE if they
 * depend on text beyond the limits, or if shaping is required. */
static gboolean
substitute_between (const Part *part, Limit start, Limit end, guint16 *numbers)
{
  return tl_coded_text_substitute (&part->draft->coded, start.at, end.at, start.has_more, end.has_more,
                                   numbers)
         && tl_glyph_numbers_are_known (numbers, part->from, part->to);
}

/* Whether the part has the glyphs @numbers on all lines that start or end nearer to it than the limits with
 * the indices @start and @end. */
static gboolean
nearer_lines_agree (const Part *part, guint start, guint end, const guint16 *numbers)
{
  for (guint i = MIN (start, 1); i <= start; i++)
    for (guint j = MIN (end, 1); j <= end; j++)
      {
        Limit          first = part->starts[i], last = part->ends[j];
        TlGlyphNumbers other;

        first.has_more = first.has_more && i == start;
        last.has_more = last.has_more && j == end;
        if ((i < start || j < end)
            && (!substitute_between (part, first, last, other)
                || memcmp (other + part->from, numbers + part->from, (part->to - part->from) * sizeof *other)
                     != 0))
          return FALSE;
      }
  return TRUE;
}

/* Finds the glyphs of the word from character @from to @to, with or without the text before and after the
 * word, for all lines that start and end in that text. Returns FALSE if the glyphs are not the same on all of
 * these lines, or if they depend on more text. */
static gboolean
substitute_in_context (
  const Draft *draft, gboolean with_before, gboolean with_after, gsize from, gsize to, guint16 *numbers)
{
  Part part = { .draft = draft, .from = from, .to = to, .n_starts = 1, .n_ends = 1 };

  part.starts[0] = (Limit){ .at = from, .has_more = FALSE };
  part.ends[0] = (Limit){ .at = to, .has_more = FALSE };
  for (guint i = 0; with_before && i < draft->n_starts; i++)
    part.starts[part.n_starts++] = draft->starts[i];
  for (guint i = 0; with_after && i < draft->n_ends; i++)
    part.ends[part.n_ends++] = draft->ends[i];
  for (guint n = 1; n == 1 || n < MAX (part.n_starts, part.n_ends); n++)
    {
      guint start = MIN (n, part.n_starts - 1), end = MIN (n, part.n_ends - 1);

      if (substitute_between (&part, part.starts[start], part.ends[end], numbers))
        return nearer_lines_agree (&part, start, end, numbers);
    }
  return FALSE;
}

/* Measures the word with or without the text before and after it. Returns FALSE as substitute_in_context()
 * does. */
static gboolean
measure (const Draft *draft, gboolean with_before, gboolean with_after, Outcome *outcome)
{
  const TlCodedText *coded = &draft->coded;

  if (!substitute_in_context (draft, with_before, with_after, draft->begin, draft->end, outcome->numbers))
    return FALSE;
  outcome->advance = tl_coded_text_sum_advances (coded, outcome->numbers, draft->begin, draft->end);
  outcome->space_kerning = 0;
  if (with_before && draft->begin > 0)
    {
      outcome->numbers[draft->begin - 1] = coded->simple_glyphs->numbers[' '];
      outcome->space_kerning = tl_coded_text_get_kerning (coded, outcome->numbers, draft->begin - 1);
    }
  return TRUE;
}

/* Whether the word has other glyphs in @outcome than in @alone, that is, by itself. */
static gboolean
is_altered (const Draft *draft, const Outcome *outcome, const Outcome *alone)
{
  return memcmp (outcome->numbers + draft->begin, alone->numbers + draft->begin,
                 (draft->end - draft->begin) * sizeof *alone->numbers)
         != 0;
}

/* Whether the word has the same glyphs from character @from to @to in its context as by itself; with @spaced,
 * after a space. */
static gboolean
is_same (const Draft *draft, gsize from, gsize to, gboolean spaced)
{
  TlGlyphNumbers in_context, alone;

  return substitute_in_context (draft, from == draft->begin, to == draft->end, from, to, in_context)
         && tl_coded_text_substitute (&draft->coded, spaced ? from - 1 : from, to, FALSE, FALSE, alone)
         && memcmp (in_context + from, alone + from, (to - from) * sizeof *in_context) == 0;
}

/* Whether the widths of lines that end or start at breaks inside the word are independent of the text around
 * the word. */
static gboolean
breaks_are_independent (const Draft *draft, const TlWord *word)
{
  const TlCodedText *coded = &draft->coded;
  guint              begin = draft->begin > 0 ? coded->ends[draft->begin - 1] : 0;
  gsize              at = draft->begin;

  for (guint i = 0; i < word->n_breaks; i++)
    {
      while (coded->ends[at] <= begin + word->breaks[i].offset)
        at++;
      if ((draft->begin > 0 && !is_same (draft, draft->begin, at, TRUE))
          || !is_same (draft, at, draft->end, FALSE))
        return FALSE;
    }
  return TRUE;
}

/* Measures a dependent word of simple glyphs in its context, for all lines that start and end around it.
 * Returns FALSE if the word's widths depend on more text, or if shaping is required. */
gboolean
tl_word_measure_unshaped_in_context (TlWordMaker          *maker,
                                     const TlWord         *word,
                                     const TlSurroundings *around,
                                     TlWordMeasures       *measures)
{
  Draft    draft;
  Outcome  both, ending, starting, alone;
  gboolean has_before = around->before != NULL;

  tl_coded_text_init (&draft.coded, word->font, maker->shaper);
  read_before (&draft, around);
  if (!tl_coded_text_append (&draft.coded, word->entry.text, tl_entry_get_length (&word->entry)))
    return FALSE;
  read_after (&draft, around);
  if (!measure (&draft, TRUE, TRUE, &both) || !measure (&draft, TRUE, FALSE, &ending)
      || !measure (&draft, FALSE, TRUE, &starting) || !measure (&draft, FALSE, FALSE, &alone))
    return FALSE;
  *measures = (TlWordMeasures){ .advance = both.advance,
                                .space_kerning = both.space_kerning,
                                .start_kerning = starting.advance - both.advance,
                                .end_kerning = ending.advance - both.advance,
                                .trailing_space = word->trailing_space };
  if (both.space_kerning != ending.space_kerning
      || alone.advance != both.advance + measures->start_kerning + measures->end_kerning)
    return FALSE;
  return word->n_breaks == 0
         || (!is_altered (&draft, &both, &alone) && !is_altered (&draft, &ending, &alone)
             && !is_altered (&draft, &starting, &alone)
             && both.advance == word->advance + (has_before ? 0 : word->start_kerning)
             && measures->end_kerning == 0 && (!has_before || measures->start_kerning == word->start_kerning)
             && breaks_are_independent (&draft, word));
}

/* Whether all characters that are examined before and after the word have simple or contextual glyphs. If so,
 * shaping would not give more. */
gboolean
tl_word_has_simple_context (TlWordMaker *maker, const TlWord *word, const TlSurroundings *around)
{
  Draft draft;

  tl_coded_text_init (&draft.coded, word->font, maker->shaper);
  read_before (&draft, around);
  read_after (&draft, around);
  for (gsize i = 0; i < draft.coded.n; i++)
    if (draft.coded.codes[i] == TL_CHAR_CODE_NONE)
      return FALSE;
  return TRUE;
}
