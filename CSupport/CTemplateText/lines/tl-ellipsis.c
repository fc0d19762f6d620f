/* tl-ellipsis.c: measures ellipsized text. Of a long text, only the ends that can be visible are laid out,
 * because Pango would shape the whole text. */
#include "lines/tl-ellipsis.h"
#include "unicode/tl-utf8.h"

/* The minimum length, in bytes, of the part that is laid out of a text's beginning or end if it can be
 * visible. */
#define MIN_END_BYTES 4096

/* The first character boundary at or after @place. */
static gsize
step_to_character (const char *text, gsize place, gsize length)
{
  while (place < length && tl_utf8_is_continuation (text[place]))
    place++;
  return place;
}

/* Sets @ends to the ends of the text, about @n bytes each, that can be visible with @mode. Returns FALSE if
 * @ends is the whole text. */
static gboolean
set_ends (GString *ends, const char *text, gsize length, gsize n, PangoEllipsizeMode mode)
{
  gboolean is_clipped = n < length / 2;
  gsize    first = mode == PANGO_ELLIPSIZE_START ? 0 : step_to_character (text, n, length);
  gsize    last
    = mode == PANGO_ELLIPSIZE_END ? length : step_to_character (text, length - MIN (n, length), length);

  g_string_truncate (ends, 0);
  if (is_clipped && mode != PANGO_ELLIPSIZE_NONE)
    {
      g_string_append_len (ends, text, (gssize)first);
      g_string_append_len (ends, text + last, (gssize)(length - last));
      return TRUE;
    }
  g_string_append_len (ends, text, (gssize)length);
  return FALSE;
}

/* The width of the first line of @layout, in Pango units. */
static int
get_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, 0), NULL, &logical);
  return logical.width;
}

/* Lays out the part of the text that can be visible, without an ellipsis: the whole text, or ends of it that
 * are together more than three times as wide as the requested width. */
static void
lay_out_ends (TlPangoLayout *self, const TlPangoRequest *request, PangoEllipsizeMode mode)
{
  for (gsize n = MIN_END_BYTES;; n *= 4)
    {
      gboolean is_clipped = set_ends (self->text, request->text, request->length, n, mode);

      pango_layout_set_width (self->layout, -1);
      tl_pango_layout_show_text (self);
      if (!is_clipped || get_width (self->layout) / 3 > request->width)
        return;
    }
}

/* Returns the width, in Pango units, of text on one line, with an ellipsis if the text does not fit. Only the
 * part that can be visible is shaped; the remaining time is linear in the length of the text. */
int
tl_pango_layout_measure_ellipsized (TlPangoLayout        *self,
                                    const TlPangoRequest *request,
                                    PangoEllipsizeMode    mode)
{
  int result;

  tl_pango_layout_set_up (self, request);
  pango_layout_set_single_paragraph_mode (self->layout, TRUE);
  lay_out_ends (self, request, mode);
  pango_layout_set_width (self->layout, tl_pango_layout_get_fill_width (self, request->width));
  pango_layout_set_ellipsize (self->layout, mode);
  result = get_width (self->layout) + self->omitted_addition;
  pango_layout_set_single_paragraph_mode (self->layout, FALSE);
  pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_NONE);
  return result;
}
