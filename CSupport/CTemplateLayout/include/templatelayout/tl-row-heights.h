/* tl-row-heights.h: row heights stored by section and row and kept in step with a table's updates. */
#ifndef TL_ROW_HEIGHTS_H
#define TL_ROW_HEIGHTS_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * TlRowHeights:
 *
 * The heights of a table's rows at one content width, by section and row, and the position of every row.
 *
 * A row or section beyond the last stored one counts as existing, with an unknown height, so every update is
 * valid. Rows keep their heights while other rows are inserted, removed or moved. Offsets and totals include
 * the rows up to the last one that was inserted or for which a height or estimate was stored; a row whose
 * height is not known is included with its estimate.
 *
 * With n rows and sections, every lookup and update takes O(log n), whether it concerns one row or a range of
 * rows. Removing a range or forgetting its heights takes additional time to free its stored heights. A row
 * whose height is known takes 8 to 24 bytes among other such rows, and about 1 KiB if it is the only one
 * within 128 rows. A range of unknown rows takes about 100 bytes, whatever its length, and a section about
 * 250 bytes. A table contains at most %G_MAXUINT rows and at most %G_MAXUINT sections; what is inserted
 * beyond these limits is ignored. Heights and estimates are from 0 to %TL_HEIGHT_MAX, so that every offset
 * and total is finite; others are rejected.
 */
typedef struct _TlRowHeights TlRowHeights;

#define TL_TYPE_ROW_HEIGHTS (tl_row_heights_get_type ())

/**
 * TlSectionHeights:
 *
 * A section taken out of a table, with the heights of its rows, header and footer.
 */
typedef struct _TlSectionHeights TlSectionHeights;

/**
 * TlHeightState:
 * @TL_HEIGHT_UNKNOWN: neither the height nor an estimate is known
 * @TL_HEIGHT_ESTIMATED: an estimate of the height is known
 * @TL_HEIGHT_KNOWN: the height is known
 *
 * The state of a height.
 */
typedef enum
{
  TL_HEIGHT_UNKNOWN,
  TL_HEIGHT_ESTIMATED,
  TL_HEIGHT_KNOWN
} TlHeightState;

/**
 * TlRowHeight:
 * @state: the state of the height
 * @height: the height or the estimate, in points; 0 if there is neither
 *
 * The height of a row, header or footer, or its estimate.
 */
typedef struct
{
  TlHeightState state;
  double        height;
} TlRowHeight;

/**
 * TlTablePart:
 * @TL_TABLE_NOWHERE: outside the table
 * @TL_TABLE_HEADER: the header of a section
 * @TL_TABLE_ROW: a row
 * @TL_TABLE_FOOTER: the footer of a section
 *
 * A part of a table.
 */
typedef enum
{
  TL_TABLE_NOWHERE,
  TL_TABLE_HEADER,
  TL_TABLE_ROW,
  TL_TABLE_FOOTER
} TlTablePart;

/**
 * TlTablePlace:
 * @part: the kind of the part
 * @section: the index of the section that contains the part
 * @row: the index of the row in the section, for %TL_TABLE_ROW
 * @offset: the distance from the table's top to the part's top, in points
 * @height: the height or estimate of the part, in points
 *
 * A header, row or footer, with its position and height.
 */
typedef struct
{
  TlTablePart part;
  guint       section;
  guint       row;
  double      offset;
  double      height;
} TlTablePlace;

/**
 * tl_row_heights_new:
 *
 * Creates a table without known heights. Constant time.
 *
 * Returns: (transfer full): a new table; free it with tl_row_heights_free()
 */
TL_PUBLIC TlRowHeights *tl_row_heights_new (void);

/**
 * tl_row_heights_get_type:
 *
 * Gets the boxed type, whose copies are references; language bindings use it. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_row_heights_get_type (void);

/**
 * tl_row_heights_ref:
 * @heights: a table
 *
 * Adds a reference, which tl_row_heights_free() releases. Still only one thread at a time may use the object.
 * Constant time.
 *
 * Returns: (transfer full): @heights
 */
TL_PUBLIC TlRowHeights *tl_row_heights_ref (TlRowHeights *heights);

/**
 * tl_row_heights_free:
 * @heights: (transfer full) (nullable): a table
 *
 * Releases a reference; the last one frees a table. %NULL is ignored. Takes time in proportion to the number
 * of stored sections and heights.
 */
TL_PUBLIC void tl_row_heights_free (TlRowHeights *heights);

/**
 * tl_row_heights_get_n_known:
 * @heights: a table
 *
 * Gets the number of rows whose height is known. Constant time.
 *
 * Returns: the number of known heights
 */
TL_PUBLIC guint tl_row_heights_get_n_known (const TlRowHeights *heights);

