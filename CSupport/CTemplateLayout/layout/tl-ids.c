/* tl-ids.c: lists of ids, such as those of removed items, which are reused. Most layouts need no such list,
 * so it is created when the first id is added. */
#include "layout/tl-ids.h"

/* Appends an id to a list, which is created if it is %NULL. */
void
tl_ids_push (GArray **ids, guint id)
{
  if (*ids == NULL)
    *ids = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (*ids, id);
}

/* Removes the last id from a list, which must not be empty, and returns it. */
guint
tl_ids_take_last (GArray *ids)
{
  guint id = g_array_index (ids, guint, ids->len - 1);

  g_array_set_size (ids, ids->len - 1);
  return id;
}
