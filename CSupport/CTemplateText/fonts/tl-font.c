/* tl-font.c: determines the properties of a font when the font is first chosen for a character. */
#include <hb-ot.h>

#include "fonts/tl-font.h"
#include "opentype/tl-face-lookups.h"

/* The bytes that Pango, HarfBuzz and cairo take for a font in one size, as measured by test-text-memory.c. */
#define FONT_OBJECTS 16384

/* The features that HarfBuzz applies only around U+2044, the fraction slash. Text with U+2044 is left to
 * Pango, so these features can be turned off, which reduces the number of lookups. */
static const hb_tag_t fractions[]
  = { HB_TAG ('f', 'r', 'a', 'c'), HB_TAG ('n', 'u', 'm', 'r'), HB_TAG ('d', 'n', 'o', 'm') };

/* Returns a setting that turns the feature @tag off for all text. */
static hb_feature_t
make_disabled (hb_tag_t tag)
{
  return (hb_feature_t){ tag, 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };
}

/* Sets the features of @plan: those that fontconfig requests or, if it requests none, settings that turn the
 * features of fractions off. After these, and not counted in @n_features, stores a setting that turns kerning
 * off. */
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

/* Returns the parameters for shaping left-to-right text of @script and @language in @font. */
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

/* Determines from the face's tables which glyphs may depend on text beyond an adjacent space. Returns FALSE
 * if the tables do not show that. */
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

/* Measures a space. Returns FALSE if adjacent spaces differ in glyph or advance, or depend on each other. */
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

/* Sets the ascent and the height of a line from the glyph of the space: in Pango, the logical rectangle of
 * every glyph is as tall as a line. */
static void
measure_line (TlFont *font)
{
  PangoRectangle logical;

  pango_font_get_glyph_extents (font->pango_font, (PangoGlyph)font->space_glyph, NULL, &logical);
  font->ascent = PANGO_ASCENT (logical);
  font->height = logical.height;
}

/* Creates the font for @pango_font, which has the index @position in its fontset, and determines its
 * properties. @substitute may be NULL. Shapes a few texts, which takes milliseconds. */
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

/* Frees a font. No word may refer to the font any more. */
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

/* The size of a font in bytes, including an estimate of the memory of Pango's objects. */
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

/* Shapes text with only those features whose lookups make glyphs depend on text beyond an adjacent space.
 * HarfBuzz flags the glyphs that are unsafe to concatenate with other text. */
void
tl_font_shape_contextually (const TlFont *font, TlShaper *shaper, const char *text, gsize length)
{
  tl_shaper_shape_with (shaper, &font->plan, font->contextual_features, text, length, TRUE);
}

/* Reads the height of the baseline @tag above the font's origin. If the font does not define this baseline,
 * HarfBuzz derives its height from the font's metrics. */
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

/* The height of the baseline @tag above the font's origin. The heights that were read most recently are
 * cached. */
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
