/* tl-row-table.h: the data of a table of heights, shared by the files that look up and update rows and
 * compute their positions. */
#ifndef TL_ROW_TABLE_H
#define TL_ROW_TABLE_H

#include <templatelayout/tl-row-heights.h>

#include "cache/tl-section.h"

struct _TlRowHeights
{
  TlOrderTree sections; /* the sections (see tl-section.h); owned */
  double      estimate; /* the height assumed for a row with neither height nor estimate, in points */
};

/* A section that is being edited. A bare section is taken out of the tree for the edit, because it may be
 * part of a run (see tl-section.h). */
typedef struct
{
  TlSection *section;
  guint      index;  /* the section's index in the table */
  gboolean   is_out; /* whether the section was taken out of the tree */
} TlSectionEdit;

const TlSection *tl_row_table_section (const TlRowHeights *heights, guint index);
guint            tl_row_table_n_sections (const TlRowHeights *heights);
guint            tl_row_table_n_rows (const TlRowHeights *heights, guint section);
guint            tl_row_table_get_n_free (const TlRowHeights *heights);
TlStoredHeight   tl_row_table_get (const TlRowHeights *heights, guint section, guint row);

void          tl_row_table_insert_sections (TlRowHeights *heights, guint first, guint n_sections);
gboolean      tl_row_table_need_section (TlRowHeights *heights, guint index);
gboolean      tl_row_table_set (TlRowHeights *heights, guint section, guint row, TlStoredHeight height);
TlSectionEdit tl_row_table_begin_edit (TlRowHeights *heights, guint index);
void          tl_row_table_end_edit (TlRowHeights *heights, TlSectionEdit edit);

TlStoredHeight tl_stored_from_height (TlRowHeight height);
TlRowHeight    tl_stored_to_height (TlStoredHeight height);

#endif /* TL_ROW_TABLE_H */
