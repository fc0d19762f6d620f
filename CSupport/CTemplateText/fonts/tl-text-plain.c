#include "fonts/tl-text-opentype.h"
#include "fonts/tl-text-plain.h"

/* What the characters of ASCII are made of in a font. */
typedef struct
{
  hb_face_t     *face;
  hb_codepoint_t glyphs[TL_N_PLAIN];
  hb_set_t      *all;  /* the glyphs of printable characters */
  gboolean      *is_plain;
} Glyphs;

/* Whether a ligature of the ones that begin with a glyph consists of printable characters of ASCII. */
static gboolean
ligature_is_possible (const TlLookup *lookup, const Glyphs *glyphs, hb_codepoint_t first)
{
  const TlOpenTypeTable *table = lookup->table;

  for (guint i = 0; i < lookup->n_subtables; i++)
    {
      guint subtable = tl_lookup_get_subtable (lookup, i);
      int index = tl_coverage_get_index (table, subtable + tl_open_type_table_read (table, subtable + 2), first);
      guint set, n_ligatures;

      if (index < 0)
        continue;
      set = subtable + tl_open_type_table_read (table, subtable + 6 + 2 * (guint)index);
      n_ligatures = tl_open_type_table_read (table, set);
      for (guint j = 0; j < n_ligatures; j++)
        {
          guint ligature = set + tl_open_type_table_read (table, set + 2 + 2 * j);
          guint n = tl_open_type_table_read (table, ligature + 2), k = 1;

          while (k < n && hb_set_has (glyphs->all, tl_open_type_table_read (table, ligature + 2 + 2 * k)))
            k++;
          if (k >= n)
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether a lookup of contexts may replace a glyph among characters of ASCII alone. */
static gboolean
context_is_possible (const Glyphs *glyphs, guint index, hb_codepoint_t first)
{
  hb_set_t *context = hb_set_create (), *input = hb_set_create ();
  hb_codepoint_t sequence[2] = { first, 0 };
  gboolean possible;

  hb_ot_layout_lookup_collect_glyphs (glyphs->face, HB_OT_TAG_GSUB, index, context, input, context, NULL);
  hb_set_intersect (context, glyphs->all);
  hb_set_intersect (input, glyphs->all);
  possible = !hb_set_is_empty (context)
             || hb_ot_layout_lookup_would_substitute (glyphs->face, index, sequence, 1, TRUE);
  for (sequence[1] = HB_SET_VALUE_INVALID; !possible && hb_set_next (input, &sequence[1]);)
    possible = hb_ot_layout_lookup_would_substitute (glyphs->face, index, sequence, 2, TRUE);
  hb_set_destroy (context);
  hb_set_destroy (input);
  return possible;
}

static gboolean
replaces (const TlLookup *lookup, const Glyphs *glyphs, guint index, hb_codepoint_t glyph)
{
  switch (lookup->type)
    {
    case TL_GSUB_LIGATURE:
      return ligature_is_possible (lookup, glyphs, glyph);
    case TL_GSUB_CONTEXT:
    case TL_GSUB_CHAINED_CONTEXT:
      return context_is_possible (glyphs, index, glyph);
    default:
      return TRUE;
    }
}

/* Whether a lookup of GPOS moves glyphs by pairs of neighbours alone, the second glyph of a pair not moving. */
static gboolean
kerns_plainly (const TlLookup *lookup)
{
  if (lookup->type == TL_GPOS_SINGLE || (lookup->type >= TL_GPOS_MARK_TO_BASE && lookup->type <= TL_GPOS_MARK_TO_MARK))
    return TRUE;
  if (lookup->type != TL_GPOS_PAIR || (lookup->flags & (TL_LOOKUP_IGNORES_BASES | TL_LOOKUP_IGNORES_LIGATURES)) != 0)
    return FALSE;
  for (guint i = 0; i < lookup->n_subtables; i++)
    if (tl_open_type_table_read (lookup->table, tl_lookup_get_subtable (lookup, i) + 6) != 0)
      return FALSE;
  return TRUE;
}

/* Drops the characters that a lookup does more to than kerning. */
static void
apply_lookup (const Glyphs *glyphs, const TlOpenTypeTable *table, guint index)
{
  TlLookup lookup = tl_open_type_table_get_lookup (table, index);
  hb_set_t *input = hb_set_create ();

  hb_ot_layout_lookup_collect_glyphs (glyphs->face, table->tag, index, NULL, input, NULL, NULL);
  for (guint i = ' '; i < TL_N_PLAIN; i++)
    if (glyphs->is_plain[i] && hb_set_has (input, glyphs->glyphs[i])
        && (table->tag == HB_OT_TAG_GSUB ? replaces (&lookup, glyphs, index, glyphs->glyphs[i])
                                         : !kerns_plainly (&lookup)))
      glyphs->is_plain[i] = FALSE;
  hb_set_destroy (input);
}

/* The lookups that shaping uses in text without U+2044, which makes fractions. */
static hb_set_t *
lookups_without_fractions (const TlFace *face, hb_face_t *hb_face, hb_tag_t tag)
{
  static const hb_tag_t fractions[]
    = { HB_TAG ('f', 'r', 'a', 'c'), HB_TAG ('n', 'u', 'm', 'r'), HB_TAG ('d', 'n', 'o', 'm') };
  hb_feature_t features[G_N_ELEMENTS (face->features) + G_N_ELEMENTS (fractions)];
  hb_set_t *lookups = hb_set_create ();
  hb_shape_plan_t *plan;
  guint n = 0;

  for (; n < face->n_features; n++)
    features[n] = face->features[n];
  for (guint i = 0; i < G_N_ELEMENTS (fractions); i++)
    features[n++] = (hb_feature_t){ fractions[i], 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };
  plan = hb_shape_plan_create_cached (hb_face, &face->properties, features, n, NULL);
  hb_ot_shape_plan_collect_lookups (plan, tag, lookups);
  hb_shape_plan_destroy (plan);
  return lookups;
}

static void
apply_table (const TlFace *face, const Glyphs *glyphs, hb_tag_t tag)
{
  hb_set_t *lookups = lookups_without_fractions (face, glyphs->face, tag);
  TlOpenTypeTable *table = tl_open_type_table_new (glyphs->face, tag);

  for (hb_codepoint_t index = HB_SET_VALUE_INVALID; hb_set_next (lookups, &index);)
    apply_lookup (glyphs, table, index);
  tl_open_type_table_free (table);
  hb_set_destroy (lookups);
}

/* Whether a font has the older table of kerning, which HarfBuzz uses unless GPOS has kerning. */
static gboolean
has_old_kerning (hb_face_t *face)
{
  hb_blob_t *blob = hb_face_reference_table (face, HB_TAG ('k', 'e', 'r', 'n'));
  gboolean has = hb_blob_get_length (blob) > 0;

  hb_blob_destroy (blob);
  return has;
}

/* Finds the plain characters of a face; NULL if there are none, or the space is none. */
TlPlain *
tl_plain_new (const TlFace *face, TlShaper *shaper)
{
  TlPlain *plain;
  Glyphs glyphs = { .face = hb_font_get_face (face->hb_font) };

  if (has_old_kerning (glyphs.face))
    return NULL;
  plain = g_new0 (TlPlain, 1);
  glyphs.all = hb_set_create ();
  glyphs.is_plain = plain->is_plain;
  for (guint i = ' '; i < TL_N_PLAIN - 1; i++)
    if (hb_font_get_nominal_glyph (face->hb_font, i, &glyphs.glyphs[i]) && glyphs.glyphs[i] != 0)
      {
        plain->is_plain[i]
          = hb_ot_layout_get_glyph_class (glyphs.face, glyphs.glyphs[i]) != HB_OT_LAYOUT_GLYPH_CLASS_MARK;
        hb_set_add (glyphs.all, glyphs.glyphs[i]);
      }
  apply_table (face, &glyphs, HB_OT_TAG_GSUB);
  apply_table (face, &glyphs, HB_OT_TAG_GPOS);
  hb_set_destroy (glyphs.all);

  for (guint i = 0; i < TL_N_PLAIN; i++)
    {
      char text = (char)i;

      for (guint j = 0; j < TL_N_PLAIN; j++)
        plain->kerns[i][j] = TL_KERN_UNKNOWN;
      if (!plain->is_plain[i])
        continue;
      tl_shaper_shape (shaper, face, &text, 1);
      plain->is_plain[i] = shaper->glyphs->len == 1 && tl_shaper_get (shaper, 0)->glyph == glyphs.glyphs[i];
      plain->advances[i] = tl_shaper_get (shaper, 0)->advance;
    }
  if (!plain->is_plain[' '])
    g_clear_pointer (&plain, tl_plain_free);
  return plain;
}

void
tl_plain_free (TlPlain *plain)
{
  g_free (plain);
}

/* Shapes two characters side by side. */
int
tl_plain_learn_kern (TlPlain *plain, const TlFace *face, guint8 left, guint8 right, TlShaper *shaper)
{
  const char text[2] = { (char)left, (char)right };

  tl_shaper_shape (shaper, face, text, 2);
  return plain->kerns[left][right] = tl_shaper_get (shaper, 0)->advance - plain->advances[left];
}
