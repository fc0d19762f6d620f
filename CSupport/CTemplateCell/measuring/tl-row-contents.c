/* tl-row-contents.c: passes the values of a row to the layout: texts, sizes, constants and hidden items; also
 * the margins for the row's width. */
#include "measuring/tl-row-layout.h"

#include <string.h>

#include "measuring/tl-styled-text.h"

static gboolean
reject_missing (const TlModel *model, TlItem item, GError **error)
{
  g_autofree char *name = tl_model_describe_item (model, item);
  const char      *value = tl_model_item (model, item)->kind == TL_CONTENT_TEXT ? "text" : "size";

  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_MISSING_VALUE,
               "the row has no %s for item %s: set it with tl_template_values_set_%s()", value, name, value);
  return FALSE;
}

/* Checks that @values, which may be NULL, contains a value for each item that needs one. Returns FALSE with
 * @error set if a value is missing. */
gboolean
tl_row_contents_check (const TlModel *model, const TlTemplateValues *values, GError **error)
{
  for (TlItem item = 1; item <= model->items->len; item++)
    {
      if (tl_model_item (model, item)->needs_value && (values == NULL || !values->items[item - 1].is_set))
        return reject_missing (model, item, error);
    }
  return TRUE;
}

/* Returns the text of an item in a row, whose value @value may be NULL. */
static TlStyledText
get_text (const TlModelItem *item, const TlItemValue *value)
{
  TlStyledText text = { .text = item->string, .runs = item->runs, .style = &item->text };

  if (value != NULL && value->is_set)
    {
      text.text = value->text;
      text.length = value->length;
      text.runs = value->runs;
    }
  else if (text.text != NULL)
    text.length = strlen (text.text);
  return text;
}

/* Runs are not compared with those of the previous row, so text with runs is measured for each row. */
static void
apply_text (TlRowLayout *self, TlRowItem *row, const TlModelItem *item, const TlItemValue *value)
{
  TlStyledText text = get_text (item, value);
  gboolean     has_runs = text.runs != NULL && text.length > 0;

  if (tl_text_content_set_text (row->text, text.text, (gssize)text.length) || has_runs || row->has_runs)
    tl_layout_invalidate_content (self->layout, row->item);
  row->has_runs = has_runs;
}

static void
apply_size (TlRowLayout *self, TlRowItem *row, const TlModelItem *item, const TlItemValue *value)
{
  gboolean is_set = value != NULL && value->is_set;
  double   width = is_set ? value->width : item->width, height = is_set ? value->height : item->height;

  if (width != row->width)
    tl_layout_set_intrinsic_size (self->layout, row->item, TL_AXIS_HORIZONTAL, width);
  if (height != row->height)
    tl_layout_set_intrinsic_size (self->layout, row->item, TL_AXIS_VERTICAL, height);
  row->width = width;
  row->height = height;
}

static void
apply_hidden (TlRowLayout *self, TlRowItem *row, const TlModelItem *item, const TlItemValue *value)
{
  gboolean is_hidden = item->is_hidden;

  if (value != NULL && value->hidden != TL_HIDDEN_DEFAULT)
    is_hidden = value->hidden == TL_HIDDEN_YES;
  if (is_hidden != row->is_hidden && item->stack != 0)
    self->has_changed_stacks = TRUE;
  row->is_hidden = is_hidden;
}

static void
apply_item (TlRowLayout *self, TlRowItem *row, const TlItemValue *value)
{
  const TlModelItem *item = tl_model_item (self->model, row->item);

  apply_hidden (self, row, item, value);
  switch (item->kind)
    {
    case TL_CONTENT_TEXT:
      apply_text (self, row, item, value);
      break;
    case TL_CONTENT_SIZE:
      apply_size (self, row, item, value);
      break;
    case TL_CONTENT_MEASURED:
      tl_layout_invalidate_content (self->layout, row->item);
      break;
    case TL_CONTENT_NONE:
    case TL_CONTENT_STACK:
    case TL_CONTENT_MARGINS_GUIDE:
    default:
      break;
    }
}

/* Resets the constants that the previous row set to those of the model, and sets those of this row. */
static void
apply_constants (TlRowLayout *self, const TlTemplateValues *values)
{
  for (guint i = 0; i < self->constants->len; i++)
    {
      TlConstraint constraint = g_array_index (self->constants, TlConstraint, i);

      tl_layout_set_constant (self->layout, self->constraints[constraint - 1].id,
                              tl_model_constraint (self->model, constraint)->constant, NULL);
    }
  g_array_set_size (self->constants, 0);
  for (guint i = 0; values != NULL && values->constants != NULL && i < values->constants->len; i++)
    {
      TlConstantValue value = g_array_index (values->constants, TlConstantValue, i);

      tl_layout_set_constant (self->layout, self->constraints[value.constraint - 1].id, value.constant, NULL);
      g_array_append_val (self->constants, value.constraint);
    }
}

/* Passes the contents of a row to the layout. @values may be NULL. Texts and sizes that equal those of the
 * previous row are not passed again; content that a function of the program measures is measured again for
 * each row. */
void
tl_row_contents_apply (TlRowLayout *self, const TlTemplateValues *values)
{
  for (guint i = 0; i < self->model->items->len; i++)
    apply_item (self, &self->items[i], values == NULL ? NULL : &values->items[i]);
  if (self->constants->len > 0 || (values != NULL && values->constants != NULL))
    apply_constants (self, values);
}

/* Sets the margins of all items, and the insets of their guides, to those of rows @row_width wide. */
void
tl_row_contents_set_width (TlRowLayout *self, double row_width)
{
  self->row_width = row_width;
  for (TlItem id = 1; id <= self->model->items->len; id++)
    {
      TlItem    owner = tl_model_item (self->model, id)->owner;
      TlMargins margins = tl_model_get_margins (self->model, owner == 0 ? id : owner, row_width);

      if (owner == 0)
        tl_layout_set_margins (self->layout, id, &margins);
      else
        tl_layout_set_insets (self->layout, id, &margins);
    }
}

/* Measures the text of an item as a UILabel measures its text. */
static void
measure_text (const TlRowItem *row, double width, TlMeasurement *measurement)
{
  const TlTemplateValues *values = row->owner->values;
  const double            scale = row->owner->model->scale;
  TlTextContentSize       size;

  if (row->has_runs)
    {
      TlStyledText text = get_text (tl_model_item (row->owner->model, row->item),
                                    values == NULL ? NULL : &values->items[row->item - 1]);

      tl_styled_text_measure (&text, row->owner->fonts.measurer, width, &size);
    }
  else
    tl_text_content_measure (row->text, row->owner->fonts.measurer, width, &size);
  measurement->width = tl_pixels_round_up (size.width, scale);
  measurement->height = tl_pixels_round_up (size.height, scale);
  measurement->first_baseline = size.first_baseline;
  measurement->last_baseline = size.last_baseline;
  measurement->is_fixed = !tl_text_content_depends_on_width (row->text);
}

/* A TlMeasureFunc for items with text and for items whose content a function of the program measures; the
 * user data is a TlRowItem. */
void
tl_row_contents_measure (TlItem item, double width, TlMeasurement *measurement, gpointer row_item)
{
  TlRowItem         *row = row_item;
  const TlModelItem *data;

  if (row->text != NULL)
    {
      measure_text (row, width, measurement);
      return;
    }
  data = tl_model_item (row->owner->model, item);
  data->measure (item, row->owner->values, width, measurement, data->measure_data);
}
