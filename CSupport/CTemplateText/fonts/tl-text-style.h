/* tl-text-style.h: a font description to measure text in, and what has been found out about its fonts.
 *
 * What has been found out can be dropped and is found out again; the style itself stays. A style belongs to
 * one thread at a time. */
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
  TlFontDescription     wanted; /* by which it is found; without a family if it was added by number only */
  char                 *family; /* of that; owned */
  gboolean              has_line_metrics;
  double                ascender; /* of a line, points; known if @has_line_metrics */
  double                descender;
  TlStandIn            *stand_in; /* owned; NULL if there is none, or it was not asked for yet */
  TlScriptFonts **scripts; /* TL_N_SCRIPTS; owned, as its elements are; NULL for scripts that were not met */
  GByteArray     *used;    /* which scripts were met; owned */
  gboolean        is_loaded;        /* whether Pango may have fonts of it */
  int             empty_ascent;     /* of a line without characters */
  int             empty_height;     /* 0 for not asked yet */
  gsize           n_bytes;          /* what can be dropped, as counted last */
  guint64         n_misses_counted; /* how many words had been new when that was counted */
  guint64         last_used;        /* a number that grows with each use */
} TlTextStyle;

TlTextStyle *
tl_text_style_new (PangoContext *context, const PangoFontDescription *description, int letter_spacing);
TlTextStyle   *tl_text_style_new_wanted (PangoContext *context, const TlFontDescription *wanted);
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
