/* tl-row-tree.h: the rows of one section, as a tree of blocks.
 *
 * A block contains up to TL_BLOCK_ROWS heights, or represents a gap: any number of rows with neither heights
 * nor estimates. A section of a million rows that were never measured is one block.
 */
#ifndef TL_ROW_TREE_H
#define TL_ROW_TREE_H

#include "cache/tl-stored-height.h"
#include "cache/tl-order-tree.h"

/* The position and length of a row. */
typedef struct
{
  guint  row;    /* the row's index; for a position after the last row, the number of rows */
  double start;  /* the distance from the first row's top to this row's, in points */
  double length; /* the row's height or estimate, in points */
} TlRowSpan;

void           tl_row_tree_init (TlOrderTree *rows);
guint          tl_row_tree_get_count (const TlOrderTree *rows);
TlStoredHeight tl_row_tree_get (const TlOrderTree *rows, guint row);
void           tl_row_tree_set (TlOrderTree *rows, guint row, TlStoredHeight height);
void           tl_row_tree_insert (TlOrderTree *rows, guint first, guint n_rows);
void           tl_row_tree_remove (TlOrderTree *rows, guint first, guint n_rows);
void           tl_row_tree_forget (TlOrderTree *rows, guint first, guint n_rows);
TlRowSpan      tl_row_tree_get_span (const TlOrderTree *rows, guint row, double estimate);
TlRowSpan tl_row_tree_find_offset (const TlOrderTree *rows, double offset, double origin, double estimate);
guint     tl_row_tree_find_unknown (const TlOrderTree *rows, guint first);

#endif /* TL_ROW_TREE_H */
