/* tl-text-style.h: a font description and what has been found out about it. */
#ifndef TL_TEXT_STYLE_H
#define TL_TEXT_STYLE_H

#include "fonts/tl-text-font.h"

G_BEGIN_DECLS

enum
{
  TL_N_SCRIPTS = 256
};

typedef struct
{
  PangoContext         *context;
  PangoFontDescription *description;     /* owned */
  int                   letter_spacing;  /* Pango units */
  TlScript             *scripts[TL_N_SCRIPTS];  /* owned; NULL for those not met */
  int                   empty_ascent;    /* of a line without characters */
  int                   empty_height;    /* 0 for not asked yet */
} TlTextStyle;

TlTextStyle *tl_text_style_new        (PangoContext *context, const PangoFontDescription *description,
                                       int letter_spacing);
void         tl_text_style_free       (TlTextStyle *style);
TlScript    *tl_text_style_get_script (TlTextStyle *style, GUnicodeScript script);

G_END_DECLS

#endif /* TL_TEXT_STYLE_H */
