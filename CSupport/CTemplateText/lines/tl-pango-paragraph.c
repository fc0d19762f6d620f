/* tl-pango-paragraph.c: lays out a paragraph with Pango, at unlimited width or window by window. */
#include "lines/tl-pango-paragraph.h"
#include "lines/tl-unbounded-line.h"

/* Whether no line of the paragraph is wider than the requested width. */
static gboolean
lines_fit (const TlWindow *window)
{
  for (guint i = window->first_line; i < window->lines->len; i++)
    if (g_array_index (window->lines, TlTextLine, i).width > window->width)
      return FALSE;
  return TRUE;
}

/* Adds all lines of the paragraph, or as many as are requested. If lines may be very wide, first lays out the
 * paragraph at unlimited width, which suffices if the lines fit. Linear in the length of the paragraph if its
 * scripts can be determined from parts of it. */
void
tl_pango_paragraph_add (TlWindow *window)
{
  if (window->width < 0 || tl_window_is_wide (window))
    {
      tl_unbounded_line_add (window);
      if (window->width < 0 || lines_fit (window))
        return;
      g_array_set_size (window->lines, window->first_line);
    }
  for (gsize next = 0; next < window->length && !tl_window_is_full (window);)
    next = tl_window_advance (window, next);
}
