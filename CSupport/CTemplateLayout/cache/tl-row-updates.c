/* tl-row-updates.c: sections and rows come, go and move. */
#include "cache/tl-row-table.h"

/**
 * tl_row_heights_insert_sections:
 * @heights: a table
 * @first: where the first new section will be
 * @n_sections: how many sections
 *
 * Inserts sections without rows; those from @first on move up. Beyond the last section, sections are made up
 * to
 * @first.
 */
void
tl_row_heights_insert_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  tl_row_table_insert_sections (heights, first, n_sections);
}

/**
 * tl_row_heights_remove_sections:
 * @heights: a table
 * @first: the first section
 * @n_sections: how many sections
 *
 * Removes sections; those behind them move down.
 */
void
tl_row_heights_remove_sections (TlRowHeights *heights, guint first, guint n_sections)
{
  TlOrderTree taken = { heights->sections.class, NULL };

  taken.root = tl_order_tree_take (&heights->sections, first, n_sections);
  tl_order_tree_clear (&taken);
}

/**
 * tl_row_heights_take_section:
 * @heights: a table
 * @section: a section
 *
 * Takes a section out of the table; those behind it move down.
 *
 * Returns: (transfer full) (nullable): the section, for tl_row_heights_put_section(); %NULL, which is put
 *   as a section of which nothing is known, beyond the last one
 */
TlSectionHeights *
tl_row_heights_take_section (TlRowHeights *heights, guint section)
{
  return (TlSectionHeights *)tl_order_tree_take (&heights->sections, section, 1);
}

/* Whether the table has room for a section at `index`, with its rows and those sections that are missing
 * before it. */
static gboolean
heights_have_room (const TlRowHeights *heights, guint index, const TlSectionHeights *taken)
{
  const TlOrderNode *node = (const TlOrderNode *)taken;

  return MAX (index, tl_row_table_n_sections (heights)) < G_MAXUINT
         && (guint64)node->own.n_known + node->own.n_unknown <= tl_row_table_room (heights);
}

/**
 * tl_row_heights_put_section:
 * @heights: a table
 * @section: where the section will be
 * @taken: (transfer full) (nullable): a section taken out of this table or another one
 *
 * Puts a section into the table; those from @section on move up. One that the table has no room for, because
 * others have been inserted in the meantime, is freed.
 */
void
tl_row_heights_put_section (TlRowHeights *heights, guint section, TlSectionHeights *taken)
{
  if (taken == NULL)
    {
      tl_row_heights_insert_sections (heights, section, 1);
      return;
    }
  if (!heights_have_room (heights, section, taken))
    {
      tl_section_heights_free (taken);
      return;
    }
  if (section > 0)
    tl_row_table_need_section (heights, section - 1);
  tl_order_tree_put (&heights->sections, section, (TlOrderNode *)taken);
}

/**
 * tl_section_heights_free:
 * @section: (transfer full) (nullable): a section
 *
 * Frees a section that was taken out of a table. %NULL is ignored.
 */
void
tl_section_heights_free (TlSectionHeights *section)
{
  if (section != NULL)
    tl_section_class.free ((TlOrderNode *)section);
}

/**
 * tl_row_heights_move_section:
 * @heights: a table
 * @from: where the section is
 * @to: where it will be
 *
 * Moves a section; those between the two places move by one.
 */
void
tl_row_heights_move_section (TlRowHeights *heights, guint from, guint to)
{
  if (from == to || MIN (from, to) >= tl_row_table_n_sections (heights))
    return;
  tl_row_heights_put_section (heights, to, tl_row_heights_take_section (heights, from));
}

/**
 * tl_row_heights_insert_rows:
 * @heights: a table
 * @section: a section
 * @first: where the first new row will be
 * @n_rows: how many rows
 *
 * Inserts rows of unknown heights; those from @first on move up. Beyond the last row, rows are made up to
 * @first.
 */
void
tl_row_heights_insert_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  guint         count = tl_row_table_n_rows (heights, section);
  guint         missing = first > count ? first - count : 0;
  guint         room = tl_row_table_room (heights);
  TlSectionEdit edit;

  if (n_rows == 0 || missing >= room || !tl_row_table_need_section (heights, section))
    return;
  edit = tl_row_table_begin_edit (heights, section);
  tl_row_tree_insert (&edit.section->rows, first, MIN (n_rows, room - missing));
  tl_row_table_end_edit (heights, edit);
}

/**
 * tl_row_heights_remove_rows:
 * @heights: a table
 * @section: a section
 * @first: the first row
 * @n_rows: how many rows
 *
 * Removes rows; those behind them move down.
 */
void
tl_row_heights_remove_rows (TlRowHeights *heights, guint section, guint first, guint n_rows)
{
  TlSectionEdit edit;

  if (first >= tl_row_table_n_rows (heights, section))
    return;
  edit = tl_row_table_begin_edit (heights, section);
  tl_row_tree_remove (&edit.section->rows, first, n_rows);
  tl_row_table_end_edit (heights, edit);
}

/**
 * tl_row_heights_take_row:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 *
 * Takes a row out of the table; those behind it move down.
 *
 * Returns: what was known of it, for tl_row_heights_put_row()
 */
TlRowHeight
tl_row_heights_take_row (TlRowHeights *heights, guint section, guint row)
{
  TlStoredHeight height = tl_row_table_get (heights, section, row);

  tl_row_heights_remove_rows (heights, section, row, 1);
  return tl_stored_to_height (height);
}

/**
 * tl_row_heights_put_row:
 * @heights: a table
 * @section: a section
 * @row: where the row will be
 * @height: what is known of it
 *
 * Puts a row into the table; those from @row on move up.
 */
void
tl_row_heights_put_row (TlRowHeights *heights, guint section, guint row, TlRowHeight height)
{
  TlStoredHeight stored = tl_stored_from_height (height);

  tl_row_heights_insert_rows (heights, section, row, 1);
  if (!isnan (stored) && row < tl_row_table_n_rows (heights, section))
    tl_row_table_set (heights, section, row, stored);
}

/**
 * tl_row_heights_move_row:
 * @heights: a table
 * @from_section: the section that the row is in
 * @from_row: where it is there
 * @to_section: the section that it will be in
 * @to_row: where it will be there, after it has been taken away from where it was
 *
 * Moves a row; those between the two places move by one.
 */
void
tl_row_heights_move_row (
  TlRowHeights *heights, guint from_section, guint from_row, guint to_section, guint to_row)
{
  tl_row_heights_put_row (heights, to_section, to_row,
                          tl_row_heights_take_row (heights, from_section, from_row));
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

  if (first >= tl_row_table_n_rows (heights, section))
    return;
  edit = tl_row_table_begin_edit (heights, section);
  tl_row_tree_forget (&edit.section->rows, first, n_rows);
  tl_row_table_end_edit (heights, edit);
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
  guint count = tl_row_table_n_sections (heights);

  if (first >= count)
    return;
  n_sections = MIN (n_sections, count - first);
  tl_row_heights_remove_sections (heights, first, n_sections);
  tl_row_heights_insert_sections (heights, first, n_sections);
}
