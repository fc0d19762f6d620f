/* tl-row-heights.c: what is known of the heights in a table's sections and rows.
 *
 * What lies beyond the last section or row is an unknown height; so an update beyond the end is valid.
 */
#include "cache/tl-row-heights-private.h"

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

/* --- Sections, for reading and for editing --- */

/* The section, or the run that it is part of; NULL beyond the end. */
const TlSection *
tl_row_heights_section (const TlRowHeights *heights, guint index)
{
  return (const TlSection *)tl_order_tree_find (&heights->sections, index).node;
}

/* Opens a section that is there; tl_row_heights_end_edit() closes it. */
TlSectionEdit
tl_row_heights_begin_edit (TlRowHeights *heights, guint index)
{
  TlSectionEdit edit = { (TlSection *)tl_order_tree_find (&heights->sections, index).node, index, FALSE };

  if (tl_section_is_bare (edit.section))
    {
      edit.section = (TlSection *)tl_order_tree_take (&heights->sections, index, 1);
      edit.is_out = TRUE;
    }
  return edit;
}

/* Closes a section and brings the sums above it up to date. */
void
tl_row_heights_end_edit (TlRowHeights *heights, TlSectionEdit edit)
{
  tl_section_measure (edit.section);
  if (edit.is_out)
    tl_order_tree_put (&heights->sections, edit.index, &edit.section->node);
  else
    tl_order_tree_refresh (&heights->sections, edit.index);
}

/* Makes sections up to `index`. FALSE if there can be none. */
gboolean
tl_row_heights_need_section (TlRowHeights *heights, guint index)
{
  guint n_sections = tl_row_heights_get_n_sections (heights);

  if (index == G_MAXUINT)
    return FALSE;
  if (index >= n_sections)
    tl_row_heights_insert_sections (heights, n_sections, index + 1 - n_sections);
  return TRUE;
}

/* How many rows the table has room for yet. */
guint
tl_row_heights_get_room (const TlRowHeights *heights)
{
  TlExtent total = tl_order_tree_total (&heights->sections);

  return G_MAXUINT - total.n_known - total.n_unknown;
}

/* Notes a height or an estimate, in a section that grows if need be. */
gboolean
tl_row_heights_set_cell (TlRowHeights *heights, guint section, guint row, TlCell cell)
{
  guint         n_rows = tl_row_heights_get_n_rows (heights, section);
  TlSectionEdit edit;

  if (row >= n_rows && row - n_rows >= tl_row_heights_get_room (heights))
    return FALSE;
  if (!tl_row_heights_need_section (heights, section))
    return FALSE;
  edit = tl_row_heights_begin_edit (heights, section);
  tl_rows_set (&edit.section->rows, row, cell);
  tl_row_heights_end_edit (heights, edit);
  return TRUE;
}

/* --- Heights --- */

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
  return tl_order_tree_total (&heights->sections).n_items;
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
  const TlSection *found = tl_row_heights_section (heights, section);

  return found == NULL ? 0 : tl_rows_get_count (&found->rows);
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
  return tl_cell_accepts (height) && tl_row_heights_set_cell (heights, section, row, tl_cell_known (height));
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
  const TlSection *found = tl_row_heights_section (heights, section);
  TlCell           cell = found == NULL ? TL_CELL_NONE : tl_rows_get (&found->rows, row);

  if (!tl_cell_is_known (cell))
    return FALSE;
  if (height != NULL)
    *height = cell;
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
      unknown = tl_rows_find_unknown (&found->rows, first);
      if (unknown < tl_rows_get_count (&found->rows))
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
 * tl_row_heights_forget_rows:
 * @heights: a table
 * @section: a section
 * @first: the first row
 * @n_rows: how many rows
 *
 * Forgets the heights and estimates of rows that stay where they are.
 */
void
tl_row_heights_forget_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  TlSectionEdit edit;

  if (first >= tl_row_heights_get_n_rows (heights, section))
    return;
  edit = tl_row_heights_begin_edit (heights, section);
  tl_rows_forget (&edit.section->rows, first, n_rows);
  tl_row_heights_end_edit (heights, edit);
}

/**
 * tl_row_heights_forget_sections:
 * @heights: a table
 * @first: the first section
 * @n_sections: how many sections
 *
 * Forgets the heights of all rows of sections that stay where they are, and how many rows there are;
 * headers and footers count nothing then.
 */
void
tl_row_heights_forget_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  guint count = tl_row_heights_get_n_sections (heights);

  if (first >= count)
    return;
  n_sections = MIN (n_sections, count - first);
  tl_row_heights_remove_sections (heights, first, n_sections);
  tl_row_heights_insert_sections (heights, first, n_sections);
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
