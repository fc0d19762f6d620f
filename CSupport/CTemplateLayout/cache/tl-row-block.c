/* tl-row-block.c: blocks of stored heights; see tl-row-block.h. */
#include "cache/tl-row-block.h"

#include <string.h>

/* The capacity of a block, in heights, is a multiple of this number. */
#define CAPACITY_STEP 16
/* The largest number of rows that a merged block may have. It is less than a full block, so that the next
 * insertion does not split the block again. */
#define MERGED_ROWS (TL_BLOCK_ROWS * 3 / 4)
/* The largest gap that is merged with an adjacent block of heights, in rows. */
#define SHORT_GAP CAPACITY_STEP
/* The number of rows below which a block is merged with its neighbours if possible. */
#define MIN_ROWS (TL_BLOCK_ROWS / 4)

static TlRowBlock *
block_of (TlOrderNode *node)
{
  return (TlRowBlock *)node;
}

static guint
capacity_for (guint n_rows)
{
  return (n_rows + CAPACITY_STEP - 1) / CAPACITY_STEP * CAPACITY_STEP;
}

static void
set_capacity (TlRowBlock *block, guint n_rows)
{
  guint capacity = capacity_for (n_rows);

  if (block->heights == NULL || capacity != capacity_for (block->node.own.n_items))
    block->heights = g_renew (TlStoredHeight, block->heights, capacity);
}

static void
clear_heights (TlStoredHeight *heights, guint n_heights)
{
  for (guint i = 0; i < n_heights; i++)
    heights[i] = TL_STORED_NONE;
}

static void
add_height (TlExtent *extent, TlStoredHeight height)
{
  gboolean is_default = isnan (height);

  extent->sum += is_default ? 0.0 : fabs (height);
  extent->n_known += tl_stored_is_known (height);
  extent->n_default += is_default;
}

/* Returns the extent of @heights. They are added up in four independent sums, so that an addition need not
 * wait for the one before it. */
static TlExtent
sum_heights (const TlStoredHeight *heights, guint n_heights)
{
  TlExtent sums[4] = { { 0.0, 0, 0, 0, 0 } };
  guint    i = 0;

  for (; i + 4 <= n_heights; i += 4)
    {
      add_height (&sums[0], heights[i]);
      add_height (&sums[1], heights[i + 1]);
      add_height (&sums[2], heights[i + 2]);
      add_height (&sums[3], heights[i + 3]);
    }
  for (; i < n_heights; i++)
    add_height (&sums[0], heights[i]);
  sums[0] = tl_extent_plus (tl_extent_plus (sums[0], sums[1]), tl_extent_plus (sums[2], sums[3]));
  sums[0].n_items = n_heights;
  sums[0].n_unknown = n_heights - sums[0].n_known;
  return sums[0];
}

/* Updates the extent of a block that now has @n_rows rows. */
static void
measure (TlRowBlock *block, guint n_rows)
{
  block->node.own = block->heights == NULL ? (TlExtent){ 0.0, n_rows, 0, n_rows, n_rows }
                                           : sum_heights (block->heights, n_rows);
}

/* Creates a gap: a block of @n_rows rows with neither heights nor estimates. */
TlRowBlock *
tl_row_block_new_gap (guint n_rows)
{
  TlRowBlock *block = g_slice_new0 (TlRowBlock);

  measure (block, n_rows);
  return block;
}

/* Turns a gap of at most TL_BLOCK_ROWS rows into a block of heights, all of which are unknown. */
void
tl_row_block_fill (TlRowBlock *block)
{
  guint n_rows = block->node.own.n_items;

  block->heights = g_new (TlStoredHeight, capacity_for (n_rows));
  clear_heights (block->heights, n_rows);
}

/* Stores the height or estimate of the row at @index of a block of heights. */
void
tl_row_block_set (TlRowBlock *block, guint index, TlStoredHeight height)
{
  block->heights[index] = height;
  measure (block, block->node.own.n_items);
}

/* Forgets the heights of @n_rows rows, from the one at @index on, in a block of heights. */
void
tl_row_block_forget (TlRowBlock *block, guint index, guint n_rows)
{
  clear_heights (block->heights + index, n_rows);
  measure (block, block->node.own.n_items);
}

/* Inserts @n_rows rows of unknown height before the row at @index of a block. Returns %FALSE, with nothing
 * changed, if the block would become too large. */
gboolean
tl_row_block_widen (TlRowBlock *block, guint index, guint n_rows)
{
  guint n_before = block->node.own.n_items;

  if (block->heights == NULL)
    {
      measure (block, n_before + n_rows);
      return TRUE;
    }
  if (n_rows > TL_BLOCK_ROWS - n_before)
    return FALSE;
  set_capacity (block, n_before + n_rows);
  memmove (block->heights + index + n_rows, block->heights + index,
           (n_before - index) * sizeof (TlStoredHeight));
  clear_heights (block->heights + index, n_rows);
  block->node.own.n_items += n_rows;
  block->node.own.n_unknown += n_rows;
  block->node.own.n_default += n_rows;
  return TRUE;
}

/* Removes @n_rows rows of a block, from the one at @index on, unless so few would be left that the block
 * should be merged. Returns whether the rows have been removed. */
gboolean
tl_row_block_narrow (TlRowBlock *block, guint index, guint n_rows)
{
  guint n_before = block->node.own.n_items;
  guint n_after = n_before - n_rows;

  if (n_after < MIN_ROWS)
    return FALSE;
  if (block->heights != NULL)
    {
      memmove (block->heights + index, block->heights + index + n_rows,
               (n_after - index) * sizeof (TlStoredHeight));
      set_capacity (block, n_after);
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

  if (block->heights != NULL)
    {
      rest->heights = g_new (TlStoredHeight, capacity_for (n_rest));
      memcpy (rest->heights, block->heights + n_items, n_rest * sizeof (TlStoredHeight));
      measure (rest, n_rest);
      set_capacity (block, n_items);
    }
  measure (block, n_items);
  return &rest->node;
}

/* Whether two adjacent blocks should become one. */
static gboolean
can_merge (const TlRowBlock *block, const TlRowBlock *next)
{
  guint n_rows = block->node.own.n_items;
  guint n_next = next->node.own.n_items;

  if (block->heights == NULL && next->heights == NULL)
    return TRUE;
  if ((block->heights == NULL && n_rows > SHORT_GAP) || (next->heights == NULL && n_next > SHORT_GAP))
    return FALSE;
  return n_rows + n_next <= MERGED_ROWS;
}

static void
block_free (TlOrderNode *node)
{
  g_free (block_of (node)->heights);
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
  if (block->heights != NULL || next->heights != NULL)
    {
      if (block->heights == NULL)
        tl_row_block_fill (block);
      set_capacity (block, n_rows + n_next);
      if (next->heights == NULL)
        clear_heights (block->heights + n_rows, n_next);
      else
        memcpy (block->heights + n_rows, next->heights, n_next * sizeof (TlStoredHeight));
    }
  measure (block, n_rows + n_next);
  block_free (next_node);
  return TRUE;
}

const TlOrderClass tl_row_block_class = { block_split, block_merge, block_free };
