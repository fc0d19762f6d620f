/* tl-row-heights.h: heights remembered by section and row, in step with a table's updates. */
#ifndef TL_ROW_HEIGHTS_H
#define TL_ROW_HEIGHTS_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * TlRowHeights:
 *
 * Heights by section and row, at one content width, and where every row lies.
 *
 * Rows and sections that were never stored exist, without a height, so that every update is valid. Rows keep
 * their heights while others are inserted, removed or moved. Offsets and totals count the rows up to the last
 * one that was stored or inserted; a row whose height is not known counts with its estimate.
 *
 * With n rows every operation takes O(log n), whether it is about one row or a range of them; removing or
 * forgetting a range also takes the time to free what was known of it. A row whose height is known takes 8 to
 * 24 bytes, long stretches of unknown rows next to nothing, a section about 250 bytes. A table holds at most
 * %G_MAXUINT rows and as many sections; what would exceed that is left out. Heights and estimates are from 0
 * to %TL_HEIGHT_MAX, so that every offset and total is finite; others are rejected.
 */
typedef struct _TlRowHeights TlRowHeights;

/**
 * TlSectionHeights:
 *
 * A section taken out of a table, with the heights of its rows, header and footer.
 */
typedef struct _TlSectionHeights TlSectionHeights;

/**
 * TlHeightState:
 * @TL_HEIGHT_UNKNOWN: nothing is known of the height
 * @TL_HEIGHT_ESTIMATED: there is an estimate
 * @TL_HEIGHT_KNOWN: the height is known
 *
 * What is known of a height.
 */
typedef enum
{
  TL_HEIGHT_UNKNOWN,
  TL_HEIGHT_ESTIMATED,
  TL_HEIGHT_KNOWN
} TlHeightState;

/**
 * TlRowHeight:
 * @state: what is known
 * @height: the height or the estimate, in points; 0 if there is neither
 *
 * What is known of the height of a row, header or footer.
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
 * What lies at some place of a table.
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
 * @part: what lies there
 * @section: its section
 * @row: its row, for %TL_TABLE_ROW
 * @offset: the distance from the table's top to its top, in points
 * @height: its height or estimate, in points
 *
 * A header, row or footer, and where it lies.
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
 * Creates a table in which no height is known. Constant time.
 *
 * Returns: (transfer full): a new table; free it with tl_row_heights_free()
 */
TL_PUBLIC TlRowHeights *tl_row_heights_new (void);

/**
 * tl_row_heights_free:
 * @heights: (transfer full) (nullable): a table
 *
 * Frees a table. %NULL is ignored. Takes time in proportion to what is known of its rows.
 */
TL_PUBLIC void tl_row_heights_free (TlRowHeights *heights);

/**
 * tl_row_heights_get_n_known:
 * @heights: a table
 *
 * Counts the rows whose height is known. Constant time.
 *
 * Returns: the number of heights
 */
TL_PUBLIC guint tl_row_heights_get_n_known (const TlRowHeights *heights);

/**
 * tl_row_heights_get_n_sections:
 * @heights: a table
 *
 * Counts the sections up to the last one that was stored to or inserted. Constant time.
 *
 * Returns: the number of sections
 */
TL_PUBLIC guint tl_row_heights_get_n_sections (const TlRowHeights *heights);

/**
 * tl_row_heights_get_n_rows:
 * @heights: a table
 * @section: a section
 *
 * Counts the rows of a section up to the last one that was stored or inserted. Takes O(log n) of the number
 * of rows and sections.
 *
 * Returns: the number of rows
 */
TL_PUBLIC guint tl_row_heights_get_n_rows (const TlRowHeights *heights, guint section);

/**
 * tl_row_heights_store:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 * @height: the row's height, in points
 *
 * Remembers a height in place of an earlier one. Takes O(log n) of the number of rows and sections.
 *
 * Returns: %TRUE if it was stored; %FALSE if it was rejected because it is negative, not finite or above
 *   %TL_HEIGHT_MAX, or because the table cannot hold such a row
 */
TL_PUBLIC gboolean tl_row_heights_store (TlRowHeights *heights, guint section, guint row, double height);

/**
 * tl_row_heights_lookup:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 * @height: (out) (optional): return location for the height, in points
 *
 * Looks up a row's height. Takes O(log n) of the number of rows and sections.
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
 * @section: (inout): the section to begin at; the section found
 * @row: (inout): the row to begin at; the row found
 *
 * Finds the first row whose height is not known, from a given row on. Takes O(log n) of the number of rows
 * and sections.
 *
 * Returns: %TRUE and sets @section and @row if there is one; otherwise %FALSE, both untouched
 */
TL_PUBLIC gboolean tl_row_heights_find_unknown (const TlRowHeights *heights, guint *section, guint *row);

/**
 * tl_row_heights_forget_rows:
 * @heights: a table
 * @section: a section
 * @first: the first row
 * @n_rows: how many rows
 *
 * Forgets the heights and estimates of rows that stay where they are. Takes O(log n) of the number of rows
 * and sections, and frees what was known of them.
 */
