/* tl-row-layout.c: builds the layout of a template once, and solves it for each row. */
#include "measuring/tl-row-layout.h"

#include <math.h>

static void
stack_clear (gpointer stack)
{
  tl_row_stacks_clear (stack);
}

static TlTextContent *
make_text (const TlTemplateText *style)
{
  TlTextContent *text = tl_text_content_new (&style->font);

  tl_text_content_set_leading (text, style->leading);
  tl_text_content_set_lines (text, style->most_lines, style->wrap);
  tl_text_content_set_preferred_width (text, style->preferred_width);
  return text;
}

/* Adds the item of the layout that stands for item @id of the model. Both items have the same id. */
static void
add_item (TlRowLayout *self, TlItem id)
{
  const TlModelItem *data = tl_model_item (self->model, id);
  TlRowItem         *row = &self->items[id - 1];
  TlItem             item;

  *row = (TlRowItem){ .owner = self, .item = id, .width = -1.0, .height = -1.0 };
  item = data->kind == TL_CONTENT_MARGINS_GUIDE ? tl_layout_add_guide (self->layout, data->owner)
                                                : tl_layout_add_item (self->layout);
  g_assert (item == id);
  if (data->kind == TL_CONTENT_TEXT)
    {
      row->text = make_text (&data->text);
      tl_layout_set_baselines (self->layout, id, TL_BASELINES_FROM_CENTER, 0.0, 0.0);
    }
  else if (data->kind != TL_CONTENT_MARGINS_GUIDE)
    tl_layout_set_baselines (self->layout, id, data->baselines_origin, data->first_baseline,
                             data->last_baseline);
  if (data->kind == TL_CONTENT_TEXT || data->kind == TL_CONTENT_MEASURED)
    tl_layout_set_measure (self->layout, id, tl_row_contents_measure, row, NULL);
  for (guint axis = 0; axis < 2; axis++)
    tl_layout_set_content_priorities (self->layout, id, (TlAxis)axis, data->hugging[axis],
                                      data->compression_resistance[axis], NULL);
}

/* Adds the items to the layout. The target size of the content item is set before the constraints are added,
 * so in a conflict a constraint is broken, not the target size. */
static void
add_items (TlRowLayout *self)
{
  tl_layout_set_right_to_left (self->layout, self->model->right_to_left);
  for (TlItem id = 1; id <= self->model->items->len; id++)
    {
      add_item (self, id);
      if (tl_model_item (self->model, id)->kind == TL_CONTENT_STACK)
        tl_row_stacks_add (self, id);
      if (id != TL_TEMPLATE_CONTENT)
        continue;
      tl_layout_set_position (self->layout, id, 0.0, 0.0);
      tl_layout_set_target_size (self->layout, id, TL_AXIS_HORIZONTAL, 0.0, TL_PRIORITY_FITTING_SIZE, NULL);
      tl_layout_set_target_size (self->layout, id, TL_AXIS_VERTICAL, 0.0, TL_PRIORITY_FITTING_SIZE, NULL);
    }
}

/* Creates the layout of @model, whose building has ended. */
TlRowLayout *
tl_row_layout_new (TlModel *model)
{
  TlRowLayout *self = g_new0 (TlRowLayout, 1);

  self->model = tl_model_ref (model);
  tl_fonts_init (&self->fonts);
  self->layout = tl_layout_new ();
  self->items = g_new0 (TlRowItem, model->items->len);
  self->constraints = g_new0 (TlRowConstraint, model->constraints->len);
  self->stacks = g_array_new (FALSE, FALSE, sizeof (TlRowStack));
  g_array_set_clear_func (self->stacks, stack_clear);
  self->constants = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  self->row_width = -1.0;
  add_items (self);
  tl_row_stacks_order (self);
  tl_row_constraints_add (self);
  return self;
}

void
tl_row_layout_free (TlRowLayout *self)
{
  if (self == NULL)
    return;
  tl_layout_free (self->layout);
  for (guint i = 0; i < self->model->items->len; i++)
    tl_text_content_free (self->items[i].text);
  tl_fonts_clear (&self->fonts);
  g_free (self->items);
  g_free (self->constraints);
  g_array_unref (self->stacks);
  g_array_unref (self->constants);
  tl_model_unref (self->model);
  g_free (self);
}

/* Prepares the layout for a row: sets the margins and contents of the items, and updates the constraints that
 * depend on the contents. */
static void
prepare_row (TlRowLayout *self, double width, const TlTemplateValues *values)
{
  if (width != self->row_width)
    tl_row_contents_set_width (self, width);
  tl_row_contents_apply (self, values);
  if (self->has_changed_stacks || self->has_content_stacks)
    {
      tl_row_stacks_arrange (self);
      tl_row_constraints_update (self);
    }
}

/* The height of a row: @content_height rounded up to pixels, or the model's @empty_height if the rounded
 * height is 0, plus the separator. */
static double
row_height (const TlModel *model, double content_height)
{
  double height = tl_pixels_round_up (content_height, model->scale);

  if (height <= 0.0)
    height = model->empty_height;
  return height + (model->has_separator ? 1.0 / model->scale : 0.0);
}

static gboolean
check_width (double width, double accessory_width, GError **error)
{
  if (isfinite (width) && width > accessory_width)
    return TRUE;
  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_BAD_NUMBER,
               "a row cannot be %g points wide: it needs more than %g", width, accessory_width);
  return FALSE;
}

/* Computes the height of a row. Returns FALSE with @error set after an error. If required constraints
 * contradict each other, @error names them and @height is set nevertheless. */
gboolean
tl_row_layout_measure (
  TlRowLayout *self, double width, const TlTemplateValues *values, double *height, GError **error)
{
  g_autoptr (GError) problem = NULL;
  double accessory_width = tl_model_get_accessory_width (self->model, width), content_height = 0.0;

  if (!check_width (width, accessory_width, error) || !tl_row_contents_check (self->model, values, error))
    return FALSE;
  self->values = values;
  prepare_row (self, width, values);
  tl_layout_get_fitting_size (self->layout, TL_TEMPLATE_CONTENT, width - accessory_width,
                              TL_PRIORITY_CONTENT_WIDTH, 0.0, TL_PRIORITY_FITTING_SIZE, NULL, &content_height,
                              &problem);
  self->values = NULL;
  if (problem != NULL && !g_error_matches (problem, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE))
    {
      g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_NUMERIC, "the row cannot be laid out: %s",
                   problem->message);
      return FALSE;
    }
  self->is_solved = TRUE;
  if (height != NULL)
    *height = row_height (self->model, content_height);
  if (problem != NULL)
    tl_row_constraints_report (self, error);
  return problem == NULL;
}
