/* tl-face-lookups.c: queries HarfBuzz for the lookups that shaping uses and the glyphs that they examine. */
#include <hb-ot.h>

#include "opentype/tl-open-type-table.h"
#include "opentype/tl-face-lookups.h"

/* Whether a face has the table @tag, and the table is not empty. */
gboolean
tl_face_has_table (hb_face_t *face, hb_tag_t tag)
{
  hb_blob_t *blob = hb_face_reference_table (face, tag);
  gboolean   has = hb_blob_get_length (blob) > 0;

  hb_blob_destroy (blob);
  return has;
}

/* Whether HarfBuzz shapes text with the OpenType tables of a face. Tables of Graphite and of Apple, which it
 * uses instead if they exist, do not show which glyphs depend on each other. */
gboolean
tl_face_is_shaped_by_open_type (hb_face_t *face)
{
  static const hb_tag_t others[] = { HB_TAG ('S', 'i', 'l', 'f'), HB_TAG ('m', 'o', 'r', 'x'),
                                     HB_TAG ('m', 'o', 'r', 't'), HB_TAG ('k', 'e', 'r', 'x') };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (tl_face_has_table (face, others[i]))
      return FALSE;
  return TRUE;
}

/* Whether lookups of the given type, in the table @tag, examine more than pairs of adjacent glyphs. */
static gboolean
is_contextual (hb_tag_t tag, guint type)
{
  if (tag == HB_OT_TAG_GSUB)
    return type == TL_GSUB_LIGATURE || type == TL_GSUB_CONTEXT || type == TL_GSUB_CHAINED_CONTEXT
           || type == TL_GSUB_REVERSE_CHAINED_CONTEXT;
  return type == TL_GPOS_CONTEXT || type == TL_GPOS_CHAINED_CONTEXT;
}

/* Returns those of @lookups that may examine glyphs on both sides of a space. */
static hb_set_t *
find_contextual (hb_face_t *face, hb_tag_t tag, const hb_set_t *lookups, hb_codepoint_t space)
{
  TlOpenTypeTable *table = tl_open_type_table_new (face, tag);
  hb_set_t        *glyphs = hb_set_create (), *crossing = hb_set_create ();
  hb_codepoint_t   lookup = HB_SET_VALUE_INVALID;

  while (hb_set_next (lookups, &lookup))
    {
      if (!is_contextual (tag, tl_open_type_table_get_lookup (table, lookup).type))
        continue;
      hb_set_clear (glyphs);
      hb_ot_layout_lookup_collect_glyphs (face, tag, lookup, glyphs, glyphs, glyphs, NULL);
      if (hb_set_has (glyphs, space))
        hb_set_add (crossing, lookup);
    }
  hb_set_destroy (glyphs);
  tl_open_type_table_free (table);
  return crossing;
}

/* Adds the input glyphs of @lookups to @dependent. */
static void
add_inputs (hb_face_t *face, hb_tag_t tag, const hb_set_t *lookups, hb_set_t *dependent)
{
  hb_codepoint_t lookup = HB_SET_VALUE_INVALID;

  while (hb_set_next (lookups, &lookup))
    hb_ot_layout_lookup_collect_glyphs (face, tag, lookup, NULL, dependent, NULL, NULL);
}

/* Appends to @features the settings that turn off all features of the table @tag, except those that use a
 * lookup of @but. */
void
tl_face_append_disabled_features (hb_face_t *face, hb_tag_t tag, const hb_set_t *but, GArray *features)
{
  guint     n_features = hb_ot_layout_table_get_feature_tags (face, tag, 0, NULL, NULL);
  hb_tag_t *tags = g_new (hb_tag_t, n_features);
  hb_set_t *kept = hb_set_create (), *used = hb_set_create ();

  hb_ot_layout_table_get_feature_tags (face, tag, 0, &n_features, tags);
  for (guint i = 0; i < n_features; i++)
    {
      guint start = 0, n_lookups = 1, lookup;

      for (; n_lookups > 0; start++)
        {
          n_lookups = 1;
          hb_ot_layout_feature_get_lookups (face, tag, i, start, &n_lookups, &lookup);
          if (n_lookups > 0 && hb_set_has (but, lookup))
            hb_set_add (kept, tags[i]);
        }
      hb_set_add (used, tags[i]);
    }
  hb_set_subtract (used, kept);
  for (hb_codepoint_t off = HB_SET_VALUE_INVALID; hb_set_next (used, &off);)
    {
      hb_feature_t feature = { off, 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };

      g_array_append_val (features, feature);
    }
  g_free (tags);
  hb_set_destroy (kept);
  hb_set_destroy (used);
}

/* Returns the lookups of the table @tag that HarfBuzz uses to shape text with the given properties and
 * features. The caller frees the set with hb_set_destroy(). */
hb_set_t *
tl_face_collect_lookups (hb_face_t                     *face,
                         hb_tag_t                       tag,
                         const hb_segment_properties_t *properties,
                         const hb_feature_t            *features,
                         guint                          n_features)
{
  hb_shape_plan_t *plan = hb_shape_plan_create_cached (face, properties, features, n_features, NULL);
  hb_set_t        *lookups = hb_set_create ();

  hb_ot_shape_plan_collect_lookups (plan, tag, lookups);
  hb_shape_plan_destroy (plan);
  return lookups;
}

/* Adds to @dependent the glyphs that contextual lookups may replace or move depending on text beyond a space,
 * and to @only_dependent the features under which only such lookups apply. Returns FALSE if contextual
 * kerning reaches across a space; words can then not be measured one by one. Lookups for pairs of adjacent
 * glyphs are no obstacle, since words are shaped with the spaces around them. The last one of @features turns
 * kerning off. */
gboolean
tl_face_find_dependent_glyphs (hb_face_t                     *face,
                               const hb_segment_properties_t *properties,
                               const hb_feature_t            *features,
                               guint                          n_features,
                               hb_codepoint_t                 space,
                               hb_set_t                      *dependent,
                               GArray                        *only_dependent)
{
  hb_set_t *used_to_replace
    = tl_face_collect_lookups (face, HB_OT_TAG_GSUB, properties, features, n_features);
  hb_set_t *used_to_move = tl_face_collect_lookups (face, HB_OT_TAG_GPOS, properties, features, n_features);
  hb_set_t *used_to_kern
    = tl_face_collect_lookups (face, HB_OT_TAG_GPOS, properties, features, n_features - 1);
  hb_set_t *replacing = find_contextual (face, HB_OT_TAG_GSUB, used_to_replace, space);
  hb_set_t *moving = find_contextual (face, HB_OT_TAG_GPOS, used_to_move, space);
  hb_set_t *kerning;
  gboolean  kerns;

  hb_set_subtract (used_to_kern, used_to_move);
  kerning = find_contextual (face, HB_OT_TAG_GPOS, used_to_kern, space);
  kerns = !hb_set_is_empty (kerning);

  add_inputs (face, HB_OT_TAG_GSUB, replacing, dependent);
  add_inputs (face, HB_OT_TAG_GPOS, moving, dependent);
  hb_set_del (dependent, space);
  g_array_append_vals (only_dependent, features, n_features);
  tl_face_append_disabled_features (face, HB_OT_TAG_GSUB, replacing, only_dependent);
  tl_face_append_disabled_features (face, HB_OT_TAG_GPOS, moving, only_dependent);

  hb_set_destroy (used_to_replace);
  hb_set_destroy (used_to_move);
  hb_set_destroy (used_to_kern);
  hb_set_destroy (replacing);
  hb_set_destroy (moving);
  hb_set_destroy (kerning);
  return !kerns;
}
