/* tl-space-fonts.h: chooses the fonts of white space, which takes the font of the word before or after it. */
#ifndef TL_SPACE_FONTS_H
#define TL_SPACE_FONTS_H

#include "lines/tl-paragraph-words.h"

G_BEGIN_DECLS

gboolean tl_paragraph_words_choose_space_fonts (TlParagraphWords *self, const char *text);

G_END_DECLS

#endif /* TL_SPACE_FONTS_H */
