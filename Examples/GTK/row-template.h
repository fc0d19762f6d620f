/* row-template.h: the template of a row, and the frames of the parts of the row that was measured last. */
#ifndef ROW_TEMPLATE_H
#define ROW_TEMPLATE_H

#include <templatecell.h>

#include "message.h"

typedef enum
{
  ROW_SENDER,
  ROW_TIME,
  ROW_TEXT,
  ROW_AVATAR,
  N_ROW_PARTS
} RowPart;

/* The number of texts: all parts before ROW_AVATAR are texts. */
#define N_ROW_TEXTS ROW_AVATAR

/* The smallest width at which a row has space for its parts, in points. */
#define ROW_MIN_WIDTH 200

typedef struct _RowTemplate RowTemplate;

/* Creates the template of a row for a display with @scale pixels per point. */
RowTemplate *row_template_new (double scale);

/* Creates a template for use in another thread. */
RowTemplate *row_template_copy (RowTemplate *self);

void row_template_free (RowTemplate *self);

/* Returns the height of the row of a message, in points. */
double row_template_measure (RowTemplate *self, Message *message, double width);

/* Gets the frame of a part in the row that was measured last, in points from the row's top left corner. */
void row_template_get_frame (RowTemplate *self, RowPart part, TlRectangle *frame);

/* Returns a text of the row that was measured last. */
const char *row_template_get_text (RowTemplate *self, RowPart part);

/* Returns the maximum number of lines of a text, 0 for no limit, and sets @font to its font. */
guint row_part_get_font (RowPart part, TlFontDescription *font);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RowTemplate, row_template_free)

#endif /* ROW_TEMPLATE_H */