/**
 * tl_row_heights_get_n_sections:
 * @heights: a table
 *
 * Gets the number of sections up to the last one that was inserted or for which a height or an estimate was
 * stored. Constant time.
 *
 * Returns: the number of sections
 */
TL_PUBLIC guint tl_row_heights_get_n_sections (const TlRowHeights *heights);

/**
 * tl_row_heights_get_n_rows:
 * @heights: a table
 * @section: the index of a section
 *
 * Gets the number of rows in a section up to the last one that was inserted or for which a height or an
 * estimate was stored. Takes O(log n) in the number of rows and sections.
 *
 * Returns: the number of rows
 */
TL_PUBLIC guint tl_row_heights_get_n_rows (const TlRowHeights *heights, guint section);

/**
 * tl_row_heights_store:
 * @heights: a table
 * @section: the index of a section
 * @row: the index of a row in the section
 * @height: the row's height, in points
 *
 * Stores a row's height, replacing an earlier height or estimate. Takes O(log n) in the number of rows and
 * sections.
 *
 * Returns: %TRUE if the height was stored; %FALSE if it was rejected because it is negative, not finite or
 *   above %TL_HEIGHT_MAX, or because the table cannot contain such a row
 */
TL_PUBLIC gboolean tl_row_heights_store (TlRowHeights *heights, guint section, guint row, double height);

/**
 * tl_row_heights_lookup:
 * @heights: a table
 * @section: the index of a section
 * @row: the index of a row in the section
 * @height: (out) (optional): return location for the height, in points
 *
 * Looks up a row's height. Takes O(log n) in the number of rows and sections.
 *
 * Returns: %TRUE and sets @height if it is known; otherwise %FALSE, @height untouched
 */
TL_PUBLIC gboolean tl_row_heights_lookup (const TlRowHeights *heights,
                                          guint               section,
                                          guint               row,
                                          double             *height);

/**
 * tl_row_heights_find_unknown:
 * @heights: a table
 * @section: (inout): the section to start at; on return, the section of the row found
 * @row: (inout): the row to start at; on return, the row found
 *
 * Finds the first row whose height is not known, starting at a given row. Takes O(log n) in the number of
 * rows and sections.
 *
 * Returns: %TRUE and sets @section and @row if there is such a row; otherwise %FALSE, both untouched
 */
TL_PUBLIC gboolean tl_row_heights_find_unknown (const TlRowHeights *heights, guint *section, guint *row);

/**
 * tl_row_heights_forget_rows:
 * @heights: a table
 * @section: the index of a section
 * @first: the first row
 * @n_rows: how many rows
 *
 * Forgets the heights and estimates of rows, which remain in place. Takes O(log n) in the number of rows and
 * sections, plus the time to free the stored heights.
 */
TL_PUBLIC void tl_row_heights_forget_rows (TlRowHeights *heights, guint section, guint first, guint n_rows);

/**
 * tl_row_heights_forget_sections:
 * @heights: a table
 * @first: the first section
 * @n_sections: how many sections
 *
 * Forgets the number and the heights of the rows in sections, and the heights of their headers and footers.
 * The sections remain in place without rows, with headers and footers of height 0. Takes O(log n) in the
 * number of rows and sections, plus the time to free the stored heights.
 */
TL_PUBLIC void tl_row_heights_forget_sections (TlRowHeights *heights, guint first, guint n_sections);

/**
 * tl_row_heights_clear:
 * @heights: a table
 *
 * Forgets all heights, sections and rows. Takes time in proportion to the number of stored sections and
 * heights.
 */
TL_PUBLIC void tl_row_heights_clear (TlRowHeights *heights);

/**
 * tl_row_heights_insert_sections:
 * @heights: a table
 * @first: the index of the first new section
 * @n_sections: how many sections
 *
 * Inserts sections without rows. The indices of the sections from @first on increase by @n_sections. If
 * @first is beyond the last section, the missing sections before it are inserted too. Takes O(log n) in the
 * number of rows and sections.
 */
TL_PUBLIC void tl_row_heights_insert_sections (TlRowHeights *heights, guint first, guint n_sections);

/**
 * tl_row_heights_remove_sections:
 * @heights: a table
 * @first: the first section
 * @n_sections: how many sections
 *
 * Removes sections; the indices of the sections after the removed ones decrease. Takes O(log n) in the number
 * of rows and sections, plus the time to free the stored heights.
 */
TL_PUBLIC void tl_row_heights_remove_sections (TlRowHeights *heights, guint first, guint n_sections);

/**
 * tl_row_heights_move_section:
 * @heights: a table
 * @from: the section's index
 * @to: its new index
 *
 * Moves a section; the sections between the two indices shift by one. Takes O(log n) in the number of rows
 * and sections.
 */
TL_PUBLIC void tl_row_heights_move_section (TlRowHeights *heights, guint from, guint to);

