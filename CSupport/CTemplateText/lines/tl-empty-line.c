/* tl-empty-line.c: measures an empty line with Pango, once for each style. */
#include "lines/tl-empty-line.h"

/* Measures an empty line and stores its ascent and height in @style. */
static void
learn (TlPangoLayout *layout, TlTextStyle *style)
{
  const TlPangoRequest request = { .style = style,
                                   .text = "",
                                   .direction = PANGO_DIRECTION_NEUTRAL,
                                   .width = -1,
                                   .wrap = TL_TEXT_WRAP_WORD_CHAR,
                                   .end = TL_PANGO_LAST };
  const TlTextLine    *empty;

  tl_pango_layout_lay_out (layout, &request);
  empty = &g_array_index (tl_pango_layout_get_lines (layout, 0), TlTextLine, 0);
  style->empty_ascent = empty->ascent;
  style->empty_height = empty->height;
}

/* Appends an empty line to @lines. @start is the offset of the line in the text, in bytes. */
void
tl_empty_line_add (TlPangoLayout *layout, TlTextStyle *style, guint start, GArray *lines)
{
  TlTextLine line = { .start = start };

  if (style->empty_height == 0)
    learn (layout, style);
  line.ascent = style->empty_ascent;
  line.height = style->empty_height;
  g_array_append_val (lines, line);
}
