/* tl-row-heights.h: heights remembered by section and row, in step with a table's updates. */
#ifndef TL_ROW_HEIGHTS_H
#define TL_ROW_HEIGHTS_H

#include <templatelayout/tl-macros.h>

G_BEGIN_DECLS

/**
 * TlRowHeights:
 *
 * Heights by section and row, at one content width.
 *
 * The table has no end: rows that were never stored are there, without a height, and every update is
 * valid whatever is known. Rows keep their heights while others are inserted, removed or moved.
 */
typedef struct _TlRowHeights TlRowHeights;

TL_PUBLIC TlRowHeights *tl_row_heights_new             (void);
TL_PUBLIC void          tl_row_heights_free            (TlRowHeights *heights);
TL_PUBLIC guint         tl_row_heights_get_n_known     (const TlRowHeights *heights);

TL_PUBLIC guint         tl_row_heights_get_n_rows      (const TlRowHeights *heights,
                                                        guint               section);

TL_PUBLIC gboolean      tl_row_heights_store           (TlRowHeights *heights,
                                                        guint         section,
                                                        guint         row,
                                                        double        height);
TL_PUBLIC gboolean      tl_row_heights_lookup          (const TlRowHeights *heights,
                                                        guint               section,
                                                        guint               row,
                                                        double             *height);
TL_PUBLIC void          tl_row_heights_forget_rows     (TlRowHeights *heights,
                                                        guint         section,
                                                        guint         first,
                                                        guint         n_rows);
TL_PUBLIC void          tl_row_heights_forget_sections (TlRowHeights *heights,
                                                        guint         first,
                                                        guint         n_sections);
TL_PUBLIC void          tl_row_heights_clear           (TlRowHeights *heights);

TL_PUBLIC void          tl_row_heights_insert_sections (TlRowHeights *heights,
                                                        guint         first,
                                                        guint         n_sections);
TL_PUBLIC void          tl_row_heights_remove_sections (TlRowHeights *heights,
                                                        guint         first,
                                                        guint         n_sections);
TL_PUBLIC void          tl_row_heights_move_section    (TlRowHeights *heights,
                                                        guint         from,
                                                        guint         to);
TL_PUBLIC void          tl_row_heights_insert_rows     (TlRowHeights *heights,
                                                        guint         section,
                                                        guint         first,
                                                        guint         n_rows);
TL_PUBLIC void          tl_row_heights_remove_rows     (TlRowHeights *heights,
                                                        guint         section,
                                                        guint         first,
                                                        guint         n_rows);
TL_PUBLIC void          tl_row_heights_move_row        (TlRowHeights *heights,
                                                        guint         from_section,
                                                        guint         from_row,
                                                        guint         to_section,
                                                        guint         to_row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlRowHeights, tl_row_heights_free)

G_END_DECLS

#endif /* TL_ROW_HEIGHTS_H */
