/* tl-row-text.c: measures the text of an item as a UILabel measures its text.
 *
 * The width of the text is that of its widest line, and the height is that of all lines with the leading
 * between them. Both are rounded up to pixels. Baselines are measured from the vertical centre of the item,
 * because text is centred in an item that is taller than the text.
 */
#include "measuring/tl-row-text.h"

#include <string.h>

/* The greatest width at which text is measured, in points; Pango's 32-bit integers can represent widths up to
 * 2 097 151 points. */
#define TL_WIDTH_MAX 2e6

void
tl_row_text_init (TlRowText *text, TlTextMeasurer *measurer, const TlTemplateText *style, double scale)
{
  *text = (TlRowText){ .measurer = measurer, .style = style, .scale = scale };
  text->font = tl_text_measurer_find_font (measurer, &style->font);
  tl_text_measurer_get_line_metrics (measurer, text->font, &text->ascender, &text->descender);
  text->string = g_string_new (NULL);
}

void
tl_row_text_clear (TlRowText *text)
{
  if (text->string != NULL)
    g_string_free (text->string, TRUE);
  text->string = NULL;
}

/* Sets the text to @string, which may be NULL if @length is 0. Returns whether the text has changed. */
gboolean
tl_row_text_set_string (TlRowText *text, const char *string, gsize length)
{
  if (length == text->string->len && (length == 0 || memcmp (string, text->string->str, length) == 0))
    return FALSE;
  g_string_truncate (text->string, 0);
  if (length > 0)
    g_string_append_len (text->string, string, (gssize)length);
  text->is_measured = FALSE;
  return TRUE;
}

/* Converts a width from points to Pango units and rounds it down, so that no line is wider than the width. */
static int
pango_width (double points)
{
  return (int)(CLAMP (points, 0.0, TL_WIDTH_MAX) * PANGO_SCALE + 1e-6);
}

static void
measure_lines (TlRowText *text, int width, guint most_lines, TlTextExtents *extents)
{
  TlTextRequest request = { .text = text->string->str,
                            .length = (gssize)text->string->len,
                            .width = width,
                            .wrap = text->style->wrap,
                            .most_lines = most_lines };

  tl_text_measurer_measure (text->measurer, text->font, &request, extents);
}

/* The width of the space at which a line is broken, which is not part of the line's width. It is @space if
 * the line ends with white space and is not the last line of its paragraph; otherwise it is 0. */
static double
trailing_space (const TlRowText *text, const TlTextLine *line, double space)
{
  const char *end = text->string->str + line->start + line->length;
  const char *last;

  if (line->length == 0 || end >= text->string->str + text->string->len
      || tl_text_get_paragraph_end (end, (gsize)(text->string->str + text->string->len - end)) > 0)
    return 0.0;
  last = g_utf8_prev_char (end);
  return g_unichar_isspace (g_utf8_get_char (last)) ? space : 0.0;
}

/* Measures text with its lines broken at the preferred width. As in TextKit, the width of a line includes the
 * space at which the line is broken, up to the preferred width. */
static void
measure_at_preferred_width (TlRowText *text, TlTextExtents *extents)
{
  double            space, limit = text->style->preferred_width * PANGO_SCALE, widest = 0.0;
  const TlTextLine *lines;
  TlTextExtents     space_extents;
  guint             n_lines;

  tl_text_measurer_measure (text->measurer, text->font,
                            &(TlTextRequest){ .text = " ", .length = 1, .width = -1 }, &space_extents);
  space = space_extents.width;
  measure_lines (text, pango_width (text->style->preferred_width), text->style->most_lines, extents);
  if (extents->n_lines < 2)
    return;
  lines = tl_text_measurer_get_lines (text->measurer, &n_lines);
  for (guint i = 0; i < n_lines; i++)
    widest = MAX (widest, lines[i].width + trailing_space (text, &lines[i], space));
  extents->width = MAX (extents->width, MIN (limit, widest));
}

static void
measure_unbounded (TlRowText *text)
{
  if (text->style->preferred_width > 0.0 && text->style->most_lines != 1)
    measure_at_preferred_width (text, &text->unbounded);
  else
    measure_lines (text, -1, text->style->most_lines, &text->unbounded);
  text->is_measured = TRUE;
}

/* Sets @measurement to the size and the baselines of text with the given @extents, in points. */
static void
describe (const TlRowText *text, const TlTextExtents *extents, TlMeasurement *measurement)
{
  double height = extents->height / PANGO_SCALE;
  double last_baseline = (extents->n_lines - 1.0) * (text->ascender + text->descender) + text->ascender;

  if (extents->n_lines > 1)
    {
      height += (extents->n_lines - 1.0) * text->style->leading;
      last_baseline += (extents->n_lines - 1.0) * text->style->leading;
    }
  measurement->width = tl_pixels_round_up (extents->width / PANGO_SCALE, text->scale);
  measurement->height = tl_pixels_round_up (height, text->scale);
  measurement->first_baseline = text->ascender - height / 2.0;
  measurement->last_baseline = height / 2.0 - (height - last_baseline);
}

/* Measures the text at @width, in points; a negative width means no limit. All fields of @measurement must be
 * 0 on entry. */
void
tl_row_text_measure (TlRowText *text, double width, TlMeasurement *measurement)
{
  TlTextExtents extents;

  measurement->is_fixed = text->style->most_lines == 1 || text->style->preferred_width > 0.0;
  if (text->string->len == 0)
    return;
  if (!text->is_measured)
    measure_unbounded (text);
  extents = text->unbounded;
  /* Text that fits within @width has the same size as without a limit and is not measured again. */
  if (width >= 0.0 && !measurement->is_fixed && extents.width / PANGO_SCALE > width)
    measure_lines (text, pango_width (width), text->style->most_lines, &extents);
  describe (text, &extents, measurement);
}