/**
 * tl_row_heights_take_section: (skip)
 * @heights: a table
 * @section: the index of a section
 *
 * Takes a section out of the table; the indices of the sections after it decrease by 1. Takes O(log n) in the
 * number of rows and sections.
 *
 * Not for language bindings, which could lose the section or insert it twice.
 *
 * Returns: (transfer full) (nullable): the section, for tl_row_heights_put_section(), or %NULL if @section is
 *   beyond the last one
 */
TL_PUBLIC TlSectionHeights *tl_row_heights_take_section (TlRowHeights *heights, guint section);

/**
 * tl_row_heights_put_section: (skip)
 * @heights: a table
 * @section: the section's new index
 * @taken: (transfer full) (nullable): a section taken out of this table or another one; %NULL for a section
 *   without rows
 *
 * Puts a section into the table; the indices of the sections from @section on increase by 1. A section that
 * would exceed the table's limits, because others were inserted in the meantime, is freed. Takes O(log n) in
 * the number of rows and sections.
 *
 * Not for language bindings, which could lose the section or insert it twice.
 */
TL_PUBLIC void tl_row_heights_put_section (TlRowHeights *heights, guint section, TlSectionHeights *taken);

/**
 * tl_section_heights_free: (skip)
 * @section: (transfer full) (nullable): a section
 *
 * Frees a section that was taken out of a table. %NULL is ignored. Takes time in proportion to the number of
 * stored heights.
 *
 * Not for language bindings, which could lose the section or insert it twice.
 */
TL_PUBLIC void tl_section_heights_free (TlSectionHeights *section);

/**
 * tl_row_heights_insert_rows:
 * @heights: a table
 * @section: the index of a section
 * @first: the index of the first new row
 * @n_rows: how many rows
 *
 * Inserts rows of unknown height. The indices of the rows from @first on increase by @n_rows. If @first is
 * beyond the last row, the missing rows before it are inserted too. Takes O(log n) in the number of rows and
 * sections.
 */
TL_PUBLIC void tl_row_heights_insert_rows (TlRowHeights *heights, guint section, guint first, guint n_rows);

/**
 * tl_row_heights_remove_rows:
 * @heights: a table
 * @section: the index of a section
 * @first: the first row
 * @n_rows: how many rows
 *
 * Removes rows; the indices of the rows after the removed ones decrease. Takes O(log n) in the number of rows
 * and sections, plus the time to free the stored heights.
 */
TL_PUBLIC void tl_row_heights_remove_rows (TlRowHeights *heights, guint section, guint first, guint n_rows);

/**
 * tl_row_heights_move_row:
 * @heights: a table
 * @from_section: the row's section
 * @from_row: the row's index in that section
 * @to_section: the row's new section
 * @to_row: the row's new index in that section, counted without the row itself
 *
 * Moves a row; the rows between the two places shift by one. Takes O(log n) in the number of rows and
 * sections.
 */
TL_PUBLIC void tl_row_heights_move_row (
  TlRowHeights *heights, guint from_section, guint from_row, guint to_section, guint to_row);

/**
 * tl_row_heights_take_row: (skip)
 * @heights: a table
 * @section: the index of a section
 * @row: the index of a row in the section
 *
 * Takes a row out of the table; the indices of the rows after it in the section decrease by 1. Takes O(log n)
 * in the number of rows and sections.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: the row's height or estimate, for tl_row_heights_put_row()
 */
TL_PUBLIC TlRowHeight tl_row_heights_take_row (TlRowHeights *heights, guint section, guint row);

/**
 * tl_row_heights_put_row: (skip)
 * @heights: a table
 * @section: the index of a section
 * @row: the row's new index
 * @height: the row's height or estimate
 *
 * Puts a row into the table; the indices of the rows from @row on in the section increase by 1. Takes O(log
 * n) in the number of rows and sections.
 *
 * Not for language bindings, which cannot pass structures by value.
 */
TL_PUBLIC void tl_row_heights_put_row (TlRowHeights *heights, guint section, guint row, TlRowHeight height);

/**
 * tl_row_heights_set_estimate:
 * @heights: a table
 * @estimate: a height, in points
 *
 * Sets the estimate for rows that have neither a height nor an estimate of their own; 0 by default.
 * Constant time.
 *
 * Returns: %TRUE; %FALSE if @estimate was rejected because it is negative, not finite or above %TL_HEIGHT_MAX
 */
TL_PUBLIC gboolean tl_row_heights_set_estimate (TlRowHeights *heights, double estimate);

/**
 * tl_row_heights_estimate_row:
 * @heights: a table
 * @section: the index of a section
 * @row: the index of a row in the section
 * @estimate: the height that is assumed until the row's height is known, in points
 *
 * Sets the estimate of a row whose height is not known; a known height is kept. Takes O(log n) in the number
 * of rows and sections.
 *
 * Returns: %TRUE if the estimate was stored; %FALSE if the height is known or the estimate was rejected
 */