TL_PUBLIC void tl_row_heights_forget_rows (TlRowHeights *heights, guint section, guint first, guint n_rows);

/**
 * tl_row_heights_forget_sections:
 * @heights: a table
 * @first: the first section
 * @n_sections: how many sections
 *
 * Forgets the heights of all rows of sections that stay where they are, and how many rows they have; their
 * headers and footers then count 0. Takes O(log n) of the number of rows and sections, and frees what was
 * known of them.
 */
TL_PUBLIC void tl_row_heights_forget_sections (TlRowHeights *heights, guint first, guint n_sections);

/**
 * tl_row_heights_clear:
 * @heights: a table
 *
 * Forgets all heights, sections and rows. Takes time in proportion to what is known of its rows.
 */
TL_PUBLIC void tl_row_heights_clear (TlRowHeights *heights);

/**
 * tl_row_heights_insert_sections:
 * @heights: a table
 * @first: where the first new section will be
 * @n_sections: how many sections
 *
 * Inserts sections without rows; those from @first on move up. If @first lies beyond the last section, the
 * sections between them are inserted too. Takes O(log n) of the number of rows and sections.
 */
TL_PUBLIC void tl_row_heights_insert_sections (TlRowHeights *heights, guint first, guint n_sections);

/**
 * tl_row_heights_remove_sections:
 * @heights: a table
 * @first: the first section
 * @n_sections: how many sections
 *
 * Removes sections; those behind them move down. Takes O(log n) of the number of rows and sections, and frees
 * what was known of them.
 */
TL_PUBLIC void tl_row_heights_remove_sections (TlRowHeights *heights, guint first, guint n_sections);

/**
 * tl_row_heights_move_section:
 * @heights: a table
 * @from: where the section is
 * @to: where it will be
 *
 * Moves a section; those between the two places move by one. Takes O(log n) of the number of rows and
 * sections.
 */
TL_PUBLIC void tl_row_heights_move_section (TlRowHeights *heights, guint from, guint to);

/**
 * tl_row_heights_take_section:
 * @heights: a table
 * @section: a section
 *
 * Takes a section out of the table; those behind it move down. Takes O(log n) of the number of rows and
 * sections.
 *
 * Returns: (transfer full) (nullable): the section, for tl_row_heights_put_section(), or %NULL beyond the
 *   last one
 */
TL_PUBLIC TlSectionHeights *tl_row_heights_take_section (TlRowHeights *heights, guint section);

/**
 * tl_row_heights_put_section:
 * @heights: a table
 * @section: where the section will be
 * @taken: (transfer full) (nullable): a section taken out of this table or another one; %NULL for a section
 *   of which nothing is known
 *
 * Puts a section into the table; those from @section on move up. A section that the table has no room for,
 * because others have been inserted in the meantime, is freed. Takes O(log n) of the number of rows and
 * sections.
 */
TL_PUBLIC void tl_row_heights_put_section (TlRowHeights *heights, guint section, TlSectionHeights *taken);

/**
 * tl_section_heights_free:
 * @section: (transfer full) (nullable): a section
 *
 * Frees a section that was taken out of a table. %NULL is ignored. Takes time in proportion to what is known
 * of its rows.
 */
TL_PUBLIC void tl_section_heights_free (TlSectionHeights *section);

/**
 * tl_row_heights_insert_rows:
 * @heights: a table
 * @section: a section
 * @first: where the first new row will be
 * @n_rows: how many rows
 *
 * Inserts rows of unknown heights; those from @first on move up. If @first lies beyond the last row, the rows
 * between them are inserted too. Takes O(log n) of the number of rows and sections.
 */
TL_PUBLIC void tl_row_heights_insert_rows (TlRowHeights *heights, guint section, guint first, guint n_rows);

/**
 * tl_row_heights_remove_rows:
 * @heights: a table
 * @section: a section
 * @first: the first row
 * @n_rows: how many rows
 *
 * Removes rows; those behind them move down. Takes O(log n) of the number of rows and sections, and frees
 * what was known of them.
 */
TL_PUBLIC void tl_row_heights_remove_rows (TlRowHeights *heights, guint section, guint first, guint n_rows);

/**
 * tl_row_heights_move_row:
 * @heights: a table
 * @from_section: the section that the row is in
 * @from_row: where it is there
 * @to_section: the section that it will be in
 * @to_row: where it will be there, counted without the row itself
 *
 * Moves a row; those between the two places move by one. Takes O(log n) of the number of rows and sections.
 */
TL_PUBLIC void tl_row_heights_move_row (
  TlRowHeights *heights, guint from_section, guint from_row, guint to_section, guint to_row);

/**
 * tl_row_heights_take_row:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 *
 * Takes a row out of the table; those behind it move down. Takes O(log n) of the number of rows and sections.
 *
 * Returns: what was known of it, for tl_row_heights_put_row()
 */
