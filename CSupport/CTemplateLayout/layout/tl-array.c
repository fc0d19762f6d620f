/* tl-array.c: arrays of a layout, which take no more than they hold once a template is built; a GArray has
 * room for a power of two. */
#include "layout/tl-array.h"

#include <string.h>

/* Makes room for one more item, which is filled with zeros. Returns the items, which may have moved. */
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

/* Gives back what has been reserved and not used. Returns the items, which may have moved. */
gpointer
tl_array_trim (gpointer items, TlArraySize *size, gsize item_size)
{
  if (size->capacity == size->length)
    return items;
  size->capacity = size->length;
  return g_realloc_n (items, size->capacity, item_size);
}
