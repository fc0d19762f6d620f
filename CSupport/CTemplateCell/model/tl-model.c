/* tl-model.c: the description of a template: its items, constraints and properties. */
#include "model/tl-model.h"

#include "model/tl-names.h"

static void
item_clear (gpointer data)
{
  TlModelItem *item = data;

  g_free (item->name);
  g_free (item->string);
  g_clear_pointer (&item->runs, g_array_unref);
  g_free ((char *)item->text.font.family);
  g_clear_pointer (&item->margins, g_array_unref);
  g_clear_pointer (&item->arranged, g_array_unref);
  if (item->measure_destroy != NULL)
    item->measure_destroy (item->measure_data);
}

static void
constraint_clear (gpointer data)
{
  g_free (((TlModelConstraint *)data)->name);
}

TlModel *
tl_model_new (void)
{
  TlModel *model = g_new0 (TlModel, 1);

  g_atomic_ref_count_init (&model->references);
  model->items = g_array_new (FALSE, TRUE, sizeof (TlModelItem));
  g_array_set_clear_func (model->items, item_clear);
  model->constraints = g_array_new (FALSE, TRUE, sizeof (TlModelConstraint));
  g_array_set_clear_func (model->constraints, constraint_clear);
  model->names = g_hash_table_new (g_str_hash, g_str_equal);
  model->constraint_names = g_hash_table_new (g_str_hash, g_str_equal);
  model->accessories = g_array_new (FALSE, FALSE, sizeof (TlModelAccessory));
  model->scale = 2.0;
  tl_model_add_item (model, "content", TL_CONTENT_NONE);
  return model;
}

TlModel *
tl_model_ref (TlModel *model)
{
  g_atomic_ref_count_inc (&model->references);
  return model;
}

void
tl_model_unref (TlModel *model)
{
  if (!g_atomic_ref_count_dec (&model->references))
    return;
  g_hash_table_unref (model->names);
  g_hash_table_unref (model->constraint_names);
  g_array_unref (model->items);
  g_array_unref (model->constraints);
  g_array_unref (model->accessories);
  g_free (model);
}

/* Adds an item. @name may be NULL; otherwise no other item may have this name. Returns the id of the item. */
TlItem
tl_model_add_item (TlModel *model, const char *name, TlContentKind kind)
{
  TlModelItem item = { .kind = kind, .name = g_strdup (name), .width = -1.0, .height = -1.0 };
  TlItem      id;

  for (guint axis = 0; axis < 2; axis++)
    {
      item.hugging[axis] = TL_PRIORITY_DEFAULT_LOW;
      item.compression_resistance[axis] = TL_PRIORITY_DEFAULT_HIGH;
    }
  item.needs_value = kind == TL_CONTENT_TEXT || kind == TL_CONTENT_SIZE;
  if (kind == TL_CONTENT_STACK)
    item.arranged = g_array_new (FALSE, FALSE, sizeof (TlModelArranged));
  g_array_append_val (model->items, item);
  id = model->items->len;
  if (item.name != NULL)
    g_hash_table_insert (model->names, item.name, GUINT_TO_POINTER (id));
  return id;
}

static gboolean
reject_cycle (const TlModel *model, TlItem item, const char *reason, GError **error)
{
  g_autofree char *name = tl_model_describe_item (model, item);

  g_set_error (error, TL_TEMPLATE_ERROR, TL_TEMPLATE_ERROR_CYCLE, "item %s %s", name, reason);
  return FALSE;
}

/* Appends @item to the items that @stack arranges. Returns FALSE with @error set if @item is the content item
 * or is arranged already, or if @stack would contain itself. */
gboolean
tl_model_arrange (TlModel *model, TlItem stack, TlItem item, double spacing, GError **error)
{
  TlModelArranged arranged = { item, spacing };

  if (item == TL_TEMPLATE_CONTENT)
    return reject_cycle (model, item, "contains all stacks, so none can arrange it", error);
  if (tl_model_item (model, item)->stack != 0)
    return reject_cycle (model, item, "is arranged already", error);
  for (TlItem outer = stack; outer != 0; outer = tl_model_item (model, outer)->stack)
    {
      if (outer == item)
        return reject_cycle (model, item, "would contain itself", error);
    }
  g_array_append_val (tl_model_item (model, stack)->arranged, arranged);
  tl_model_item (model, item)->stack = stack;
  return TRUE;
}

/* Inserts @entry into @entries, which are ordered by ascending row width. The first field of each entry is
 * its row width. An entry with the same row width is replaced. */
