/* tl-script-fonts.h: the fonts that Pango chooses for the characters of one script.
 *
 * A font description in one script and language is a PangoFontset: its fonts in the order in which they are
 * tried. The font of each character is looked up once and stored by code point. A TlScriptFonts owns its
 * fonts and gives each of them a number, which never changes. Only one thread at a time may use it. */
#ifndef TL_SCRIPT_FONTS_H
#define TL_SCRIPT_FONTS_H

#include "fonts/tl-font.h"

G_BEGIN_DECLS

/* Font numbers that represent no font. */
enum
{
  TL_FONT_UNKNOWN = 0,   /* not determined yet */
  TL_FONT_MISSING = 0xff /* no installed font has the character */
};

/* Data about the characters of one page, 256 adjacent code points, in the fonts of one script. */
typedef struct
{
  guint8   font_numbers[256];
  gpointer words[256]; /* the TlWord of each ideograph; NULL if it is not cached; owned by the word cache */
} TlPage;

typedef struct
{
  PangoFontset     *fontset;  /* the fonts in the order in which they are tried; owned */
  PangoLanguage    *language; /* the language of text in the script; static */
  GUnicodeScript    script;
  TlSubstituteFont *substitute;     /* the style's substitute font; NULL for none; not owned */
  GPtrArray        *fonts;          /* TlFont: the chosen fonts; number n has the index n − 1; owned */
  TlPage          **planes[17];     /* the pages of each Unicode plane; owned; NULL for unused planes */
  gsize             page_bytes;     /* the memory of the arrays in @planes and of their pages, in bytes */
  gboolean          is_being_freed; /* whether the fonts are about to be freed */
} TlScriptFonts;

TlScriptFonts *tl_script_fonts_new (PangoContext               *context,
                                    const PangoFontDescription *description,
                                    GUnicodeScript              script,
                                    TlSubstituteFont           *substitute);
void           tl_script_fonts_free (TlScriptFonts *self);
gsize          tl_script_fonts_get_size (const TlScriptFonts *self);
guint8         tl_script_fonts_choose (TlScriptFonts *self, gunichar character, TlShaper *shaper);
TlPage        *tl_script_fonts_add_page (TlScriptFonts *self, gunichar character);

/* The page of a character, which is created if it does not exist yet. */
static inline TlPage *
tl_script_fonts_get_page (TlScriptFonts *self, gunichar character)
{
  TlPage **plane = self->planes[character >> 16];
  TlPage  *page = plane != NULL ? plane[(character >> 8) & 0xff] : NULL;

  return G_LIKELY (page != NULL) ? page : tl_script_fonts_add_page (self, character);
}

/* The number of the font of a character; TL_FONT_MISSING if there is none. */
static inline guint8
tl_script_fonts_get_number (TlScriptFonts *self, gunichar character, TlShaper *shaper)
{
  guint8 number = tl_script_fonts_get_page (self, character)->font_numbers[character & 0xff];

  return G_LIKELY (number != TL_FONT_UNKNOWN) ? number : tl_script_fonts_choose (self, character, shaper);
}

/* The font with the given number; NULL for TL_FONT_MISSING. */
static inline TlFont *
tl_script_fonts_get_font (const TlScriptFonts *self, guint8 number)
{
  return number == TL_FONT_MISSING ? NULL : g_ptr_array_index (self->fonts, number - 1);
}

G_END_DECLS

#endif /* TL_SCRIPT_FONTS_H */
