/* tl-row-block.h: blocks, the nodes of a tree of rows (see tl-row-tree.h). */
#ifndef TL_ROW_BLOCK_H
#define TL_ROW_BLOCK_H

#include "cache/tl-stored-height.h"
#include "cache/tl-order-tree.h"

/* The largest number of heights in a block. It is large enough that nodes take only a small part of the
 * memory, and small enough that the heights of a block are added up quickly. */
#define TL_BLOCK_ROWS 128

typedef struct
{
  TlOrderNode     node;
  TlStoredHeight *heights; /* the heights of the node.own.n_items rows; owned; NULL for a gap */
} TlRowBlock;

extern const TlOrderClass tl_row_block_class;

TlRowBlock *tl_row_block_new_gap (guint n_rows);
void        tl_row_block_fill (TlRowBlock *block);
void        tl_row_block_set (TlRowBlock *block, guint index, TlStoredHeight height);
void        tl_row_block_forget (TlRowBlock *block, guint index, guint n_rows);
gboolean    tl_row_block_widen (TlRowBlock *block, guint index, guint n_rows);
gboolean    tl_row_block_narrow (TlRowBlock *block, guint index, guint n_rows);

#endif /* TL_ROW_BLOCK_H */
