/* tl-fonts.h: see tl-fonts.c. */
#ifndef TL_FONTS_H
#define TL_FONTS_H

#include <templatetext.h>

/* A measurer of text in points, independent of screens, with the fonts that it measures in. */
typedef struct
{
  PangoFontMap   *font_map; /* owned */
  PangoContext   *context;  /* owned */
  TlTextMeasurer *measurer; /* owned */
} TlFonts;

void tl_fonts_init (TlFonts *fonts);
void tl_fonts_clear (TlFonts *fonts);

#endif /* TL_FONTS_H */
