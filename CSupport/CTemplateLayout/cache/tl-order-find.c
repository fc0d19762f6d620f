/* tl-order-find.c: finds items and offsets in a tree, and adds up extents. */
#include "cache/tl-order-tree.h"

/* Returns the extent of two ranges together. */
TlExtent
tl_extent_plus (TlExtent left, TlExtent right)
{
  left.sum += right.sum;
  left.n_items += right.n_items;
  left.n_known += right.n_known;
  left.n_unknown += right.n_unknown;
  left.n_default += right.n_default;
  return left;
}

/* Returns the total length of an extent, in points. Each row that has neither a height nor an estimate of its
 * own counts with @estimate. */
double
tl_extent_length (TlExtent extent, double estimate)
{
  return extent.sum + extent.n_default * estimate;
}

/* Returns the total length of all nodes before the node of a place, in points; @estimate is as for
 * tl_extent_length(). */
double
tl_order_place_offset (TlOrderPlace place, double estimate)
{
  return place.sum + place.n_default * estimate;
}

/* Returns the place after a range of items that begins at @place and has the extent @run. */
static TlOrderPlace
place_after (TlOrderPlace place, const TlExtent *run)
{
  place.first += run->n_items;
  place.n_default += run->n_default;
  place.sum += run->sum;
  return place;
}

/* Finds the node that contains the item at @index. */
TlOrderPlace
tl_order_tree_find (const TlOrderTree *tree, guint index)
{
  TlOrderPlace place = { tree->root, 0, 0, 0.0 };

  while (place.node != NULL)
    {
      if (index - place.first < place.node->before.n_items)
        {
          place.node = place.node->left;
          continue;
        }
      place = place_after (place, &place.node->before);
      if (index - place.first < place.node->own.n_items)
        break;
      place = place_after (place, &place.node->own);
      place.node = place.node->right;
    }
  return place;
}

/* Finds the node at @offset, in points; the first item begins at @origin, in points. The function adds the
 * same numbers in the same order as tl_order_tree_find(), so that the offset of an item leads to that item in
 * spite of rounding. */
TlOrderPlace
tl_order_tree_find_offset (const TlOrderTree *tree, double offset, double origin, double estimate)
{
  TlOrderPlace place = { tree->root, 0, 0, 0.0 };

  while (place.node != NULL)
    {
      TlOrderPlace at = place_after (place, &place.node->before);
      TlOrderPlace end;

      if (offset < origin + tl_order_place_offset (at, estimate))
        {
          place.node = place.node->left;
          continue;
        }
      end = place_after (at, &place.node->own);
      place = at;
      if (offset < origin + tl_order_place_offset (end, estimate))
        break;
      place = end;
      place.node = place.node->right;
    }
  return place;
}

static TlOrderPlace
find_unknown (TlOrderPlace place, guint index)
{
  TlOrderNode *node = place.node;
  TlOrderPlace found = place;

  found.node = NULL;
  if (node == NULL || node->total.n_unknown == 0 || index >= place.first + node->total.n_items)
    return found;
  place.node = node->left;
  found = find_unknown (place, index);
  if (found.node != NULL)
    return found;
  place = place_after (place, &node->before);
  place.node = node;
  if (index < place.first + node->own.n_items && node->own.n_unknown > 0)
    return place;
  place = place_after (place, &node->own);
  place.node = node->right;
  return find_unknown (place, index);
}

/* Finds the first node with rows of unknown height, starting with the node that contains the item at @index.
 */
TlOrderPlace
tl_order_tree_find_unknown (const TlOrderTree *tree, guint index)
{
  return find_unknown ((TlOrderPlace){ tree->root, 0, 0, 0.0 }, index);
}
