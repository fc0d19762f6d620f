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

gpointer tl_array_append (gpointer items, TlArraySize *size, gsize item_size, guint first_capacity);
gpointer tl_array_trim (gpointer items, TlArraySize *size, gsize item_size);

#endif /* TL_ARRAY_H */
