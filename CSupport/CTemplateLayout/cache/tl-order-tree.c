/* tl-order-tree.c: a balanced tree of items that can be split and joined; see tl-order-tree.h. */
#include "cache/tl-order-tree.h"

/* --- Balance --- */

static guint
height_of (const TlOrderNode *node)
{
  return node == NULL ? 0 : node->height;
}

/* Updates the sums and the height of a node from its children. Sums are always recomputed, never corrected by
 * differences, so that rounding errors do not accumulate. */
static TlOrderNode *
node_update (TlOrderNode *node)
{
  const TlExtent none = { 0.0, 0, 0, 0, 0 };

  node->before = node->left == NULL ? none : node->left->total;
  node->total = tl_extent_plus (node->before, node->own);
  if (node->right != NULL)
    node->total = tl_extent_plus (node->total, node->right->total);
  node->height = 1 + MAX (height_of (node->left), height_of (node->right));
  return node;
}

static TlOrderNode *
node_set_children (TlOrderNode *node, TlOrderNode *left, TlOrderNode *right)
{
  node->left = left;
  node->right = right;
  return node_update (node);
}

static TlOrderNode *
rotate_left (TlOrderNode *node)
{
  TlOrderNode *top = node->right;

  return node_set_children (top, node_set_children (node, node->left, top->left), top->right);
}

static TlOrderNode *
rotate_right (TlOrderNode *node)
{
  TlOrderNode *top = node->left;

  return node_set_children (top, top->left, node_set_children (node, top->right, node->right));
}

/* Joins two trees with the node @middle between them, if @left is more than one level taller than @right. */
static TlOrderNode *
join_right (TlOrderNode *left, TlOrderNode *middle, TlOrderNode *right)
{
  TlOrderNode *inner = left->right;

  if (height_of (inner) <= height_of (right) + 1)
    {
      TlOrderNode *joined = node_set_children (middle, inner, right);

      if (joined->height <= height_of (left->left) + 1)
        return node_set_children (left, left->left, joined);
      return rotate_left (node_set_children (left, left->left, rotate_right (joined)));
    }
  node_set_children (left, left->left, join_right (inner, middle, right));
  return left->right->height <= height_of (left->left) + 1 ? left : rotate_left (left);
}

/* Joins two trees with the node @middle between them, if @right is more than one level taller than @left. */
static TlOrderNode *
join_left (TlOrderNode *left, TlOrderNode *middle, TlOrderNode *right)
{
  TlOrderNode *inner = right->left;

  if (height_of (inner) <= height_of (left) + 1)
    {
      TlOrderNode *joined = node_set_children (middle, left, inner);

      if (joined->height <= height_of (right->right) + 1)
        return node_set_children (right, joined, right->right);
      return rotate_right (node_set_children (right, rotate_left (joined), right->right));
    }
  node_set_children (right, join_left (left, middle, inner), right->right);
  return right->left->height <= height_of (right->right) + 1 ? right : rotate_right (right);
}

/* Joins two trees with the node @middle between them. */
static TlOrderNode *
join (TlOrderNode *left, TlOrderNode *middle, TlOrderNode *right)
{
  if (height_of (left) > height_of (right) + 1)
    return join_right (left, middle, right);
  if (height_of (right) > height_of (left) + 1)
    return join_left (left, middle, right);
  return node_set_children (middle, left, right);
}

/* --- Splitting and joining at any item --- */

/* Splits a tree: @left receives the first @n_items items, @right the others. */
static void
split (const TlOrderClass *class, TlOrderNode *root, guint n_items, TlOrderNode **left, TlOrderNode **right)
{
  TlOrderNode *low;
  TlOrderNode *high;

  if (root == NULL)
    {
      *left = *right = NULL;
      return;
    }
  low = root->left;
  high = root->right;
  if (n_items <= root->before.n_items)
    {
      split (class, low, n_items, left, &low);
      *right = join (low, root, high);
    }
  else if (n_items >= root->before.n_items + root->own.n_items)
    {
      split (class, high, n_items - root->before.n_items - root->own.n_items, &high, right);
      *left = join (low, root, high);
    }
  else
    {
      TlOrderNode *rest = class->split (root, n_items - root->before.n_items);

      *left = join (low, root, NULL);
      *right = join (NULL, rest, high);
    }
}

/* Removes the first node of a tree and returns it; NULL if the tree is empty. */
static TlOrderNode *
take_first (TlOrderNode **root)
{
  TlOrderNode *node = *root;
  TlOrderNode *rest;
  TlOrderNode *first;

  if (node == NULL)
    return NULL;
  if (node->left == NULL)
    {
      *root = node->right;
      return node_set_children (node, NULL, NULL);
    }
  rest = node->left;
  first = take_first (&rest);
  *root = join (rest, node, node->right);
  return first;
}

