#include "words/tl-text-codes.h"
#include "words/tl-text-word.h"

/* A word behind a space that is being added up. */
typedef struct
{
  TlCodes   codes;
  TlNumbers numbers;                   /* the glyphs between nothing but spaces */
  TlNumbers part;                      /* of part of the word by itself */
  int       sums[TL_LONGEST_WORD + 2]; /* the widths up to each character, with what the one before gains */
  guint16 ruled[TL_LONGEST_WORD + 2]; /* how many up to each character may have other glyphs than their own */
} Draft;

/* How much wider part of the word is by itself. FALSE if only shaping shows. */
static gboolean
measure_gain (Draft *draft, gsize from, gsize to, gboolean spaced, int *gain)
{
  TlCodes *codes = &draft->codes;
  gsize    begin = spaced ? 0 : from;

  if (draft->ruled[to] == draft->ruled[begin])
    {
      *gain = to < codes->n ? -tl_codes_get_kern (codes, draft->numbers, to - 1) : 0;
      return TRUE;
    }
  if (!tl_codes_set (codes, begin, to, FALSE, FALSE, draft->part))
    return FALSE;
  *gain = tl_codes_measure (codes, draft->part, from, to) - (draft->sums[to] - draft->sums[from]);
  return TRUE;
}

/* The character that a break stands before. */
static gsize
find_break (const TlCodes *codes, const TlWordBreak *place, gsize from)
{
  while (codes->ends[from - 1] < place->offset + 1)
    from++;
  return from;
}

/* Whether a line from one place to another is as wide as its parts say. */
static gboolean
is_additive (Draft *draft, gsize from, int start, gsize to, int end)
{
  int gain = 0;

  return measure_gain (draft, from, to, FALSE, &gain) && gain == start + end;
}

/* Whether the glyphs up to a break, and those from it on, ask for what is beyond the spaces where lines end
 * and start there. */
static gboolean
parts_are_dependent (Draft *draft, gsize at, gboolean ends_with_space)
{
  TlCodes *codes = &draft->codes;

  return (draft->ruled[at] > 0
          && (!tl_codes_set (codes, 0, at, TRUE, FALSE, draft->part)
              || !tl_numbers_are_known (draft->part, 1, at)))
         || (draft->ruled[codes->n] > draft->ruled[at]
             && (!tl_codes_set (codes, at, codes->n, FALSE, ends_with_space, draft->part)
                 || !tl_numbers_are_known (draft->part, at, codes->n)));
}

/* Computes what lines gain that end or start at the breaks. FALSE if that is more than one gain for each. */
static gboolean
measure_breaks (Draft *draft, TlWord *word, TlWordBreak *breaks, gboolean ends_with_space)
{
  TlCodes *codes = &draft->codes;
  gsize    places[TL_MOST_BREAKS + 1], at = 1;

  for (guint i = 0; i < word->n_breaks; i++)
    {
      at = places[i] = find_break (codes, &breaks[i], at);
      breaks[i].advance = draft->sums[at] - draft->sums[i > 0 ? places[i - 1] : 1];
      if (!measure_gain (draft, 1, at, TRUE, &breaks[i].end)
          || !measure_gain (draft, at, codes->n, FALSE, &breaks[i].start)
          || !is_additive (draft, 1, word->start, at, breaks[i].end))
        return FALSE;
      if (parts_are_dependent (draft, at, ends_with_space))
        word->flags |= TL_WORD_DEPENDENT;
      for (guint j = 0; j < i; j++)
        if (!is_additive (draft, places[j], breaks[j].start, at, breaks[i].end))
          return FALSE;
    }
  breaks[word->n_breaks] = (TlWordBreak){ .offset = codes->ends[codes->n - 1] - 1u,
                                          .advance = draft->sums[codes->n] - draft->sums[at] };
  return TRUE;
}

/* Finds the word's glyphs, and out whether they ask for what is beyond the spaces. FALSE if only shaping
 * shows. */
static gboolean
find_glyphs (Draft *draft, TlWord *word, gboolean ends_with_space)
{
  TlCodes *codes = &draft->codes;

  if (!tl_codes_set (codes, 0, codes->n, TRUE, ends_with_space, draft->numbers))
    return FALSE;
  if (!codes->has_rules || tl_numbers_are_known (draft->numbers, 1, codes->n))
    return TRUE;
  word->flags |= TL_WORD_DEPENDENT;
  return tl_codes_set (codes, 0, codes->n, FALSE, FALSE, draft->numbers);
}

