/* Text on one line that is cut to a width. Of long text only the ends that may be seen are laid out. */
#include "lines/tl-text-ellipsis.h"

/* How many bytes of an end are laid out at least. */
#define SHORTEST_END 4096

static gsize
step_to_character (const char *text, gsize place, gsize length)
{
  while (place < length && ((guint8)text[place] & 0xc0) == 0x80)
    place++;
  return place;
}

/* Sets the ends of the text, about @n bytes each, of which @mode shows some. FALSE if that is all of it. */
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

static int
get_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, 0), NULL, &logical);
  return logical.width;
}

/* Lays out what may be seen of the text, without an ellipsis: all of it, or more than three times the width.
 */
static void
lay_out_ends (TlPangoPath *path, const char *text, gsize length, int width, PangoEllipsizeMode mode)
{
  for (gsize n = SHORTEST_END;; n *= 4)
    {
      gboolean is_clipped = set_ends (path->text, text, length, n, mode);

      pango_layout_set_width (path->layout, -1);
      pango_layout_set_text (path->layout, path->text->str, (int)path->text->len);
      if (!is_clipped || get_width (path->layout) / 3 > width)
        return;
    }
}

/* The width of text on one line with an ellipsis where it does not fit. */
int
tl_pango_path_measure_ellipsized (TlPangoPath       *path,
                                  const TlTextStyle *style,
                                  const char        *text,
                                  gsize              length,
                                  int                width,
                                  PangoEllipsizeMode mode)
{
  int result;

  tl_pango_path_set_up (path, style, width, TL_TEXT_WRAP_WORD_CHAR);
  pango_layout_set_single_paragraph_mode (path->layout, TRUE);
  lay_out_ends (path, text, length, width, mode);
  pango_layout_set_width (path->layout, width);
  pango_layout_set_ellipsize (path->layout, mode);
  result = get_width (path->layout);
  pango_layout_set_single_paragraph_mode (path->layout, FALSE);
  pango_layout_set_ellipsize (path->layout, PANGO_ELLIPSIZE_NONE);
  return result;
}
