/* tl-row-estimates.c: estimates of row heights, and the heights and estimates of headers and footers. */
#include "cache/tl-row-table.h"

gboolean
tl_row_heights_set_estimate (TlRowHeights *heights, double estimate)
{
  g_return_val_if_fail (heights != NULL, FALSE);
  if (!tl_stored_accepts (estimate))
    return FALSE;
  heights->estimate = estimate;
  return TRUE;
}

gboolean
tl_row_heights_estimate_row (TlRowHeights *heights, guint section, guint row, double estimate)
{
  g_return_val_if_fail (heights != NULL, FALSE);
  return tl_stored_accepts (estimate) && !tl_stored_is_known (tl_row_table_get (heights, section, row))
         && tl_row_table_set (heights, section, row, tl_stored_estimated (estimate));
}

gboolean
tl_row_heights_set_header_or_footer (TlRowHeights *heights,
                                     guint         section,
                                     TlTablePart   part,
                                     TlRowHeight   height)
{
  g_return_val_if_fail (heights != NULL, FALSE);

  TlSectionEdit edit;

  g_return_val_if_fail (part == TL_TABLE_HEADER || part == TL_TABLE_FOOTER, FALSE);
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

TlRowHeight
tl_row_heights_get_header_or_footer (const TlRowHeights *heights, guint section, TlTablePart part)
{
  g_return_val_if_fail (heights != NULL, ((TlRowHeight){ TL_HEIGHT_UNKNOWN, 0.0 }));

  const TlSection *found = tl_row_table_section (heights, section);

  g_return_val_if_fail (part == TL_TABLE_HEADER || part == TL_TABLE_FOOTER,
                        ((TlRowHeight){ TL_HEIGHT_UNKNOWN, 0.0 }));
  if (found == NULL)
    return (TlRowHeight){ TL_HEIGHT_KNOWN, 0.0 };
  return tl_stored_to_height (part == TL_TABLE_HEADER ? found->header : found->footer);
}
