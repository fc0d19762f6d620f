/* tl-substitute-font.c: computes the differences between the advances of the requested font and of the
 * installed font, and creates fonts that add these differences. */
#include "fonts/tl-kerned-face.h"
#include "fonts/tl-substitute-font.h"
#include "typefaces/tl-typeface.h"

/* The first number beyond the code points of Unicode. For invalid bytes, g_utf8_get_char_validated() returns
 * greater numbers. */
#define END_OF_UNICODE 0x110000u

struct _TlSubstituteFont
{
  hb_font_funcs_t *functions; /* callbacks that give a font the substituted advances; owned */
  GHashTable      *additions; /* glyph → addition to its advance, in Pango units; owned */
  int              others;    /* the addition for all other glyphs, in Pango units */
  TlKerningTable  *kerning;
  hb_font_t       *hb_font; /* the installed font, with its own advances; owned */
};

static int
to_pango_units (double points)
{
  return (int)(points < 0.0 ? points * PANGO_SCALE - 0.5 : points * PANGO_SCALE + 0.5);
}

/* Stores, for the glyph of a character, the difference between its advance in the requested font, with
 * tracking, and its advance in the installed font. Returns the difference; 0 if it is unknown. */
static int
add_character (TlSubstituteFont *self, gunichar character, const TlFontDescription *requested)
{
  const double   advance = tl_typeface_get_advance (requested, character);
  hb_codepoint_t glyph;
  int            addition;

  if (advance <= 0.0 || !hb_font_get_nominal_glyph (self->hb_font, character, &glyph))
    return 0;
  addition = to_pango_units (advance + tl_typeface_get_tracking (requested))
             - hb_font_get_glyph_h_advance (self->hb_font, glyph);
  g_hash_table_insert (self->additions, GUINT_TO_POINTER (glyph), GINT_TO_POINTER (addition));
  return addition;
}

static void
add_characters (TlSubstituteFont *self, const TlFontDescription *requested)
{
  int letters = 0;

  for (gunichar character = ' '; character <= TL_LAST_ACCENTED; character++)
    {
      const int addition = add_character (self, character, requested);

      if (character >= 'a' && character <= 'z')
        letters += addition;
    }
  for (gunichar character = 0x2010; character <= 0x2027; character++)
    add_character (self, character, requested);
  self->others = letters / 26;
}

/* The addition to the advance of a glyph whose own advance is @advance; 0 for glyphs without an advance, such
 * as marks. */
static int
get_addition (const TlSubstituteFont *self, hb_codepoint_t glyph, int advance)
{
  gpointer addition;

  if (advance == 0)
    return 0;
  if (g_hash_table_lookup_extended (self->additions, GUINT_TO_POINTER (glyph), NULL, &addition))
    return GPOINTER_TO_INT (addition);
  return self->others;
}

/* Called by HarfBuzz for the advance of a glyph. */
static hb_position_t
get_advance (hb_font_t *font, gpointer data, hb_codepoint_t glyph, gpointer user_data)
{
  const int advance = hb_font_get_glyph_h_advance (hb_font_get_parent (font), glyph);

  (void)user_data;
  return advance + get_addition (data, glyph, advance);
}

/* Creates the substitute font for the font @requested: the installed font that Pango chooses for
 * @description. Returns NULL if the advances of the requested font are unknown, or if no font is
 * installed. */
TlSubstituteFont *
tl_substitute_font_new (PangoContext               *context,
                        const PangoFontDescription *description,
                        const TlFontDescription    *requested)
{
  TlSubstituteFont *self = NULL;
  PangoFont        *font;

  if (!tl_typeface_is_known (requested))
    return NULL;
  font = pango_context_load_font (context, description);
  if (font != NULL)
    {
      self = g_new0 (TlSubstituteFont, 1);
      self->kerning = tl_typeface_get_kerning (requested);
      self->hb_font = hb_font_reference (pango_font_get_hb_font (font));
      self->additions = g_hash_table_new (NULL, NULL);
      self->functions = hb_font_funcs_create ();
      hb_font_funcs_set_glyph_h_advance_func (self->functions, get_advance, NULL, NULL);
      add_characters (self, requested);
    }
  g_clear_object (&font);
  return self;
}

