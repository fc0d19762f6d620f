/* tl-paragraph.c: fills lines as Pango 1.50 does (pango-layout.c, process_item()), from the widths of
 * segments.
 *
 * A line takes segments as long as they fit, not counting the white space at the end of the line, and ends
 * after the last segment that fits. If the result depends on the order in which Pango tries break
 * opportunities, on hyphens, or on breaking a word, the line is left to Pango. */
#include "lines/tl-paragraph.h"

/* A line that is being filled. */
typedef struct
{
  guint    first; /* the index of the first segment; @last is that of the last segment */
  guint    last;
  gint64   width;    /* the width without the white space that hangs beyond the line's end */
  gint64   advances; /* the sum of the advances of the segments so far */
  gboolean fits;     /* whether the line can be broken after one of the segments so far */
} Filled;

typedef enum
{
  FILL_MORE,   /* the next segment has to be tried */
  FILL_BROKEN, /* the line was broken */
  FILL_ENDED,  /* the line took all segments that were left */
  FILL_FAILED  /* a word must be broken, or the result depends on the order in which Pango tries breaks */
} FillResult;

/* Tries to end the line with the paragraph's last segment. Pango tests twice whether the line fits: without
 * the kerning at the line's ends, and then with it. If the results differ, only Pango can lay out the
 * line. */
static FillResult
try_last (const TlParagraph *paragraph, int width, Filled *line)
{
  const TlTextSegment *last = &paragraph->segments[paragraph->n_segments - 1];
  const int            hanging_space = paragraph->is_last ? last->hanging_space : 0;
  const gint64   whole = line->advances + paragraph->segments[line->first].start_kerning + last->end_kerning;
  const gboolean before = line->advances - hanging_space <= width, after = whole - hanging_space <= width;

  if (G_UNLIKELY (before != after))
    return FILL_FAILED;
  if (!before)
    return FILL_BROKEN;
  line->last = paragraph->n_segments - 1;
  line->width = whole;
  return FILL_ENDED;
}

/* Tries to break the line after segment @i. @margin is greater than the width of a hyphen and any kerning at
 * the ends of lines. */
static inline FillResult
try_break (const TlParagraph *paragraph, guint i, int width, int margin, Filled *line)
{
  const TlTextSegment *segment = &paragraph->segments[i];
  const int            start_kerning = paragraph->segments[line->first].start_kerning;
  const gint64         without_start = line->advances + segment->end_kerning - segment->hanging_space;
  const gint64         whole = line->advances + start_kerning + segment->end_kerning;
  const gboolean       fits = without_start + start_kerning <= width;

  if (G_UNLIKELY (segment->can_break == TL_BREAK_HYPHENATED && fits && whole + margin > width))
    return FILL_FAILED;
  if (G_UNLIKELY (start_kerning != 0 && fits != (without_start <= width)))
    return FILL_FAILED;
  if (!fits)
    return line->fits ? FILL_MORE : FILL_FAILED;
  line->fits = TRUE;
  line->last = i;
  line->width = whole - segment->trailing_space;
  return FILL_MORE;
}

/* Takes segments as long as their advances are at most @limit, except the paragraph's last segment. The
 * caller guarantees that try_break() lets a line of such a width be broken wherever the text permits it.
 * Returns the index of the first segment that was not taken. */
static guint
take_fitting (const TlParagraph *paragraph, gint64 limit, Filled *line)
{
  const TlTextSegment *segments = paragraph->segments;
  guint                i = line->first;

  for (; i + 1 < paragraph->n_segments && line->advances + segments[i].advance <= limit; i++)
    {
      line->advances += segments[i].advance;
      if (segments[i].can_break > TL_BREAK_FORBIDDEN)
        {
          line->fits = TRUE;
          line->last = i;
          line->width = line->advances;
        }
    }
  if (line->fits)
    line->width += segments[line->first].start_kerning + segments[line->last].end_kerning
                   - segments[line->last].trailing_space;
  return i;
}

/* Fills one line, beginning with its first segment, up to the last break opportunity at which the text fits.
 * Once the line can be broken, the search ends when the text exceeds @width by more than a margin. Segments
 * before the last part of the line fit with any kerning and with the margin, which need not be added. */
