/* tl-line-glyphs.c: determines the positions of the glyphs of one line.
 *
 * Pango chooses the fonts and puts the runs into visual order. A left-to-right run in a substitute font is
 * shaped again with the advances and the kerning of the typeface that the font replaces, as words are when
 * they are measured. */
#include <hb.h>

#include "lines/tl-line-glyphs.h"

/* The line that is being filled. Lengths are in Pango units. */
typedef struct
{
  TlTextStyle *style;  /* the font and the tracking; not owned */
  const char  *text;   /* the text of the line; not owned */
  GArray      *glyphs; /* TlPlacedGlyph: the glyphs placed so far; not owned */
  int          x;      /* the current position: the sum of the advances of the glyphs placed so far */
} Line;

/* Appends a glyph whose origin is @x to the right of the current position and @y below the baseline. */
static void
append_glyph (Line *line, PangoFont *font, guint32 glyph, guint32 cluster, int x, int y)
{
  const TlPlacedGlyph placed = { .font = font, .glyph = glyph, .cluster = cluster, .x = line->x + x, .y = y };

  g_array_append_val (line->glyphs, placed);
}

/* Places the glyphs of @run as Pango shaped them, and adds the tracking to the advance of each cluster.
 * Characters without a glyph are left out. */
static void
place_pango_run (Line *line, const PangoGlyphItem *run)
{
  const PangoGlyphString *glyphs = run->glyphs;

  for (int i = 0; i < glyphs->num_glyphs; i++)
    {
      const PangoGlyphInfo *info = &glyphs->glyphs[i];

      if ((info->glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0 && info->glyph != PANGO_GLYPH_EMPTY)
        append_glyph (line, run->item->analysis.font, info->glyph,
                      (guint32)(run->item->offset + glyphs->log_clusters[i]), info->geometry.x_offset,
                      info->geometry.y_offset);
      line->x += info->geometry.width + (info->attr.is_cluster_start ? line->style->letter_spacing : 0);
    }
}

/* Places the glyphs of @buffer, which contains a shaped run, and adds the tracking to the advance of each
 * cluster. Clusters in the buffer are byte offsets in the text of the line. */
static void
place_buffer (Line *line, PangoFont *font, hb_buffer_t *buffer)
{
  guint                      n_glyphs;
  const hb_glyph_info_t     *infos = hb_buffer_get_glyph_infos (buffer, &n_glyphs);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions (buffer, NULL);

  for (guint i = 0; i < n_glyphs; i++)
    {
      const gboolean is_first = i == 0 || infos[i].cluster != infos[i - 1].cluster;

      append_glyph (line, font, infos[i].codepoint, infos[i].cluster, positions[i].x_offset,
                    -positions[i].y_offset);
      line->x += positions[i].x_advance + (is_first ? line->style->letter_spacing : 0);
    }
}

/* Shapes @item with @hb_font, which has the advances of the typeface that is substituted, and places the
 * glyphs. */
static void
place_substituted_run (Line *line, const PangoItem *item, hb_font_t *hb_font)
{
  hb_buffer_t *buffer = hb_buffer_create ();

  hb_buffer_add_utf8 (buffer, line->text, item->offset + item->length, (guint)item->offset, item->length);
  hb_buffer_set_direction (buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script (buffer,
                        (hb_script_t)g_unicode_script_to_iso15924 ((GUnicodeScript)item->analysis.script));
  hb_buffer_set_language (buffer,
                          hb_language_from_string (pango_language_to_string (item->analysis.language), -1));
  hb_shape (hb_font, buffer, NULL, 0);
  place_buffer (line, item->analysis.font, buffer);
  hb_buffer_destroy (buffer);
}

/* Places the glyphs of a run. Runs from right to left keep the advances of the substitute font. */
static void
place_run (Line *line, const PangoGlyphItem *run)
{
  const GUnicodeScript script = (GUnicodeScript)run->item->analysis.script;
  TlScriptFonts       *fonts = tl_text_style_get_script (line->style, script);
  hb_font_t           *own = pango_font_get_hb_font (run->item->analysis.font);
  hb_font_t           *hb_font = tl_substitute_font_create_font (fonts->substitute, own, script);

  if (hb_font == own || run->item->analysis.level % 2 != 0)
    place_pango_run (line, run);
  else
    place_substituted_run (line, run->item, hb_font);
  hb_font_destroy (hb_font);
}

/* Sets @glyphs (TlPlacedGlyph) to the glyphs of @text, which is set on one line, in visual order. Sets
 * @width, unless it is NULL, to the width of the line in Pango units. The fonts of the glyphs are valid until
 * @layout lays out the next text. */
void
tl_line_glyphs_place (
  TlPangoLayout *layout, TlTextStyle *style, const char *text, gsize length, GArray *glyphs, double *width)
{
  const TlPangoRequest request
    = { .style = style, .text = length == 0 ? "" : text, .length = length, .width = -1 };
  Line line = { .style = style, .glyphs = glyphs };

  g_array_set_size (glyphs, 0);
  tl_pango_layout_set_up (layout, &request);
  pango_layout_set_attributes (layout->layout, NULL);
  pango_layout_set_single_paragraph_mode (layout->layout, TRUE);
  g_string_truncate (layout->text, 0);
  g_string_append_len (layout->text, request.text, (gssize)length);
  tl_pango_layout_show_text (layout);
  line.text = pango_layout_get_text (layout->layout);
  for (GSList *run = pango_layout_get_line_readonly (layout->layout, 0)->runs; run != NULL; run = run->next)
    place_run (&line, run->data);
  pango_layout_set_single_paragraph_mode (layout->layout, FALSE);
  if (width != NULL)
    *width = line.x;
}
