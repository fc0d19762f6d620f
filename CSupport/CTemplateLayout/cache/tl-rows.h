/* tl-rows.h: the rows of one section, as a tree of blocks.
 *
 * A block holds up to TL_BLOCK_ROWS cells, or stands for a gap: any number of rows of which nothing is known, at no
 * cost. A section of a million rows that were never measured is one block.
 */
#ifndef TL_ROWS_H
#define TL_ROWS_H

#include "cache/tl-cell.h"
#include "cache/tl-order-tree.h"

/* Where an offset lies among the rows. */
typedef struct
{
  guint  row;    /* the number of rows if it lies behind the last one */
  double start;  /* points from the first row's top to this one's */
  double length; /* points */
} TlRowSpan;

void      tl_rows_init           (TlOrderTree *rows);
guint     tl_rows_get_count      (const TlOrderTree *rows);
TlCell    tl_rows_get            (const TlOrderTree *rows, guint row);
void      tl_rows_set            (TlOrderTree *rows, guint row, TlCell cell);
void      tl_rows_insert         (TlOrderTree *rows, guint first, guint n_rows);
void      tl_rows_remove         (TlOrderTree *rows, guint first, guint n_rows);
void      tl_rows_forget         (TlOrderTree *rows, guint first, guint n_rows);
TlRowSpan tl_rows_get_span       (const TlOrderTree *rows, guint row, double estimate);
TlRowSpan tl_rows_find_offset    (const TlOrderTree *rows, double offset, double origin, double estimate);
guint     tl_rows_find_unknown   (const TlOrderTree *rows, guint first);

#endif /* TL_ROWS_H */
