/* row-painter.c: draws the glyphs of each line as the text library measures them, in the frames that the
 * template computes. */
#include "row-painter.h"

#include <pango/pangocairo.h>

/* The number of rows that are kept as render nodes. */
#define MOST_NODES 256
#define WORDS_SIZE (4 << 20)

struct _RowPainter
{
  RowTemplate *template;
  PangoContext   *context;
  TlTextMeasurer *measurer;
  guint           fonts[N_ROW_TEXTS];
  double          width;
  GdkRGBA         color;
  GHashTable     *nodes; /* Message → GskRenderNode; owns both */
};

static const GdkRGBA avatar_colors[]
  = { { 0.21f, 0.52f, 0.89f, 1 }, { 0.18f, 0.65f, 0.41f, 1 }, { 0.89f, 0.45f, 0.00f, 1 },
      { 0.75f, 0.20f, 0.28f, 1 }, { 0.57f, 0.25f, 0.67f, 1 }, { 0.39f, 0.27f, 0.17f, 1 } };

/* Creates a context like those with which templates measure text: without hinting, because glyphs are not
 * placed on whole pixels. */
static PangoContext *
create_context (void)
{
  g_autoptr (PangoFontMap) font_map = pango_cairo_font_map_new ();
  PangoContext         *context = pango_font_map_create_context (font_map);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  return context;
}

RowPainter *
row_painter_new (double scale)
{
  RowPainter *self = g_new0 (RowPainter, 1);

  self->template = row_template_new (scale);
  self->context = create_context ();
  self->measurer = tl_text_measurer_new (self->context, WORDS_SIZE);
  for (guint i = 0; i < N_ROW_TEXTS; i++)
    {
      TlFontDescription font;

      row_part_get_font (i, &font);
      self->fonts[i] = tl_text_measurer_find_font (self->measurer, &font);
    }
  self->nodes = g_hash_table_new_full (NULL, NULL, g_object_unref, (GDestroyNotify)gsk_render_node_unref);
  return self;
}

void
row_painter_free (RowPainter *self)
{
  g_hash_table_unref (self->nodes);
  tl_text_measurer_free (self->measurer);
  g_object_unref (self->context);
  row_template_free (self->template);
  g_free (self);
}

void
row_painter_set_style (RowPainter *self, double width, const GdkRGBA *color)
{
  if (width == self->width && gdk_rgba_equal (color, &self->color))
    return;
  self->width = width;
  self->color = *color;
  g_hash_table_remove_all (self->nodes);
}

/* Appends the lines of a text of the row that was measured last. A label centres its text in its frame. */
static void
append_lines (RowPainter *self, RowPart part, GArray *lines)
{
  const char       *text = row_template_get_text (self->template, part);
  TlTextRequest     request = { .text = text, .length = -1 };
  const TlTextLine *measured;
  TlFontDescription font;
  TlTextExtents     extents;
  TlRectangle       frame;
  guint             n_lines;
  double            y;

  row_template_get_frame (self->template, part, &frame);
  request.most_lines = row_part_get_font (part, &font);
  request.width = request.most_lines == 1 ? -1 : (int)(frame.width * PANGO_SCALE);
  tl_text_measurer_measure (self->measurer, self->fonts[part], &request, &extents);
  measured = tl_text_measurer_get_lines (self->measurer, &n_lines);
  y = frame.y + (frame.height - extents.height / PANGO_SCALE) / 2.0;
  for (guint i = 0; i < n_lines; i++)
    {
      double  height = (double)measured[i].height / PANGO_SCALE;
      RowLine line = { .part = part, .text = text + measured[i].start, .length = measured[i].length };

      line.frame = (TlRectangle){ frame.x, y, MIN (measured[i].width / PANGO_SCALE, frame.width), height };
      line.baseline = y + (double)measured[i].ascent / PANGO_SCALE;
      g_array_append_val (lines, line);
      y += height;
    }
}

GArray *
row_painter_list_lines (RowPainter *self, Message *message)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (RowLine));

  row_template_measure (self->template, message, self->width);
  for (guint i = 0; i < N_ROW_TEXTS; i++)
    append_lines (self, i, lines);
  return lines;
}

