/* tl-ids.h: lists of ids; see tl-ids.c. */
#ifndef TL_IDS_H
#define TL_IDS_H

#include <glib.h>

void  tl_ids_push (GArray **ids, guint id);
guint tl_ids_pop (GArray *ids);

/* Returns the number of ids in a list; @ids may be %NULL. */
static inline guint
tl_ids_count (const GArray *ids)
{
  return ids == NULL ? 0 : ids->len;
}

#endif /* TL_IDS_H */
