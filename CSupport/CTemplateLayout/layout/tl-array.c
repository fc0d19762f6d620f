/* tl-array.c: arrays that can be trimmed to their length, as those of a layout are once a template cell is
 * built. A GArray cannot be trimmed: its capacity is a power of two. */
#include "layout/tl-array.h"

#include <string.h>

/* Appends one item of @item_size bytes, filled with zeros, to the array @items, whose length and capacity
 * @size contains. An empty array gets memory for @first_capacity items. Returns the array, which may have
 * moved. */
gpointer
tl_array_append (gpointer items, TlArraySize *size, gsize item_size, guint first_capacity)
{
  if (size->length == size->capacity)
    {
      size->capacity = MAX (first_capacity, size->capacity + size->capacity / 2);
      items = g_realloc_n (items, size->capacity, item_size);
    }
  memset ((char *)items + size->length * item_size, 0, item_size);
  size->length++;
  return items;
}

/* Frees the unused capacity of the array @items. Returns the array, which may have moved. */
gpointer
tl_array_trim (gpointer items, TlArraySize *size, gsize item_size)
{
  if (size->capacity == size->length)
    return items;
  size->capacity = size->length;
  return g_realloc_n (items, size->capacity, item_size);
}
