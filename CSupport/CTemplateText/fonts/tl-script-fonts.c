/* tl-script-fonts.c: chooses fonts as pango_itemize() does, searching the fontset once for each character. */
#include "fonts/tl-script-fonts.h"

/* The language that Pango assigns to text of @script: the language of the context if it is written in that
 * script, otherwise a sample language of the script. */
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

/* Creates an object without fonts, and loads the fontset of @description for @script. Fonts are opened on
 * demand. */
TlScriptFonts *
tl_script_fonts_new (PangoContext               *context,
                     const PangoFontDescription *description,
                     GUnicodeScript              script,
                     TlSubstituteFont           *substitute)
{
  TlScriptFonts        *self = g_new0 (TlScriptFonts, 1);
  PangoFontDescription *south = pango_font_description_copy (description);

  self->script = script;
  self->substitute = substitute;
  self->language = language_of_script (context, script);
  pango_font_description_set_gravity (south, PANGO_GRAVITY_SOUTH);
  self->fontset
    = pango_font_map_load_fontset (pango_context_get_font_map (context), context, south, self->language);
  self->fonts = g_ptr_array_new_with_free_func ((GDestroyNotify)tl_font_free);
  pango_font_description_free (south);
  return self;
}

/* Frees the fonts and pages. No word may refer to the fonts any more. */
void
tl_script_fonts_free (TlScriptFonts *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->planes); i++)
    {
      for (gsize j = 0; self->planes[i] != NULL && j < 256; j++)
        g_free (self->planes[i][j]);
      g_free (self->planes[i]);
    }
  g_ptr_array_unref (self->fonts);
  g_object_unref (self->fontset);
  g_free (self);
}

/* The size of the object in bytes, including an estimate of the memory of Pango's objects. */
gsize
tl_script_fonts_get_size (const TlScriptFonts *self)
{
  gsize n_bytes = sizeof *self + self->page_bytes;

  for (guint i = 0; i < self->fonts->len; i++)
    n_bytes += tl_font_get_size (g_ptr_array_index (self->fonts, i));
  return n_bytes;
}

/* Creates the page of a character, and the array of pages of its Unicode plane if there is none yet. */
TlPage *
tl_script_fonts_add_page (TlScriptFonts *self, gunichar character)
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

/* The state of a search through a fontset. */
typedef struct
{
  gunichar   character;
  guint      position;
  PangoFont *found; /* the first font that has the character; NULL if none has been found */
} FontSearch;

/* Called by Pango for each font of a fontset. Ends the search at the first font that has the character. */
static gboolean
take_first_font_with_character (PangoFontset *fontset, PangoFont *font, gpointer data)
{
  FontSearch *search = data;

  (void)fontset;
  if (font == NULL)
    return FALSE;
  if (pango_font_has_char (font, search->character))
    {
      search->found = font;
      return TRUE;
    }
  search->position++;
  return FALSE;
}

/* Returns the number of the font that @search found, and adds the font if it is new. Returns TL_FONT_MISSING
 * if there are too many fonts. */
static guint8
find_or_add (TlScriptFonts *self, const FontSearch *search, TlShaper *shaper)
{
  for (guint i = 0; i < self->fonts->len; i++)
    if (((TlFont *)g_ptr_array_index (self->fonts, i))->pango_font == search->found)
      return (guint8)(i + 1);
  if (self->fonts->len + 1 >= TL_FONT_MISSING)
    return TL_FONT_MISSING;
  g_ptr_array_add (self->fonts, tl_font_new (search->found, self->substitute, self->script, self->language,
                                             search->position, shaper));
  return (guint8)self->fonts->len;
}

/* Chooses the font of a character, the first one in the fontset that has the character, and stores its
 * number. Returns the number; TL_FONT_MISSING if no font has the character. */
guint8
tl_script_fonts_choose (TlScriptFonts *self, gunichar character, TlShaper *shaper)
{
  FontSearch search = { .character = character };
  guint8     number = TL_FONT_MISSING;

  pango_fontset_foreach (self->fontset, take_first_font_with_character, &search);
  if (search.found != NULL)
    number = find_or_add (self, &search, shaper);
  tl_script_fonts_get_page (self, character)->font_numbers[character & 0xff] = number;
  return number;
}
