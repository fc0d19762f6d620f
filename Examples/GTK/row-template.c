/* row-template.c: a row has an avatar on the left. Beside the avatar, the sender and the time are on one
 * line, and the text is below this line. */
#include "row-template.h"

#define AVATAR_SIZE 36.0
#define EDGE 12.0 /* the distance from the parts to the edges of the row, in points */

struct _RowTemplate
{
  TlTemplate *template;
  TlTemplateValues *values;
  TlItem            items[N_ROW_PARTS];
};

static const struct
{
  const char *name;
  double      size;
  int         weight;
  guint       most_lines;
} texts[N_ROW_TEXTS] = { { "sender", 15.0, 600, 1 }, { "time", 12.0, 400, 1 }, { "text", 15.0, 400, 0 } };

guint
row_part_get_font (RowPart part, TlFontDescription *font)
{
  tl_font_description_init_system (font, texts[part].size, texts[part].weight, FALSE);
  return texts[part].most_lines;
}

static void
constrain (TlTemplate *row,
           TlItem      first,
           TlAttribute one,
           TlRelation  relation,
           TlItem      second,
           TlAttribute other,
           double      distance)
{
  tl_template_add_constraint (row, NULL, first, one, relation, second, other, 1.0, distance,
                              TL_PRIORITY_REQUIRED, NULL);
}

static void
tie (TlTemplate *row, TlItem first, TlAttribute one, TlItem second, TlAttribute other, double distance)
{
  constrain (row, first, one, TL_RELATION_EQUAL, second, other, distance);
}

static void
add_constraints (TlTemplate *row, const TlItem *items)
{
  TlItem content = TL_TEMPLATE_CONTENT, avatar = items[ROW_AVATAR];
  TlItem sender = items[ROW_SENDER], time = items[ROW_TIME], text = items[ROW_TEXT];

  tie (row, avatar, TL_ATTRIBUTE_WIDTH, 0, TL_ATTRIBUTE_NONE, AVATAR_SIZE);
  tie (row, avatar, TL_ATTRIBUTE_HEIGHT, 0, TL_ATTRIBUTE_NONE, AVATAR_SIZE);
  tie (row, avatar, TL_ATTRIBUTE_LEADING, content, TL_ATTRIBUTE_LEADING, EDGE);
  tie (row, avatar, TL_ATTRIBUTE_TOP, content, TL_ATTRIBUTE_TOP, EDGE);
  constrain (row, content, TL_ATTRIBUTE_BOTTOM, TL_RELATION_GREATER_OR_EQUAL, avatar, TL_ATTRIBUTE_BOTTOM,
             EDGE);
  tie (row, sender, TL_ATTRIBUTE_LEADING, avatar, TL_ATTRIBUTE_TRAILING, EDGE);
  tie (row, sender, TL_ATTRIBUTE_TOP, avatar, TL_ATTRIBUTE_TOP, -2.0);
  constrain (row, time, TL_ATTRIBUTE_LEADING, TL_RELATION_GREATER_OR_EQUAL, sender, TL_ATTRIBUTE_TRAILING,
             8.0);
  tie (row, time, TL_ATTRIBUTE_FIRST_BASELINE, sender, TL_ATTRIBUTE_FIRST_BASELINE, 0.0);
  tie (row, content, TL_ATTRIBUTE_TRAILING, time, TL_ATTRIBUTE_TRAILING, EDGE);
  tie (row, text, TL_ATTRIBUTE_LEADING, sender, TL_ATTRIBUTE_LEADING, 0.0);
  tie (row, text, TL_ATTRIBUTE_TOP, sender, TL_ATTRIBUTE_BOTTOM, 2.0);
  tie (row, content, TL_ATTRIBUTE_TRAILING, text, TL_ATTRIBUTE_TRAILING, EDGE);
  tie (row, content, TL_ATTRIBUTE_BOTTOM, text, TL_ATTRIBUTE_BOTTOM, EDGE);
}

RowTemplate *
row_template_new (double scale)
{
  RowTemplate *self = g_new0 (RowTemplate, 1);

  self->template = tl_template_new ();
  tl_template_set_scale (self->template, scale);
  for (guint i = 0; i < N_ROW_TEXTS; i++)
    self->items[i] = tl_template_add_system_text (self->template, texts[i].name, texts[i].size,
                                                  texts[i].weight, texts[i].most_lines);
  self->items[ROW_AVATAR] = tl_template_add_item (self->template, "avatar");
  /* If the width is too small for both, the sender is truncated instead of the time. */
  tl_template_set_content_priorities (self->template, self->items[ROW_SENDER], TL_AXIS_HORIZONTAL,
                                      TL_PRIORITY_DEFAULT_LOW, TL_PRIORITY_DEFAULT_HIGH - 1, NULL);
  add_constraints (self->template, self->items);
  self->values = tl_template_values_new (self->template);
  return self;
}

RowTemplate *
row_template_copy (RowTemplate *self)
{
  RowTemplate *copy = g_new (RowTemplate, 1);

  *copy = *self;
  copy->template = tl_template_copy (self->template);
  copy->values = tl_template_values_new (copy->template);
  return copy;
}

void
row_template_free (RowTemplate *self)
{
  tl_template_values_unref (self->values);
  tl_template_unref (self->template);
  g_free (self);
}

double
row_template_measure (RowTemplate *self, Message *message, double width)
{
  guint minutes = (guint)((guint64)message_get_number (message) % (24 * 60));
  g_autoptr (GError) error = NULL;
  double height = 0.0;
  char   time[8];

  g_snprintf (time, sizeof time, "%02u:%02u", minutes / 60, minutes % 60);
  if (!tl_template_values_set_text (self->values, texts[ROW_SENDER].name, message_get_sender (message),
                                    &error)
      || !tl_template_values_set_text (self->values, texts[ROW_TIME].name, time, &error)
      || !tl_template_values_set_text (self->values, texts[ROW_TEXT].name, message_get_text (message), &error)
      || !tl_template_get_height (self->template, width, self->values, &height, &error))
    g_warning ("%s", error->message);
  return height;
}

void
row_template_get_frame (RowTemplate *self, RowPart part, TlRectangle *frame)
{
  tl_template_get_rectangle (self->template, self->items[part], frame);
}

const char *
row_template_get_text (RowTemplate *self, RowPart part)
{
  return tl_template_values_get_text (self->values, self->items[part]);
}
