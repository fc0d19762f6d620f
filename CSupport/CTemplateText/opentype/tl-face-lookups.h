/* tl-face-lookups.h: the lookups that shaping uses, and the glyphs that depend on other glyphs beyond a
 * space. */
#ifndef TL_FACE_LOOKUPS_H
#define TL_FACE_LOOKUPS_H

#include <glib.h>
#include <hb.h>

G_BEGIN_DECLS

gboolean  tl_face_has_table (hb_face_t *face, hb_tag_t tag);
hb_set_t *tl_face_collect_lookups (hb_face_t                     *face,
                                   hb_tag_t                       tag,
                                   const hb_segment_properties_t *properties,
                                   const hb_feature_t            *features,
                                   guint                          n_features);
gboolean  tl_face_is_shaped_by_open_type (hb_face_t *face);
void tl_face_append_disabled_features (hb_face_t *face, hb_tag_t tag, const hb_set_t *but, GArray *features);
gboolean tl_face_find_dependent_glyphs (hb_face_t                     *face,
                                        const hb_segment_properties_t *properties,
                                        const hb_feature_t            *features,
                                        guint                          n_features,
                                        hb_codepoint_t                 space,
                                        hb_set_t                      *dependent,
                                        GArray                        *only_dependent);

G_END_DECLS

#endif /* TL_FACE_LOOKUPS_H */
