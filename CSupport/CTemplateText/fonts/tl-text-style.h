/* tl-text-style.h: a font to measure text in, and what has been found out about it.
 *
 * What has been found out can be dropped and is found out again; the style itself stays. */
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
  PangoFontDescription *description;    /* owned */
  int                   letter_spacing; /* Pango units */
  TlFontDescription     wanted; /* by which it is found; its family is NULL if it was added otherwise */
  char                 *family; /* of that; owned */
  gboolean              has_line_metrics;
  double                ascender; /* of a line, points; known if @has_line_metrics */
  double                descender;
  TlScriptFonts       **scripts;   /* TL_N_SCRIPTS; owned; NULL for those not met; NULL if there are none */
  GByteArray           *used;      /* which ones are there; owned */
  gboolean              is_loaded; /* whether Pango may have fonts of it */
  int                   empty_ascent;     /* of a line without characters */
  int                   empty_height;     /* 0 for not asked yet */
  gsize                 n_bytes;          /* what can be forgotten, as counted last */
  guint64               n_misses_counted; /* how many words had been new then */
  guint64               last_used;        /* a number that grows with each use */
} TlTextStyle;

TlTextStyle *
tl_text_style_new (PangoContext *context, const PangoFontDescription *description, int letter_spacing);
TlTextStyle   *tl_text_style_new_wanted (PangoContext *context, const TlFontDescription *wanted);
void           tl_text_style_free (TlTextStyle *style);
void           tl_text_style_forget (TlTextStyle *style);
void           tl_text_style_leave (TlTextStyle *style);
gsize          tl_text_style_get_size (const TlTextStyle *style);
void           tl_text_style_learn_line_metrics (TlTextStyle *style);
TlScriptFonts *tl_text_style_add_script (TlTextStyle *style, GUnicodeScript script);

static inline TlScriptFonts *
tl_text_style_get_script (TlTextStyle *style, GUnicodeScript script)
{
  TlScriptFonts *known = G_LIKELY (style->scripts != NULL) ? style->scripts[script] : NULL;

  return G_LIKELY (known != NULL) ? known : tl_text_style_add_script (style, script);
}

G_END_DECLS

#endif /* TL_TEXT_STYLE_H */
