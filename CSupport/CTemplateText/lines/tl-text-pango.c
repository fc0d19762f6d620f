#include "lines/tl-text-pango.h"

void
tl_pango_path_init (TlPangoPath *path, PangoContext *context)
{
  path->layout = pango_layout_new (context);
  path->text = g_string_new (NULL);
  path->lines = g_array_new (FALSE, FALSE, sizeof (TlTextLine));
}

void
tl_pango_path_clear (TlPangoPath *path)
{
  g_object_unref (path->layout);
  g_string_free (path->text, TRUE);
  g_array_unref (path->lines);
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
void
tl_pango_path_set_up (TlPangoPath *path, const TlTextStyle *style, int width, TlTextWrap wrap)
{
  pango_layout_set_font_description (path->layout, style->description);
  pango_layout_set_wrap (path->layout, wrap == TL_TEXT_WRAP_CHAR ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (path->layout, width);
  set_letter_spacing (path->layout, style->letter_spacing);
}

static TlTextLine
read_line (PangoLayoutLine *line)
{
  PangoRectangle logical;

  pango_layout_line_get_extents (line, NULL, &logical);
  return (TlTextLine){ .start = (guint)line->start_index,
                       .length = (guint)line->length,
                       .width = logical.width,
                       .ascent = PANGO_ASCENT (logical),
                       .height = logical.height };
}

/* The direction of the first character that has one. The function is deprecated, but it is the one by which
 * layouts find the direction of paragraphs. */
PangoDirection
tl_pango_find_direction (const char *text, gsize length)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir (text, (int)length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Marks of direction have no width. Part of a paragraph may by itself have another direction than the
 * paragraph. */
static gsize
add_direction (GString *text, PangoDirection direction, const char *part, gsize length)
{
  static const char left_to_right[] = "\xe2\x80\x8e", right_to_left[] = "\xe2\x80\x8f";

  if (direction == PANGO_DIRECTION_NEUTRAL || tl_pango_find_direction (part, length) == direction)
    return 0;
  g_string_append (text, direction == PANGO_DIRECTION_RTL ? right_to_left : left_to_right);
  return text->len;
}

/* Lays out the @length bytes at @text. */
void
tl_pango_path_lay_out (TlPangoPath       *path,
                       const TlTextStyle *style,
                       PangoDirection     direction,
                       const char        *text,
                       gsize              length,
                       int                width,
                       TlTextWrap         wrap,
                       TlPangoEnd         end)
{
  g_string_truncate (path->text, 0);
  path->n_before = add_direction (path->text, direction, text, length);
  path->length = length;
  g_string_append_len (path->text, text, (gssize)length);
  if (end == TL_PANGO_END)
    g_string_append_c (path->text, '\n');
  tl_pango_path_set_up (path, style, width, wrap);
  pango_layout_set_text (path->layout, path->text->str, (int)path->text->len);
  path->n_lines = (guint)pango_layout_get_line_count (path->layout) - (end == TL_PANGO_END ? 1 : 0);
}

/* The lines of the text that was laid out, which stands at @offset of the whole; they are good until the next
 * call. */
const GArray *
tl_pango_path_get_lines (TlPangoPath *path, gsize offset)
{
  GSList *next = pango_layout_get_lines_readonly (path->layout);

  g_array_set_size (path->lines, 0);
  for (guint i = 0; i < path->n_lines; i++, next = next->next)
    {
      TlTextLine line = read_line (next->data);
      gsize      end = line.start + line.length;

      line.start = (guint)MAX (line.start, path->n_before);
      line.length = (guint)(end - line.start);
      line.start = (guint)(line.start - path->n_before + offset);
      g_array_append_val (path->lines, line);
    }
  return path->lines;
}

static void
add_advances (const TlPangoPath *path, const PangoGlyphItem *run, int *advances)
{
  for (int i = 0; i < run->glyphs->num_glyphs; i++)
    {
      gsize place = (gsize)(run->item->offset + run->glyphs->log_clusters[i]);

      if (place >= path->n_before && place < path->n_before + path->length)
        advances[place - path->n_before] += run->glyphs->glyphs[i].geometry.width;
    }
}

/* Sets the advances of the text that was laid out, by the bytes at which the glyphs' characters begin: int in
 * Pango units, as many as the text has bytes. */
void
tl_pango_path_get_advances (TlPangoPath *path, GArray *advances)
{
  int *values = (int *)(gpointer)advances->data;

  for (guint i = 0; i < advances->len; i++)
    values[i] = 0;
  for (GSList *line = pango_layout_get_lines_readonly (path->layout); line != NULL; line = line->next)
    for (GSList *run = ((PangoLayoutLine *)line->data)->runs; run != NULL; run = run->next)
      add_advances (path, run->data, values);
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
  tl_pango_path_set_up (path, style, width, wrap);
  pango_layout_set_indent (path->layout, indent);
  pango_layout_set_attributes (path->layout, attributes);
  pango_layout_set_text (path->layout, text, (int)length);
  for (GSList *line = pango_layout_get_lines_readonly (path->layout); line != NULL; line = line->next)
    {
      TlTextLine added = read_line (line->data);

      g_array_append_val (lines, added);
    }
  pango_layout_set_indent (path->layout, 0);
}
