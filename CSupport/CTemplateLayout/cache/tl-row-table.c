/* tl-row-table.c: the sections and rows of a table of heights, for lookups, updates and estimates. */
#include "cache/tl-row-table.h"

/* Returns the section at @index, or the run of bare sections that the section is part of (see tl-section.h);
 * NULL beyond the last section. */
const TlSection *
tl_row_table_section (const TlRowHeights *heights, guint index)
{
  return (const TlSection *)tl_order_tree_find (&heights->sections, index).node;
}

/* Returns the number of sections up to the last one that was inserted or for which something was stored. */
guint
tl_row_table_n_sections (const TlRowHeights *heights)
{
  return tl_order_tree_total (&heights->sections).n_items;
}

/* Returns the number of rows in a section up to the last one that was inserted or for which something was
 * stored. */
guint
tl_row_table_n_rows (const TlRowHeights *heights, guint section)
{
  const TlSection *found = tl_row_table_section (heights, section);

  return found == NULL ? 0 : tl_row_tree_get_count (&found->rows);
}

/* Returns the height or estimate of a row; TL_STORED_NONE if there is neither. */
TlStoredHeight
tl_row_table_get (const TlRowHeights *heights, guint section, guint row)
{
  const TlSection *found = tl_row_table_section (heights, section);

  return found == NULL ? TL_STORED_NONE : tl_row_tree_get (&found->rows, row);
}

/* Inserts @n_sections sections without rows, from the index @first on. If @first is beyond the last section,
 * the missing sections before it are inserted too. */
void
tl_row_table_insert_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  guint count = tl_row_table_n_sections (heights);
  guint missing = first > count ? first - count : 0;

  n_sections = MIN (n_sections, G_MAXUINT - count - missing) + missing;
  if (n_sections > 0)
    tl_order_tree_put (&heights->sections, MIN (first, count), &tl_section_new (n_sections)->node);
}

/* Begins an edit of the existing section at @index; tl_row_table_end_edit() ends the edit. */
TlSectionEdit
tl_row_table_begin_edit (TlRowHeights *heights, guint index)
{
  TlSectionEdit edit = { (TlSection *)tl_order_tree_find (&heights->sections, index).node, index, FALSE };

  if (tl_section_is_bare (edit.section))
    {
      edit.section = (TlSection *)tl_order_tree_take (&heights->sections, index, 1);
      edit.is_out = TRUE;
    }
  return edit;
}

/* Ends an edit of a section, and updates the sums in the tree of sections. */
void
tl_row_table_end_edit (TlRowHeights *heights, TlSectionEdit edit)
{
  tl_section_measure (edit.section);
  if (edit.is_out)
    tl_order_tree_put (&heights->sections, edit.index, &edit.section->node);
  else
    tl_order_tree_refresh (&heights->sections, edit.index);
}

/* Inserts the sections that are missing up to the one at @index. Returns %FALSE if a table cannot contain a
 * section with this index. */
gboolean
tl_row_table_need_section (TlRowHeights *heights, guint index)
{
  guint n_sections = tl_row_table_n_sections (heights);

  if (index == G_MAXUINT)
    return FALSE;
  if (index >= n_sections)
    tl_row_table_insert_sections (heights, n_sections, index + 1 - n_sections);
  return TRUE;
}

/* Returns the number of rows that can still be added to the table. */
guint
tl_row_table_get_n_free (const TlRowHeights *heights)
{
  TlExtent total = tl_order_tree_total (&heights->sections);

  return G_MAXUINT - total.n_known - total.n_unknown;
}

/* Stores a height or an estimate; sections and rows that are missing up to this row are inserted. Returns
 * %FALSE if the table cannot contain such a row. */
gboolean
tl_row_table_set (TlRowHeights *heights, guint section, guint row, TlStoredHeight height)
{
  guint         n_rows = tl_row_table_n_rows (heights, section);
  TlSectionEdit edit;

  if (row >= n_rows && row - n_rows >= tl_row_table_get_n_free (heights))
    return FALSE;
  if (!tl_row_table_need_section (heights, section))
    return FALSE;
  edit = tl_row_table_begin_edit (heights, section);
  tl_row_tree_set (&edit.section->rows, row, height);
  tl_row_table_end_edit (heights, edit);
  return TRUE;
}

/* Converts a height or estimate to its stored form; a height that is not valid becomes unknown. */
TlStoredHeight
tl_stored_from_height (TlRowHeight height)
{
  if (height.state == TL_HEIGHT_UNKNOWN || !tl_stored_accepts (height.height))
    return TL_STORED_NONE;
  return height.state == TL_HEIGHT_KNOWN ? tl_stored_known (height.height)
                                         : tl_stored_estimated (height.height);
}

/* Converts a stored height to its public form. */
TlRowHeight
tl_stored_to_height (TlStoredHeight height)
{
  if (isnan (height))
    return (TlRowHeight){ TL_HEIGHT_UNKNOWN, 0.0 };
  return (TlRowHeight){ tl_stored_is_known (height) ? TL_HEIGHT_KNOWN : TL_HEIGHT_ESTIMATED, fabs (height) };
}