TL_PUBLIC TlRowHeight tl_row_heights_take_row (TlRowHeights *heights, guint section, guint row);

/**
 * tl_row_heights_put_row:
 * @heights: a table
 * @section: a section
 * @row: where the row will be
 * @height: what is known of it
 *
 * Puts a row into the table; those from @row on move up. Takes O(log n) of the number of rows and sections.
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
 * Returns: %TRUE; %FALSE if it was rejected because it is negative, not finite or above %TL_HEIGHT_MAX
 */
TL_PUBLIC gboolean tl_row_heights_set_estimate (TlRowHeights *heights, double estimate);

/**
 * tl_row_heights_estimate_row:
 * @heights: a table
 * @section: a section
 * @row: a row of it
 * @estimate: what the row counts with until its height is known, in points
 *
 * Gives a row whose height is not known an estimate of its own; a known height stays. Takes O(log n) of the
 * number of rows and sections.
 *
 * Returns: %TRUE if the estimate counts now; %FALSE if the height is known or the estimate was rejected
 */
TL_PUBLIC gboolean tl_row_heights_estimate_row (TlRowHeights *heights,
                                                guint         section,
                                                guint         row,
                                                double        estimate);

/**
 * tl_row_heights_set_header_or_footer:
 * @heights: a table
 * @section: a section
 * @part: %TL_TABLE_HEADER or %TL_TABLE_FOOTER
 * @height: what is known of its height; it counts 0 if nothing is
 *
 * Sets the height or the estimate of a header or footer. Takes O(log n) of the number of rows and sections.
 *
 * Returns: %TRUE; %FALSE if the height is negative, not finite or above %TL_HEIGHT_MAX, or if the table
 *   cannot hold such a section
 */
TL_PUBLIC gboolean tl_row_heights_set_header_or_footer (TlRowHeights *heights,
                                                        guint         section,
                                                        TlTablePart   part,
                                                        TlRowHeight   height);

/**
 * tl_row_heights_get_header_or_footer:
 * @heights: a table
 * @section: a section
 * @part: %TL_TABLE_HEADER or %TL_TABLE_FOOTER
 *
 * Looks up what is known of the height of a header or footer. Takes O(log n) of the number of rows and
 * sections.
 *
 * Returns: the height or estimate; a known 0 where none was ever set
 */
TL_PUBLIC TlRowHeight tl_row_heights_get_header_or_footer (const TlRowHeights *heights,
                                                           guint               section,
                                                           TlTablePart         part);

/**
 * tl_row_heights_get_total:
 * @heights: a table
 *
 * Adds up all rows, headers and footers. Constant time.
 *
 * Returns: the height of the table, in points; estimates count where no height is known
 */
TL_PUBLIC double tl_row_heights_get_total (const TlRowHeights *heights);

/**
 * tl_row_heights_get_place:
 * @heights: a table
 * @part: a header, row or footer
 * @section: its section
 * @row: its row, for %TL_TABLE_ROW
 * @place: (out caller-allocates): return location for where it lies
 *
 * Says where a header, row or footer lies and how high it is. Takes O(log n) of the number of rows and
 * sections.
 *
 * Returns: %TRUE and sets @place; %FALSE if the table has no such section or row, @place untouched
 */
TL_PUBLIC gboolean tl_row_heights_get_place (
  const TlRowHeights *heights, TlTablePart part, guint section, guint row, TlTablePlace *place);

/**
 * tl_row_heights_get_section_extent:
 * @heights: a table
 * @section: a section
 * @offset: (out) (optional): return location for the distance from the table's top, in points
 * @height: (out) (optional): return location for the height with header and footer, in points
 *
 * Says where a section lies and how high it is. Takes O(log n) of the number of rows and sections.
 *
 * Returns: %TRUE and sets @offset and @height; %FALSE if the table has no such section, both untouched
 */
TL_PUBLIC gboolean tl_row_heights_get_section_extent (const TlRowHeights *heights,
                                                      guint               section,
                                                      double             *offset,
                                                      double             *height);

/**
 * tl_row_heights_find_offset:
 * @heights: a table
 * @offset: a distance from the table's top, in points
 *
 * Finds the header, row or footer at an offset. Its top belongs to it, its bottom to the next one; what
 * is 0 points high is never found. Takes O(log n) of the number of rows and sections.
 *
 * Returns: what lies there; its part is %TL_TABLE_NOWHERE above the table and from its end on
 */
TL_PUBLIC TlTablePlace tl_row_heights_find_offset (const TlRowHeights *heights, double offset);

/**
 * tl_row_heights_check_invariants:
 * @heights: a table
 *
 * Checks, for tests, that all trees are balanced. Takes time in proportion to the number of rows.
 *
 * Returns: %TRUE if they are
 */
TL_PUBLIC gboolean tl_row_heights_check_invariants (const TlRowHeights *heights);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlRowHeights, tl_row_heights_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlSectionHeights, tl_section_heights_free)

G_END_DECLS

#endif /* TL_ROW_HEIGHTS_H */
