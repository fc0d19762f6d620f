/* tl-section.h: the nodes of a tree of sections.
 *
 * A node represents either one section, with its rows, header and footer, or a run of bare sections: any
 * number of consecutive sections without rows, headers and footers.
 */
#ifndef TL_SECTION_H
#define TL_SECTION_H

#include "cache/tl-row-tree.h"

typedef struct
{
  TlOrderNode    node;
  TlOrderTree    rows;   /* the rows (see tl-row-tree.h); empty in a run of sections */
  TlStoredHeight header; /* the height of the header; if there is none, a known height of 0 */
  TlStoredHeight footer; /* the height of the footer; if there is none, a known height of 0 */
} TlSection;

extern const TlOrderClass tl_section_class;

TlSection *tl_section_new (guint n_sections);
gboolean   tl_section_is_bare (const TlSection *section);
void       tl_section_measure (TlSection *section);

#endif /* TL_SECTION_H */
