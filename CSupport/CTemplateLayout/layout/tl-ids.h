/* tl-ids.h: lists of ids; see tl-ids.c. */
#ifndef TL_IDS_H
#define TL_IDS_H

#include <glib.h>

void  tl_ids_push (GArray **ids, guint id);
guint tl_ids_take_last (GArray *ids);

/* Returns the number of ids in a list; @ids may be %NULL. */
static inline guint
tl_ids_count (const GArray *ids)
{
  return ids == NULL ? 0 : ids->len;
}

/* Removes the last id from a list and returns it; returns 0 if the list is empty or %NULL. */
static inline guint
tl_ids_pop (GArray *ids)
{
  return tl_ids_count (ids) == 0 ? 0 : tl_ids_take_last (ids);
}

#endif /* TL_IDS_H */
