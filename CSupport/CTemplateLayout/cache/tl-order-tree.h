/* tl-order-tree.h: a sequence of items that can be split and joined anywhere, with sums over any range.
 *
 * The items are stored in nodes. The class of a tree's nodes determines how many items a node contains and
 * how they are stored. The nodes form an AVL tree. All operations are built from a single one, the join of
 * two trees with a node between them (Blelloch, Ferizovic and Sun, "Just Join for Parallel Ordered Sets",
 * SPAA 2016). Splitting a tree takes O(log n), and so does taking, putting or removing any range.
 */
#ifndef TL_ORDER_TREE_H
#define TL_ORDER_TREE_H

#include <templatelayout/tl-macros.h>

/* An extent: sums over a range of items. */
typedef struct
{
  double sum;       /* the sum of known heights and of individual rows' estimates, in points */
  guint  n_items;   /* the number of rows in a tree of rows, or of sections in a tree of sections */
  guint  n_known;   /* the number of rows whose height is known */
  guint  n_unknown; /* the number of rows whose height is not known, with or without an estimate */
  guint  n_default; /* the number of rows with neither a height nor an estimate of their own */
} TlExtent;

/* The part that nodes of all classes have in common; it is the first field of each class's struct. */
typedef struct _TlOrderNode TlOrderNode;
struct _TlOrderNode
{
  TlOrderNode *left;   /* the left subtree; owned */
  TlOrderNode *right;  /* the right subtree; owned */
  TlExtent     before; /* the extent of the left subtree */
  TlExtent     own;    /* the extent of the node's own items, maintained by the class; at least one item */
  TlExtent     total;  /* the extent of the subtree with this node as its root */
  guint        height; /* the number of levels of the subtree; 1 for a leaf */
};

/* The operations that a class of nodes implements. */
typedef struct
{
  /* Keeps the first @n_items items in the node, and returns a new node with the others. */
  TlOrderNode *(*split) (TlOrderNode *node, guint n_items);
  /* Moves the items of @next to the end of @node, frees @next, and returns %TRUE; or returns %FALSE, with
   * both nodes unchanged, if they should not be merged. */
  gboolean (*merge) (TlOrderNode *node, TlOrderNode *next);
  /* Frees a node with its items, but not its children. */
  void (*free) (TlOrderNode *node);
} TlOrderClass;

/* A tree of nodes of one class. */
typedef struct
{
  const TlOrderClass *class;
  TlOrderNode *root; /* the root; owned; NULL for an empty tree */
} TlOrderTree;

/* The node in which an item or an offset was found, with sums over the nodes before it. */
typedef struct
{
  TlOrderNode *node;  /* the node; NULL beyond the last item */
  guint        first; /* the index of the node's first item */
  guint  n_default;   /* in all nodes before `node`: the number of rows with neither height nor estimate */
  double sum;         /* in all nodes before `node`: the sum of heights and estimates, in points */
} TlOrderPlace;

void         tl_order_tree_clear (TlOrderTree *tree);
TlExtent     tl_order_tree_total (const TlOrderTree *tree);
void         tl_order_tree_put (TlOrderTree *tree, guint index, TlOrderNode *items);
TlOrderNode *tl_order_tree_take (TlOrderTree *tree, guint first, guint n_items);
void         tl_order_tree_refresh (TlOrderTree *tree, guint index);
TlOrderPlace tl_order_tree_find (const TlOrderTree *tree, guint index);
TlOrderPlace
tl_order_tree_find_offset (const TlOrderTree *tree, double offset, double origin, double estimate);
TlOrderPlace tl_order_tree_find_unknown (const TlOrderTree *tree, guint index);
gboolean     tl_order_tree_is_balanced (const TlOrderTree *tree);

TlExtent tl_extent_plus (TlExtent left, TlExtent right);
double   tl_extent_length (TlExtent extent, double estimate);
double   tl_order_place_offset (TlOrderPlace place, double estimate);

#endif /* TL_ORDER_TREE_H */
