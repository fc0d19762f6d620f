#include "fonts/tl-text-opentype.h"
#include "fonts/tl-text-plain.h"
#include "fonts/tl-text-tables.h"

/* What the characters of ASCII are made of in a font. */
typedef struct
{
  hb_face_t *face;
  hb_set_t  *all; /* the glyphs of printable characters */
  TlPlain   *plain;
} Glyphs;

/* Whether a ligature of the ones that begin with a glyph consists of printable characters of ASCII. */
static gboolean
ligature_is_possible (const TlLookup *lookup, const Glyphs *glyphs, hb_codepoint_t first)
{
  const TlOpenTypeTable *table = lookup->table;

  for (guint i = 0; i < lookup->n_subtables; i++)
    {
      guint subtable = tl_lookup_get_subtable (lookup, i);
      int   index
        = tl_coverage_get_index (table, subtable + tl_open_type_table_read (table, subtable + 2), first);
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

/* The glyphs that a lookup knows. */
typedef struct
{
  hb_set_t *input;
  hb_set_t *context; /* those around the input, of characters of ASCII */
} Known;

/* Whether a lookup of contexts may replace a glyph among characters of ASCII alone. */
static gboolean
context_is_possible (const Glyphs *glyphs, const Known *known, guint index, hb_codepoint_t first)
{
  hb_codepoint_t sequence[2] = { first, HB_SET_VALUE_INVALID };
  gboolean       possible = !hb_set_is_empty (known->context)
                      || hb_ot_layout_lookup_would_substitute (glyphs->face, index, sequence, 1, TRUE);

  while (!possible && hb_set_next (known->input, &sequence[1]))
    possible = hb_set_has (glyphs->all, sequence[1])
               && hb_ot_layout_lookup_would_substitute (glyphs->face, index, sequence, 2, TRUE);
  return possible;
}

/* Whether a lookup says by coverage tables what stands around the glyphs that it replaces. */
static gboolean
is_covered_context (const TlLookup *lookup)
{
  for (guint i = 0; i < lookup->n_subtables; i++)
    if (tl_open_type_table_read (lookup->table, tl_lookup_get_subtable (lookup, i)) != 3)
      return FALSE;
  return lookup->type == TL_GSUB_CHAINED_CONTEXT;
}

/* What a lookup that may start at a glyph makes of its character. */
static TlPlainKind
kind_by_replacing (
  const TlLookup *lookup, const Glyphs *glyphs, const Known *known, guint index, hb_codepoint_t glyph)
{
  switch (lookup->type)
    {
    case TL_GSUB_LIGATURE:
      return ligature_is_possible (lookup, glyphs, glyph) ? TL_PLAIN_AMONG_SOME : TL_PLAIN;
    case TL_GSUB_CONTEXT:
    case TL_GSUB_CHAINED_CONTEXT:
      if (!context_is_possible (glyphs, known, index, glyph))
        return TL_PLAIN;
      return is_covered_context (lookup) ? TL_PLAIN_AMONG_SOME : TL_NOT_PLAIN;
    default:
      return TL_NOT_PLAIN;
    }
}

/* Whether a lookup of GPOS moves glyphs by pairs of neighbours alone, the second glyph of a pair not moving.
 */
static gboolean
kerns_plainly (const TlLookup *lookup)
{
  if (lookup->type == TL_GPOS_SINGLE
      || (lookup->type >= TL_GPOS_MARK_TO_BASE && lookup->type <= TL_GPOS_MARK_TO_MARK))
    return TRUE;
  if (lookup->type != TL_GPOS_PAIR
      || (lookup->flags & (TL_LOOKUP_IGNORES_BASES | TL_LOOKUP_IGNORES_LIGATURES)) != 0)
    return FALSE;
  for (guint i = 0; i < lookup->n_subtables; i++)
    if (tl_open_type_table_read (lookup->table, tl_lookup_get_subtable (lookup, i) + 6) != 0)
      return FALSE;
  return TRUE;
}

/* Notes what a lookup does to characters beyond kerning. */
static void
apply_lookup (const Glyphs *glyphs, const TlOpenTypeTable *table, guint index)
{
  TlPlain *plain = glyphs->plain;
  TlLookup lookup = tl_open_type_table_get_lookup (table, index);
  Known    known = { hb_set_create (), hb_set_create () };
  gboolean is_needed = FALSE;

  hb_ot_layout_lookup_collect_glyphs (glyphs->face, table->tag, index, known.context, known.input,
                                      known.context, NULL);
  hb_set_intersect (known.context, glyphs->all);
  for (guint i = ' '; i < TL_N_PLAIN; i++)
    {
      TlPlainKind kind;

      if (plain->kinds[i] == TL_NOT_PLAIN || !hb_set_has (known.input, plain->glyphs[i]))
        continue;
      if (table->tag == HB_OT_TAG_GSUB)
        kind = kind_by_replacing (&lookup, glyphs, &known, index, plain->glyphs[i]);
      else
        kind = kerns_plainly (&lookup) ? TL_PLAIN : TL_NOT_PLAIN;
      if (kind != TL_PLAIN)
        plain->kinds[i] = kind;
      is_needed = is_needed || kind == TL_PLAIN_AMONG_SOME;
    }
  if (is_needed)
    g_ptr_array_add (plain->lookups, g_memdup2 (&lookup, sizeof lookup));
  hb_set_destroy (known.input);
  hb_set_destroy (known.context);
}

static void
apply_table (const TlFace *face, const Glyphs *glyphs, const TlOpenTypeTable *table)
{
  hb_set_t *lookups = tl_tables_collect_lookups (glyphs->face, table->tag, &face->properties, face->features,
                                                 face->n_features);

  for (hb_codepoint_t index = HB_SET_VALUE_INVALID; hb_set_next (lookups, &index);)
    apply_lookup (glyphs, table, index);
  hb_set_destroy (lookups);
}

/* Finds the printable characters that have glyphs of their own. */
static void
find_glyphs (const TlFace *face, Glyphs *glyphs)
{
  TlPlain *plain = glyphs->plain;

  for (guint i = ' '; i < TL_N_PLAIN - 1; i++)
    if (hb_font_get_nominal_glyph (face->hb_font, i, &plain->glyphs[i]) && plain->glyphs[i] != 0)
      {
        if (hb_ot_layout_get_glyph_class (glyphs->face, plain->glyphs[i]) != HB_OT_LAYOUT_GLYPH_CLASS_MARK)
          plain->kinds[i] = TL_PLAIN;
        hb_set_add (glyphs->all, plain->glyphs[i]);
      }
}

/* Shapes each character by itself. */
static void
learn_advances (const TlFace *face, TlPlain *plain, TlShaper *shaper)
{
  for (guint i = 0; i < TL_N_PLAIN; i++)
    {
      char text = (char)i;

      for (guint j = 0; j < TL_N_PLAIN; j++)
        plain->kerns[i][j] = TL_KERN_UNKNOWN;
      if (plain->kinds[i] == TL_NOT_PLAIN)
        continue;
      tl_shaper_shape (shaper, face, &text, 1);
      if (shaper->glyphs->len != 1 || tl_shaper_get (shaper, 0)->glyph != plain->glyphs[i])
        plain->kinds[i] = TL_NOT_PLAIN;
      else
        plain->advances[i] = tl_shaper_get (shaper, 0)->advance;
    }
}

/* Finds the plain characters of a face; NULL if the space is none. */
TlPlain *
tl_plain_new (const TlFace *face, TlShaper *shaper)
{
  TlPlain         *plain;
  TlOpenTypeTable *positions;
  Glyphs           glyphs = { .face = hb_font_get_face (face->hb_font) };

  /* HarfBuzz uses the older table of kerning unless GPOS has kerning. */
  if (tl_tables_has (glyphs.face, HB_TAG ('k', 'e', 'r', 'n')))
    return NULL;
  plain = g_new0 (TlPlain, 1);
  plain->lookups = g_ptr_array_new_with_free_func (g_free);
  plain->table = tl_open_type_table_new (glyphs.face, HB_OT_TAG_GSUB);
  plain->quiet = g_hash_table_new (NULL, NULL);
  plain->kerning = g_array_new (FALSE, FALSE, sizeof (hb_feature_t));
  g_array_append_vals (plain->kerning, face->features, face->n_features);
  tl_tables_turn_off (glyphs.face, HB_OT_TAG_GSUB, hb_set_get_empty (), plain->kerning);
  glyphs.all = hb_set_create ();
  glyphs.plain = plain;
  find_glyphs (face, &glyphs);
  apply_table (face, &glyphs, plain->table);
  positions = tl_open_type_table_new (glyphs.face, HB_OT_TAG_GPOS);
  apply_table (face, &glyphs, positions);
  tl_open_type_table_free (positions);
  hb_set_destroy (glyphs.all);

  learn_advances (face, plain, shaper);
  if (plain->kinds[' '] != TL_PLAIN)
    g_clear_pointer (&plain, tl_plain_free);
  return plain;
}

void
tl_plain_free (TlPlain *plain)
{
  g_ptr_array_unref (plain->lookups);
  g_array_unref (plain->kerning);
  tl_open_type_table_free (plain->table);
  g_hash_table_unref (plain->quiet);
  g_free (plain);
}

/* Whether a glyph is in the first coverage table of a sequence, or the sequence is empty: no rule fails by
 * it. */
static gboolean
first_has (const TlOpenTypeTable *table, guint subtable, guint sequence, hb_codepoint_t glyph)
{
  return tl_open_type_table_read (table, sequence) == 0
         || (glyph != 0
             && tl_coverage_has (table, subtable + tl_open_type_table_read (table, sequence + 2), glyph));
}

/* What a rule does at a glyph, as far as its neighbours tell. */
typedef enum
{
  RULE_FAILS,
  RULE_MAY_REPLACE,
  RULE_KEEPS /* it matches, and is there to keep the glyph from other rules */
} RuleEffect;

/* The effect of a chained context of format 3. */
static RuleEffect
effect_of_context (const TlOpenTypeTable *table, guint subtable, const hb_codepoint_t *glyphs)
{
  guint before = subtable + 2, n_before = tl_open_type_table_read (table, before),
        input = before + 2 + 2 * n_before;
  guint n_input = tl_open_type_table_read (table, input), after = input + 2 + 2 * n_input;
  guint n_after = tl_open_type_table_read (table, after), n_replaced;

  if (!first_has (table, subtable, input, glyphs[1]) || !first_has (table, subtable, before, glyphs[0]))
    return RULE_FAILS;
  if (n_input > 1
        ? glyphs[2] == 0
            || !tl_coverage_has (table, subtable + tl_open_type_table_read (table, input + 4), glyphs[2])
        : !first_has (table, subtable, after, glyphs[2]))
    return RULE_FAILS;
  n_replaced = tl_open_type_table_read (table, after + 2 + 2 * n_after);
  if (n_replaced > 0)
    return RULE_MAY_REPLACE;
  return n_before <= 1 && n_input == 1 && n_after <= 1 ? RULE_KEEPS : RULE_FAILS;
}

/* Whether a ligature begins with a glyph and its right neighbour. */
static gboolean
ligature_may_match (const TlOpenTypeTable *table, guint subtable, const hb_codepoint_t *glyphs)
{
  int index
    = tl_coverage_get_index (table, subtable + tl_open_type_table_read (table, subtable + 2), glyphs[1]);
  guint set, n_ligatures;

  if (index < 0)
    return FALSE;
  set = subtable + tl_open_type_table_read (table, subtable + 6 + 2 * (guint)index);
  n_ligatures = tl_open_type_table_read (table, set);
  for (guint i = 0; i < n_ligatures; i++)
    {
      guint ligature = set + tl_open_type_table_read (table, set + 2 + 2 * i);

      if (tl_open_type_table_read (table, ligature + 2) < 2
          || tl_open_type_table_read (table, ligature + 4) == glyphs[2])
        return TRUE;
    }
  return FALSE;
}

static RuleEffect
effect_of_subtable (const TlPlain        *plain,
                    const TlLookup       *lookup,
                    guint                 subtable,
                    const hb_codepoint_t *glyphs)
{
  if (lookup->type == TL_GSUB_LIGATURE)
    return ligature_may_match (plain->table, subtable, glyphs) ? RULE_MAY_REPLACE : RULE_FAILS;
  return effect_of_context (plain->table, subtable, glyphs);
}

/* Whether no lookup replaces the middle one of three glyphs. The first rule of a lookup that matches is its
 * last. */
static gboolean
is_quiet (const TlPlain *plain, const hb_codepoint_t *glyphs)
{
  for (guint i = 0; i < plain->lookups->len; i++)
    {
      const TlLookup *lookup = g_ptr_array_index (plain->lookups, i);
      RuleEffect      effect = RULE_FAILS;

      for (guint j = 0; j < lookup->n_subtables && effect == RULE_FAILS; j++)
        effect = effect_of_subtable (plain, lookup, tl_lookup_get_subtable (lookup, j), glyphs);
      if (effect == RULE_MAY_REPLACE)
        return FALSE;
    }
  return TRUE;
}

/* Whether @character keeps its glyph between two others, whatever stands beyond; @right is 0 for the end of
 * text. */
gboolean
tl_plain_is_quiet (TlPlain *plain, guint8 left, guint8 character, guint8 right)
{
  gpointer       key = GUINT_TO_POINTER ((guint)left << 16 | (guint)character << 8 | right), known;
  hb_codepoint_t glyphs[3]
    = { plain->glyphs[left & 0x7f], plain->glyphs[character], plain->glyphs[right & 0x7f] };

  if (left >= TL_N_PLAIN || right >= TL_N_PLAIN)
    return FALSE;
  if (!g_hash_table_lookup_extended (plain->quiet, key, NULL, &known))
    {
      known = GINT_TO_POINTER (is_quiet (plain, glyphs));
      g_hash_table_insert (plain->quiet, key, known);
    }
  return GPOINTER_TO_INT (known);
}

/* Shapes two characters side by side, with nothing but kerning: others than the two may keep a glyph that
 * they do not. */
int
tl_plain_learn_kern (TlPlain *plain, const TlFace *face, guint8 left, guint8 right, TlShaper *shaper)
{
  const char text[2] = { (char)left, (char)right };

  tl_shaper_shape_with (shaper, face, text, 2, (const hb_feature_t *)(gconstpointer)plain->kerning->data,
                        plain->kerning->len, FALSE);
  return plain->kerns[left][right] = tl_shaper_get (shaper, 0)->advance - plain->advances[left];
}
