#include <hb-ot.h>

#include "fonts/tl-text-font.h"
#include "fonts/tl-text-plain.h"
#include "fonts/tl-text-tables.h"

void
tl_shaper_init (TlShaper *shaper)
{
  shaper->buffer = hb_buffer_create ();
  shaper->glyphs = g_array_new (FALSE, FALSE, sizeof (TlGlyph));
}

void
tl_shaper_clear (TlShaper *shaper)
{
  hb_buffer_destroy (shaper->buffer);
  g_array_unref (shaper->glyphs);
}

/* Shapes what is in the buffer, with @font, which has the glyphs of the face. */
void
tl_shaper_shape_in (
  TlShaper *shaper, const TlFace *face, hb_font_t *font, const hb_feature_t *features, guint n_features)
{
  hb_buffer_t               *buffer = shaper->buffer;
  const hb_glyph_info_t     *infos;
  const hb_glyph_position_t *positions;
  guint                      n_glyphs;

  hb_buffer_set_segment_properties (buffer, &face->properties);
  hb_buffer_set_cluster_level (buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
  hb_shape (font, buffer, features, n_features);
  infos = hb_buffer_get_glyph_infos (buffer, &n_glyphs);
  positions = hb_buffer_get_glyph_positions (buffer, NULL);
  g_array_set_size (shaper->glyphs, n_glyphs);
  for (guint i = 0; i < n_glyphs; i++)
    g_array_index (shaper->glyphs, TlGlyph, i) = (TlGlyph){
      .cluster = infos[i].cluster,
      .glyph = infos[i].codepoint,
      .advance = positions[i].x_advance,
      .flags = hb_glyph_info_get_glyph_flags (&infos[i]),
    };
}

/* Shapes as pango_shape_full() does with some features. HarfBuzz says where text may be broken, and with
 * @marks_joints at which glyphs other text may not be joined to it. */
void
tl_shaper_shape_with (TlShaper           *shaper,
                      const TlFace       *face,
                      const char         *text,
                      gsize               length,
                      const hb_feature_t *features,
                      guint               n_features,
                      gboolean            marks_joints)
{
  hb_buffer_t *buffer = shaper->buffer;

  hb_buffer_clear_contents (buffer);
  hb_buffer_set_flags (buffer, HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT
                                 | (marks_joints ? HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT : 0));
  hb_buffer_add_utf8 (buffer, text, (int)length, 0, (int)length);
  tl_shaper_shape_in (shaper, face, face->hb_font, features, n_features);
}

/* Shapes text; its glyphs replace those of the text before. */
void
tl_shaper_shape (TlShaper *shaper, const TlFace *face, const char *text, gsize length)
{
  tl_shaper_shape_with (shaper, face, text, length, face->features, face->n_features, FALSE);
}

/* Shapes with those features alone by which glyphs depend on what is beyond a space. */
void
tl_shaper_probe (TlShaper *shaper, const TlFace *face, const char *text, gsize length)
{
  tl_shaper_shape_with (shaper, face, text, length, (const hb_feature_t *)(gconstpointer)face->probing->data,
                        face->probing->len, TRUE);
}

/* The language that Pango gives to text in a script: the context's, where that is written in it. */
static PangoLanguage *
language_of_script (PangoContext *context, GUnicodeScript script)
{
  PangoLanguage *language = pango_context_get_language (context);
  PangoLanguage *sample;

  if (language == NULL)
    language = pango_language_get_default ();
  if (language != NULL && pango_language_includes_script (language, (PangoScript)script))
    return language;
  sample = pango_script_get_sample_language ((PangoScript)script);
  return sample != NULL ? sample : pango_language_from_string ("xx");
}

TlScript *
tl_script_new (PangoContext *context, const PangoFontDescription *description, GUnicodeScript script)
{
  TlScript             *self = g_new0 (TlScript, 1);
  PangoFontDescription *south = pango_font_description_copy (description);

  self->script = script;
  self->language = language_of_script (context, script);
  pango_font_description_set_gravity (south, PANGO_GRAVITY_SOUTH);
  self->fonts
    = pango_font_map_load_fontset (pango_context_get_font_map (context), context, south, self->language);
  self->faces = g_ptr_array_new ();
  pango_font_description_free (south);
  return self;
}

static void
tl_face_free (TlFace *face)
{
  g_object_unref (face->font);
  hb_set_destroy (face->dependent);
  g_array_unref (face->probing);
  if (face->plain != NULL)
    tl_plain_free (face->plain);
  g_free (face);
}

void
tl_script_free (TlScript *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->planes); i++)
    {
      for (gsize j = 0; self->planes[i] != NULL && j < 256; j++)
        g_free (self->planes[i][j]);
      g_free (self->planes[i]);
    }
  g_ptr_array_set_free_func (self->faces, (GDestroyNotify)tl_face_free);
  g_ptr_array_unref (self->faces);
  g_object_unref (self->fonts);
  g_free (self);
}

