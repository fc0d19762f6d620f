/* tl-font.c: determines the properties of a font when it is first chosen for a character. */
#include <hb-ot.h>

#include "fonts/tl-font.h"
#include "opentype/tl-face-lookups.h"

/* The bytes that Pango, HarfBuzz and cairo take for a font in one size, as measured by test-text-memory.c. */
#define FONT_OBJECTS 16384

/* Features that HarfBuzz uses around U+2044 only, which is left to Pango. Without them it uses fewer
 * lookups. */
static const hb_tag_t fractions[]
  = { HB_TAG ('f', 'r', 'a', 'c'), HB_TAG ('n', 'u', 'm', 'r'), HB_TAG ('d', 'n', 'o', 'm') };

/* A setting that turns a feature off for all text. */
static hb_feature_t
make_disabled (hb_tag_t tag)
{
  return (hb_feature_t){ tag, 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };
}

/* Sets the features that fontconfig requests or, if there are none, turns fractions off, and appends the
 * setting that turns kerning off. */
static void
set_features (TlShapePlan *plan, PangoFont *pango_font)
{
  const guint n_reserved = G_N_ELEMENTS (fractions) + 1;

  pango_font_get_features (pango_font, plan->features, G_N_ELEMENTS (plan->features) - n_reserved,
                           &plan->n_features);
  if (plan->n_features == 0)
    for (guint i = 0; i < G_N_ELEMENTS (fractions); i++)
      plan->features[plan->n_features++] = make_disabled (fractions[i]);
  plan->features[plan->n_features] = make_disabled (HB_TAG ('k', 'e', 'r', 'n'));
}

/* The parameters of shaping text in the font. */
static TlShapePlan
make_plan (const TlFont *font, GUnicodeScript script, PangoLanguage *language)
{
  TlShapePlan plan = { .hb_font = font->hb_font };

  plan.properties.direction = HB_DIRECTION_LTR;
  plan.properties.script = (hb_script_t)g_unicode_script_to_iso15924 (script);
  plan.properties.language = hb_language_from_string (pango_language_to_string (language), -1);
  set_features (&plan, font->pango_font);
  return plan;
}

/* Finds, in the face's tables, the glyphs that depend on text beyond a space. Returns FALSE if the tables do
 * not show them. */
static gboolean
read_tables (TlFont *font)
{
  hb_face_t *face = hb_font_get_face (font->plan.hb_font);

  return hb_font_get_nominal_glyph (font->plan.hb_font, ' ', &font->space_glyph) && font->space_glyph != 0
         && tl_face_is_shaped_by_open_type (face)
         && tl_face_find_dependent_glyphs (face, &font->plan.properties, font->plan.features,
                                           font->plan.n_features + 1, font->space_glyph,
                                           font->dependent_glyphs, font->contextual_features);
}