static FillResult
fill_line (const TlParagraph *paragraph, int width, Filled *line)
{
  const TlTextSegment *segments = paragraph->segments;
  const int            margin = segments[line->first].font->height;
  FillResult           result = FILL_MORE;
  guint                i = take_fitting (paragraph, width - paragraph->most_kerning - ABS (margin), line);

  for (; result == FILL_MORE && i < paragraph->n_segments; i++)
    {
      line->advances += segments[i].advance;
      if (G_UNLIKELY (i + 1 == paragraph->n_segments))
        result = try_last (paragraph, width, line);
      else if (segments[i].can_break > TL_BREAK_FORBIDDEN)
        result = try_break (paragraph, i, width, margin, line);
      if (result == FILL_MORE && line->advances - width > margin && line->fits)
        result = FILL_BROKEN;
    }
  if (result != FILL_BROKEN)
    return result;
  return line->fits && segments[line->last].can_break == TL_BREAK_ALLOWED ? FILL_BROKEN : FILL_FAILED;
}

/* Increases @ascent and @descent so that they cover the fonts of all segments of a line. Pango aligns the
 * baselines of these fonts. */
static void
add_fonts (const TlParagraph *paragraph, const Filled *filled, int *ascent, int *descent)
{
  TlFont *first = paragraph->segments[filled->first].font, *font = first;

  for (guint i = filled->first; i <= filled->last; i++)
    if (paragraph->segments[i].font != font)
      {
        int shift;

        font = paragraph->segments[i].font;
        shift = tl_font_get_baseline_shift (font, first);
        *ascent = MAX (*ascent, font->ascent + shift);
        *descent = MAX (*descent, font->height - font->ascent - shift);
      }
}

/* Creates an empty array of TlTextLine, which the caller owns. */
GArray *
tl_text_lines_new (void)
{
  return g_array_sized_new (FALSE, FALSE, sizeof (TlTextLine), TL_RESERVED_LINES);
}

/* Appends the line @filled to @lines, an array of tl_text_lines_new(). The line is tall enough for all of its
 * fonts. */
static void
add_line (const TlParagraph *paragraph, const Filled *filled, GArray *lines)
{
  const TlTextSegment *segments = paragraph->segments;
  const TlFont        *font = segments[filled->first].font;
  guint                begin = filled->first == 0 ? 0 : segments[filled->first - 1].end_byte;
  int                  ascent = font->ascent, descent = font->height - font->ascent;
  TlTextLine           line = { .start = paragraph->offset + begin,
                                .length = segments[filled->last].end_byte - begin,
                                .width = (double)filled->width };

  if (!paragraph->has_one_font)
    add_fonts (paragraph, filled, &ascent, &descent);
  line.ascent = ascent;
  line.height = ascent + descent;
  /* These statements take fewer steps than g_array_append_val(). */
  if (lines->len < TL_RESERVED_LINES)
    lines->len++;
  else
    g_array_set_size (lines, lines->len + 1);
  g_array_index (lines, TlTextLine, lines->len - 1) = line;
}

/* Appends the whole paragraph to @lines as one line. */
static void
add_unbroken_line (const TlParagraph *paragraph, GArray *lines)
{
  Filled filled = { .first = 0, .last = paragraph->n_segments - 1, .width = paragraph->advance };

  filled.width += paragraph->segments[filled.last].end_kerning;
  add_line (paragraph, &filled, lines);
}

/* Appends lines of a paragraph that has segments to @lines, beginning with the segment @next: at most
 * @most_lines, or all if @most_lines is 0. Lines are broken at @width; if it is negative, they are not
 * broken. Advances @next to the segment after the last line. Returns FALSE if only Pango can lay out the line
 * that begins with @next. Linear in the number of segments that are examined. */
gboolean
tl_paragraph_fill (const TlParagraph *paragraph, guint *next, int width, guint most_lines, GArray *lines)
{
  guint n_lines = lines->len;

  if (width < 0)
    {
      add_unbroken_line (paragraph, lines);
      *next = paragraph->n_segments;
    }
  while (*next < paragraph->n_segments && (most_lines == 0 || lines->len - n_lines < most_lines))
    {
      Filled line = { .first = *next };

      if (fill_line (paragraph, width, &line) == FILL_FAILED)
        return FALSE;
      add_line (paragraph, &line, lines);
      *next = line.last + 1;
    }
  return TRUE;
}

/* Advances @next to the segment that begins at @byte. Returns FALSE if no line can begin with such a
 * segment. */
gboolean
tl_paragraph_find (const TlParagraph *paragraph, guint *next, gsize byte)
{
  const TlTextSegment *segments = paragraph->segments;

  while (*next < paragraph->n_segments && segments[*next].end_byte <= byte)
    ++*next;
  return *next > 0 && *next < paragraph->n_segments && segments[*next - 1].end_byte == byte
         && segments[*next - 1].can_break == TL_BREAK_ALLOWED;
}
