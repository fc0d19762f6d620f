/* tl-row-tree.c: the rows of one section as a tree of blocks; see tl-row-tree.h. */
#include "cache/tl-row-tree.h"

#include "cache/tl-row-block.h"

void
tl_row_tree_init (TlOrderTree *rows)
{
  rows->class = &tl_row_block_class;
  rows->root = NULL;
}

guint
tl_row_tree_get_count (const TlOrderTree *rows)
{
  return rows->root == NULL ? 0 : rows->root->total.n_items;
}

/* The height or estimate of a row in the block at @place. */
static TlStoredHeight
place_height (TlOrderPlace place, guint row)
{
  const TlRowBlock *block = (const TlRowBlock *)place.node;

  return block == NULL || block->heights == NULL ? TL_STORED_NONE : block->heights[row - place.first];
}

/* Returns the height or estimate of a row; TL_STORED_NONE for a row beyond the last one. */
TlStoredHeight
tl_row_tree_get (const TlOrderTree *rows, guint row)
{
  TlOrderNode *node = rows->root;
  guint        index = row;

  while (node != NULL)
    {
      if (index < node->before.n_items)
        {
          node = node->left;
          continue;
        }
      index -= node->before.n_items;
      if (index < node->own.n_items)
        {
          const TlRowBlock *block = (const TlRowBlock *)node;

          return block->heights == NULL ? TL_STORED_NONE : block->heights[index];
        }
      index -= node->own.n_items;
      node = node->right;
    }
  return TL_STORED_NONE;
}

/* Inserts rows of unknown height at the end until there are at least @n_rows rows. */
static void
extend (TlOrderTree *rows, guint n_rows)
{
  guint count = tl_row_tree_get_count (rows);

  if (count < n_rows)
    tl_row_tree_insert (rows, count, n_rows - count);
}

/* Turns the part of a gap that contains @row into a block of heights. The part has up to TL_BLOCK_ROWS rows
 * and begins at a multiple of this number, counted from the beginning of the gap, so that rows whose heights
 * are stored one after the other are in the same block. */
static void
fill_gap (TlOrderTree *rows, TlOrderPlace place, guint row)
{
  guint       index = row - place.first;
  guint       first = index - index % TL_BLOCK_ROWS;
  guint       n_rows = MIN (TL_BLOCK_ROWS, place.node->own.n_items - first);
  TlRowBlock *block = (TlRowBlock *)place.node;

  if (n_rows < place.node->own.n_items)
    {
      first += place.first;
      block = (TlRowBlock *)tl_order_tree_take (rows, first, n_rows);
      tl_row_block_fill (block);
      tl_order_tree_put (rows, first, &block->node);
      return;
    }
  tl_row_block_fill (block);
}

/* Stores the height or estimate of a row; rows that are missing up to this row are inserted. */
void
tl_row_tree_set (TlOrderTree *rows, guint row, TlStoredHeight height)
{
  TlOrderPlace place;

  extend (rows, row + 1);
  place = tl_order_tree_find (rows, row);
  if (((TlRowBlock *)place.node)->heights == NULL)
    {
      if (isnan (height))
        return;
      fill_gap (rows, place, row);
      place = tl_order_tree_find (rows, row);
    }
  tl_row_block_set ((TlRowBlock *)place.node, row - place.first, height);
  tl_order_tree_refresh (rows, row);
}

/* Inserts @n_rows rows of unknown height, from the index @first on. If @first is beyond the last row, the
 * missing rows before it are inserted too. */
void
tl_row_tree_insert (TlOrderTree *rows, guint first, guint n_rows)
{
  guint        count = tl_row_tree_get_count (rows);
  TlOrderPlace place;
  guint        near;

  if (first > count)
    {
      n_rows += first - count;
      first = count;
    }
  if (n_rows == 0)
    return;
  near = first == 0 ? 0 : first - 1; /* an index in the block that ends at `first`, if any */
  place = tl_order_tree_find (rows, near);
  if (place.node != NULL && tl_row_block_widen ((TlRowBlock *)place.node, first - place.first, n_rows))
    tl_order_tree_refresh (rows, near);
  else
    tl_order_tree_put (rows, first, &tl_row_block_new_gap (n_rows)->node);
}

/* Returns how many of @n_rows rows, from the index @first on, exist. */
static guint
clip_count (const TlOrderTree *rows, guint first, guint n_rows)
{
  guint count = tl_row_tree_get_count (rows);

  return first >= count ? 0 : MIN (n_rows, count - first);
}

static void
take_away (TlOrderTree *rows, guint first, guint n_rows)
{
  TlOrderTree taken = { rows->class, tl_order_tree_take (rows, first, n_rows) };

  tl_order_tree_clear (&taken);
}

/* Removes @n_rows rows, from the index @first on; rows beyond the last one are ignored. */
void
tl_row_tree_remove (TlOrderTree *rows, guint first, guint n_rows)
{
  guint        n_removed = clip_count (rows, first, n_rows);
  TlOrderPlace place;
  guint        index;

  if (n_removed == 0)
    return;
  place = tl_order_tree_find (rows, first);
  index = first - place.first;
  if (n_removed <= place.node->own.n_items - index
      && tl_row_block_narrow ((TlRowBlock *)place.node, index, n_removed))
    tl_order_tree_refresh (rows, place.first);
  else
    take_away (rows, first, n_removed);
}

