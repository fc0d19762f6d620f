/* tl-segmented-paragraph.c: fills lines with segments. Where that is impossible, Pango lays out lines until
 * one of them begins with a segment again. */
#include "lines/tl-segmented-paragraph.h"

/* The number of lines of the paragraph that are requested but not added yet; 0 for all. */
static guint
count_requested_lines (const TlWindow *window)
{
  return window->most_lines == 0 ? 0 : window->most_lines - (window->lines->len - window->first_line);
}

/* Adds lines that Pango lays out, beginning with the segment @next, until the next line begins where a
 * segment does (see tl_paragraph_find()). Sets @next to that segment. Returns the byte at which the next line
 * begins. */
static gsize
advance_to_segment (TlWindow *window, const TlParagraph *paragraph, guint *next)
{
  gsize byte = *next > 0 ? paragraph->segments[*next - 1].end_byte : 0;

  do
    byte = tl_window_advance (window, byte);
  while (byte < window->length && !tl_window_is_full (window) && !tl_paragraph_find (paragraph, next, byte));
  return byte;
}

/* Adds the remaining lines of a paragraph that has segments. The first of these lines begins with the segment
 * @next and cannot be filled with segments, usually because a word has to be broken. Pango lays out such
 * lines. */
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