TL_PUBLIC gboolean tl_row_heights_estimate_row (TlRowHeights *heights,
                                                guint         section,
                                                guint         row,
                                                double        estimate);

/**
 * tl_row_heights_set_header_or_footer: (skip)
 * @heights: a table
 * @section: the index of a section
 * @part: %TL_TABLE_HEADER or %TL_TABLE_FOOTER
 * @height: the height or estimate of the header or footer; an unknown height counts as 0
 *
 * Sets the height or the estimate of a header or footer. Takes O(log n) in the number of rows and sections.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: %TRUE; %FALSE if the height is negative, not finite or above %TL_HEIGHT_MAX, or if the table
 *   cannot contain such a section
 */
TL_PUBLIC gboolean tl_row_heights_set_header_or_footer (TlRowHeights *heights,
                                                        guint         section,
                                                        TlTablePart   part,
                                                        TlRowHeight   height);

/**
 * tl_row_heights_get_header_or_footer: (skip)
 * @heights: a table
 * @section: the index of a section
 * @part: %TL_TABLE_HEADER or %TL_TABLE_FOOTER
 *
 * Looks up the height or estimate of a header or footer. Takes O(log n) in the number of rows and sections.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: the height or estimate; a known height of 0 if nothing was ever set
 */
TL_PUBLIC TlRowHeight tl_row_heights_get_header_or_footer (const TlRowHeights *heights,
                                                           guint               section,
                                                           TlTablePart         part);

/**
 * tl_row_heights_get_total:
 * @heights: a table
 *
 * Gets the total height of all rows, headers and footers. Constant time.
 *
 * Returns: the height of the table, in points, with estimates for unknown heights
 */
TL_PUBLIC double tl_row_heights_get_total (const TlRowHeights *heights);

/**
 * tl_row_heights_get_place:
 * @heights: a table
 * @part: a header, row or footer
 * @section: the index of the section
 * @row: the index of the row in the section, for %TL_TABLE_ROW
 * @place: (out caller-allocates): return location for the position and height
 *
 * Gets the position and height of a header, row or footer. Takes O(log n) in the number of rows and sections.
 *
 * Returns: %TRUE and sets @place; %FALSE if the table has no such section or row, @place untouched
 */
TL_PUBLIC gboolean tl_row_heights_get_place (
  const TlRowHeights *heights, TlTablePart part, guint section, guint row, TlTablePlace *place);

/**
 * tl_row_heights_get_section_extent:
 * @heights: a table
 * @section: the index of a section
 * @offset: (out) (optional): return location for the distance from the table's top, in points
 * @height: (out) (optional): return location for the height with header and footer, in points
 *
 * Gets the position and height of a section. Takes O(log n) in the number of rows and sections.
 *
 * Returns: %TRUE and sets @offset and @height; %FALSE if the table has no such section, both untouched
 */
TL_PUBLIC gboolean tl_row_heights_get_section_extent (const TlRowHeights *heights,
                                                      guint               section,
                                                      double             *offset,
                                                      double             *height);

/**
 * tl_row_heights_find_offset: (skip)
 * @heights: a table
 * @offset: a distance from the table's top, in points
 *
 * Finds the header, row or footer at an offset. The top edge of a part belongs to the part, its bottom edge
 * to the next part; a part of height 0 is never found. Takes O(log n) in the number of rows and sections.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: the part at @offset, with %TL_TABLE_NOWHERE as its kind if @offset is negative or not less than
 *   the table's height
 */
TL_PUBLIC TlTablePlace tl_row_heights_find_offset (const TlRowHeights *heights, double offset);

/**
 * tl_row_heights_find_place:
 * @heights: a table
 * @offset: a distance from the table's top, in points
 * @place: (out caller-allocates): return location for the part at @offset
 *
 * Finds the header, row or footer at an offset, as tl_row_heights_find_offset() does. Takes O(log n) in the
 * number of rows and sections.
 *
 * Returns: %TRUE and sets @place; %FALSE if @offset is above the table or not above its end, @place untouched
 */
TL_PUBLIC gboolean tl_row_heights_find_place (const TlRowHeights *heights,
                                              double              offset,
                                              TlTablePlace       *place);

/**
 * tl_row_heights_check_invariants:
 * @heights: a table
 *
 * Checks, for tests, that the trees in which sections and rows are stored are balanced. Takes time in
 * proportion to the number of rows.
 *
 * Returns: %TRUE if all trees are balanced
 */
TL_PUBLIC gboolean tl_row_heights_check_invariants (const TlRowHeights *heights);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlRowHeights, tl_row_heights_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlSectionHeights, tl_section_heights_free)

G_END_DECLS

#endif /* TL_ROW_HEIGHTS_H */
