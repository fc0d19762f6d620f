/* tl-array.h: arrays that can be trimmed to their length; see tl-array.c. */
#ifndef TL_ARRAY_H
#define TL_ARRAY_H

#include <glib.h>

/* The length and the capacity of an array, in items. */
typedef struct
{
  guint length;
  guint capacity;
} TlArraySize;

gpointer tl_array_grow (gpointer items, TlArraySize *size, gsize item_size, guint first_capacity);
gpointer tl_array_trim (gpointer items, TlArraySize *size, gsize item_size);

/* Appends one item of @item_size bytes to the array @items, whose length and capacity @size contains; the
 * caller sets the item. An empty array gets memory for @first_capacity items. Returns the array, which may
 * have moved. */
static inline gpointer
tl_array_append (gpointer items, TlArraySize *size, gsize item_size, guint first_capacity)
{
  if (G_UNLIKELY (size->length == size->capacity))
    items = tl_array_grow (items, size, item_size, first_capacity);
  size->length++;
  return items;
}

#endif /* TL_ARRAY_H */
