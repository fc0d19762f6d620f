/* tl-shaper.c: fills a HarfBuzz buffer with text, shapes it and copies the glyphs. The buffer is reused for
 * all texts. */
#include "fonts/tl-shaper.h"

/* Initialises a shaper. */
void
tl_shaper_init (TlShaper *shaper)
{
  shaper->buffer = hb_buffer_create ();
  shaper->glyphs = g_array_new (FALSE, FALSE, sizeof (TlGlyph));
}

/* Frees the buffer and the glyphs. */
void
tl_shaper_clear (TlShaper *shaper)
{
  hb_buffer_destroy (shaper->buffer);
  g_array_unref (shaper->glyphs);
}

/* Copies the glyphs in the buffer to @glyphs of the shaper. */
static void
read_glyphs (TlShaper *shaper)
{
  guint                      n_glyphs;
  const hb_glyph_info_t     *infos = hb_buffer_get_glyph_infos (shaper->buffer, &n_glyphs);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions (shaper->buffer, NULL);

  g_array_set_size (shaper->glyphs, n_glyphs);
  for (guint i = 0; i < n_glyphs; i++)
    g_array_index (shaper->glyphs, TlGlyph, i) = (TlGlyph){
      .cluster = infos[i].cluster,
      .glyph = infos[i].codepoint,
      .advance = positions[i].x_advance,
      .flags = hb_glyph_info_get_glyph_flags (&infos[i]),
    };
}

/* Shapes the contents of the buffer with @features, or with the plan's features if @features is NULL. */
static void
shape_buffer (TlShaper *shaper, const TlShapePlan *plan, hb_font_t *hb_font, const GArray *features)
{
  hb_buffer_set_segment_properties (shaper->buffer, &plan->properties);
  hb_buffer_set_cluster_level (shaper->buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
  if (features != NULL)
    hb_shape (hb_font, shaper->buffer, (const hb_feature_t *)(gconstpointer)features->data, features->len);
  else
    hb_shape (hb_font, shaper->buffer, plan->features, plan->n_features);
  read_glyphs (shaper);
}

/* Shapes text with @features, or with the plan's features if @features is NULL. HarfBuzz flags the glyphs
 * that are unsafe to break and, with @flags_unsafe_to_concat, those that are unsafe to concatenate. */
void
tl_shaper_shape_with (TlShaper          *shaper,
                      const TlShapePlan *plan,
                      const GArray      *features,
                      const char        *text,
                      gsize              length,
                      gboolean           flags_unsafe_to_concat)
{
  hb_buffer_clear_contents (shaper->buffer);
  hb_buffer_set_flags (shaper->buffer,
                       HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT
                         | (flags_unsafe_to_concat ? HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT : 0));
  hb_buffer_add_utf8 (shaper->buffer, text, (int)length, 0, (int)length);
  shape_buffer (shaper, plan, plan->hb_font, features);
}

/* Shapes text as pango_shape_full() does. The glyphs replace those of the previous text. */
void
tl_shaper_shape (TlShaper *shaper, const TlShapePlan *plan, const char *text, gsize length)
{
  tl_shaper_shape_with (shaper, plan, NULL, text, length, FALSE);
}

/* Shapes @characters in @hb_font, a font that maps each of them to a glyph of the plan's font. */
void
tl_shaper_shape_glyphs (TlShaper          *shaper,
                        const TlShapePlan *plan,
                        hb_font_t         *hb_font,
                        const GArray      *features,
                        const guint32     *characters,
                        guint              n_characters)
{
  hb_buffer_clear_contents (shaper->buffer);
  hb_buffer_set_flags (shaper->buffer, HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT);
  hb_buffer_add_utf32 (shaper->buffer, characters, (int)n_characters, 0, (int)n_characters);
  shape_buffer (shaper, plan, hb_font, features);
}
