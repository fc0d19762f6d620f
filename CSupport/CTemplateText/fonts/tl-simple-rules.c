/* tl-simple-rules.c: reads the rules of GSUB and GPOS for some glyphs, once for each face and set of lookups.
 *
 * Two sizes of a face, or two scripts that use the same lookups, share the rules. Rules are kept as long as
 * the face. */
#include "fonts/tl-simple-rules.h"
#include "opentype/tl-face-lookups.h"

/* The rules that were read for a set of lookups and a set of glyphs. */
typedef struct
{
  hb_set_t    *substitutions; /* lookups of GSUB; owned */
  hb_set_t    *positionings;  /* lookups of GPOS; owned */
  hb_set_t    *glyphs;        /* the glyphs whose rules are looked up; owned */
  TlGsubRules *rules;         /* the rules; owned; NULL if the reader's limits are exceeded */
} Reading;

/* Creates a Reading for @glyphs and the lookups that @plan uses. Its rules are not read yet. */
static Reading *
reading_new (const TlShapePlan *plan, const hb_set_t *glyphs)
{
  hb_face_t *face = hb_font_get_face (plan->hb_font);
  Reading   *reading = g_new0 (Reading, 1);

  reading->substitutions
    = tl_face_collect_lookups (face, HB_OT_TAG_GSUB, &plan->properties, plan->features, plan->n_features);
  reading->positionings
    = tl_face_collect_lookups (face, HB_OT_TAG_GPOS, &plan->properties, plan->features, plan->n_features);
  reading->glyphs = hb_set_copy (glyphs);
  return reading;
}

static void
reading_free (Reading *reading)
{
  hb_set_destroy (reading->substitutions);
  hb_set_destroy (reading->positionings);
  hb_set_destroy (reading->glyphs);
  if (reading->rules != NULL)
    tl_gsub_rules_free (reading->rules);
  g_free (reading);
}

/* Whether two Readings are for the same lookups and glyphs; if so, their rules are equal. */
static gboolean
readings_are_equal (const Reading *left, const Reading *right)
{
  return hb_set_is_equal (left->substitutions, right->substitutions)
         && hb_set_is_equal (left->positionings, right->positionings)
         && hb_set_is_equal (left->glyphs, right->glyphs);
}

/* Whether a lookup of GPOS moves only single glyphs, marks, or the first glyphs of pairs. In the last case
 * the value format of the second glyph, at byte 6 of each subtable, is 0. */
static gboolean
is_pair_kerning (const TlOpenTypeLookup *lookup)
{
  if (lookup->type == TL_GPOS_SINGLE
      || (lookup->type >= TL_GPOS_MARK_TO_BASE && lookup->type <= TL_GPOS_MARK_TO_MARK))
    return TRUE;
  if (lookup->type != TL_GPOS_PAIR
      || (lookup->flags & (TL_LOOKUP_IGNORES_BASES | TL_LOOKUP_IGNORES_LIGATURES)) != 0)
    return FALSE;
  for (guint i = 0; i < lookup->n_subtables; i++)
    if (tl_open_type_table_read (lookup->table, tl_open_type_lookup_get_subtable (lookup, i) + 6) != 0)
      return FALSE;
  return TRUE;
}

/* Marks as unsupported the glyphs to which a GPOS lookup applies that is_pair_kerning() rejects. */
static void
read_positionings (hb_face_t *face, Reading *reading)
{
  TlOpenTypeTable *table = tl_open_type_table_new (face, HB_OT_TAG_GPOS);
  hb_set_t        *glyphs = hb_set_create ();

  for (hb_codepoint_t index = HB_SET_VALUE_INVALID; hb_set_next (reading->positionings, &index);)
    {
      TlOpenTypeLookup lookup = tl_open_type_table_get_lookup (table, index);

      if (!is_pair_kerning (&lookup))
        hb_ot_layout_lookup_collect_glyphs (face, HB_OT_TAG_GPOS, index, NULL, glyphs, NULL, NULL);
    }
  tl_gsub_rules_add_unsupported (reading->rules, glyphs);
  hb_set_destroy (glyphs);
  tl_open_type_table_free (table);
}

/* Reads the rules for the glyphs of @reading and for all glyphs by which GSUB may replace them. Marks become
 * unsupported. */
static void
read_rules (hb_face_t *face, Reading *reading)
{
  TlOpenTypeTable *table = tl_open_type_table_new (face, HB_OT_TAG_GSUB);
  hb_set_t        *all = hb_set_copy (reading->glyphs), *marks = hb_set_create ();

  hb_ot_layout_lookups_substitute_closure (face, reading->substitutions, all);
  reading->rules = tl_gsub_rules_new (face, table, reading->substitutions, all);
  if (reading->rules != NULL)
    {
      hb_ot_layout_get_glyphs_in_class (face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, marks);
      tl_gsub_rules_add_unsupported (reading->rules, marks);
      read_positionings (face, reading);
    }
  hb_set_destroy (marks);
  hb_set_destroy (all);
  tl_open_type_table_free (table);
}

/* The array of Readings that is stored with a face, and created at its first use; NULL if HarfBuzz cannot
 * store it. */
static GPtrArray *
get_readings (hb_face_t *face)
{
  static hb_user_data_key_t key;
  GPtrArray                *readings = hb_face_get_user_data (face, &key);

  if (readings != NULL)
    return readings;
  readings = g_ptr_array_new_with_free_func ((GDestroyNotify)reading_free);
  if (hb_face_set_user_data (face, &key, readings, (hb_destroy_func_t)g_ptr_array_unref, TRUE))
    return readings;
  g_ptr_array_unref (readings);
  return NULL;
}

/* Returns the element of @readings that is equal to @requested, and frees @requested. If there is no such
 * element, reads the rules of @requested, adds it to @readings and returns it. */
static const Reading *
find_or_add (GPtrArray *readings, hb_face_t *face, Reading *requested)
{
  for (guint i = 0; i < readings->len; i++)
    {
      const Reading *known = g_ptr_array_index (readings, i);

      if (readings_are_equal (known, requested))
        {
          reading_free (requested);
          return known;
        }
    }
  read_rules (face, requested);
  g_ptr_array_add (readings, requested);
  return requested;
}

/* The rules for @glyphs, which are glyphs of the plan's font. They are read at the first call. NULL if the
 * reader's limits are exceeded. */
const TlGsubRules *
tl_simple_rules_find (const TlShapePlan *plan, const hb_set_t *glyphs)
{
  hb_face_t *face = hb_font_get_face (plan->hb_font);
  GPtrArray *readings = get_readings (face);

  return readings != NULL ? find_or_add (readings, face, reading_new (plan, glyphs))->rules : NULL;
}
