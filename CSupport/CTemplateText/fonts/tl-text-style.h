/* tl-text-style.h: a style, which is a font description to measure text in, with cached data about its fonts.
 *
 * The cached data can be dropped and is then determined again; the style itself remains. Only one thread at a
 * time may use a style. */
#ifndef TL_TEXT_STYLE_H
#define TL_TEXT_STYLE_H

#include "fonts/tl-script-fonts.h"
#include "templatetext/tl-font-description.h"

G_BEGIN_DECLS

enum
{
  TL_N_SCRIPTS = 256
};

typedef struct
{
  PangoContext         *context;
  PangoFontDescription *description;    /* the description for Pango; owned */
  int                   letter_spacing; /* the letter spacing, in Pango units */
  TlFontDescription requested; /* the description by which the style is found; without a family if it is found
                                  by number only */
  char             *family;    /* the family in @requested; owned */
  gboolean          has_line_metrics;
  double            ascender;   /* a line's ascender, in points; valid if @has_line_metrics */
  double            descender;  /* a line's descender, positive, in points; valid if @has_line_metrics */
  double            line_gap;   /* the space below a line, in points; valid if @has_line_metrics */
  TlSubstituteFont *substitute; /* the substitute font; owned; NULL for none or before its first use */
  TlScriptFonts   **scripts; /* the fonts of TL_N_SCRIPTS scripts; the array and the fonts are owned; NULL for
                                unused scripts */
  GByteArray *used;          /* GUnicodeScript: the scripts whose fonts are in @scripts; owned */
  gboolean    is_loaded;     /* whether Pango may hold data for the style's fonts */
  int         empty_ascent;  /* an empty line's ascent, in Pango units */
  int         empty_height;  /* an empty line's height, in Pango units; 0 before it is measured */
  gsize       n_bytes;       /* the size of the cached data when it was last computed */
  guint64     n_misses_counted; /* the value of @n_misses of the word cache when @n_bytes was computed */
  guint64     last_used;        /* the value of @clock of the TlTextStyles at the last use */
} TlTextStyle;

TlTextStyle *
tl_text_style_new (PangoContext *context, const PangoFontDescription *description, int letter_spacing);
TlTextStyle   *tl_text_style_new_for_description (PangoContext *context, const TlFontDescription *requested);
void           tl_text_style_free (TlTextStyle *style);
void           tl_text_style_forget (TlTextStyle *style);
void           tl_text_style_leave (TlTextStyle *style);
gsize          tl_text_style_get_size (const TlTextStyle *style);
void           tl_text_style_learn_line_metrics (TlTextStyle *style);
int            tl_text_style_get_letter_spacing (TlTextStyle *style, const char *text, gsize length);
TlScriptFonts *tl_text_style_add_script (TlTextStyle *style, GUnicodeScript script);

/* The fonts for text in a script. */
static inline TlScriptFonts *
tl_text_style_get_script (TlTextStyle *style, GUnicodeScript script)
{
  TlScriptFonts *known = G_LIKELY (style->scripts != NULL) ? style->scripts[script] : NULL;

  return G_LIKELY (known != NULL) ? known : tl_text_style_add_script (style, script);
}

G_END_DECLS

#endif /* TL_TEXT_STYLE_H */
