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
 * The table has no end: rows that were never stored are there, without a height, and every update is
 * valid whatever is known. Rows keep their heights while others are inserted, removed or moved. What
 * counts for offsets and totals are the rows up to the last one that was stored or inserted; a row whose
 * height is not known counts its estimate.
 *
 * With n rows every operation takes O(log n), whether it is about one row or a range of them; to that
 * comes, for a range that is removed or forgotten, freeing what was known of it. A row whose height is
 * known takes 8 to 24 bytes, long stretches of unknown rows next to nothing, a section about 250 bytes.
 * A table holds at most G_MAXUINT rows and as many sections; what would exceed that is left out. Heights and estimates
 * are from 0 to %TL_HEIGHT_MAX, so that every offset and total is finite; others are rejected.
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

TL_PUBLIC TlRowHeights     *tl_row_heights_new                (void);
TL_PUBLIC void              tl_row_heights_free               (TlRowHeights *heights);
TL_PUBLIC guint             tl_row_heights_get_n_known        (const TlRowHeights *heights);
TL_PUBLIC guint             tl_row_heights_get_n_sections     (const TlRowHeights *heights);
TL_PUBLIC guint             tl_row_heights_get_n_rows         (const TlRowHeights *heights,
                                                               guint               section);

TL_PUBLIC gboolean          tl_row_heights_store              (TlRowHeights *heights,
                                                               guint         section,
                                                               guint         row,
                                                               double        height);
TL_PUBLIC gboolean          tl_row_heights_lookup             (const TlRowHeights *heights,
                                                               guint               section,
                                                               guint               row,
                                                               double             *height);
TL_PUBLIC gboolean          tl_row_heights_find_unknown       (const TlRowHeights *heights,
                                                               guint              *section,
                                                               guint              *row);
TL_PUBLIC void              tl_row_heights_forget_rows        (TlRowHeights *heights,
                                                               guint         section,
                                                               guint         first,
                                                               guint         n_rows);
TL_PUBLIC void              tl_row_heights_forget_sections    (TlRowHeights *heights,
                                                               guint         first,
                                                               guint         n_sections);
TL_PUBLIC void              tl_row_heights_clear              (TlRowHeights *heights);

TL_PUBLIC void              tl_row_heights_insert_sections    (TlRowHeights *heights,
                                                               guint         first,
                                                               guint         n_sections);
TL_PUBLIC void              tl_row_heights_remove_sections    (TlRowHeights *heights,
                                                               guint         first,
                                                               guint         n_sections);
TL_PUBLIC void              tl_row_heights_move_section       (TlRowHeights *heights,
                                                               guint         from,
                                                               guint         to);
TL_PUBLIC TlSectionHeights *tl_row_heights_take_section       (TlRowHeights *heights,
                                                               guint         section);
TL_PUBLIC void              tl_row_heights_put_section        (TlRowHeights     *heights,
                                                               guint             section,
                                                               TlSectionHeights *taken);
TL_PUBLIC void              tl_section_heights_free           (TlSectionHeights *section);

TL_PUBLIC void              tl_row_heights_insert_rows        (TlRowHeights *heights,
                                                               guint         section,
                                                               guint         first,
                                                               guint         n_rows);
TL_PUBLIC void              tl_row_heights_remove_rows        (TlRowHeights *heights,
                                                               guint         section,
                                                               guint         first,
                                                               guint         n_rows);
TL_PUBLIC void              tl_row_heights_move_row           (TlRowHeights *heights,
                                                               guint         from_section,
                                                               guint         from_row,
                                                               guint         to_section,
                                                               guint         to_row);
TL_PUBLIC TlRowHeight       tl_row_heights_take_row           (TlRowHeights *heights,
                                                               guint         section,
                                                               guint         row);
TL_PUBLIC void              tl_row_heights_put_row            (TlRowHeights *heights,
                                                               guint         section,
                                                               guint         row,
                                                               TlRowHeight   height);

TL_PUBLIC gboolean          tl_row_heights_set_estimate       (TlRowHeights *heights,
                                                               double        estimate);
TL_PUBLIC gboolean          tl_row_heights_estimate_row       (TlRowHeights *heights,
                                                               guint         section,
                                                               guint         row,
                                                               double        estimate);
TL_PUBLIC gboolean          tl_row_heights_set_header_or_footer     (TlRowHeights *heights,
                                                               guint         section,
                                                               TlTablePart   part,
                                                               TlRowHeight   height);
TL_PUBLIC TlRowHeight       tl_row_heights_get_header_or_footer     (const TlRowHeights *heights,
                                                               guint               section,
                                                               TlTablePart         part);

TL_PUBLIC double            tl_row_heights_get_total          (const TlRowHeights *heights);
TL_PUBLIC gboolean          tl_row_heights_get_place          (const TlRowHeights *heights,
                                                               TlTablePart         part,
                                                               guint               section,
                                                               guint               row,
                                                               TlTablePlace       *place);
TL_PUBLIC gboolean          tl_row_heights_get_section_extent (const TlRowHeights *heights,
                                                               guint               section,
                                                               double             *offset,
                                                               double             *height);
TL_PUBLIC TlTablePlace      tl_row_heights_find_offset        (const TlRowHeights *heights,
                                                               double              offset);

TL_PUBLIC gboolean          tl_row_heights_check_invariants   (const TlRowHeights *heights);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlRowHeights, tl_row_heights_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlSectionHeights, tl_section_heights_free)

G_END_DECLS

#endif /* TL_ROW_HEIGHTS_H */
