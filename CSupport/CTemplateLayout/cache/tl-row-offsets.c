/* tl-row-offsets.c: where rows, headers and footers lie. */
#include "cache/tl-row-table.h"

/**
 * tl_row_heights_get_total:
 * @heights: a table
 *
 * Adds up all rows, headers and footers. Constant time.
 *
 * Returns: the height of the table, in points; estimates count where no height is known
 */
double
tl_row_heights_get_total (const TlRowHeights *heights)
{
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

/**
 * tl_row_heights_get_place:
 * @heights: a table
 * @part: a header, row or footer
 * @section: its section
 * @row: its row, for %TL_TABLE_ROW
 * @place: (out caller-allocates): return location for where it lies
 *
 * Says where a header, row or footer lies and how high it is.
 *
 * Returns: %TRUE and sets @place; %FALSE if the table has no such section or row, @place untouched
 */
gboolean
tl_row_heights_get_place (
  const TlRowHeights *heights, TlTablePart part, guint section, guint row, TlTablePlace *place)
{
  TlOrderPlace     found = tl_order_tree_find (&heights->sections, section);
  const TlSection *node = (const TlSection *)found.node;
  TlTablePlace     header;

  if (node == NULL || part == TL_TABLE_NOWHERE
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

/**
 * tl_row_heights_get_section_extent:
 * @heights: a table
 * @section: a section
 * @offset: (out) (optional): return location for the distance from the table's top, in points
 * @height: (out) (optional): return location for the height with header and footer, in points
 *
 * Says where a section lies and how high it is.
 *
 * Returns: %TRUE; %FALSE if the table has no such section, nothing is set then
 */
gboolean
tl_row_heights_get_section_extent (const TlRowHeights *heights, guint section, double *offset, double *height)
{
  TlOrderPlace found = tl_order_tree_find (&heights->sections, section);

  if (found.node == NULL)
    return FALSE;
  if (offset != NULL)
    *offset = tl_order_place_offset (found, heights->estimate);
  if (height != NULL)
    *height = tl_extent_length (found.node->own, heights->estimate);
  return TRUE;
}

/**
 * tl_row_heights_find_offset:
 * @heights: a table
 * @offset: a distance from the table's top, in points
 *
 * Finds the header, row or footer at an offset. Its top belongs to it, its bottom to the next one; what
 * is 0 points high is never found.
 *
 * Returns: what lies there; %TL_TABLE_NOWHERE above the table and from its end on
 */
TlTablePlace
tl_row_heights_find_offset (const TlRowHeights *heights, double offset)
{
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

/**
 * tl_row_heights_check_invariants:
 * @heights: a table
 *
 * Checks what holds between calls, for tests: that all trees are balanced. Takes time in proportion to
 * the number of rows.
 *
 * Returns: %TRUE if all is well
 */
gboolean
tl_row_heights_check_invariants (const TlRowHeights *heights)
{
  return tl_order_tree_is_balanced (&heights->sections) && are_rows_sound (heights->sections.root);
}
