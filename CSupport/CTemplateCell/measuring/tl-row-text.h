/* tl-row-text.h: see tl-row-text.c. */
#ifndef TL_ROW_TEXT_H
#define TL_ROW_TEXT_H

#include <templatecell/tl-template.h>

/* The text of an item in the present row. */
typedef struct
{
  TlTextMeasurer       *measurer; /* not owned */
  const TlTemplateText *style;    /* not owned */
  double                scale;    /* pixels per point */
  guint                 font;     /* its number in the measurer */
  double                ascender; /* of a line, in points */
  double                descender;
  GString              *string;    /* owned */
  TlTextExtents         unbounded; /* the size of the text without a width limit; valid if `is_measured` */
  gboolean              is_measured;
} TlRowText;

void tl_row_text_init (TlRowText *text, TlTextMeasurer *measurer, const TlTemplateText *style, double scale);
void tl_row_text_clear (TlRowText *text);
gboolean tl_row_text_set_string (TlRowText *text, const char *string, gsize length);
void     tl_row_text_measure (TlRowText *text, double width, TlMeasurement *measurement);

#endif /* TL_ROW_TEXT_H */