/* Measures a space. Returns FALSE if adjacent spaces are not as wide as single ones. */
static gboolean
measure_space (TlFont *font, TlShaper *shaper)
{
  tl_font_shape (font, shaper, "   ", 3);
  if (shaper->glyphs->len != 3)
    return FALSE;
  font->space_advance = tl_shaper_get (shaper, 0)->advance;
  for (guint i = 0; i < 3; i++)
    if (tl_shaper_get (shaper, i)->glyph != font->space_glyph
        || tl_shaper_get (shaper, i)->advance != font->space_advance
        || (tl_shaper_get (shaper, i)->flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0)
      return FALSE;
  return TRUE;
}

/* Gets the height of a line from a glyph: the logical rectangle of every glyph is as high as a line. */
static void
measure_line (TlFont *font)
{
  PangoRectangle logical;

  pango_font_get_glyph_extents (font->pango_font, (PangoGlyph)font->space_glyph, NULL, &logical);
  font->ascent = PANGO_ASCENT (logical);
  font->height = logical.height;
}

/* Creates a font, which is at @position of the fontset, and determines its properties. Shapes a few texts,
 * which takes milliseconds. */
TlFont *
tl_font_new (PangoFont        *pango_font,
             TlSubstituteFont *substitute,
             GUnicodeScript    script,
             PangoLanguage    *language,
             guint             position,
             TlShaper         *shaper)
{
  TlFont *font = g_new0 (TlFont, 1);

  font->pango_font = g_object_ref (pango_font);
  font->position = position;
  font->hb_font = tl_substitute_font_create_font (substitute, pango_font_get_hb_font (pango_font), script);
  font->plan = make_plan (font, script, language);
  font->dependent_glyphs = hb_set_create ();
  font->contextual_features = g_array_new (FALSE, FALSE, sizeof (hb_feature_t));
  font->is_measured_by_words = read_tables (font) && measure_space (font, shaper);
  if (font->is_measured_by_words)
    font->simple_glyphs = tl_simple_glyphs_new (&font->plan, shaper);
  measure_line (font);
  return font;
}

/* Frees a font. No word may refer to it any more. */
void
tl_font_free (TlFont *font)
{
  if (font->simple_glyphs != NULL)
    tl_simple_glyphs_free (font->simple_glyphs);
  g_array_unref (font->contextual_features);
  hb_set_destroy (font->dependent_glyphs);
  hb_font_destroy (font->hb_font);
  g_object_unref (font->pango_font);
  g_free (font);
}

/* The size of a font in bytes, with an estimate of Pango's objects. */
gsize
tl_font_get_size (const TlFont *font)
{
  return sizeof *font + FONT_OBJECTS
         + (font->simple_glyphs != NULL ? tl_simple_glyphs_get_size (font->simple_glyphs) : 0);
}

/* Shapes text as pango_shape_full() does. */
void
tl_font_shape (const TlFont *font, TlShaper *shaper, const char *text, gsize length)
{
  tl_shaper_shape (shaper, &font->plan, text, length);
}

/* Shapes text with only those features under which glyphs depend on text beyond a space. HarfBuzz flags the
 * glyphs at which other text would change the result. */
void
tl_font_shape_contextually (const TlFont *font, TlShaper *shaper, const char *text, gsize length)
{
  tl_shaper_shape_with (shaper, &font->plan, font->contextual_features, text, length, TRUE);
}

/* Reads the height of a baseline above the font's origin; it is derived from the font's metrics if the font
 * does not define it. */
static int
read_baseline (const TlFont *font, hb_ot_layout_baseline_tag_t tag)
{
  hb_tag_t      scripts[HB_OT_MAX_TAGS_PER_SCRIPT], languages[HB_OT_MAX_TAGS_PER_LANGUAGE];
  guint         n_scripts = G_N_ELEMENTS (scripts), n_languages = G_N_ELEMENTS (languages);
  hb_position_t position;

  hb_ot_tags_from_script_and_language (font->plan.properties.script, font->plan.properties.language,
                                       &n_scripts, scripts, &n_languages, languages);
  hb_ot_layout_get_baseline_with_fallback (font->plan.hb_font, tag, HB_DIRECTION_LTR, scripts[n_scripts - 1],
                                           n_languages > 0 ? languages[n_languages - 1] : HB_TAG_NONE,
                                           &position);
  return position;
}

/* The height of a baseline above the font's origin; the baselines read most recently are cached. */
static int
get_baseline (TlFont *font, hb_ot_layout_baseline_tag_t tag)
{
  TlBaseline *baselines = font->baselines;

  for (guint i = 0; i < G_N_ELEMENTS (font->baselines); i++)
    if (baselines[i].tag == (guint32)tag)
      return baselines[i].position;
  for (guint i = G_N_ELEMENTS (font->baselines) - 1; i > 0; i--)
    baselines[i] = baselines[i - 1];
  baselines[0] = (TlBaseline){ .tag = (guint32)tag, .position = read_baseline (font, tag) };
  return baselines[0].position;
}

/* The distance by which text in @font is raised on a line that begins with text in @first: Pango aligns the
 * baselines of the first font's script. */
int
tl_font_get_baseline_shift (TlFont *font, TlFont *first)
{
  hb_ot_layout_baseline_tag_t tag
    = hb_ot_layout_get_horizontal_baseline_tag_for_script (first->plan.properties.script);

  return font == first ? 0 : get_baseline (first, tag) - get_baseline (font, tag);
}
