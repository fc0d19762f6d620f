/* tl-simple-glyphs.c: determines from a font's tables which glyphs are simple, and their advances and kerning
 * by shaping each of them once. */
#include "fonts/tl-simple-glyphs.h"
#include "fonts/tl-simple-rules.h"
#include "opentype/tl-face-lookups.h"

/* The maximum number of characters that are paired with a letter in one shaped text: all lowercase ASCII
 * letters. */
#define MAX_PAIRS 26

/* Whether HarfBuzz shapes text of @script with its default shaper: with features that all scripts have in
 * common, and with lookups in the order of GSUB. */
static gboolean
has_default_shaper (hb_script_t script)
{
  switch ((int)script)
    {
    case HB_SCRIPT_COMMON:
    case HB_SCRIPT_LATIN:
    case HB_SCRIPT_GREEK:
    case HB_SCRIPT_CYRILLIC:
    case HB_SCRIPT_HAN:
    case HB_SCRIPT_HIRAGANA:
    case HB_SCRIPT_KATAKANA:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether a face has features that HarfBuzz applies before all others (rvrn) or at random (rand). */
static gboolean
has_features_out_of_order (hb_face_t *face)
{
  guint     n_tags = hb_ot_layout_table_get_feature_tags (face, HB_OT_TAG_GSUB, 0, NULL, NULL);
  hb_tag_t *tags = g_new (hb_tag_t, n_tags);
  gboolean  found = FALSE;

  hb_ot_layout_table_get_feature_tags (face, HB_OT_TAG_GSUB, 0, &n_tags, tags);
  for (guint i = 0; i < n_tags; i++)
    found = found || tags[i] == HB_TAG ('r', 'v', 'r', 'n') || tags[i] == HB_TAG ('r', 'a', 'n', 'd');
  g_free (tags);
  return found;
}

/* Whether the advances of glyphs may be summed without shaping. A face with the table kern, the predecessor
 * of GPOS, is not supported, since HarfBuzz uses that table unless GPOS has kerning. */
static gboolean
is_supported (const TlShapePlan *plan)
{
  hb_face_t *face = hb_font_get_face (plan->hb_font);

  return !tl_face_has_table (face, HB_TAG ('k', 'e', 'r', 'n'))
         && has_default_shaper (plan->properties.script) && !has_features_out_of_order (face);
}

/* Finds the nominal glyphs of all characters that have codes, and the substitution rules for these glyphs. */
static void
read_glyphs (TlSimpleGlyphs *self)
{
  hb_set_t *glyphs = hb_set_create ();

  for (guint code = ' '; code < TL_N_CHAR_CODES; code++)
    {
      gunichar character = tl_char_code_to_char ((guint8)code);

      if (character != 0 && hb_font_get_nominal_glyph (self->plan->hb_font, character, &self->glyphs[code])
          && self->glyphs[code] != 0)
        hb_set_add (glyphs, self->glyphs[code]);
    }
  self->rules = tl_simple_rules_find (self->plan, glyphs);
  hb_set_destroy (glyphs);
}

/* Creates the simple glyphs of a plan's font; NULL if the space is not simple, or if the font is not
 * supported. */
TlSimpleGlyphs *
tl_simple_glyphs_new (const TlShapePlan *plan, TlShaper *shaper)
{
  TlSimpleGlyphs *self;

  if (!is_supported (plan))
    return NULL;
  self = g_new0 (TlSimpleGlyphs, 1);
  self->plan = plan;
  self->pair_advances = g_hash_table_new (NULL, NULL);
  self->kerning_features = g_array_new (FALSE, FALSE, sizeof (hb_feature_t));
  g_array_append_vals (self->kerning_features, plan->features, plan->n_features);
  tl_face_append_disabled_features (hb_font_get_face (plan->hb_font), HB_OT_TAG_GSUB, hb_set_get_empty (),
                                    self->kerning_features);
  read_glyphs (self);
  if (self->rules == NULL || tl_simple_glyphs_learn_kind (self, ' ', shaper) != TL_GLYPH_KIND_SIMPLE)
    g_clear_pointer (&self, tl_simple_glyphs_free);
  return self;
}

/* Frees the object, but neither the plan nor the rules. */
void
tl_simple_glyphs_free (TlSimpleGlyphs *self)
{
  for (guint i = 0; i < TL_N_CHAR_CODES; i++)
    g_free (self->kerning[i]);
  g_array_unref (self->kerning_features);
  g_hash_table_unref (self->pair_advances);
  if (self->glyph_font != NULL)
    hb_font_destroy (self->glyph_font);
  g_free (self);
}

/* The size of the object in bytes. For each pair, GHashTable takes a key, a value and a hash, divided by the
 * table's load factor. */
gsize
tl_simple_glyphs_get_size (const TlSimpleGlyphs *self)
{
  gsize n_bytes = sizeof *self + g_hash_table_size (self->pair_advances) * 32u;

  for (guint i = 0; i < TL_N_CHAR_CODES; i++)
    n_bytes += self->kerning[i] != NULL ? TL_N_CHAR_CODES * sizeof (int) : 0;
  return n_bytes;
}

/* Determines, stores and returns the kind of the character with the given code. Unless the character is
 * complex, also stores its number in the rules and its advance, which is measured by shaping the character
 * alone. */
TlGlyphKind
tl_simple_glyphs_learn_kind (TlSimpleGlyphs *self, guint8 code, TlShaper *shaper)
{
  guint16 number = tl_gsub_rules_find (self->rules, self->glyphs[code]);
  char    text[6];

  self->kinds[code] = TL_GLYPH_KIND_COMPLEX;
  if (code == TL_CHAR_CODE_NONE || self->glyphs[code] == 0 || !tl_gsub_rules_support (self->rules, number))
    return TL_GLYPH_KIND_COMPLEX;
  tl_shaper_shape (shaper, self->plan, text, (gsize)g_unichar_to_utf8 (tl_char_code_to_char (code), text));
  if (shaper->glyphs->len != 1 || tl_shaper_get (shaper, 0)->glyph != self->glyphs[code])
    return TL_GLYPH_KIND_COMPLEX;
  self->numbers[code] = number;
  self->advances[code] = tl_shaper_get (shaper, 0)->advance;
  self->kinds[code]
    = tl_gsub_rules_may_replace (self->rules, number) ? TL_GLYPH_KIND_CONTEXTUAL : TL_GLYPH_KIND_SIMPLE;
  return self->kinds[code];
}

/* The array of the character's kerning before each other character, which is created if it does not exist
 * yet. */
static int *
get_kerning_row (TlSimpleGlyphs *self, guint8 code)
{
  if (self->kerning[code] == NULL)
    self->kerning[code] = g_new0 (int, TL_N_CHAR_CODES);
  return self->kerning[code];
}

/* Shapes a text in which @left alternates with the @n characters @others, and stores the kerning of all pairs
 * in it. Substitutions are turned off, so all characters have their nominal glyphs. One text can contain
 * several pairs because a simple glyph is kerned only with its right neighbour. */
static void
shape_pairs (TlSimpleGlyphs *self, guint8 left, const guint8 *others, guint n, TlShaper *shaper)
{
  char   text[12 * MAX_PAIRS] = "";
  guint8 codes[2 * MAX_PAIRS];
  gsize  length = 0;

  for (guint i = 0; i < 2 * n; i++)
    {
      codes[i] = i % 2 == 0 ? left : others[i / 2];
      length += (gsize)g_unichar_to_utf8 (tl_char_code_to_char (codes[i]), text + length);
    }
  tl_shaper_shape_with (shaper, self->plan, self->kerning_features, text, length, FALSE);
  for (guint i = 0; i + 1 < 2 * n; i++)
    get_kerning_row (self, codes[i])[codes[i + 1]]
      = (tl_shaper_get (shaper, i)->advance - self->advances[codes[i]]) * 2 + 1;
}

/* Determines and returns the kerning of @left before @right. If both are ASCII letters and @right is
 * lowercase, also stores the kerning of @left before all other lowercase letters. */
int
tl_simple_glyphs_learn_kerning (TlSimpleGlyphs *self, guint8 left, guint8 right, TlShaper *shaper)
{
  guint8 others[MAX_PAIRS] = { right };
  guint  n = 1;

  if (g_ascii_islower (right) && g_ascii_isalpha (left))
    {
      n = 0;
      for (guint8 code = 'a'; code <= 'z'; code++)
        if (tl_simple_glyphs_get_kind (self, code, shaper) != TL_GLYPH_KIND_COMPLEX)
          others[n++] = code;
    }
  shape_pairs (self, left, others, n, shaper);
  return self->kerning[left][right] >> 1;
}

/* The private-use character that represents the glyph 0; the following characters represent the following
 * glyphs. */
#define FIRST_PRIVATE 0xf0000u

/* Called by HarfBuzz to get the glyph that a private-use character represents. */
static hb_bool_t
get_glyph_of_private (
  hb_font_t *font, gpointer data, hb_codepoint_t character, hb_codepoint_t *glyph, gpointer user_data)
{
  (void)font;
  (void)data;
  (void)user_data;
  *glyph = character - FIRST_PRIVATE;
  return character >= FIRST_PRIVATE;
}

/* Returns a font that maps private-use characters to the glyphs of the plan's font, because HarfBuzz can
 * shape only characters. The font is created at its first use. */
static hb_font_t *
get_glyph_font (TlSimpleGlyphs *self)
{
  if (self->glyph_font == NULL)
    {
      hb_font_funcs_t *functions = hb_font_funcs_create ();

      hb_font_funcs_set_nominal_glyph_func (functions, get_glyph_of_private, NULL, NULL);
      self->glyph_font = hb_font_create_sub_font (self->plan->hb_font);
      hb_font_set_funcs (self->glyph_font, functions, NULL, NULL);
      hb_font_funcs_destroy (functions);
    }
  return self->glyph_font;
}

/* The advance of the glyph @left before the glyph @right, without substitutions; if @right is 0, the advance
 * of @left by itself. Both can be any glyphs of the font. */
int
tl_simple_glyphs_get_pair_advance (TlSimpleGlyphs *self,
                                   hb_codepoint_t  left,
                                   hb_codepoint_t  right,
                                   TlShaper       *shaper)
{
  gpointer key = GUINT_TO_POINTER (left << 16 | right), known;

  if (!g_hash_table_lookup_extended (self->pair_advances, key, NULL, &known))
    {
      const guint32 characters[2] = { FIRST_PRIVATE + left, FIRST_PRIVATE + right };

      tl_shaper_shape_glyphs (shaper, self->plan, get_glyph_font (self), self->kerning_features, characters,
                              right != 0 ? 2 : 1);
      known = GINT_TO_POINTER (tl_shaper_get (shaper, 0)->advance);
      g_hash_table_insert (self->pair_advances, key, known);
    }
  return GPOINTER_TO_INT (known);
}
