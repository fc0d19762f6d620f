/* tl-row-text.h: the text of an item, measured as a UILabel measures its text. */
#ifndef TL_ROW_TEXT_H
#define TL_ROW_TEXT_H

#include <templatecell/tl-template.h>

/* The text of an item in the current row. */
typedef struct
{
  TlTextMeasurer       *measurer; /* the measurer of the layout; not owned */
  const TlTemplateText *style;    /* the style of the text; not owned */
  double                scale;    /* the number of pixels per point */
  guint                 font;     /* the number of the font in the measurer */
  double                ascender; /* the distance from the baseline to the top of a line, in points */
  double        descender;   /* the distance from the baseline to the bottom of a line, in points; positive */
  GString      *string;      /* the text; owned */
  TlTextExtents unbounded;   /* the size of the text without a width limit; valid if @is_measured */
  gboolean      is_measured; /* whether @unbounded is the size of @string */
} TlRowText;

void tl_row_text_init (TlRowText *text, TlTextMeasurer *measurer, const TlTemplateText *style, double scale);
void tl_row_text_clear (TlRowText *text);
gboolean tl_row_text_set_string (TlRowText *text, const char *string, gsize length);
void     tl_row_text_measure (TlRowText *text, double width, TlMeasurement *measurement);

#endif /* TL_ROW_TEXT_H */
