/* tl-unbounded-line.c: lays out a long line in parts, each together with some text before and after it. The
 * advance of a glyph is added in the part that contains the glyph's character, so all kerning is counted
 * exactly once. The advance of a tab is computed from the sum of the preceding parts: a tab extends to the
 * next multiple of the tab width from the beginning of the line. */
#include <string.h>

#include "lines/tl-unbounded-line.h"
#include "unicode/tl-utf8.h"

/* The maximum length of a part, and the length of the text that is laid out with it on each side, in bytes.
 */
#define MAX_PART_BYTES 8192
#define CONTEXT_BYTES 64
/* The maximum number of tabs in a part. Pango's time for tabs grows with the square of their number in a
 * line. */
#define MAX_TABS 128
/* The greatest width of a part, in Pango units: half of the greatest integer in Pango. */
#define MAX_PART_WIDTH (1 << 30)

/* A line whose parts are being added up. */
typedef struct
{
  TlWindow  *window;
  TlTextLine line;
  int        descent;
  gboolean   has_line;
  gint64     tab; /* the width of a tab at the beginning of a line */
} Sum;

/* The greatest length of a part, in bytes, at which its width is certainly within the range of Pango's
 * integers. */
static gsize
longest_part (const TlTextStyle *style)
{
  gsize size = (gsize)MAX (pango_font_description_get_size (style->description), PANGO_SCALE);

  return CLAMP (MAX_PART_WIDTH / (4 * size), CONTEXT_BYTES, MAX_PART_BYTES);
}

/* The nearest beginning of a character at or before @place. */
static gsize
step_back (const TlWindow *self, gsize place)
{
  while (place > 0 && place < self->length && tl_utf8_is_continuation (self->text[place]))
    place--;
  return MIN (place, self->length);
}

/* The end of the part that begins at @from. */
static gsize
find_part_end (const TlWindow *self, gsize from)
{
  gsize end = step_back (self, from + longest_part (self->style));
  guint n_tabs = 0;

  for (gsize i = from; i < end; i++)
    if (self->text[i] == '\t' && ++n_tabs == MAX_TABS)
      return i + 1;
  return end;
}

/* Appends the line that is being added up, if there is one, to the window's lines. The line ends at @end. */
static void
end_line (Sum *sum, gsize end)
{
  if (!sum->has_line)
    return;
  sum->line.length = (guint)(end - sum->line.start);
  sum->line.width += sum->line.length > 0 ? sum->window->layout->omitted_addition : 0;
  sum->line.height = sum->line.ascent + sum->descent;
  sum->line.start += (guint)sum->window->offset;
  g_array_append_val (sum->window->lines, sum->line);
  sum->has_line = FALSE;
}

/* Ends the line that is being added up, if there is one, and begins another one at @start. */
static void
begin_line (Sum *sum, gsize start)
{
  end_line (sum, start);
  sum->line = (TlTextLine){ .start = (guint)start };
  sum->descent = 0;
  sum->has_line = TRUE;
}

/* The end of a tab that begins at @x: the first tab stop that is at least the width of a space (an eighth of
 * a tab) away. */
static double
end_of_tab (const Sum *sum, double x)
{
  gint64 next = (gint64)x + sum->tab / 8;

  return sum->tab > 0 ? (double)((next + sum->tab - 1) / sum->tab * sum->tab) : x;
}

/* Adds to the sum the portion of the line @found that is in the part from @from to @end. @advances has one
 * element for each byte from @begin on. */
static void
add_part (Sum *sum, const TlTextLine *found, const int *advances, gsize begin, gsize from, gsize end)
{
  const TlWindow *self = sum->window;
  gsize           first = MAX (found->start, from), last = MIN (found->start + found->length, end);

  if (found->start >= end && end < self->length)
    return;
  if (found->start >= from && (found->start < end || end == self->length))
    begin_line (sum, found->start);
  for (gsize i = first; i < last; i++)
    if (self->text[i] == '\t')
      sum->line.width = end_of_tab (sum, sum->line.width);
    else
      sum->line.width += advances[i - begin];
  if (first < last || found->length == 0)
    {
      sum->line.ascent = MAX (sum->line.ascent, found->ascent);
      sum->descent = MAX (sum->descent, found->height - found->ascent);
    }
}

/* Lays out the part from @from to @end with some text on both sides, and adds the portion of each line that
 * is in the part to the sum. @advances is a buffer. */
static void
add_text (Sum *sum, gsize from, gsize end, GArray *advances)
{
  TlWindow     *self = sum->window;
  gsize         begin = step_back (self, from > CONTEXT_BYTES ? from - CONTEXT_BYTES : 0);
  gsize         stop = step_back (self, end + CONTEXT_BYTES);
  const GArray *found = tl_window_lay_out (self, begin, stop, -1);

  g_array_set_size (advances, (guint)(stop - begin));
  tl_pango_layout_get_advances (self->layout, advances);
  for (guint i = 0; i < found->len; i++)
    add_part (sum, &g_array_index (found, TlTextLine, i), (const int *)(gconstpointer)advances->data, begin,
              from, end);
}

/* The width of a tab at the beginning of a line. */
static int
measure_tab (TlWindow *self)
{
  const TlPangoRequest request = { .style = self->style,
                                   .text = "\t",
                                   .length = 1,
                                   .width = -1,
                                   .wrap = self->wrap,
                                   .direction = PANGO_DIRECTION_NEUTRAL };

  tl_pango_layout_lay_out (self->layout, &request);
  return (int)g_array_index (tl_pango_layout_get_lines (self->layout, 0), TlTextLine, 0).width;
}

/* Adds the lines of a paragraph at unlimited width; there are several if it contains line separators. */
void
tl_unbounded_line_add (TlWindow *self)
{
  Sum     sum = { .window = self };
  GArray *advances = g_array_new (FALSE, FALSE, sizeof (int));

  if (memchr (self->text, '\t', self->length) != NULL)
    sum.tab = measure_tab (self);
  for (gsize from = 0, end; from < self->length && !tl_window_is_full (self); from = end)
    {
      end = find_part_end (self, from);
      add_text (&sum, from, end, advances);
    }
  end_line (&sum, self->length);
  g_array_unref (advances);
}
