/* row-height.c: computes and caches the height of a row that is 320 points wide and contains an icon above a
 * text.
 *
 *   cc row-height.c $(pkg-config --cflags --libs templatelayout-1) -o row-height */
#include <stdio.h>
#include <templatelayout.h>

static void
edge (TlLayout *layout, TlItem first, TlAttribute one, TlItem second, TlAttribute other, double distance)
{
  tl_layout_add_constraint (layout, first, one, TL_RELATION_EQUAL, second, other, 1.0, distance,
                            TL_PRIORITY_REQUIRED, NULL);
}

int
main (void)
{
  g_autoptr (TlLayout) layout = tl_layout_new ();
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  g_autoptr (GError) error = NULL;
  TlItem row = tl_layout_add_item (layout);
  TlItem icon = tl_layout_add_item (layout);
  TlItem text = tl_layout_add_item (layout);
  double height = 0.0;

  tl_layout_set_position (layout, row, 0.0, 0.0);
  tl_layout_set_intrinsic_size (layout, icon, TL_AXIS_VERTICAL, 40.0);
  tl_layout_set_intrinsic_size (layout, text, TL_AXIS_VERTICAL, 17.0);
  edge (layout, icon, TL_ATTRIBUTE_TOP, row, TL_ATTRIBUTE_TOP, 8.0);
  edge (layout, text, TL_ATTRIBUTE_TOP, icon, TL_ATTRIBUTE_BOTTOM, 6.0);
  edge (layout, row, TL_ATTRIBUTE_BOTTOM, text, TL_ATTRIBUTE_BOTTOM, 8.0);

  if (!tl_layout_get_fitting_size (layout, row, 320.0, TL_PRIORITY_CONTENT_WIDTH, 0.0,
                                   TL_PRIORITY_FITTING_SIZE, NULL, &height, &error))
    return fprintf (stderr, "%s\n", error->message), 1;
  tl_height_cache_set_context (cache, 320.0, NULL);
  tl_height_cache_store (cache, tl_height_key_string ("row 1", -1), 0, height);

  height = 0.0;
  tl_height_cache_lookup (cache, tl_height_key_string ("row 1", -1), 0, &height);
  printf ("%g\n", height); /* 8 + 40 + 6 + 17 + 8 = 79 */
  return height > 78.5 && height < 79.5 ? 0 : 1;
}
