/* comparison.c: see comparison.h. */
#include "comparison.h"

Comparison *
comparison_new (gsize cache_size)
{
  Comparison           *self = g_new0 (Comparison, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  self->font_map = pango_cairo_font_map_new ();
  self->context = pango_font_map_create_context (self->font_map);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (self->context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (self->context, FALSE);
  self->layout = pango_layout_new (self->context);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  self->measurer = tl_text_measurer_new (self->context, cache_size);
  self->fonts = g_ptr_array_new_with_free_func ((GDestroyNotify)pango_font_description_free);
  return self;
}

void
comparison_free (Comparison *self)
{
  tl_text_measurer_free (self->measurer);
  g_object_unref (self->layout);
  g_object_unref (self->context);
  g_object_unref (self->font_map);
  g_ptr_array_unref (self->fonts);
  g_free (self);
}

guint
comparison_add_font (Comparison *self, const char *family, double points)
{
  PangoFontDescription *font = pango_font_description_from_string (family);

  pango_font_description_set_absolute_size (font, points * PANGO_SCALE);
  g_ptr_array_add (self->fonts, font);
  return tl_text_measurer_add_font (self->measurer, font, 0);
}

static gboolean
line_agrees (PangoLayoutLine *expected, const TlTextLine *line)
{
  PangoRectangle logical;

  pango_layout_line_get_extents (expected, NULL, &logical);
  return expected->start_index == (int)line->start && expected->length == (int)line->length
         && ABS (logical.width - line->width) <= PANGO_SCALE / 64.0 && logical.height == line->height
         && PANGO_ASCENT (logical) == line->ascent;
}

static int
width_of_widest_line (PangoLayout *layout)
{
  int widest = 0;

  for (GSList *line = pango_layout_get_lines_readonly (layout); line != NULL; line = line->next)
    {
      PangoRectangle logical;

      pango_layout_line_get_extents (line->data, NULL, &logical);
      widest = MAX (widest, logical.width);
    }
  return widest;
}

/* Whether the library and Pango agree on the number of lines, on the bytes, width, ascent and height of each
 * line, and on the total size; widths within 1/64 of a point. Reports a disagreement on standard error. */
gboolean
comparison_check (Comparison *self, guint font, const char *text, int width)
{
  TlTextExtents     extents;
  const TlTextLine *lines;
  guint             n_lines, i = 0;
  int               height;
  gboolean          agrees;

  tl_text_measurer_measure (self->measurer, font,
                            &(TlTextRequest){ .text = text, .length = -1, .width = width }, &extents);
  lines = tl_text_measurer_get_lines (self->measurer, &n_lines);
  pango_layout_set_font_description (self->layout, g_ptr_array_index (self->fonts, font));
  pango_layout_set_width (self->layout, width);
  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_size (self->layout, NULL, &height);

  agrees = n_lines == extents.n_lines && (int)n_lines == pango_layout_get_line_count (self->layout)
           && height == extents.height
           && ABS (width_of_widest_line (self->layout) - extents.width) <= PANGO_SCALE / 64;
  for (GSList *line = pango_layout_get_lines_readonly (self->layout); line != NULL && agrees;
       line = line->next)
    agrees = line_agrees (line->data, &lines[i++]);

  self->n_pairs++;
  self->n_remembered += extents.is_remembered ? 1 : 0;
  self->n_disagreements += agrees ? 0 : 1;
  if (!agrees)
    {
      g_autofree char *name = pango_font_description_to_string (g_ptr_array_index (self->fonts, font));

      g_printerr ("# disagreement in %s at %d units, line %u of %u, Pango %d: [%s]\n", name, width, i,
                  n_lines, pango_layout_get_line_count (self->layout), text);
    }
  return agrees;
}