/* Frees a substitute font. The fonts that it created must have been freed before. Does nothing for NULL. */
void
tl_substitute_font_free (TlSubstituteFont *self)
{
  if (self == NULL)
    return;
  hb_font_funcs_destroy (self->functions);
  g_hash_table_unref (self->additions);
  hb_font_destroy (self->hb_font);
  g_free (self);
}

/* The size of a substitute font in bytes; 0 for NULL. For each glyph, GHashTable takes a key, a value and a
 * hash, divided by the table's load factor. */
gsize
tl_substitute_font_get_size (const TlSubstituteFont *self)
{
  return self != NULL ? sizeof *self + g_hash_table_size (self->additions) * 32u : 0;
}

/* Creates a font of @face with the scale, the resolution and the variations of @like. */
static hb_font_t *
create_font_of_face (hb_face_t *face, hb_font_t *like)
{
  hb_font_t *font = hb_font_create (face);
  int        x, y;
  guint      x_pixels, y_pixels, n_coordinates;
  const int *coordinates = hb_font_get_var_coords_normalized (like, &n_coordinates);

  hb_font_get_scale (like, &x, &y);
  hb_font_set_scale (font, x, y);
  hb_font_get_ppem (like, &x_pixels, &y_pixels);
  hb_font_set_ppem (font, x_pixels, y_pixels);
  hb_font_set_var_coords_normalized (font, coordinates, n_coordinates);
  return font;
}

/* If @hb_font has the face of the substitute font, returns a new font with the advances of the requested font
 * and, for Latin and common text, its kerning. Otherwise, or if @self is NULL, returns a new reference to
 * @hb_font. The caller frees the result with hb_font_destroy(). */
hb_font_t *
tl_substitute_font_create_font (TlSubstituteFont *self, hb_font_t *hb_font, GUnicodeScript script)
{
  hb_face_t *face = hb_font_get_face (hb_font);
  hb_font_t *kerned, *font;

  if (self == NULL || face != hb_font_get_face (self->hb_font))
    return hb_font_reference (hb_font);
  if (script == G_UNICODE_SCRIPT_LATIN || script == G_UNICODE_SCRIPT_COMMON)
    kerned = create_font_of_face (tl_kerned_face_get (face, self->kerning), hb_font);
  else
    kerned = hb_font_reference (hb_font);
  font = hb_font_create_sub_font (kerned);
  hb_font_set_funcs (font, self->functions, self, NULL);
  hb_font_destroy (kerned);
  return font;
}

static int
get_addition_of_character (const TlSubstituteFont *self, gunichar character)
{
  hb_codepoint_t glyph;

  if (!hb_font_get_nominal_glyph (self->hb_font, character, &glyph))
    return 0;
  return get_addition (self, glyph, hb_font_get_glyph_h_advance (self->hb_font, glyph));
}

/* The average addition to the advances of the characters of @text, in Pango units; 0 if @self is NULL. Used
 * as letter spacing, it makes text that Pango lays out about as wide as in the requested font. Bytes that are
 * not valid UTF-8 are ignored. */
int
tl_substitute_font_get_mean (TlSubstituteFont *self, const char *text, gsize length)
{
  gint64 sum = 0, n = 0;

  if (self == NULL)
    return 0;
  for (gsize at = 0; at < length;)
    {
      const gunichar character = g_utf8_get_char_validated (text + at, (gssize)(length - at));
      const gboolean is_valid = character < END_OF_UNICODE;

      at += is_valid ? (gsize)g_unichar_to_utf8 (character, NULL) : 1;
      n += is_valid;
      sum += is_valid ? get_addition_of_character (self, character) : 0;
    }
  return n > 0 ? (int)(sum / n) : 0;
}
