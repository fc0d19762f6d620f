/* tl-row-heights.c: what is known of the heights in a table's sections and rows.
 *
 * What lies beyond the last section or row is an unknown height; so an update beyond the end is valid.
 */
#include "cache/tl-row-table.h"

/**
 * tl_row_heights_new:
 *
 * Creates a table in which no height is known.
 *
 * Returns: (transfer full): a new table; free it with tl_row_heights_free()
 */
TlRowHeights *
tl_row_heights_new (void)
{
  TlRowHeights *heights = g_new0 (TlRowHeights, 1);

  heights->sections.class = &tl_section_class;
  return heights;
}

/**
 * tl_row_heights_free:
 * @heights: (transfer full) (nullable): a table
 *
 * Frees a table. %NULL is ignored.
 */
void
tl_row_heights_free (TlRowHeights *heights)
{
  if (heights == NULL)
    return;
  tl_order_tree_clear (&heights->sections);
  g_free (heights);
}

/**
 * tl_row_heights_get_n_known:
 * @heights: a table
 *
 * Counts the rows whose height is known. Constant time.
 *
 * Returns: the number of heights
 */
guint
tl_row_heights_get_n_known (const TlRowHeights *heights)
{
  return tl_order_tree_total (&heights->sections).n_known;
}

/**
 * tl_row_heights_get_n_sections:
 * @heights: a table
 *
 * Counts the sections up to the last one whose place is known. Constant time.
 *
 * Returns: the number of sections
 */
guint
tl_row_heights_get_n_sections (const TlRowHeights *heights)
{
  return tl_row_table_n_sections (heights);
}

/**
 * tl_row_heights_get_n_rows:
 * @heights: a table
 * @section: a section
 *
 * Counts the rows of a section up to the last one whose place is known; no height is known beyond.
 *
 * Returns: the number of rows
 */
guint
tl_row_heights_get_n_rows (const TlRowHeights *heights, guint section)
{
  return tl_row_table_n_rows (heights, section);
}

/**
 * tl_row_heights_store:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 * @height: the row's height, in points
 *
 * Remembers a height in place of an earlier one.
 *
 * Returns: %TRUE if it was stored; %FALSE if it was refused because it is negative, not finite or above
 * %TL_HEIGHT_MAX, or because the table can hold no such row
 */
gboolean
tl_row_heights_store (TlRowHeights *heights, guint section, guint row, double height)
{
  return tl_stored_accepts (height) && tl_row_table_set (heights, section, row, tl_stored_known (height));
}

/**
 * tl_row_heights_lookup:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 * @height: (out) (optional): return location for the height, in points
 *
 * Looks up a row's height.
 *
 * Returns: %TRUE and sets @height if it is known; otherwise %FALSE, @height untouched
 */
gboolean
tl_row_heights_lookup (const TlRowHeights *heights, guint section, guint row, double *height)
{
  TlStoredHeight stored = tl_row_table_get (heights, section, row);

  if (!tl_stored_is_known (stored))
    return FALSE;
  if (height != NULL)
    *height = stored;
  return TRUE;
}

/**
 * tl_row_heights_find_unknown:
 * @heights: a table
 * @section: (inout): the section to begin at; the section found
 * @row: (inout): the row to begin at; the row found
 *
 * Finds the first row whose height is not known, at a place or behind it.
 *
 * Returns: %TRUE and sets @section and @row if there is one; otherwise %FALSE, both untouched
 */
gboolean
tl_row_heights_find_unknown (const TlRowHeights *heights, guint *section, guint *row)
{
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

/**
 * tl_row_heights_clear:
 * @heights: a table
 *
 * Forgets all heights, sections and rows.
 */
void
tl_row_heights_clear (TlRowHeights *heights)
{
  tl_order_tree_clear (&heights->sections);
}