/* Draws glyphs of one font, whose positions are relative to the start of the line. */
static void
draw_glyphs (GtkSnapshot *snapshot, const TlPlacedGlyph *glyphs, guint n_glyphs, const GdkRGBA *color)
{
  PangoGlyphString *string = pango_glyph_string_new ();
  GskRenderNode    *node;

  pango_glyph_string_set_size (string, (int)n_glyphs);
  for (guint i = 0; i < n_glyphs; i++)
    {
      string->glyphs[i] = (PangoGlyphInfo){ .glyph = glyphs[i].glyph };
      string->glyphs[i].geometry.x_offset = (int)glyphs[i].x;
      string->glyphs[i].geometry.y_offset = (int)glyphs[i].y;
    }
  node = gsk_text_node_new (glyphs[0].font, string, color, &GRAPHENE_POINT_INIT (0, 0));
  if (node != NULL)
    {
      gtk_snapshot_append_node (snapshot, node);
      gsk_render_node_unref (node);
    }
  pango_glyph_string_free (string);
}

/* Draws text on one line, which starts at the given point of the baseline. */
static void
draw_text (
  RowPainter *self, GtkSnapshot *snapshot, guint font, const char *text, gsize length, double x, double y)
{
  const TlPlacedGlyph *glyphs;
  guint                n_glyphs, end;

  glyphs = tl_text_measurer_place_glyphs (self->measurer, font, text, length, &n_glyphs, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  for (guint start = 0; start < n_glyphs; start = end)
    {
      for (end = start + 1; end < n_glyphs && glyphs[end].font == glyphs[start].font; end++)
        continue;
      draw_glyphs (snapshot, glyphs + start, end - start, &self->color);
    }
  gtk_snapshot_restore (snapshot);
}

/* Draws a line. The part of the text outside its frame is cut off at the sides. */
static void
draw_line (RowPainter *self, GtkSnapshot *snapshot, const RowLine *line)
{
  const TlRectangle *frame = &line->frame;

  gtk_snapshot_push_clip (snapshot,
                          &GRAPHENE_RECT_INIT ((float)frame->x - 1, (float)(frame->y - frame->height),
                                               (float)frame->width + 2, 3 * (float)frame->height));
  draw_text (self, snapshot, self->fonts[line->part], line->text, line->length, frame->x, line->baseline);
  gtk_snapshot_pop (snapshot);
}

static void
draw_avatar (RowPainter *self, GtkSnapshot *snapshot, Message *message)
{
  guint           color = g_str_hash (message_get_sender (message)) % G_N_ELEMENTS (avatar_colors);
  TlRectangle     frame;
  graphene_rect_t bounds;
  GskRoundedRect  circle;

  row_template_get_frame (self->template, ROW_AVATAR, &frame);
  graphene_rect_init (&bounds, (float)frame.x, (float)frame.y, (float)frame.width, (float)frame.height);
  gsk_rounded_rect_init_from_rect (&circle, &bounds, (float)frame.width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  gtk_snapshot_append_color (snapshot, &avatar_colors[color], &bounds);
  gtk_snapshot_pop (snapshot);
}

static GskRenderNode *
create_node (RowPainter *self, Message *message)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GArray) lines = row_painter_list_lines (self, message);

  draw_avatar (self, snapshot, message);
  for (guint i = 0; i < lines->len; i++)
    draw_line (self, snapshot, &g_array_index (lines, RowLine, i));
  return gtk_snapshot_free_to_node (snapshot);
}

void
row_painter_draw (RowPainter *self, GtkSnapshot *snapshot, Message *message)
{
  GskRenderNode *node = g_hash_table_lookup (self->nodes, message);

  if (node == NULL)
    {
      if (g_hash_table_size (self->nodes) >= MOST_NODES)
        g_hash_table_remove_all (self->nodes);
      node = create_node (self, message);
      g_hash_table_insert (self->nodes, g_object_ref (message), node);
    }
  gtk_snapshot_append_node (snapshot, node);
}
