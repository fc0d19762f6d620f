/* tl-text-measurer-private.h: the structure of a measurer, used by the files of this folder.
 *
 * A measurer owns all caches. Cached words and recent texts refer to the data of fonts, so they are dropped
 * before that data. */
#ifndef TL_TEXT_MEASURER_PRIVATE_H
#define TL_TEXT_MEASURER_PRIVATE_H

#include "fonts/tl-text-styles.h"
#include "lines/tl-pango-layout.h"
#include "lines/tl-recent-texts.h"
#include "templatetext/tl-text-measurer.h"

struct _TlTextMeasurer
{
  PangoContext *context;            /* the context to measure in; a reference */
  TlTextStyles  styles;             /* the fonts to measure in */
  TlCharTable  *chars;              /* the properties of characters; owned */
  TlBreakTable  breaks;             /* the break opportunities between characters */
  TlShaper      shaper;             /* the shaper for words in all fonts */
  TlCache       cache;              /* the word cache */
  TlPangoLayout pango;              /* the layout for text that Pango lays out */
  TlRecentTexts recent;             /* the recent texts */
  GArray       *lines;              /* TlTextLine: the lines of the text that was measured last; owned */
  GArray       *glyphs;             /* TlPlacedGlyph: the glyphs of the last line that was placed; owned */
  guint64       n_paragraphs;       /* the number of paragraphs measured so far */
  guint64       n_pango_paragraphs; /* the number of these paragraphs that Pango laid out, at least in part */
};

G_BEGIN_DECLS

void tl_text_measurer_drop_old_styles (TlTextMeasurer *self);

G_END_DECLS

#endif /* TL_TEXT_MEASURER_PRIVATE_H */
