/* tl-section.c: sections as nodes of a tree; see tl-section.h. */
#include "cache/tl-section.h"

static TlSection *
section_of (TlOrderNode *node)
{
  return (TlSection *)node;
}

/* Creates a run of @n_sections bare sections. */
TlSection *
tl_section_new (guint n_sections)
{
  TlSection *section = g_slice_new0 (TlSection);

  tl_row_tree_init (&section->rows);
  section->header = tl_stored_known (0.0);
  section->footer = tl_stored_known (0.0);
  section->node.own.n_items = n_sections;
  return section;
}

static gboolean
is_known_zero (TlStoredHeight height)
{
  return tl_stored_is_known (height) && height <= 0.0;
}

/* Whether a node has no rows, no header and no footer: it is then a bare section or a run of bare sections.
 */
gboolean
tl_section_is_bare (const TlSection *section)
{
  return section->rows.root == NULL && is_known_zero (section->header) && is_known_zero (section->footer);
}

/* Updates the extent of a single section from its rows, header and footer. */
void
tl_section_measure (TlSection *section)
{
  TlExtent extent = tl_order_tree_total (&section->rows);

  extent.sum += tl_stored_length (section->header, 0.0) + tl_stored_length (section->footer, 0.0);
  extent.n_items = 1;
  section->node.own = extent;
}

static TlOrderNode *
section_split (TlOrderNode *node, guint n_items)
{
  TlSection *rest = tl_section_new (node->own.n_items - n_items);

  node->own.n_items = n_items;
  return &rest->node;
}

static void
section_free (TlOrderNode *node)
{
  tl_order_tree_clear (&section_of (node)->rows);
  g_slice_free (TlSection, section_of (node));
}

static gboolean
section_merge (TlOrderNode *node, TlOrderNode *next)
{
  if (!tl_section_is_bare (section_of (node)) || !tl_section_is_bare (section_of (next)))
    return FALSE;
  node->own.n_items += next->own.n_items;
  section_free (next);
  return TRUE;
}

const TlOrderClass tl_section_class = { section_split, section_merge, section_free };
