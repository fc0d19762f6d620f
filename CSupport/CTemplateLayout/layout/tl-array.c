/* tl-array.c: the arrays of a layout, which are trimmed to their length once a template is built, unlike a
 * GArray, whose capacity is a power of two. */
#include "layout/tl-array.h"

#include <string.h>

/* Appends one item, filled with zeros. Returns the items, which may have moved. */
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

/* Frees unused capacity. Returns the items, which may have moved. */
gpointer
tl_array_trim (gpointer items, TlArraySize *size, gsize item_size)
{
  if (size->capacity == size->length)
    return items;
  size->capacity = size->length;
  return g_realloc_n (items, size->capacity, item_size);
}
