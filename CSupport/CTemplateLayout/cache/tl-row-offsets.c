/* tl-row-offsets.c: the positions of rows, headers and footers. */
#include "cache/tl-row-table.h"

double
tl_row_heights_get_total (const TlRowHeights *heights)
{
  g_return_val_if_fail (heights != NULL, 0.0);
  return tl_extent_length (tl_order_tree_total (&heights->sections), heights->estimate);
}

static TlTablePlace
header_place (const TlSection *section, guint index, double offset)
{
  return (TlTablePlace){ TL_TABLE_HEADER, index, 0, offset, tl_stored_length (section->header, 0.0) };
}

static TlTablePlace
row_place (TlTablePlace header, TlRowSpan span)
{
  return (TlTablePlace){ TL_TABLE_ROW, header.section, span.row, header.offset + header.height + span.start,
                         span.length };
}

static TlTablePlace
footer_place (const TlSection *section, TlTablePlace header, double estimate)
{
  double rows = tl_extent_length (tl_order_tree_total (&section->rows), estimate);

  return (TlTablePlace){ TL_TABLE_FOOTER, header.section, 0, header.offset + header.height + rows,
                         tl_stored_length (section->footer, 0.0) };
}

gboolean
tl_row_heights_get_place (
  const TlRowHeights *heights, TlTablePart part, guint section, guint row, TlTablePlace *place)
{
  g_return_val_if_fail (heights != NULL && place != NULL, FALSE);

  TlOrderPlace     found = tl_order_tree_find (&heights->sections, section);
  const TlSection *node = (const TlSection *)found.node;
  TlTablePlace     header;

  if (node == NULL || (part != TL_TABLE_HEADER && part != TL_TABLE_ROW && part != TL_TABLE_FOOTER)
      || (part == TL_TABLE_ROW && row >= tl_row_tree_get_count (&node->rows)))
    return FALSE;
  header = header_place (node, section, tl_order_place_offset (found, heights->estimate));
  if (part == TL_TABLE_HEADER)
    *place = header;
  else if (part == TL_TABLE_ROW)
    *place = row_place (header, tl_row_tree_get_span (&node->rows, row, heights->estimate));
  else
    *place = footer_place (node, header, heights->estimate);
  return TRUE;
}

gboolean
tl_row_heights_get_section_extent (const TlRowHeights *heights, guint section, double *offset, double *height)
{
  g_return_val_if_fail (heights != NULL, FALSE);

  TlOrderPlace found = tl_order_tree_find (&heights->sections, section);

  if (found.node == NULL)
    return FALSE;
  if (offset != NULL)
    *offset = tl_order_place_offset (found, heights->estimate);
  if (height != NULL)
    *height = tl_extent_length (found.node->own, heights->estimate);
  return TRUE;
}

TlTablePlace
tl_row_heights_find_offset (const TlRowHeights *heights, double offset)
{
  g_return_val_if_fail (heights != NULL, ((TlTablePlace){ TL_TABLE_NOWHERE, 0, 0, 0.0, 0.0 }));

  TlOrderPlace     found = tl_order_tree_find_offset (&heights->sections, offset, 0.0, heights->estimate);
  const TlSection *section = (const TlSection *)found.node;
  TlTablePlace     header;
  TlTablePlace     footer;
  TlTablePlace     row;

  if (section == NULL || !(offset >= 0.0))
    return (TlTablePlace){ TL_TABLE_NOWHERE, 0, 0, 0.0, 0.0 };
  header = header_place (section, found.first, tl_order_place_offset (found, heights->estimate));
  if (offset < header.offset + header.height)
    return header;
  footer = footer_place (section, header, heights->estimate);
  if (offset >= footer.offset && footer.height > 0.0)
    return footer;
  row = row_place (header, tl_row_tree_find_offset (&section->rows, offset, header.offset + header.height,
                                                    heights->estimate));
  return row.height > 0.0 ? row : footer;
}

static gboolean
are_rows_sound (const TlOrderNode *node)
{
  if (node == NULL)
    return TRUE;
  return tl_order_tree_is_balanced (&((const TlSection *)node)->rows) && are_rows_sound (node->left)
         && are_rows_sound (node->right);
}

gboolean
tl_row_heights_check_invariants (const TlRowHeights *heights)
{
  g_return_val_if_fail (heights != NULL, FALSE);
  return tl_order_tree_is_balanced (&heights->sections) && are_rows_sound (heights->sections.root);
}

gboolean
tl_row_heights_find_place (const TlRowHeights *heights, double offset, TlTablePlace *place)
{
  TlTablePlace found;

  g_return_val_if_fail (heights != NULL && place != NULL, FALSE);
  found = tl_row_heights_find_offset (heights, offset);
  if (found.part == TL_TABLE_NOWHERE)
    return FALSE;
  *place = found;
  return TRUE;
}
