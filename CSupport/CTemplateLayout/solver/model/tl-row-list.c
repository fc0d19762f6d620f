/* tl-row-list.c: short lists of row indices. */
#include "solver/model/tl-model.h"

void
tl_row_list_append (TlRowList *list, guint row)
{
  if (list->length == list->capacity)
    {
      list->capacity = MAX (4, 2 * list->capacity);
      list->items = g_renew (guint, list->items, list->capacity);
    }
  list->items[list->length++] = row;
}

void
tl_row_list_remove (TlRowList *list, guint place)
{
  list->length--;
  for (guint i = place; i < list->length; i++)
    list->items[i] = list->items[i + 1];
}
