/* tl-row-block.c: see tl-row-block.h. */
#include "cache/tl-row-block.h"

#include <string.h>

/* Room is made in steps of so many cells. */
#define ROOM_STEP 16
/* Blocks become one as long as they leave some room, so that the next insertion does not part them again. */
#define MERGED_ROWS (TL_BLOCK_ROWS * 3 / 4)
/* A gap up to this length is better held as cells, if there are cells beside it. */
#define SHORT_GAP ROOM_STEP
/* A block that falls below this is looked at for merging. */
#define FEW_ROWS (TL_BLOCK_ROWS / 4)

static TlRowBlock *
block_of (TlOrderNode *node)
{
  return (TlRowBlock *)node;
}

static guint
room_for (guint n_rows)
{
  return (n_rows + ROOM_STEP - 1) / ROOM_STEP * ROOM_STEP;
}

static void
set_room (TlRowBlock *block, guint n_rows)
{
  guint room = room_for (n_rows);

  if (block->cells == NULL || room != room_for (block->node.own.n_items))
    block->cells = g_renew (TlCell, block->cells, room);
}

static void
clear_cells (TlCell *cells, guint n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    cells[i] = TL_CELL_NONE;
}

static void
add_cell (TlExtent *extent, TlCell cell)
{
  gboolean is_default = isnan (cell);

  extent->sum += is_default ? 0.0 : fabs (cell);
  extent->n_known += tl_cell_is_known (cell);
  extent->n_default += is_default;
}

/* Sums cells up, four at a time: no addition has to wait for the one before. */
static TlExtent
sum_cells (const TlCell *cells, guint n_cells)
{
  TlExtent sums[4] = { { 0.0, 0, 0, 0, 0 } };
  guint    i = 0;

  for (; i + 4 <= n_cells; i += 4)
    {
      add_cell (&sums[0], cells[i]);
      add_cell (&sums[1], cells[i + 1]);
      add_cell (&sums[2], cells[i + 2]);
      add_cell (&sums[3], cells[i + 3]);
    }
  for (; i < n_cells; i++)
    add_cell (&sums[0], cells[i]);
  sums[0] = tl_extent_plus (tl_extent_plus (sums[0], sums[1]), tl_extent_plus (sums[2], sums[3]));
  sums[0].n_items = n_cells;
  sums[0].n_unknown = n_cells - sums[0].n_known;
  return sums[0];
}

/* Brings the extent of a block of so many rows up to date. */
static void
measure (TlRowBlock *block, guint n_rows)
{
  block->node.own
    = block->cells == NULL ? (TlExtent){ 0.0, n_rows, 0, n_rows, n_rows } : sum_cells (block->cells, n_rows);
}

/* A block for rows of which nothing is known. */
TlRowBlock *
tl_row_block_new_gap (guint n_rows)
{
  TlRowBlock *block = g_slice_new0 (TlRowBlock);

  measure (block, n_rows);
  return block;
}

/* Gives a gap of at most TL_BLOCK_ROWS rows cells. */
void
tl_row_block_fill (TlRowBlock *block)
{
  guint n_rows = block->node.own.n_items;

  block->cells = g_new (TlCell, room_for (n_rows));
  clear_cells (block->cells, n_rows);
}

void
tl_row_block_set (TlRowBlock *block, guint index, TlCell cell)
{
  block->cells[index] = cell;
  measure (block, block->node.own.n_items);
}

void
tl_row_block_forget (TlRowBlock *block, guint index, guint n_rows)
{
  clear_cells (block->cells + index, n_rows);
  measure (block, block->node.own.n_items);
}

/* Inserts empty cells; FALSE if there is no room. */
gboolean
tl_row_block_widen (TlRowBlock *block, guint index, guint n_rows)
{
  guint n_before = block->node.own.n_items;

  if (block->cells == NULL)
    {
      measure (block, n_before + n_rows);
      return TRUE;
    }
  if (n_rows > TL_BLOCK_ROWS - n_before)
    return FALSE;
  set_room (block, n_before + n_rows);
  memmove (block->cells + index + n_rows, block->cells + index, (n_before - index) * sizeof (TlCell));
  clear_cells (block->cells + index, n_rows);
  block->node.own.n_items += n_rows;
  block->node.own.n_unknown += n_rows;
  block->node.own.n_default += n_rows;
  return TRUE;
}

/* Removes rows if enough are left for the block to stay as it is. */
gboolean
tl_row_block_narrow (TlRowBlock *block, guint index, guint n_rows)
{
  guint n_before = block->node.own.n_items;
  guint n_after = n_before - n_rows;

  if (n_after < FEW_ROWS)
    return FALSE;
  if (block->cells != NULL)
    {
      memmove (block->cells + index, block->cells + index + n_rows, (n_after - index) * sizeof (TlCell));
      set_room (block, n_after);
    }
  measure (block, n_after);
  return TRUE;
}

static TlOrderNode *
block_split (TlOrderNode *node, guint n_items)
{
  TlRowBlock *block = block_of (node);
  guint       n_rest = node->own.n_items - n_items;
  TlRowBlock *rest = tl_row_block_new_gap (n_rest);

  if (block->cells != NULL)
    {
      rest->cells = g_new (TlCell, room_for (n_rest));
      memcpy (rest->cells, block->cells + n_items, n_rest * sizeof (TlCell));
      measure (rest, n_rest);
      set_room (block, n_items);
    }
  measure (block, n_items);
  return &rest->node;
}

static gboolean
can_merge (const TlRowBlock *block, const TlRowBlock *next)
{
  guint n_rows = block->node.own.n_items;
  guint n_next = next->node.own.n_items;

  if (block->cells == NULL && next->cells == NULL)
    return TRUE;
  if ((block->cells == NULL && n_rows > SHORT_GAP) || (next->cells == NULL && n_next > SHORT_GAP))
    return FALSE;
  return n_rows + n_next <= MERGED_ROWS;
}

static void
block_free (TlOrderNode *node)
{
  g_free (block_of (node)->cells);
  g_slice_free (TlRowBlock, block_of (node));
}

static gboolean
block_merge (TlOrderNode *node, TlOrderNode *next_node)
{
  TlRowBlock *block = block_of (node);
  TlRowBlock *next = block_of (next_node);
  guint       n_rows = node->own.n_items;
  guint       n_next = next_node->own.n_items;

  if (!can_merge (block, next))
    return FALSE;
  if (block->cells != NULL || next->cells != NULL)
    {
      if (block->cells == NULL)
        tl_row_block_fill (block);
      set_room (block, n_rows + n_next);
      if (next->cells == NULL)
        clear_cells (block->cells + n_rows, n_next);
      else
        memcpy (block->cells + n_rows, next->cells, n_next * sizeof (TlCell));
    }
  measure (block, n_rows + n_next);
  block_free (next_node);
  return TRUE;
}

const TlOrderClass tl_row_block_class = { block_split, block_merge, block_free };