/* Adds up the width of a word of characters of ASCII, with the spaces behind them, between which no line
 * breaks and whose glyphs are always their own. FALSE if it is another. */
gboolean
tl_word_add_up_ascii (TlWordMaker *maker, TlScript *script, TlWord *word, const char *text, gsize length)
{
  guint8   number = tl_script_get_face_number (script, (guint8)text[0], maker->shaper);
  TlFace  *face = tl_script_get_face (script, number);
  TlPlain *plain = face != NULL ? face->plain : NULL;
  gsize    n = 0;
  int      sum = 0;
  gboolean is_alphanumeric = TRUE;

  if (plain == NULL)
    return FALSE;
  for (; n < length && text[n] != ' '; n++)
    {
      guint8 code = (guint8)text[n];
      guint8 type;

      if (code <= ' ' || code >= 0x7f || tl_plain_get_kind (plain, face, code, maker->shaper) != TL_PLAIN
          || tl_script_get_face_number (script, code, maker->shaper) != number)
        return FALSE;
      type = tl_char_table_get (maker->chars, code)->break_type;
      if (n > 0
          && tl_break_table_ask (maker->breaks, word->last, word->last_type, FALSE, code, type)
               != TL_BREAK_FORBIDDEN)
        return FALSE;
      sum += plain->advances[code]
             + (n > 0 ? tl_plain_get_kern (plain, face, (guint8)text[n - 1], code, maker->shaper) : 0);
      is_alphanumeric = is_alphanumeric && g_ascii_isalnum (code);
      word->last = code;
      word->last_type = type;
    }
  if (n == 0 || (!is_alphanumeric && !tl_breaks_are_pairwise (maker->chars, text, n)))
    return FALSE;
  word->first = (guint8)text[0];
  word->first_type = tl_char_table_get (maker->chars, word->first)->break_type;
  word->white = n < length ? plain->advances[' '] : 0;
  word->lead = tl_plain_get_kern (plain, face, ' ', (guint8)text[0], maker->shaper);
  for (; n < length; n++)
    {
      if (text[n] != ' ')
        return FALSE;
      sum += plain->advances[' '] + tl_plain_get_kern (plain, face, (guint8)text[n - 1], ' ', maker->shaper);
    }
  word->face = face;
  word->advance = sum;
  word->flags = TL_WORD_IS_PLAIN;
  return TRUE;
}

/* Lines that break in a word whose glyphs depend on each other, in ways that are not known, are Pango's.
 * FALSE for other words, which have to be shaped. */
static gboolean
leave_to_pango_if_broken (TlWord *word)
{
  if (word->n_breaks == 0)
    return FALSE;
  word->flags = TL_WORD_COMPLEX;
  word->n_breaks = 0;
  return TRUE;
}

/* Adds up the width of a word of plain characters. FALSE if it has others, or only shaping shows. */
gboolean
tl_word_add_up (
  TlWordMaker *maker, TlWord *word, TlWordBreak *breaks, const char *text, gsize length, gsize n_spaces)
{
  Draft    draft;
  TlCodes *codes = &draft.codes;

  if (word->face->plain == NULL || length == n_spaces)
    return FALSE;
  tl_codes_begin (codes, word->face, maker->shaper);
  tl_codes_append (codes, " ", 1);
  if (!tl_codes_append (codes, text, length))
    return FALSE;
  if (!find_glyphs (&draft, word, n_spaces > 0))
    return leave_to_pango_if_broken (word);
  draft.sums[1] = 0;
  draft.ruled[0] = draft.ruled[1] = 0;
  for (gsize i = 1; i < codes->n; i++)
    {
      draft.sums[i + 1] = draft.sums[i] + tl_codes_get_advance (codes, draft.numbers, i)
                          + (i + 1 < codes->n ? tl_codes_get_kern (codes, draft.numbers, i) : 0);
      draft.ruled[i + 1]
        = (guint16)(draft.ruled[i]
                    + (tl_plain_get_kind (codes->plain, codes->face, codes->codes[i], codes->shaper)
                       != TL_PLAIN));
    }
  word->advance = draft.sums[codes->n];
  word->lead = tl_codes_get_kern (codes, draft.numbers, 0);
  word->white = n_spaces > 0 || word->last == 0xa0 ? codes->plain->advances[codes->codes[codes->n - 1]] : 0;
  word->flags |= TL_WORD_IS_PLAIN;
  if ((codes->has_rules && !measure_gain (&draft, 1, codes->n, FALSE, &word->start))
      || !measure_breaks (&draft, word, breaks, n_spaces > 0))
    return leave_to_pango_if_broken (word);
  return TRUE;
}
