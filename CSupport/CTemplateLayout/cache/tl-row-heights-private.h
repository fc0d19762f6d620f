/* tl-row-heights-private.h: a table of heights as its parts see it. */
#ifndef TL_ROW_HEIGHTS_PRIVATE_H
#define TL_ROW_HEIGHTS_PRIVATE_H

#include <templatelayout/tl-row-heights.h>

#include "cache/tl-section.h"

struct _TlRowHeights
{
  TlOrderTree sections;
  double      estimate; /* what a row counts of which nothing is known, points */
};

/* A section being edited: taken out of its tree if it was part of a run. */
typedef struct
{
  TlSection *section;
  guint      index;
  gboolean   is_out;
} TlSectionEdit;

const TlSection *tl_row_heights_section    (const TlRowHeights *heights, guint index);
TlSectionEdit    tl_row_heights_begin_edit (TlRowHeights *heights, guint index);
void             tl_row_heights_end_edit   (TlRowHeights *heights, TlSectionEdit edit);

gboolean         tl_row_heights_need_section (TlRowHeights *heights, guint index);
guint            tl_row_heights_get_room    (const TlRowHeights *heights);
gboolean         tl_row_heights_set_cell    (TlRowHeights *heights, guint section, guint row, TlCell cell);

TlCell           tl_cell_from_height        (TlRowHeight height);
TlRowHeight      tl_cell_to_height          (TlCell cell);

#endif /* TL_ROW_HEIGHTS_PRIVATE_H */
