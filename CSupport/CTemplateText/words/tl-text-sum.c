#include "fonts/tl-text-plain.h"
#include "words/tl-text-word.h"

/* Whether character @i of a word behind a space has its own glyph there. */
static gboolean
is_quiet (TlFace *face, const char *text, gsize length, gsize i)
{
  guint8 character = (guint8)text[i];

  if (character >= TL_N_PLAIN || face->plain->kinds[character] == TL_NOT_PLAIN)
    return FALSE;
  return face->plain->kinds[character] == TL_PLAIN
         || tl_plain_is_quiet (face->plain, i > 0 ? (guint8)text[i - 1] : ' ', character,
                               i + 1 < length ? (guint8)text[i + 1] : 0);
}

/* Whether the characters on both sides of the breaks have their own glyphs where lines end and start there,
 * too. */
static gboolean
breaks_are_quiet (TlPlain *plain, const char *text, gsize length, const TlWordBreak *breaks, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      gsize at = breaks[i].offset;

      if ((plain->kinds[(guint8)text[at - 1]] != TL_PLAIN
           && !tl_plain_is_quiet (plain, at > 1 ? (guint8)text[at - 2] : ' ', (guint8)text[at - 1], 0))
          || (plain->kinds[(guint8)text[at]] != TL_PLAIN
              && !tl_plain_is_quiet (plain, 0, (guint8)text[at], at + 1 < length ? (guint8)text[at + 1] : 0)))
        return FALSE;
    }
  return TRUE;
}

/* Where the quiet characters of a word are that separate its beginning from its end. */
typedef struct
{
  gsize begin;
  gsize end;
} Gap;

/* Finds the longest run of quiet characters; none if the word has others than plain ones. */
static Gap
find_gap (TlFace *face, const char *text, gsize length)
{
  Gap   gap = { 0, 0 };
  gsize begin = 0;

  for (gsize i = 0; i < length; i++)
    {
      if ((guint8)text[i] >= TL_N_PLAIN || face->plain->kinds[(guint8)text[i]] == TL_NOT_PLAIN)
        return (Gap){ 0, 0 };
      if (!is_quiet (face, text, length, i))
        begin = i + 1;
      else if (i + 1 - begin > gap.end - gap.begin)
        gap = (Gap){ begin, i + 1 };
    }
  return gap;
}

/* Takes as many quiet characters to an edge as its glyphs look at. FALSE if that is all of them, or the edge
 * has other glyphs than those of its characters. */
static gboolean
check_edge (TlWordMaker    *maker,
            const TlScript *script,
            TlWord         *word,
            const char     *text,
            gsize           length,
            Gap             gap,
            gboolean        is_left)
{
  gsize n_outer = is_left ? gap.begin : length - gap.end;

  for (gsize n = n_outer + 1; n_outer < 48 && n < n_outer + gap.end - gap.begin; n++)
    {
      const TlEdge *edge
        = tl_edge_find (maker, script, word->face, is_left ? text : text + length - n, n, is_left);

      if (edge == NULL || edge->is_altered)
        return FALSE;
      if (!edge->needs_more)
        {
          if (edge->looks_out)
            word->flags |= is_left ? TL_WORD_LOOKS_BACK : TL_WORD_LOOKS_ON;
          return TRUE;
        }
    }
  return FALSE;
}

/* Hashes the glyphs of plain characters as those of shaped text are hashed. */
static void
hash_plain_glyphs (TlWord *word, const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    word->glyphs = tl_hash_glyph (word->glyphs, word->face->plain->glyphs[(guint8)text[i]]);
}

/* Adds up the width of plain characters. FALSE if the word has others, or other glyphs than theirs, or if its
 * beginning and its end may depend on each other. */
gboolean
tl_word_add_up (TlWordMaker    *maker,
                const TlScript *script,
                TlWord         *word,
                TlWordBreak    *breaks,
                const char     *text,
                gsize           length,
                gsize           n_spaces)
{
  TlFace  *face = word->face;
  gboolean has_left, has_right;
  guint    next = 0;
  int      sum = 0;
  Gap      gap;

  if (face->plain == NULL || length == n_spaces)
    return FALSE;
  gap = find_gap (face, text, length);
  has_left = gap.begin > 0;
  has_right = gap.end < length;
  gap.end = MIN (gap.end, length - n_spaces);
  if (gap.end <= gap.begin || !breaks_are_quiet (face->plain, text, length, breaks, word->n_breaks)
      || (has_left && !check_edge (maker, script, word, text, length, gap, TRUE))
      || (has_right && !check_edge (maker, script, word, text, length, gap, FALSE)))
    return FALSE;
  if ((word->flags & TL_WORD_DEPENDENT) != 0)
    hash_plain_glyphs (word, text, length);
  word->lead = tl_plain_get_kern (face->plain, face, ' ', (guint8)text[0], maker->shaper);
  for (gsize i = 0; i < length; i++)
    {
      int kern = i + 1 < length ? tl_plain_get_kern (face->plain, face, (guint8)text[i], (guint8)text[i + 1],
                                                     maker->shaper)
                                : 0;

      sum += face->plain->advances[(guint8)text[i]] + kern;
      if (next < word->n_breaks && breaks[next].offset == i + 1)
        {
          /* Kerning belongs to the left one of two characters. */
          breaks[next].advance = sum;
          breaks[next].end = -kern;
          word->advance += sum;
          sum = 0;
          next++;
        }
    }
  breaks[next] = (TlWordBreak){ .offset = (guint32)length, .advance = sum };
  word->advance += sum;
  word->white = n_spaces > 0 ? face->plain->advances[' '] : 0;
  return TRUE;
}
