/* tl-width-heights.c: see tl-width-heights.h. */
#include "cache/tl-width-heights.h"

#include <math.h>

static gboolean
is_same_width (double left, double right)
{
  return fabs (left - right) <= TL_SAME_WIDTH;
}

void
tl_width_heights_init (TlWidthHeights *heights, double width, double height)
{
  heights->first = (TlWidthHeight){ width, height };
  heights->others = NULL;
}

void
tl_width_heights_clear (TlWidthHeights *heights)
{
  if (heights->others != NULL)
    g_array_unref (heights->others);
}

static TlWidthHeight *
width_heights_find (const TlWidthHeights *heights, double width)
{
  if (is_same_width (heights->first.width, width))
    return (TlWidthHeight *)&heights->first;
  for (guint i = 0; heights->others != NULL && i < heights->others->len; i++)
    {
      TlWidthHeight *other = &g_array_index (heights->others, TlWidthHeight, i);

      if (is_same_width (other->width, width))
        return other;
    }
  return NULL;
}

void
tl_width_heights_store (TlWidthHeights *heights, double width, double height)
{
  TlWidthHeight *known = width_heights_find (heights, width);
  TlWidthHeight  added = { width, height };

  if (known != NULL)
    {
      known->height = height;
      return;
    }
  if (heights->others == NULL)
    heights->others = g_array_new (FALSE, FALSE, sizeof (TlWidthHeight));
  g_array_append_val (heights->others, added);
}

gboolean
tl_width_heights_lookup (const TlWidthHeights *heights, double width, double *height)
{
  const TlWidthHeight *known = width_heights_find (heights, width);

  if (known == NULL)
    return FALSE;
  if (height != NULL)
    *height = known->height;
  return TRUE;
}
