/* tl-row-estimates.c: estimates, and the heights of headers and footers. */
#include "cache/tl-row-table.h"

/**
 * tl_row_heights_set_estimate:
 * @heights: a table
 * @estimate: a height, in points
 *
 * Sets what rows count of which neither a height nor an estimate of their own is known; 0 at first.
 * Constant time.
 *
 * Returns: %TRUE; %FALSE if it was refused because it is negative, not finite or above %TL_HEIGHT_MAX
 */
gboolean
tl_row_heights_set_estimate (TlRowHeights *heights, double estimate)
{
  if (!tl_stored_accepts (estimate))
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
  return tl_stored_accepts (estimate) && !tl_stored_is_known (tl_row_table_get (heights, section, row))
         && tl_row_table_set (heights, section, row, tl_stored_estimated (estimate));
}

/**
 * tl_row_heights_set_header_or_footer:
 * @heights: a table
 * @section: a section
 * @part: %TL_TABLE_HEADER or %TL_TABLE_FOOTER
 * @height: what is known of its height; where nothing is, it counts 0
 *
 * Notes the height or the estimate of a header or footer.
 *
 * Returns: %TRUE; %FALSE if the height is negative, not finite or above %TL_HEIGHT_MAX, or the table can hold
 * no such section
 */
gboolean
tl_row_heights_set_header_or_footer (TlRowHeights *heights,
                                     guint         section,
                                     TlTablePart   part,
                                     TlRowHeight   height)
{
  TlSectionEdit edit;

  if (height.state != TL_HEIGHT_UNKNOWN && !tl_stored_accepts (height.height))
    return FALSE;
  if (!tl_row_table_need_section (heights, section))
    return FALSE;
  edit = tl_row_table_begin_edit (heights, section);
  if (part == TL_TABLE_HEADER)
    edit.section->header = tl_stored_from_height (height);
  else
    edit.section->footer = tl_stored_from_height (height);
  tl_row_table_end_edit (heights, edit);
  return TRUE;
}

/**
 * tl_row_heights_get_header_or_footer:
 * @heights: a table
 * @section: a section
 * @part: %TL_TABLE_HEADER or %TL_TABLE_FOOTER
 *
 * Looks up what is known of the height of a header or footer.
 *
 * Returns: the height or estimate; a known 0 where none was ever set
 */
TlRowHeight
tl_row_heights_get_header_or_footer (const TlRowHeights *heights, guint section, TlTablePart part)
{
  const TlSection *found = tl_row_table_section (heights, section);

  if (found == NULL)
    return (TlRowHeight){ TL_HEIGHT_KNOWN, 0.0 };
  return tl_stored_to_height (part == TL_TABLE_HEADER ? found->header : found->footer);
}