/* What Pango, HarfBuzz and cairo keep of a font in one size, as measured by test-text-memory.c. */
#define FONT_OBJECTS 16384

/* How many bytes are taken. */
gsize
tl_script_count (const TlScript *self)
{
  gsize n_bytes = sizeof *self + self->page_bytes;

  for (guint i = 0; i < self->faces->len; i++)
    {
      const TlFace *face = g_ptr_array_index (self->faces, i);

      n_bytes += sizeof *face + FONT_OBJECTS + (face->plain != NULL ? tl_plain_count (face->plain) : 0);
    }
  return n_bytes;
}

TlPage *
tl_script_add_page (TlScript *self, gunichar character)
{
  TlPage ***plane = &self->planes[character >> 16];

  if (*plane == NULL)
    {
      *plane = g_new0 (TlPage *, 256);
      self->page_bytes += 256 * sizeof (TlPage *);
    }
  self->page_bytes += sizeof (TlPage);
  return (*plane)[(character >> 8) & 0xff] = g_new0 (TlPage, 1);
}

/* Reads what a face's tables say about glyphs that depend on what is beyond a space. */
static gboolean
read_tables (TlFace *face)
{
  hb_face_t *hb_face = hb_font_get_face (face->hb_font);

  return hb_font_get_nominal_glyph (face->hb_font, ' ', &face->space_glyph) && face->space_glyph != 0
         && tl_tables_are_readable (hb_face)
         && tl_tables_find_dependent (hb_face, &face->properties, face->features, face->n_features + 1,
                                      face->space_glyph, face->dependent, face->probing);
}

/* Features that HarfBuzz uses around U+2044 only, which is left to Pango. Without them shaping looks at fewer
 * lookups. */
static const hb_tag_t fractions[]
  = { HB_TAG ('f', 'r', 'a', 'c'), HB_TAG ('n', 'u', 'm', 'r'), HB_TAG ('d', 'n', 'o', 'm') };