/* Forgets the heights of at most @n_rows rows, from the index @first on, but only up to the end of the block
 * that contains @first. Returns the number of rows whose heights it has forgotten. */
static guint
forget_in_block (TlOrderTree *rows, guint first, guint n_rows)
{
  TlOrderPlace place = tl_order_tree_find (rows, first);
  guint        index = first - place.first;
  guint        n_here = MIN (n_rows, place.node->own.n_items - index);

  if (((TlRowBlock *)place.node)->heights != NULL)
    {
      tl_row_block_forget ((TlRowBlock *)place.node, index, n_here);
      tl_order_tree_refresh (rows, first);
    }
  return n_here;
}

/* Forgets the heights and estimates of @n_rows rows, from the index @first on; the rows remain in place. The
 * heights of a few rows are cleared in their blocks; many rows are replaced by a gap. */
void
tl_row_tree_forget (TlOrderTree *rows, guint first, guint n_rows)
{
  guint n_forgotten = clip_count (rows, first, n_rows);

  if (n_forgotten > 4 * TL_BLOCK_ROWS)
    {
      take_away (rows, first, n_forgotten);
      tl_order_tree_put (rows, first, &tl_row_block_new_gap (n_forgotten)->node);
      return;
    }
  for (guint n_done = 0; n_done < n_forgotten;)
    n_done += forget_in_block (rows, first + n_done, n_forgotten - n_done);
}

/* Returns the position and length of a row; the length of a row beyond the last one is 0. @estimate is the
 * length of a row with neither a height nor an estimate. */
TlRowSpan
tl_row_tree_get_span (const TlOrderTree *rows, guint row, double estimate)
{
  TlOrderPlace place = tl_order_tree_find (rows, row);
  TlRowSpan    span = { place.first, tl_order_place_offset (place, estimate), 0.0 };

  if (place.node == NULL)
    return span;
  if (((TlRowBlock *)place.node)->heights == NULL)
    span.start += (row - span.row) * estimate;
  else
    for (; span.row < row; span.row++)
      span.start += tl_stored_length (place_height (place, span.row), estimate);
  span.row = row;
  span.length = tl_stored_length (place_height (place, row), estimate);
  return span;
}

/* Returns the row at @offset in a gap; the parameters are those of tl_row_tree_find_offset(). */
static TlRowSpan
find_in_gap (TlOrderPlace place, double offset, double origin, double estimate)
{
  double start = tl_order_place_offset (place, estimate);
  double quotient = (offset - origin - start) / estimate;
  guint  last = place.node->own.n_items - 1;
  guint  index = (guint)CLAMP (quotient, 0.0, last);

  /* Because of rounding, the quotient may differ by one from the index that follows from the products. */
  if (index > 0 && offset < origin + (start + index * estimate))
    index--;
  else if (index < last && offset >= origin + (start + (index + 1) * estimate))
    index++;
  return (TlRowSpan){ place.first + index, start + index * estimate, estimate };
}

/* Returns the row at @offset in a block of heights; the parameters are those of tl_row_tree_find_offset(). */
static TlRowSpan
find_in_heights (TlOrderPlace place, double offset, double origin, double estimate)
{
  double    start = tl_order_place_offset (place, estimate);
  TlRowSpan span = { place.first, start, 0.0 };

  for (guint row = span.row; row < place.first + place.node->own.n_items; row++)
    {
      double length = tl_stored_length (place_height (place, row), estimate);

      if (length > 0.0)
        span = (TlRowSpan){ row, start, length };
      start += length;
      if (offset < origin + start)
        break;
    }
  return span;
}

/* Returns the row at @offset, in points; the first row begins at @origin, in points. The top edge of a row
 * belongs to the row, its bottom edge to the next row. @estimate is the length of a row with neither a height
 * nor an estimate. */
TlRowSpan
tl_row_tree_find_offset (const TlOrderTree *rows, double offset, double origin, double estimate)
{
  TlOrderPlace place = tl_order_tree_find_offset (rows, offset, origin, estimate);

  if (place.node == NULL)
    return tl_row_tree_get_span (rows, place.first, estimate);
  if (((const TlRowBlock *)place.node)->heights == NULL)
    return find_in_gap (place, offset, origin, estimate);
  return find_in_heights (place, offset, origin, estimate);
}

/* Returns the index of the first row, from @first on, whose height is not known; the number of rows if there
 * is none. */
guint
tl_row_tree_find_unknown (const TlOrderTree *rows, guint first)
{
  guint count = tl_row_tree_get_count (rows);

  while (first < count)
    {
      TlOrderPlace place = tl_order_tree_find_unknown (rows, first);
      guint        end = place.first + (place.node == NULL ? 0 : place.node->own.n_items);

      if (place.node == NULL)
        return count;
      first = MAX (first, place.first);
      for (; first < end; first++)
        if (!tl_stored_is_known (place_height (place, first)))
          return first;
    }
  return count;
}