static void
insert_by_width (GArray *entries, gconstpointer entry)
{
  guint  size = g_array_get_element_size (entries), index = 0;
  double width = *(const double *)entry;

  while (index < entries->len && *(const double *)(gpointer)(entries->data + index * size) < width)
    index++;
  if (index < entries->len && *(const double *)(gpointer)(entries->data + index * size) <= width)
    g_array_remove_index (entries, index);
  g_array_insert_vals (entries, index, entry, 1);
}

/* The entry with the greatest row width that is at most @row_width; NULL if there is none. @entries may be
 * NULL. */
static gconstpointer
find_by_width (GArray *entries, double row_width)
{
  gconstpointer found = NULL;

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      gconstpointer entry = entries->data + i * g_array_get_element_size (entries);

      if (*(const double *)entry <= row_width)
        found = entry;
    }
  return found;
}

/* Sets the margins of @item in rows that are at least @row_width wide. */
void
tl_model_set_margins (TlModel *model, TlItem item, double row_width, const TlMargins *margins)
{
  TlModelItem   *data = tl_model_item (model, item);
  TlModelMargins entry = { row_width, *margins };

  if (data->margins == NULL)
    data->margins = g_array_new (FALSE, FALSE, sizeof (TlModelMargins));
  insert_by_width (data->margins, &entry);
}

/* The margins of @item in rows that are @row_width wide; zeros if no margins were set for such rows. */
TlMargins
tl_model_get_margins (const TlModel *model, TlItem item, double row_width)
{
  const TlModelMargins *entry = find_by_width (tl_model_item (model, item)->margins, row_width);

  return entry == NULL ? (TlMargins){ 0.0, 0.0, 0.0, 0.0 } : entry->margins;
}

/* Sets the accessory width of rows that are at least @row_width wide. */
void
tl_model_set_accessory_width (TlModel *model, double row_width, double width)
{
  insert_by_width (model->accessories, &(TlModelAccessory){ row_width, width });
}

/* The accessory width of rows that are @row_width wide; 0 if none was set for such rows. */
double
tl_model_get_accessory_width (const TlModel *model, double row_width)
{
  const TlModelAccessory *entry = find_by_width (model->accessories, row_width);

  return entry == NULL ? 0.0 : entry->width;
}

/* Adds a copy of @constraint under @name, which may be NULL; otherwise no other constraint may have this
 * name. Returns the id of the constraint. */
TlConstraint
tl_model_add_constraint (TlModel *model, const char *name, const TlModelConstraint *constraint)
{
  TlModelConstraint copy = *constraint;
  TlConstraint      id = model->constraints->len + 1;

  copy.name = g_strdup (name);
  g_array_append_val (model->constraints, copy);
  if (copy.name != NULL)
    g_hash_table_insert (model->constraint_names, copy.name, GUINT_TO_POINTER (id));
  return id;
}

TlItem
tl_model_find_item (const TlModel *model, const char *name)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (model->names, name));
}

TlConstraint
tl_model_find_constraint (const TlModel *model, const char *name)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (model->constraint_names, name));
}

/* Returns what messages call an item: its name in quotation marks, or its id if it has no name. */
char *
tl_model_describe_item (const TlModel *model, TlItem item)
{
  const char *name = tl_model_item (model, item)->name;

  return name == NULL ? g_strdup_printf ("%u", item) : g_strdup_printf ("\"%s\"", name);
}

static void
describe_side (const TlModel *model, TlItem item, TlAttribute attribute, GString *text)
{
  const char *name = tl_model_item (model, item)->name;

  if (name == NULL)
    g_string_append_printf (text, "item %u", item);
  else
    g_string_append (text, name);
  g_string_append_printf (text, ".%s", tl_names_get (&tl_attribute_names, attribute));
}

/* Returns what messages call a constraint: its name in quotation marks, or its equation if it has no name. */
char *
tl_model_describe_constraint (const TlModel *model, TlConstraint constraint)
{
  const TlModelConstraint *data = tl_model_constraint (model, constraint);
  GString                 *text;

  if (data->name != NULL)
    return g_strdup_printf ("\"%s\"", data->name);
  text = g_string_new (NULL);
  describe_side (model, data->first_item, data->first_attribute, text);
  g_string_append_printf (text, " %s ", tl_names_get (&tl_relation_names, (guint)(data->relation + 1)));
  if (data->second_item != 0 && data->multiplier != 1.0)
    g_string_append_printf (text, "%g × ", data->multiplier);
  if (data->second_item != 0)
    describe_side (model, data->second_item, data->second_attribute, text);
  if (data->second_item == 0)
    g_string_append_printf (text, "%g", data->constant);
  else if (data->constant != 0.0)
    g_string_append_printf (text, " %s %g", data->constant < 0.0 ? "−" : "+", ABS (data->constant));
  return g_string_free (text, FALSE);
}
