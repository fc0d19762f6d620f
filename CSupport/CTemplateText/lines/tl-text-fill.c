#include "lines/tl-text-fill.h"

/* A line that is being filled. */
typedef struct
{
  guint  first; /* piece */
  guint  last;
  gint64 width; /* without the white space that stands out, where the line was broken */
} Filled;

typedef enum
{
  FILL_BROKEN, /* the line was broken */
  FILL_ENDED,  /* it took all that was left */
  FILL_FAILED  /* a word must be broken, or the answer hangs on the order in which Pango tries */
} FillResult;

/* Whether all from @first to the end fits: @sum are the advances. Pango compares the widths that the text had
 * before it was broken, then those that it has after. */
static FillResult
try_rest (const TlParagraph *paragraph, guint first, gint64 sum, int width)
{
  const TlTextPiece *last = &paragraph->pieces[paragraph->n_pieces - 1];
  int                overhang = paragraph->is_last ? last->overhang : 0;
  int                start = paragraph->pieces[first].start;
  gboolean           before = sum - overhang <= width, after = sum + start + last->end - overhang <= width;

  if (G_UNLIKELY (before != after))
    return FILL_FAILED;
  return before ? FILL_ENDED : FILL_BROKEN;
}

/* Fills one line from @first on, with the last place at which what is before it fits. */
static FillResult
fill_line (const TlParagraph *paragraph, guint first, int width, Filled *line)
{
  const TlTextPiece *pieces = paragraph->pieces;
  const int          start = pieces[first].start;
  /* Kerning at the ends of lines, and hyphens, are parts of a character's width. Beyond a line's end by more
   * than the height of one, no place fits that one before does not. */
  const int margin = pieces[first].face->height;
  gint64    sum = 0;
  gboolean  found = FALSE;

  line->first = first;
  for (guint i = first; i < paragraph->n_pieces; i++)
    {
      const TlTextPiece *piece = &pieces[i];

      sum += piece->advance;
      if (G_UNLIKELY (i + 1 == paragraph->n_pieces))
        {
          FillResult rest = try_rest (paragraph, first, sum, width);

          if (rest == FILL_ENDED)
            {
              line->last = i;
              line->width = sum + start + piece->end;
            }
          if (rest != FILL_BROKEN)
            return rest;
        }
      else if (piece->can_break > TL_BREAK_FORBIDDEN)
        {
          gint64   with_end = sum + start + piece->end;
          gboolean fits = with_end - piece->overhang <= width;

          if (G_UNLIKELY (piece->can_break == TL_BREAK_HYPHENATED && fits && with_end + margin > width))
            return FILL_FAILED;
          if (G_UNLIKELY (start != 0 && fits != (sum + piece->end - piece->overhang <= width)))
            return FILL_FAILED;
          if (fits)
            {
              found = TRUE;
              line->last = i;
              line->width = with_end - piece->white;
            }
          else if (!found)
            return FILL_FAILED;
        }
      if (sum - width > margin && found)
        break;
    }
  return found && pieces[line->last].can_break == TL_BREAK_ALLOWED ? FILL_BROKEN : FILL_FAILED;
}

/* Adds a line with the height of the highest of its faces. */
static void
add_line (const TlParagraph *paragraph, const Filled *filled, GArray *lines)
{
  const TlTextPiece *pieces = paragraph->pieces;
  TlFace            *first = pieces[filled->first].face, *face = first;
  guint              begin = filled->first == 0 ? 0 : pieces[filled->first - 1].end_byte;
  int                ascent = first->ascent, descent = first->height - first->ascent;
  TlTextLine         line = { .start = paragraph->offset + begin,
                              .length = pieces[filled->last].end_byte - begin,
                              .width = (double)filled->width };

  if (!paragraph->has_one_face)
    for (guint i = filled->first; i <= filled->last; i++)
      if (pieces[i].face != face)
        {
          int shift;

          face = pieces[i].face;
          shift = tl_face_get_shift (face, first);
          ascent = MAX (ascent, face->ascent + shift);
          descent = MAX (descent, face->height - face->ascent - shift);
        }
  line.ascent = ascent;
  line.height = ascent + descent;
  /* Takes fewer steps than g_array_append_val(). */
  g_array_set_size (lines, lines->len + 1);
  g_array_index (lines, TlTextLine, lines->len - 1) = line;
}

/* The whole paragraph in one line. */
static void
add_unbroken_line (const TlParagraph *paragraph, GArray *lines)
{
  Filled filled = { .first = 0, .last = paragraph->n_pieces - 1, .width = paragraph->advance };

  filled.width += paragraph->pieces[filled.last].end;
  add_line (paragraph, &filled, lines);
}

/* Adds lines of a paragraph that has pieces, from the piece @next on: @most_lines of them or all where that
 * is 0. Lines are @width Pango units long, or without bound where that is negative. FALSE if only Pango knows
 * the line that begins with @next then. */
gboolean
tl_paragraph_fill (const TlParagraph *paragraph, guint *next, int width, guint most_lines, GArray *lines)
{
  guint n_lines = lines->len;

  if (width < 0)
    {
      add_unbroken_line (paragraph, lines);
      *next = paragraph->n_pieces;
    }
  while (*next < paragraph->n_pieces && (most_lines == 0 || lines->len - n_lines < most_lines))
    {
      Filled line;

      if (fill_line (paragraph, *next, width, &line) == FILL_FAILED)
        return FALSE;
      add_line (paragraph, &line, lines);
      *next = line.last + 1;
    }
  return TRUE;
}

/* Moves @next, a piece before the place @byte, to the one that a line that begins there begins with. FALSE if
 * there is none. */
gboolean
tl_paragraph_find (const TlParagraph *paragraph, guint *next, gsize byte)
{
  const TlTextPiece *pieces = paragraph->pieces;

  while (*next < paragraph->n_pieces && pieces[*next].end_byte <= byte)
    ++*next;
  return *next > 0 && *next < paragraph->n_pieces && pieces[*next - 1].end_byte == byte
         && pieces[*next - 1].can_break == TL_BREAK_ALLOWED;
}
