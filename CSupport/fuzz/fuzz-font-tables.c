/* fuzz-font-tables.c: the table GSUB of a font, replaced by any bytes, in a face whose other tables are those
 * of an installed font. The first three bytes select glyphs. */
#include <hb-ot.h>
#include <pango/pangocairo.h>

#include "fuzz-input.h"
#include "opentype/tl-face-lookups.h"
#include "opentype/tl-gsub-rules.h"
#include "opentype/tl-line-metrics.h"

static hb_face_t *
installed_face (void)
{
  static hb_face_t *face = NULL;

  if (face == NULL)
    {
      PangoFontMap         *map = pango_cairo_font_map_new ();
      PangoContext         *context = pango_font_map_create_context (map);
      PangoFontDescription *description = pango_font_description_from_string ("Inter 12");
      PangoFont            *font = pango_font_map_load_font (map, context, description);

      face = hb_face_reference (hb_font_get_face (pango_font_get_hb_font (font)));
      g_object_unref (font);
      pango_font_description_free (description);
      g_object_unref (context);
      g_object_unref (map);
    }
  return face;
}

/* The tables of the face under test; the one with the given tag consists of the input. */
typedef struct
{
  hb_tag_t   tag;
  hb_blob_t *blob;
} Replaced;

static hb_blob_t *
get_table (hb_face_t *face, hb_tag_t tag, gpointer user_data)
{
  Replaced *replaced = user_data;

  (void)face;
  if (tag == replaced->tag)
    return hb_blob_reference (replaced->blob);
  return hb_face_reference_table (installed_face (), tag);
}

static void
apply_rules (hb_face_t *face, const TlOpenTypeTable *table, FuzzInput *choices)
{
  hb_set_t    *lookups = hb_set_create (), *glyphs = hb_set_create ();
  guint        first = fuzz_input_below (choices, 2000), n_lookups = table->length == 0 ? 0 : 70;
  TlGsubRules *rules;

  for (guint i = 0; i < n_lookups; i++)
    hb_set_add (lookups, i);
  hb_set_add_range (glyphs, first, first + 30);
  hb_set_add_range (glyphs, 0, 40);
  rules = tl_gsub_rules_new (face, table, lookups, glyphs);
  if (rules != NULL)
    {
      guint16 numbers[8] = { 0 };

      for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
        numbers[i] = tl_gsub_rules_find (rules, (i % 2 == 0 ? first : 0) + i);
      tl_gsub_rules_apply (rules, numbers, G_N_ELEMENTS (numbers), TRUE, FALSE);
      for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
        if (tl_gsub_rules_support (rules, numbers[i]))
          tl_gsub_rules_get_glyph (rules, numbers[i]);
      tl_gsub_rules_free (rules);
    }
  hb_set_destroy (lookups);
  hb_set_destroy (glyphs);
}

static void
find_dependent_glyphs (hb_face_t *face)
{
  hb_segment_properties_t properties
    = { .direction = HB_DIRECTION_LTR, .script = HB_SCRIPT_LATIN, .language = HB_LANGUAGE_INVALID };
  hb_feature_t no_kerning
    = { HB_TAG ('k', 'e', 'r', 'n'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };
  hb_set_t *dependent = hb_set_create (), *lookups;
  GArray   *only_dependent = g_array_new (FALSE, FALSE, sizeof (hb_codepoint_t));
  double    ascender, descender;

  tl_face_find_dependent_glyphs (face, &properties, &no_kerning, 1, 3, dependent, only_dependent);
  lookups = tl_face_collect_lookups (face, HB_OT_TAG_GSUB, &properties, NULL, 0);
  tl_face_is_shaped_by_open_type (face);
  tl_face_get_line_metrics (face, &ascender, &descender);
  tl_face_get_line_gap (face);
  hb_set_destroy (lookups);
  hb_set_destroy (dependent);
  g_array_unref (only_dependent);
}

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length);

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)
{
  static const hb_tag_t tags[] = { HB_OT_TAG_GSUB, HB_OT_TAG_GPOS, HB_TAG ('h', 'h', 'e', 'a') };
  FuzzInput             input = { bytes, MIN (length, 3) };
  gsize                 n = MIN (length - input.length, 4096);
  Replaced              replaced;
  hb_face_t            *face;
  TlOpenTypeTable      *table;

  replaced.tag = tags[fuzz_input_below (&input, 9) % G_N_ELEMENTS (tags)];
  replaced.blob
    = hb_blob_create ((const char *)bytes + MIN (length, 3), (guint)n, HB_MEMORY_MODE_DUPLICATE, NULL, NULL);
  face = hb_face_create_for_tables (get_table, &replaced, NULL);
  hb_face_set_glyph_count (face, hb_face_get_glyph_count (installed_face ()));
  table = tl_open_type_table_new (face, HB_OT_TAG_GSUB);
  apply_rules (face, table, &input);
  find_dependent_glyphs (face);
  tl_open_type_table_free (table);
  hb_face_destroy (face);
  hb_blob_destroy (replaced.blob);
  return 0;
}
