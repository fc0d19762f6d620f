/* tl-segmented-paragraph.c: fills lines with segments; where that fails, Pango lays out lines until one of
 * them begins with a segment again. */
#include "lines/tl-segmented-paragraph.h"

/* The number of lines that are still requested of a paragraph; 0 for all. */
static guint
count_requested_lines (const TlWindow *window)
{
  return window->most_lines == 0 ? 0 : window->most_lines - (window->lines->len - window->first_line);
}

/* Lays out lines with Pango from the segment @next on, up to the beginning of a segment at which a line may
 * begin. Sets @next to that segment. Returns the byte at which the next line begins. */
static gsize
advance_to_segment (TlWindow *window, const TlParagraph *paragraph, guint *next)
{
  gsize byte = *next > 0 ? paragraph->segments[*next - 1].end_byte : 0;

  do
    byte = tl_window_advance (window, byte);
  while (byte < window->length && !tl_window_is_full (window) && !tl_paragraph_find (paragraph, next, byte));
  return byte;
}

/* Adds the lines of a paragraph that has segments, from the segment @next on, which begins with a word that
 * has to be broken. Pango lays out the lines of such words. */
void
tl_segmented_paragraph_finish (TlWindow *window, const TlParagraph *paragraph, guint next)
{
  gboolean is_done = FALSE;
  gsize    byte = 0;

  while (!is_done && byte < window->length && !tl_window_is_full (window))
    {
      byte = advance_to_segment (window, paragraph, &next);
      if (byte < window->length && !tl_window_is_full (window))
        is_done = tl_paragraph_fill (paragraph, &next, window->width, count_requested_lines (window),
                                     window->lines);
    }
}
