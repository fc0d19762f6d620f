/* tl-section.h: the nodes of a tree of sections.
 *
 * A node is one section with its rows, header and footer, or represents a run of bare sections: any number of
 * sections without rows, headers and footers.
 */
#ifndef TL_SECTION_H
#define TL_SECTION_H

#include "cache/tl-row-tree.h"

typedef struct
{
  TlOrderNode    node;
  TlOrderTree    rows;   /* the rows; empty in a run of sections */
  TlStoredHeight header; /* the header; if there is none, a known height of 0 */
  TlStoredHeight footer;
} TlSection;

extern const TlOrderClass tl_section_class;

TlSection *tl_section_new (guint n_sections);
gboolean   tl_section_is_bare (const TlSection *section);
void       tl_section_measure (TlSection *section);

#endif /* TL_SECTION_H */
