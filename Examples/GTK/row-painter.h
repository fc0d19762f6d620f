/* row-painter.h: draws rows. */
#ifndef ROW_PAINTER_H
#define ROW_PAINTER_H

#include <gtk/gtk.h>

#include "row-template.h"

typedef struct _RowPainter RowPainter;

/* Creates a painter for a display with @scale pixels per point. */
RowPainter *row_painter_new (double scale);

void row_painter_free (RowPainter *self);

/* Sets the width of the rows, in points, and the colour of the text. */
void row_painter_set_style (RowPainter *self, double width, const GdkRGBA *color);

/* Draws the row of a message with its top left corner at the origin. Rows that were drawn
 * recently are kept as render nodes and drawn from these. */
void row_painter_draw (RowPainter *self, GtkSnapshot *snapshot, Message *message);

/* A line of text in a row. */
typedef struct
{
  RowPart     part;
  const char *text; /* not terminated, valid until the next row is drawn */
  gsize       length;
  TlRectangle frame;    /* in the row, in points; as wide as the text of the line */
  double      baseline; /* in the row, in points */
} RowLine;

/* Returns the lines of a message's texts, as row_painter_draw() draws them. */
GArray *row_painter_list_lines (RowPainter *self, Message *message);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RowPainter, row_painter_free)

#endif /* ROW_PAINTER_H */
