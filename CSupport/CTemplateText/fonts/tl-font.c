/* tl-font.c: what measuring needs to know of a font, found out when it is first chosen for a character. */
#include <hb-ot.h>

#include "fonts/tl-font.h"
#include "opentype/tl-face-lookups.h"

/* What Pango, HarfBuzz and cairo keep of a font in one size, as measured by test-text-memory.c. Bytes. */
#define FONT_OBJECTS 16384

/* Features that HarfBuzz uses around U+2044 only, which is left to Pango. Without them it looks at fewer
 * lookups. */
static const hb_tag_t fractions[]
  = { HB_TAG ('f', 'r', 'a', 'c'), HB_TAG ('n', 'u', 'm', 'r'), HB_TAG ('d', 'n', 'o', 'm') };

/* A feature that is switched off for all text. */
static hb_feature_t
make_disabled (hb_tag_t tag)
{
  return (hb_feature_t){ tag, 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };
}

/* Sets the features that fontconfig asks for, or else switches fractions off, and adds the one that switches
 * kerning off behind them. */
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

/* What text in the font is shaped with. */
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

/* Reads what the typeface's tables say about glyphs that depend on what is beyond a space. FALSE if they say
 * too little. */
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

/* Measures a space. FALSE if spaces side by side are not as wide as each by itself. */
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

/* Takes the height of a line from a glyph: the logical rectangle of every glyph is as high as a line. */
static void
measure_line (TlFont *font)
{
  PangoRectangle logical;

  pango_font_get_glyph_extents (font->pango_font, (PangoGlyph)font->space_glyph, NULL, &logical);
  font->ascent = PANGO_ASCENT (logical);
  font->height = logical.height;
}

/* Finds out about a font, which is at @position of the fontset. Shapes a few texts, which takes milliseconds.
 */
TlFont *
tl_font_new (PangoFont     *pango_font,
             TlStandIn     *stand_in,
             GUnicodeScript script,
             PangoLanguage *language,
             guint          position,
             TlShaper      *shaper)
{
  TlFont *font = g_new0 (TlFont, 1);

  font->pango_font = g_object_ref (pango_font);
  font->position = position;
  font->hb_font = tl_stand_in_create_font (stand_in, pango_font_get_hb_font (pango_font), script);
  font->plan = make_plan (font, script, language);
  font->dependent_glyphs = hb_set_create ();
  font->contextual_features = g_array_new (FALSE, FALSE, sizeof (hb_feature_t));
  font->is_measured_by_words = read_tables (font) && measure_space (font, shaper);
  if (font->is_measured_by_words)
    font->simple_glyphs = tl_simple_glyphs_new (&font->plan, shaper);
  measure_line (font);
  return font;
}

/* Frees a font; nothing may hold words in it any more. */
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

/* How many bytes are taken, with an estimate of Pango's objects. */
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

/* Shapes text with the features alone under which glyphs depend on what is beyond a space. HarfBuzz flags the
 * glyphs at which other text would change the result. */
void
tl_font_shape_contextually (const TlFont *font, TlShaper *shaper, const char *text, gsize length)
{
  tl_shaper_shape_with (shaper, &font->plan, font->contextual_features, text, length, TRUE);
}

/* Reads where the font has a baseline, or would have it by its metrics. */
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

/* The same, remembered: the baselines asked for most recently come first. */
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

/* How much higher text in @font stands on a line that begins with text in @first: Pango aligns the baselines
 * that belong to the first one's script. */
int
tl_font_get_baseline_shift (TlFont *font, TlFont *first)
{
  hb_ot_layout_baseline_tag_t tag
    = hb_ot_layout_get_horizontal_baseline_tag_for_script (first->plan.properties.script);

  return font == first ? 0 : get_baseline (first, tag) - get_baseline (font, tag);
}
