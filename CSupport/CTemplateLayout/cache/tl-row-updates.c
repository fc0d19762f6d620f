/* tl-row-updates.c: inserts, removes and moves sections and rows. */
#include "cache/tl-row-table.h"

void
tl_row_heights_insert_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  g_return_if_fail (heights != NULL);
  if (n_sections > 0)
    tl_row_table_insert_sections (heights, first, n_sections);
}

void
tl_row_heights_remove_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  g_return_if_fail (heights != NULL);

  TlOrderTree taken = { heights->sections.class, NULL };

  taken.root = tl_order_tree_take (&heights->sections, first, n_sections);
  tl_order_tree_clear (&taken);
}

TlSectionHeights *
tl_row_heights_take_section (TlRowHeights *heights, guint section)
{
  g_return_val_if_fail (heights != NULL, NULL);
  return (TlSectionHeights *)tl_order_tree_take (&heights->sections, section, 1);
}

/* Whether the table's limits allow adding the section @taken at @index, with its rows and the sections that
 * are missing before it. */
static gboolean
section_fits (const TlRowHeights *heights, guint index, const TlSectionHeights *taken)
{
  const TlOrderNode *node = (const TlOrderNode *)taken;

  return MAX (index, tl_row_table_n_sections (heights)) < G_MAXUINT
         && (guint64)node->own.n_known + node->own.n_unknown <= tl_row_table_get_n_free (heights);
}

void
tl_row_heights_put_section (TlRowHeights *heights, guint section, TlSectionHeights *taken)
{
  g_return_if_fail (heights != NULL);
  if (taken == NULL)
    {
      tl_row_heights_insert_sections (heights, section, 1);
      return;
    }
  if (!section_fits (heights, section, taken))
    {
      tl_section_heights_free (taken);
      return;
    }
  if (section > 0)
    tl_row_table_need_section (heights, section - 1);
  tl_order_tree_put (&heights->sections, section, (TlOrderNode *)taken);
}

void
tl_section_heights_free (TlSectionHeights *section)
{
  if (section != NULL)
    tl_section_class.free ((TlOrderNode *)section);
}

void
tl_row_heights_move_section (TlRowHeights *heights, guint from, guint to)
{
  g_return_if_fail (heights != NULL);
  if (from == to || MIN (from, to) >= tl_row_table_n_sections (heights))
    return;
  tl_row_heights_put_section (heights, to, tl_row_heights_take_section (heights, from));
}

void
tl_row_heights_insert_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  g_return_if_fail (heights != NULL);

  guint         count = tl_row_table_n_rows (heights, section);
  guint         missing = first > count ? first - count : 0;
  guint         n_free = tl_row_table_get_n_free (heights);
  TlSectionEdit edit;

  if (n_rows == 0 || missing >= n_free || !tl_row_table_need_section (heights, section))
    return;
  edit = tl_row_table_begin_edit (heights, section);
  tl_row_tree_insert (&edit.section->rows, first, MIN (n_rows, n_free - missing));
  tl_row_table_end_edit (heights, edit);
}

void
tl_row_heights_remove_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  g_return_if_fail (heights != NULL);

  TlSectionEdit edit;

  if (first >= tl_row_table_n_rows (heights, section))
    return;
  edit = tl_row_table_begin_edit (heights, section);
  tl_row_tree_remove (&edit.section->rows, first, n_rows);
  tl_row_table_end_edit (heights, edit);
}

TlRowHeight
tl_row_heights_take_row (TlRowHeights *heights, guint section, guint row)
{
  g_return_val_if_fail (heights != NULL, ((TlRowHeight){ TL_HEIGHT_UNKNOWN, 0.0 }));

  TlStoredHeight height = tl_row_table_get (heights, section, row);

  tl_row_heights_remove_rows (heights, section, row, 1);
  return tl_stored_to_height (height);
}

void
tl_row_heights_put_row (TlRowHeights *heights, guint section, guint row, TlRowHeight height)
{
  g_return_if_fail (heights != NULL);

  TlStoredHeight stored = tl_stored_from_height (height);

  tl_row_heights_insert_rows (heights, section, row, 1);
  if (!isnan (stored) && row < tl_row_table_n_rows (heights, section))
    tl_row_table_set (heights, section, row, stored);
}

void
tl_row_heights_move_row (
  TlRowHeights *heights, guint from_section, guint from_row, guint to_section, guint to_row)
{
  g_return_if_fail (heights != NULL);
  tl_row_heights_put_row (heights, to_section, to_row,
                          tl_row_heights_take_row (heights, from_section, from_row));
}

void
tl_row_heights_forget_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  g_return_if_fail (heights != NULL);

  TlSectionEdit edit;

  if (first >= tl_row_table_n_rows (heights, section))
    return;
  edit = tl_row_table_begin_edit (heights, section);
  tl_row_tree_forget (&edit.section->rows, first, n_rows);
  tl_row_table_end_edit (heights, edit);
}

void
tl_row_heights_forget_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  g_return_if_fail (heights != NULL);

  guint count = tl_row_table_n_sections (heights);

  if (first >= count)
    return;
  n_sections = MIN (n_sections, count - first);
  tl_row_heights_remove_sections (heights, first, n_sections);
  tl_row_heights_insert_sections (heights, first, n_sections);
}
