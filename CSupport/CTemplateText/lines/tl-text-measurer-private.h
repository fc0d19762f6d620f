/* tl-text-measurer-private.h: the data of measurers, used by the files of this folder.
 *
 * A measurer owns all caches. Before the data of fonts is dropped, the words in these fonts and the recent
 * texts are dropped. */
#ifndef TL_TEXT_MEASURER_PRIVATE_H
#define TL_TEXT_MEASURER_PRIVATE_H

#include "fonts/tl-text-styles.h"
#include "lines/tl-pango-layout.h"
#include "lines/tl-recent-texts.h"
#include "templatetext/tl-text-measurer.h"

struct _TlTextMeasurer
{
  PangoContext *context; /* the context to measure in; owned */
  TlTextStyles  styles;
  TlCharTable  *chars; /* the properties of characters; owned */
  TlBreakTable  breaks;
  TlShaper      shaper;
  TlCache       cache;
  TlPangoLayout pango;
  TlRecentTexts recent;
  GArray       *lines;  /* TlTextLine: the lines of the last text; owned */
  GArray       *glyphs; /* TlPlacedGlyph: the glyphs of the last line that was placed; owned */
  guint64       n_paragraphs;
  guint64       n_pango_paragraphs;
};

#endif /* TL_TEXT_MEASURER_PRIVATE_H */
