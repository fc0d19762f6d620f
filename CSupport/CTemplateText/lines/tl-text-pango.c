#include "lines/tl-text-pango.h"

void
tl_pango_path_init (TlPangoPath *path, PangoContext *context)
{
  path->layout = pango_layout_new (context);
  path->text = g_string_new (NULL);
}

void
tl_pango_path_clear (TlPangoPath *path)
{
  g_object_unref (path->layout);
  g_string_free (path->text, TRUE);
}

static void
set_letter_spacing (PangoLayout *layout, int letter_spacing)
{
  PangoAttrList *attributes = NULL;

  if (letter_spacing != 0)
    {
      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_letter_spacing_new (letter_spacing));
    }
  pango_layout_set_attributes (layout, attributes);
  if (attributes != NULL)
    pango_attr_list_unref (attributes);
}

/* Sets what all layouts have in common. */
static void
set_up (TlPangoPath *path, const TlTextStyle *style, int width, TlTextWrap wrap)
{
  pango_layout_set_font_description (path->layout, style->description);
  pango_layout_set_wrap (path->layout, wrap == TL_TEXT_WRAP_CHAR ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (path->layout, width);
}

/* Adds the first @n_lines lines of the layout, whose text stands at @offset of the whole. */
static void
add_lines (TlPangoPath *path, gsize offset, int n_lines, GArray *lines)
{
  PangoLayoutIter *iter = pango_layout_get_iter (path->layout);

  for (int i = 0; i < n_lines; i++)
    {
      PangoLayoutLine *line = pango_layout_iter_get_line_readonly (iter);
      PangoRectangle   logical;
      TlTextLine       added
        = { .start = (guint)(offset + (gsize)line->start_index), .length = (guint)line->length };

      pango_layout_line_get_extents (line, NULL, &logical);
      added.width = logical.width;
      added.ascent = PANGO_ASCENT (logical);
      added.height = logical.height;
      g_array_append_val (lines, added);
      pango_layout_iter_next_line (iter);
    }
  pango_layout_iter_free (iter);
}

/* Adds the lines of the @length bytes at @text, which stand at @offset of the whole. Unless they are the end
 * of the text, a paragraph more is laid out behind them: only at the end of all text may white space stand
 * out. */
void
tl_pango_path_add (TlPangoPath       *path,
                   const TlTextStyle *style,
                   const char        *text,
                   gsize              length,
                   gsize              offset,
                   gboolean           is_last,
                   int                width,
                   TlTextWrap         wrap,
                   GArray            *lines)
{
  g_string_truncate (path->text, 0);
  g_string_append_len (path->text, text, (gssize)length);
  if (!is_last)
    g_string_append_c (path->text, '\n');
  set_up (path, style, width, wrap);
  set_letter_spacing (path->layout, style->letter_spacing);
  pango_layout_set_text (path->layout, path->text->str, (int)path->text->len);
  add_lines (path, offset, pango_layout_get_line_count (path->layout) - (is_last ? 0 : 1), lines);
}

/* Adds the lines of text in several fonts. */
void
tl_pango_path_add_attributed (TlPangoPath       *path,
                              const TlTextStyle *style,
                              PangoAttrList     *attributes,
                              const char        *text,
                              gsize              length,
                              int                width,
                              int                indent,
                              TlTextWrap         wrap,
                              GArray            *lines)
{
  set_up (path, style, width, wrap);
  pango_layout_set_indent (path->layout, indent);
  pango_layout_set_attributes (path->layout, attributes);
  pango_layout_set_text (path->layout, text, (int)length);
  add_lines (path, 0, pango_layout_get_line_count (path->layout), lines);
  pango_layout_set_indent (path->layout, 0);
}

/* The width of text on one line with an ellipsis where it does not fit. */
int
tl_pango_path_measure_ellipsized (TlPangoPath       *path,
                                  const TlTextStyle *style,
                                  const char        *text,
                                  gssize             length,
                                  int                width,
                                  PangoEllipsizeMode mode)
{
  PangoRectangle logical;

  set_up (path, style, width, TL_TEXT_WRAP_WORD_CHAR);
  set_letter_spacing (path->layout, style->letter_spacing);
  pango_layout_set_single_paragraph_mode (path->layout, TRUE);
  pango_layout_set_ellipsize (path->layout, mode);
  pango_layout_set_text (path->layout, text, (int)length);
  pango_layout_line_get_extents (pango_layout_get_line_readonly (path->layout, 0), NULL, &logical);
  pango_layout_set_single_paragraph_mode (path->layout, FALSE);
  pango_layout_set_ellipsize (path->layout, PANGO_ELLIPSIZE_NONE);
  return logical.width;
}
