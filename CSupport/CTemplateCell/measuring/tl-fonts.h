/* tl-fonts.h: a text measurer with unhinted fonts. */
#ifndef TL_FONTS_H
#define TL_FONTS_H

#include <templatetext.h>

/* A text measurer and the Pango objects that supply its fonts. Measured sizes do not depend on a screen. */
typedef struct
{
  PangoFontMap   *font_map; /* the installed fonts; owned */
  PangoContext   *context;  /* the context of the measurer; owned */
  TlTextMeasurer *measurer; /* the measurer; owned */
} TlFonts;

void tl_fonts_init (TlFonts *fonts);
void tl_fonts_clear (TlFonts *fonts);

#endif /* TL_FONTS_H */