static TlFace *
tl_face_new (const TlScript *script, PangoFont *font, guint position, TlShaper *shaper)
{
  TlFace        *face = g_new0 (TlFace, 1);
  gboolean       has_features;
  PangoRectangle logical;

  face->font = g_object_ref (font);
  face->hb_font = pango_font_get_hb_font (font);
  face->position = position;
  face->properties.direction = HB_DIRECTION_LTR;
  face->properties.script = (hb_script_t)g_unicode_script_to_iso15924 (script->script);
  face->properties.language = hb_language_from_string (pango_language_to_string (script->language), -1);
  pango_font_get_features (font, face->features, G_N_ELEMENTS (face->features) - 4, &face->n_features);
  has_features = face->n_features > 0;
  for (guint i = 0; !has_features && i < G_N_ELEMENTS (fractions); i++)
    face->features[face->n_features++]
      = (hb_feature_t){ fractions[i], 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };
  face->features[face->n_features]
    = (hb_feature_t){ HB_TAG ('k', 'e', 'r', 'n'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };
  face->dependent = hb_set_create ();
  face->probing = g_array_new (FALSE, FALSE, sizeof (hb_feature_t));

  face->is_simple = read_tables (face);
  if (face->is_simple)
    {
      tl_shaper_shape (shaper, face, "   ", 3);
      face->is_simple = shaper->glyphs->len == 3;
      for (guint i = 0; i < 3 && face->is_simple; i++)
        face->is_simple = tl_shaper_get (shaper, i)->glyph == face->space_glyph
                          && tl_shaper_get (shaper, i)->advance == tl_shaper_get (shaper, 0)->advance
                          && (tl_shaper_get (shaper, i)->flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) == 0;
      if (face->is_simple)
        face->space_advance = tl_shaper_get (shaper, 0)->advance;
    }
  if (face->is_simple)
    face->plain = tl_plain_new (face, shaper);

  /* Every glyph's logical rectangle is as high as a line. */
  pango_font_get_glyph_extents (font, (PangoGlyph)face->space_glyph, NULL, &logical);
  face->ascent = PANGO_ASCENT (logical);
  face->height = logical.height;
  return face;
}

typedef struct
{
  gunichar   character;
  guint      position;
  PangoFont *font;
} FontSearch;

static gboolean
take_first_font_with_character (PangoFontset *fonts, PangoFont *font, gpointer data)
{
  FontSearch *search = data;

  (void)fonts;
  if (font == NULL)
    return FALSE;
  if (pango_font_has_char (font, search->character))
    {
      search->font = font;
      return TRUE;
    }
  search->position++;
  return FALSE;
}

static guint8
number_of_face (TlScript *self, PangoFont *font, guint position, TlShaper *shaper)
{
  for (guint i = 0; i < self->faces->len; i++)
    if (((TlFace *)g_ptr_array_index (self->faces, i))->font == font)
      return (guint8)(i + 1);
  if (self->faces->len + 1 >= TL_FACE_NONE)
    return TL_FACE_NONE;
  g_ptr_array_add (self->faces, tl_face_new (self, font, position, shaper));
  return (guint8)self->faces->len;
}

/* Chooses the font as pango_itemize() does: the first of the set that has the character. */
guint8
tl_script_fill (TlScript *self, gunichar character, TlShaper *shaper)
{
  TlPage    *page = tl_script_get_page (self, character);
  FontSearch search = { .character = character };

  pango_fontset_foreach (self->fonts, take_first_font_with_character, &search);
  return page->faces[character & 0xff]
         = search.font == NULL ? TL_FACE_NONE : number_of_face (self, search.font, search.position, shaper);
}

/* Where a face has a baseline, or would have it by its measures. */
static int
get_baseline (TlFace *face, hb_ot_layout_baseline_tag_t tag)
{
  TlBaseline   *baselines = face->baselines;
  hb_tag_t      scripts[HB_OT_MAX_TAGS_PER_SCRIPT], languages[HB_OT_MAX_TAGS_PER_LANGUAGE];
  guint         n_scripts = G_N_ELEMENTS (scripts), n_languages = G_N_ELEMENTS (languages);
  hb_position_t position;

  for (guint i = 0; i < G_N_ELEMENTS (face->baselines); i++)
    if (baselines[i].tag == (guint32)tag)
      return baselines[i].position;
  hb_ot_tags_from_script_and_language (face->properties.script, face->properties.language, &n_scripts,
                                       scripts, &n_languages, languages);
  hb_ot_layout_get_baseline_with_fallback (face->hb_font, tag, HB_DIRECTION_LTR, scripts[n_scripts - 1],
                                           n_languages > 0 ? languages[n_languages - 1] : HB_TAG_NONE,
                                           &position);
  for (guint i = G_N_ELEMENTS (face->baselines) - 1; i > 0; i--)
    baselines[i] = baselines[i - 1];
  baselines[0] = (TlBaseline){ .tag = (guint32)tag, .position = position };
  return position;
}

/* How much higher text in @face stands on a line that begins with text in @first: Pango aligns the baselines
 * that belong to the first one's script. */
int
tl_face_get_shift (TlFace *face, TlFace *first)
{
  hb_ot_layout_baseline_tag_t tag
    = hb_ot_layout_get_horizontal_baseline_tag_for_script (first->properties.script);

  return face == first ? 0 : get_baseline (first, tag) - get_baseline (face, tag);
}
