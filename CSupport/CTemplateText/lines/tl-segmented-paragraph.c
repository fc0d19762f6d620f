/* tl-segmented-paragraph.c: fills lines with segments, and where that fails has Pango lay out lines until a
 * line begins with a segment again. */
#include "lines/tl-segmented-paragraph.h"

/* How many lines of a paragraph are still wanted; 0 for all. */
static guint
count_wanted_lines (const TlWindow *window)
{
  return window->most_lines == 0 ? 0 : window->most_lines - (window->lines->len - window->first_line);
}

/* Has Pango lay out lines from the segment @next on, up to a place where a segment begins and a line may.
 * Returns the byte at which the next line begins. */
static gsize
advance_to_segment (TlWindow *window, const TlParagraph *paragraph, guint *next)
{
  gsize byte = *next > 0 ? paragraph->segments[*next - 1].end_byte : 0;

  do
    byte = tl_window_advance (window, byte);
  while (byte < window->length && !tl_window_is_full (window) && !tl_paragraph_find (paragraph, next, byte));
  return byte;
}

/* Adds the lines of a paragraph that has segments from the segment @next on, which begins with a word that
 * has to be broken; Pango lays out the lines of such words. */
void
tl_segmented_paragraph_finish (TlWindow *window, const TlParagraph *paragraph, guint next)
{
  gboolean is_done = FALSE;
  gsize    byte = 0;

  while (!is_done && byte < window->length && !tl_window_is_full (window))
    {
      byte = advance_to_segment (window, paragraph, &next);
      if (byte < window->length && !tl_window_is_full (window))
        is_done
          = tl_paragraph_fill (paragraph, &next, window->width, count_wanted_lines (window), window->lines);
    }
}
