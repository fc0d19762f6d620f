/* tl-shaper.h: shapes text with HarfBuzz as Pango does.
 *
 * A plan contains the parameters of shaping. A shaper shapes text and holds the glyphs of the text that it
 * shaped last. Advances are in Pango units, clusters are byte offsets in the text. Only one thread at a time
 * may use a shaper. A shaper keeps no reference to the plan or the text after a call. */
#ifndef TL_SHAPER_H
#define TL_SHAPER_H

#include <glib.h>
#include <hb.h>

G_BEGIN_DECLS

/* The parameters of shaping: a font, a script, a language, and features. The features are those that
 * fontconfig requests or, if it requests none, settings that turn the features of fractions off. After the
 * @n_features features, the array has one more element: a setting that turns kerning off. */
typedef struct
{
  hb_font_t              *hb_font; /* the HarfBuzz font of a TlFont; not owned */
  hb_segment_properties_t properties;
  hb_feature_t            features[36];
  guint                   n_features;
} TlShapePlan;

/* One glyph of shaped text. */
typedef struct
{
  guint32 cluster; /* the byte at which the glyph's characters begin */
  guint32 glyph;
  int     advance; /* the advance, in Pango units */
  guint32 flags;   /* HarfBuzz's flags (hb_glyph_flags_t) */
} TlGlyph;

/* Shapes text and holds the result. */
typedef struct
{
  hb_buffer_t *buffer; /* the buffer in which text is shaped; owned */
  GArray      *glyphs; /* TlGlyph: the glyphs of the last text; owned */
} TlShaper;

void tl_shaper_init (TlShaper *shaper);
void tl_shaper_clear (TlShaper *shaper);
void tl_shaper_shape (TlShaper *shaper, const TlShapePlan *plan, const char *text, gsize length);
void tl_shaper_shape_with (TlShaper          *shaper,
                           const TlShapePlan *plan,
                           const GArray      *features,
                           const char        *text,
                           gsize              length,
                           gboolean           flags_unsafe_to_concat);
void tl_shaper_shape_glyphs (TlShaper          *shaper,
                             const TlShapePlan *plan,
                             hb_font_t         *hb_font,
                             const GArray      *features,
                             const guint32     *characters,
                             guint              n_characters);

/* Glyph @i of the text that was shaped last. */
static inline const TlGlyph *
tl_shaper_get (const TlShaper *shaper, guint i)
{
  return &g_array_index (shaper->glyphs, TlGlyph, i);
}

G_END_DECLS

#endif /* TL_SHAPER_H */
