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
static gboolean
need_section (TlRowHeights *heights, guint index)
{
  guint n_sections = tl_row_heights_get_n_sections (heights);

  if (index == G_MAXUINT)
    return FALSE;
  if (index >= n_sections)
    tl_row_heights_insert_sections (heights, n_sections, index + 1 - n_sections);
  return TRUE;
}

/* How many rows the table has room for yet. */
static guint
get_room (const TlRowHeights *heights)
{
  TlExtent total = tl_order_tree_total (&heights->sections);

  return G_MAXUINT - total.n_known - total.n_unknown;
}

/* Notes a height or an estimate, in a section that grows if need be. */
static gboolean
set_cell (TlRowHeights *heights, guint section, guint row, TlCell cell)
{
  guint         n_rows = tl_row_heights_get_n_rows (heights, section);
  TlSectionEdit edit;

  if (row >= n_rows && row - n_rows >= get_room (heights))
    return FALSE;
  if (!need_section (heights, section))
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
 * Returns: %TRUE if it was stored; %FALSE if it was refused because it is negative or not finite, or
 *   because the table can hold no such row
 */
gboolean
tl_row_heights_store (TlRowHeights *heights, guint section, guint row, double height)
{
  return tl_cell_accepts (height) && set_cell (heights, section, row, tl_cell_known (height));
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

/**
 * tl_row_heights_set_estimate:
 * @heights: a table
 * @estimate: a height, in points
 *
 * Sets what rows count of which neither a height nor an estimate of their own is known; 0 at first.
 * Constant time.
 *
 * Returns: %TRUE; %FALSE if it was refused because it is negative or not finite
 */
gboolean
tl_row_heights_set_estimate (TlRowHeights *heights, double estimate)
{
  if (!tl_cell_accepts (estimate))
    return FALSE;
  heights->estimate = estimate;
  return TRUE;
}

/**
 * tl_row_heights_estimate_row:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 * @estimate: what the row counts until its height is known, in points
 *
 * Gives a row whose height is not known an estimate of its own; a known height stays.
 *
 * Returns: %TRUE if the estimate counts now; %FALSE if the height is known or the estimate was refused
 */
gboolean
tl_row_heights_estimate_row (TlRowHeights *heights, guint section, guint row, double estimate)
{
  return tl_cell_accepts (estimate) && !tl_row_heights_lookup (heights, section, row, NULL)
         && set_cell (heights, section, row, tl_cell_estimated (estimate));
}

static TlCell
cell_of (TlRowHeight height)
{
  if (height.state == TL_HEIGHT_UNKNOWN || !tl_cell_accepts (height.height))
    return TL_CELL_NONE;
  return height.state == TL_HEIGHT_KNOWN ? tl_cell_known (height.height) : tl_cell_estimated (height.height);
}

static TlRowHeight
height_of_cell (TlCell cell)
{
  if (isnan (cell))
    return (TlRowHeight){ TL_HEIGHT_UNKNOWN, 0.0 };
  return (TlRowHeight){ tl_cell_is_known (cell) ? TL_HEIGHT_KNOWN : TL_HEIGHT_ESTIMATED, fabs (cell) };
}

/**
 * tl_row_heights_set_supplement:
 * @heights: a table
 * @section: a section
 * @part: %TL_TABLE_HEADER or %TL_TABLE_FOOTER
 * @height: what is known of its height; where nothing is, it counts 0
 *
 * Notes the height or the estimate of a header or footer.
 *
 * Returns: %TRUE; %FALSE if the height is negative or not finite, or the table can hold no such section
 */
gboolean
tl_row_heights_set_supplement (TlRowHeights *heights, guint section, TlTablePart part, TlRowHeight height)
{
  TlSectionEdit edit;

  if (height.state != TL_HEIGHT_UNKNOWN && !tl_cell_accepts (height.height))
    return FALSE;
  if (!need_section (heights, section))
    return FALSE;
  edit = tl_row_heights_begin_edit (heights, section);
  if (part == TL_TABLE_HEADER)
    edit.section->header = cell_of (height);
  else
    edit.section->footer = cell_of (height);
  tl_row_heights_end_edit (heights, edit);
  return TRUE;
}

/**
 * tl_row_heights_get_supplement:
 * @heights: a table
 * @section: a section
 * @part: %TL_TABLE_HEADER or %TL_TABLE_FOOTER
 *
 * Looks up what is known of the height of a header or footer.
 *
 * Returns: the height or estimate; a known 0 where none was ever set
 */
TlRowHeight
tl_row_heights_get_supplement (const TlRowHeights *heights, guint section, TlTablePart part)
{
  const TlSection *found = tl_row_heights_section (heights, section);

  if (found == NULL)
    return (TlRowHeight){ TL_HEIGHT_KNOWN, 0.0 };
  return height_of_cell (part == TL_TABLE_HEADER ? found->header : found->footer);
}

/* --- Updates --- */

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
  guint count = tl_row_heights_get_n_sections (heights);
  guint missing = first > count ? first - count : 0;

  n_sections = MIN (n_sections, G_MAXUINT - count - missing) + missing;
  if (n_sections > 0)
    tl_order_tree_put (&heights->sections, MIN (first, count), &tl_section_new (n_sections)->node);
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

/**
 * tl_row_heights_put_section:
 * @heights: a table
 * @section: where the section will be
 * @taken: (transfer full) (nullable): a section taken out of this table or another one
 *
 * Puts a section into the table; those from @section on move up.
 */
void
tl_row_heights_put_section (TlRowHeights *heights, guint section, TlSectionHeights *taken)
{
  if (taken == NULL)
    {
      tl_row_heights_insert_sections (heights, section, 1);
      return;
    }
  if (section == G_MAXUINT || (section > 0 && !need_section (heights, section - 1)))
    tl_section_heights_free (taken);
  else
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
  if (from == to || MIN (from, to) >= tl_row_heights_get_n_sections (heights))
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
  guint         count = tl_row_heights_get_n_rows (heights, section);
  guint         missing = first > count ? first - count : 0;
  guint         room = get_room (heights);
  TlSectionEdit edit;

  if (n_rows == 0 || missing >= room || !need_section (heights, section))
    return;
  edit = tl_row_heights_begin_edit (heights, section);
  tl_rows_insert (&edit.section->rows, first, MIN (n_rows, room - missing));
  tl_row_heights_end_edit (heights, edit);
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

  if (first >= tl_row_heights_get_n_rows (heights, section))
    return;
  edit = tl_row_heights_begin_edit (heights, section);
  tl_rows_remove (&edit.section->rows, first, n_rows);
  tl_row_heights_end_edit (heights, edit);
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
  const TlSection *found = tl_row_heights_section (heights, section);
  TlCell           cell = found == NULL ? TL_CELL_NONE : tl_rows_get (&found->rows, row);

  tl_row_heights_remove_rows (heights, section, row, 1);
  return height_of_cell (cell);
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
  TlCell cell = cell_of (height);

  tl_row_heights_insert_rows (heights, section, row, 1);
  if (!isnan (cell) && row < tl_row_heights_get_n_rows (heights, section))
    set_cell (heights, section, row, cell);
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
