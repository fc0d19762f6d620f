/* tl-array.c: arrays that can be trimmed to their length, as those of a layout are once a template cell is
 * built. A GArray cannot be trimmed: its capacity is a power of two. */
#include "layout/tl-array.h"

/* Enlarges the array @items, whose length and capacity @size contains, by half; an empty array gets memory
 * for @first_capacity items. Returns the array, which may have moved. */
gpointer
tl_array_grow (gpointer items, TlArraySize *size, gsize item_size, guint first_capacity)
{
  size->capacity = MAX (first_capacity, size->capacity + size->capacity / 2);
  return g_realloc_n (items, size->capacity, item_size);
}

/* Frees the unused capacity of the array @items, unless it is a quarter or less, which is not worth an
 * allocation. Returns the array, which may have moved. */
gpointer
tl_array_trim (gpointer items, TlArraySize *size, gsize item_size)
{
  if (size->capacity - size->length <= size->capacity / 4)
    return items;
  size->capacity = size->length;
  return g_realloc_n (items, size->capacity, item_size);
}
