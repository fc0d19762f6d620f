/* tl-text-tables.h: what a font's tables say about glyphs that depend on others across a space. */
#ifndef TL_TEXT_TABLES_H
#define TL_TEXT_TABLES_H

#include <glib.h>
#include <hb.h>

G_BEGIN_DECLS

gboolean tl_tables_has          (hb_face_t *face, hb_tag_t tag);
hb_set_t *tl_tables_collect_lookups (hb_face_t *face, hb_tag_t tag, const hb_segment_properties_t *properties,
                                     const hb_feature_t *features, guint n_features);
gboolean tl_tables_are_readable (hb_face_t *face);
void     tl_tables_turn_off (hb_face_t *face, hb_tag_t tag, const hb_set_t *but, GArray *features);
gboolean tl_tables_find_dependent (hb_face_t *face, const hb_segment_properties_t *properties,
                                   const hb_feature_t *features, guint n_features, hb_codepoint_t space,
                                   hb_set_t *dependent, GArray *only_dependent);

G_END_DECLS

#endif /* TL_TEXT_TABLES_H */
