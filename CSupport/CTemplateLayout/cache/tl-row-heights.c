/* tl-row-heights.c: the heights of a table's rows, by section.
 *
 * Rows beyond the last row or section have an unknown height, so an update beyond the end is valid.
 */
#include "cache/tl-row-table.h"

G_DEFINE_BOXED_TYPE (TlRowHeights, tl_row_heights, tl_row_heights_ref, tl_row_heights_free)

TlRowHeights *
tl_row_heights_new (void)
{
  TlRowHeights *heights = g_atomic_rc_box_new0 (TlRowHeights);

  heights->sections.class = &tl_section_class;
  return heights;
}

TlRowHeights *
tl_row_heights_ref (TlRowHeights *heights)
{
  g_return_val_if_fail (heights != NULL, NULL);
  return g_atomic_rc_box_acquire (heights);
}

static void
heights_clear (gpointer heights)
{
  tl_order_tree_clear (&((TlRowHeights *)heights)->sections);
}

void
tl_row_heights_free (TlRowHeights *heights)
{
  if (heights != NULL)
    g_atomic_rc_box_release_full (heights, heights_clear);
}

guint
tl_row_heights_get_n_known (const TlRowHeights *heights)
{
  g_return_val_if_fail (heights != NULL, 0);
  return tl_order_tree_total (&heights->sections).n_known;
}

guint
tl_row_heights_get_n_sections (const TlRowHeights *heights)
{
  g_return_val_if_fail (heights != NULL, 0);
  return tl_row_table_n_sections (heights);
}

guint
tl_row_heights_get_n_rows (const TlRowHeights *heights, guint section)
{
  g_return_val_if_fail (heights != NULL, 0);
  return tl_row_table_n_rows (heights, section);
}

gboolean
tl_row_heights_store (TlRowHeights *heights, guint section, guint row, double height)
{
  g_return_val_if_fail (heights != NULL, FALSE);
  return tl_stored_accepts (height) && tl_row_table_set (heights, section, row, tl_stored_known (height));
}

gboolean
tl_row_heights_lookup (const TlRowHeights *heights, guint section, guint row, double *height)
{
  g_return_val_if_fail (heights != NULL, FALSE);

  TlStoredHeight stored = tl_row_table_get (heights, section, row);

  if (!tl_stored_is_known (stored))
    return FALSE;
  if (height != NULL)
    *height = stored;
  return TRUE;
}

gboolean
tl_row_heights_find_unknown (const TlRowHeights *heights, guint *section, guint *row)
{
  g_return_val_if_fail (heights != NULL && section != NULL && row != NULL, FALSE);

  guint at = *section;
  guint first = *row;

  for (;;)
    {
      TlOrderPlace     place = tl_order_tree_find_unknown (&heights->sections, at);
      const TlSection *found = (const TlSection *)place.node;
      guint            unknown;

      if (found == NULL)
        return FALSE;
      if (place.first > at)
        first = 0;
      at = MAX (at, place.first);
      unknown = tl_row_tree_find_unknown (&found->rows, first);
      if (unknown < tl_row_tree_get_count (&found->rows))
        {
          *section = at;
          *row = unknown;
          return TRUE;
        }
      at++;
      first = 0;
    }
}

void
tl_row_heights_clear (TlRowHeights *heights)
{
  g_return_if_fail (heights != NULL);
  tl_order_tree_clear (&heights->sections);
}