/* Removes the last node of a tree and returns it; NULL if the tree is empty. */
static TlOrderNode *
take_last (TlOrderNode **root)
{
  TlOrderNode *node = *root;
  TlOrderNode *rest;
  TlOrderNode *last;

  if (node == NULL)
    return NULL;
  if (node->right == NULL)
    {
      *root = node->left;
      return node_set_children (node, NULL, NULL);
    }
  rest = node->right;
  last = take_last (&rest);
  *root = join (node->left, node, rest);
  return last;
}

/* Merges @node with the last nodes of the tree @left, which comes before it, as long as they can be merged.
 * Returns the merged node. */
static TlOrderNode *
absorb_left (const TlOrderClass *class, TlOrderNode **left, TlOrderNode *node)
{
  TlOrderNode *last;

  while ((last = take_last (left)) != NULL)
    {
      if (!class->merge (last, node))
        {
          *left = join (*left, last, NULL);
          return node;
        }
      node = node_set_children (last, NULL, NULL);
    }
  return node;
}

/* Merges @node with the first nodes of the tree @right, which comes after it, as long as they can be merged.
 * Returns the merged node. */
static TlOrderNode *
absorb_right (const TlOrderClass *class, TlOrderNode *node, TlOrderNode **right)
{
  TlOrderNode *first;

  while ((first = take_first (right)) != NULL)
    {
      if (!class->merge (node, first))
        {
          *right = join (NULL, first, *right);
          return node_update (node);
        }
      node_update (node);
    }
  return node;
}

/* Joins two trees, and merges small nodes at the place where the trees meet. */
static TlOrderNode *
concatenate (const TlOrderClass *class, TlOrderNode *left, TlOrderNode *right)
{
  TlOrderNode *last;
  TlOrderNode *first;

  if (left == NULL || right == NULL)
    return left == NULL ? right : left;
  last = absorb_left (class, &left, take_last (&left));
  first = absorb_right (class, take_first (&right), &right);
  if (!class->merge (last, first))
    return join (join (left, last, NULL), first, right);
  last = absorb_left (class, &left, node_set_children (last, NULL, NULL));
  last = absorb_right (class, last, &right);
  return join (left, last, right);
}

/* --- Operations --- */

static void
free_nodes (const TlOrderClass *class, TlOrderNode *node)
{
  if (node == NULL)
    return;
  free_nodes (class, node->left);
  free_nodes (class, node->right);
  class->free (node);
}

void
tl_order_tree_clear (TlOrderTree *tree)
{
  free_nodes (tree->class, tree->root);
  tree->root = NULL;
}

TlExtent
tl_order_tree_total (const TlOrderTree *tree)
{
  return tree->root == NULL ? (TlExtent){ 0.0, 0, 0, 0, 0 } : tree->root->total;
}

/* Inserts the tree @items before the item at @index, and takes ownership of it. If @items is a single node,
 * only the extent of the node's own items needs to be up to date. */
void
tl_order_tree_put (TlOrderTree *tree, guint index, TlOrderNode *items)
{
  TlOrderNode *left;
  TlOrderNode *right;

  if (items == NULL)
    return;
  node_update (items);
  split (tree->class, tree->root, index, &left, &right);
  tree->root = concatenate (tree->class, concatenate (tree->class, left, items), right);
}

/* Takes @n_items items, from the one at @first on, out of a tree. Returns them as a tree that the caller
 * owns; NULL if there are none. */
TlOrderNode *
tl_order_tree_take (TlOrderTree *tree, guint first, guint n_items)
{
  TlOrderNode *left;
  TlOrderNode *taken;
  TlOrderNode *right;

  split (tree->class, tree->root, first, &left, &taken);
  split (tree->class, taken, n_items, &taken, &right);
  tree->root = concatenate (tree->class, left, right);
  return taken;
}

static void
refresh (TlOrderNode *node, guint index)
{
  if (index < node->before.n_items)
    refresh (node->left, index);
  else if (index - node->before.n_items >= node->own.n_items)
    refresh (node->right, index - node->before.n_items - node->own.n_items);
  node_update (node);
}

/* Updates the sums of a tree after the extent `own` of the node that contains the item at @index has changed.
 */
void
tl_order_tree_refresh (TlOrderTree *tree, guint index)
{
  refresh (tree->root, index);
}

static gboolean
is_balanced (const TlOrderNode *node)
{
  gint difference;

  if (node == NULL)
    return TRUE;
  difference = (gint)height_of (node->left) - (gint)height_of (node->right);
  return ABS (difference) <= 1 && node->height == 1 + MAX (height_of (node->left), height_of (node->right))
         && node->own.n_items > 0 && is_balanced (node->left) && is_balanced (node->right);
}

/* Whether no two sibling subtrees differ by more than one level, all stored heights are right, and no node is
 * empty. */
gboolean
tl_order_tree_is_balanced (const TlOrderTree *tree)
{
  return is_balanced (tree->root);
}
