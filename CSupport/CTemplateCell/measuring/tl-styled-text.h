/* tl-styled-text.h: measures text in several fonts. */
#ifndef TL_STYLED_TEXT_H
#define TL_STYLED_TEXT_H

#include "model/tl-runs.h"

#include <templatecell/tl-template.h>

/* A text in several fonts. The structure owns nothing. */
typedef struct
{
  const char           *text;   /* UTF-8 */
  gsize                 length; /* the length of the text, in bytes; not 0 */
  const GArray         *runs;   /* TlRun: the parts of the text, of which there is at least one */
  const TlTemplateText *style;  /* the rules for breaking lines; its font is not used */
} TlStyledText;

void tl_styled_text_measure (const TlStyledText *self,
                             TlTextMeasurer     *measurer,
                             double              width,
                             TlTextContentSize  *size);

#endif /* TL_STYLED_TEXT_H */
