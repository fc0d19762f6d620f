/* tl-order-tree.h: a sequence of items that can be cut and joined anywhere, with sums over any part.
 *
 * The items lie in nodes; the class of a node decides how many it holds, and what it keeps of them. The
 * nodes form an AVL tree. Everything is built from one operation, the join of two trees with a node between
 * them, as in Blelloch, Ferizovic and Sun, "Just Join for Parallel Ordered Sets" (SPAA 2016): cutting a tree
 * in two, and with it taking, putting and removing any range, costs O(log n).
 */
#ifndef TL_ORDER_TREE_H
#define TL_ORDER_TREE_H

#include <glib.h>

/* What a run of items adds up to. */
typedef struct
{
  double sum;       /* of the known heights and of the estimates that rows have of their own, points */
  guint  n_items;   /* rows in a tree of rows, sections in a tree of sections */
  guint  n_known;   /* rows whose height is known */
  guint  n_unknown; /* rows whose height is not known */
  guint  n_default; /* those of them that have no estimate of their own */
} TlExtent;

/* The first field of every node. */
typedef struct _TlOrderNode TlOrderNode;
struct _TlOrderNode
{
  TlOrderNode *left;   /* owned */
  TlOrderNode *right;  /* owned */
  TlExtent     before; /* of all in left */
  TlExtent     own;    /* kept by the class; at least one item */
  TlExtent     total;  /* of left, the node and right */
  guint        height; /* 1 for a leaf */
};

/* What a tree must know of its nodes. */
typedef struct
{
  /* Leaves the first n_items to the node and returns a new node with the others. */
  TlOrderNode *(*split) (TlOrderNode *node, guint n_items);
  /* Takes the items of the next node over and frees it; or returns FALSE, both as they were. */
  gboolean (*merge) (TlOrderNode *node, TlOrderNode *next);
  void (*free) (TlOrderNode *node);
} TlOrderClass;

typedef struct
{
  const TlOrderClass *class;
  TlOrderNode *root; /* owned; NULL for an empty tree */
} TlOrderTree;

/* Where an item, or an offset, was found. */
typedef struct
{
  TlOrderNode *node;      /* NULL if it lies behind the last item */
  guint        first;     /* the number of the node's first item */
  guint        n_default; /* of all nodes before that one, as in TlExtent */
  double       sum;       /* likewise */
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
