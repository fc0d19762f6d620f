#include "fonts/tl-text-opentype.h"
#include "fonts/tl-text-plain.h"
#include "fonts/tl-text-tables.h"

/* Whether HarfBuzz shapes text in a script by the features of all scripts, in the order of GSUB's lookups. */
static gboolean
is_shaped_simply (hb_script_t script)
{
  switch ((int)script)
    {
    case HB_SCRIPT_COMMON:
    case HB_SCRIPT_LATIN:
    case HB_SCRIPT_GREEK:
    case HB_SCRIPT_CYRILLIC:
    case HB_SCRIPT_HAN:
    case HB_SCRIPT_HIRAGANA:
    case HB_SCRIPT_KATAKANA:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether a font has features that are used before others, or at random. */
static gboolean
has_features_out_of_order (hb_face_t *face)
{
  guint     n_tags = hb_ot_layout_table_get_feature_tags (face, HB_OT_TAG_GSUB, 0, NULL, NULL);
  hb_tag_t *tags = g_new (hb_tag_t, n_tags);
  gboolean  found = FALSE;

  hb_ot_layout_table_get_feature_tags (face, HB_OT_TAG_GSUB, 0, &n_tags, tags);
  for (guint i = 0; i < n_tags; i++)
    found = found || tags[i] == HB_TAG ('r', 'v', 'r', 'n') || tags[i] == HB_TAG ('r', 'a', 'n', 'd');
  g_free (tags);
  return found;
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

/* Rules with what they were read for. */
typedef struct
{
  hb_set_t *replacing; /* lookups of GSUB; owned */
  hb_set_t *moving;    /* of GPOS; owned */
  hb_set_t *glyphs;    /* of the characters with codes; owned */
  TlRules  *rules;     /* owned; NULL if there is too much to know */
} Reading;

static void
reading_free (Reading *reading)
{
  hb_set_destroy (reading->replacing);
  hb_set_destroy (reading->moving);
  hb_set_destroy (reading->glyphs);
  if (reading->rules != NULL)
    tl_rules_free (reading->rules);
  g_free (reading);
}

/* Notes the glyphs that GPOS moves in other ways than by pairs of neighbours. */
static void
read_moving (hb_face_t *face, Reading *reading)
{
  TlOpenTypeTable *table = tl_open_type_table_new (face, HB_OT_TAG_GPOS);
  hb_set_t        *glyphs = hb_set_create ();

  for (hb_codepoint_t index = HB_SET_VALUE_INVALID; hb_set_next (reading->moving, &index);)
    {
      TlLookup lookup = tl_open_type_table_get_lookup (table, index);

      if (!kerns_plainly (&lookup))
        hb_ot_layout_lookup_collect_glyphs (face, HB_OT_TAG_GPOS, index, NULL, glyphs, NULL, NULL);
    }
  tl_rules_add_foreign (reading->rules, glyphs);
  hb_set_destroy (glyphs);
  tl_open_type_table_free (table);
}

/* Reads what a font does to the glyphs, and those that it makes of them. */
static void
read_rules (hb_face_t *face, Reading *reading)
{
  TlOpenTypeTable *table = tl_open_type_table_new (face, HB_OT_TAG_GSUB);
  hb_set_t        *all = hb_set_copy (reading->glyphs), *marks = hb_set_create ();

  hb_ot_layout_lookups_substitute_closure (face, reading->replacing, all);
  reading->rules = tl_rules_new (face, table, reading->replacing, all);
  if (reading->rules != NULL)
    {
      hb_ot_layout_get_glyphs_in_class (face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, marks);
      tl_rules_add_foreign (reading->rules, marks);
      read_moving (face, reading);
    }
  hb_set_destroy (marks);
  hb_set_destroy (all);
  tl_open_type_table_free (table);
}

/* The readings that are kept with a font: all its sizes, and most scripts, have the same. */
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

/* The rules of a face, which live as long as its font; NULL if there is too much to know. */
static const TlRules *
find_rules (const TlFace *face, TlPlain *plain)
{
  hb_face_t *hb_face = hb_font_get_face (face->hb_font);
  GPtrArray *readings = get_readings (hb_face);
  Reading   *reading = g_new0 (Reading, 1);

  reading->replacing = tl_tables_collect_lookups (hb_face, HB_OT_TAG_GSUB, &face->properties, face->features,
                                                  face->n_features);
  reading->moving = tl_tables_collect_lookups (hb_face, HB_OT_TAG_GPOS, &face->properties, face->features,
                                               face->n_features);
  reading->glyphs = hb_set_create ();
  for (guint i = ' '; i < TL_N_CODES; i++)
    if (tl_char_of_code ((guint8)i) != 0
        && hb_font_get_nominal_glyph (face->hb_font, tl_char_of_code ((guint8)i), &plain->glyphs[i])
        && plain->glyphs[i] != 0)
      hb_set_add (reading->glyphs, plain->glyphs[i]);
  for (guint i = 0; readings != NULL && i < readings->len; i++)
    {
      const Reading *known = g_ptr_array_index (readings, i);

      if (hb_set_is_equal (known->replacing, reading->replacing)
          && hb_set_is_equal (known->moving, reading->moving)
          && hb_set_is_equal (known->glyphs, reading->glyphs))
        {
          reading_free (reading);
          return known->rules;
        }
    }
  if (readings == NULL)
    {
      reading_free (reading);
      return NULL;
    }
  read_rules (hb_face, reading);
  g_ptr_array_add (readings, reading);
  return reading->rules;
}

/* Finds out of what kind a character is, and shapes it by itself. */
TlPlainKind
tl_plain_learn_kind (TlPlain *plain, const TlFace *face, guint8 code, TlShaper *shaper)
{
  guint16 number = tl_rules_find (plain->rules, plain->glyphs[code]);
  char    text[6];

  plain->kinds[code] = TL_NOT_PLAIN;
  if (code == TL_CODE_NONE || plain->glyphs[code] == 0 || !tl_rules_know (plain->rules, number))
    return TL_NOT_PLAIN;
  tl_shaper_shape (shaper, face, text, (gsize)g_unichar_to_utf8 (tl_char_of_code (code), text));
  if (shaper->glyphs->len != 1 || tl_shaper_get (shaper, 0)->glyph != plain->glyphs[code])
    return TL_NOT_PLAIN;
  plain->numbers[code] = number;
  plain->advances[code] = tl_shaper_get (shaper, 0)->advance;
  return plain->kinds[code] = tl_rules_touch (plain->rules, number) ? TL_PLAIN_AMONG_SOME : TL_PLAIN;
}

/* Finds the plain characters of a face; NULL if the space is none. */
TlPlain *
tl_plain_new (const TlFace *face, TlShaper *shaper)
{
  hb_face_t *hb_face = hb_font_get_face (face->hb_font);
  TlPlain   *plain;

  /* HarfBuzz uses the older table of kerning unless GPOS has kerning. */
  if (tl_tables_has (hb_face, HB_TAG ('k', 'e', 'r', 'n')) || !is_shaped_simply (face->properties.script)
      || has_features_out_of_order (hb_face))
    return NULL;
  plain = g_new0 (TlPlain, 1);
  plain->pairs = g_hash_table_new (NULL, NULL);
  plain->kerning = g_array_new (FALSE, FALSE, sizeof (hb_feature_t));
  g_array_append_vals (plain->kerning, face->features, face->n_features);
  tl_tables_turn_off (hb_face, HB_OT_TAG_GSUB, hb_set_get_empty (), plain->kerning);
  plain->rules = find_rules (face, plain);
  if (plain->rules == NULL || tl_plain_learn_kind (plain, face, ' ', shaper) != TL_PLAIN)
    g_clear_pointer (&plain, tl_plain_free);
  return plain;
}

void
tl_plain_free (TlPlain *plain)
{
  for (guint i = 0; i < TL_N_CODES; i++)
    g_free (plain->kerns[i]);
  g_array_unref (plain->kerning);
  g_hash_table_unref (plain->pairs);
  if (plain->by_glyph != NULL)
    hb_font_destroy (plain->by_glyph);
  g_free (plain);
}

/* What a character gains from others. */
static int *
get_kerns (TlPlain *plain, guint8 code)
{
  if (plain->kerns[code] == NULL)
    plain->kerns[code] = g_new0 (int, TL_N_CODES);
  return plain->kerns[code];
}

/* How many bytes are taken. */
gsize
tl_plain_count (const TlPlain *plain)
{
  /* GHashTable: a key, a value and a hash, at the load that it keeps. */
  gsize n_bytes = sizeof *plain + g_hash_table_size (plain->pairs) * 32u;

  for (guint i = 0; i < TL_N_CODES; i++)
    n_bytes += plain->kerns[i] != NULL ? TL_N_CODES * sizeof (int) : 0;
  return n_bytes;
}

/* Shapes a character between others, with nothing but kerning: others than these may keep a glyph that they
 * do not. Pairs do not know of each other, so that one text shows several. */
static void
shape_pairs (TlPlain *plain, const TlFace *face, guint8 left, const guint8 *others, guint n, TlShaper *shaper)
{
  char   text[12 * 26] = "";
  guint8 codes[2 * 26];
  gsize  length = 0;

  for (guint i = 0; i < n; i++)
    {
      codes[2 * i] = left;
      codes[2 * i + 1] = others[i];
      length += (gsize)g_unichar_to_utf8 (tl_char_of_code (left), text + length);
      length += (gsize)g_unichar_to_utf8 (tl_char_of_code (others[i]), text + length);
    }
  tl_shaper_shape_with (shaper, face, text, length, (const hb_feature_t *)(gconstpointer)plain->kerning->data,
                        plain->kerning->len, FALSE);
  for (guint i = 0; i + 1 < 2 * n; i++)
    get_kerns (plain, codes[i])[codes[i + 1]]
      = (tl_shaper_get (shaper, i)->advance - plain->advances[codes[i]]) * 2 + 1;
}

/* Finds out what @left gains from @right, and from all small letters if it is one. */
int
tl_plain_learn_kern (TlPlain *plain, const TlFace *face, guint8 left, guint8 right, TlShaper *shaper)
{
  guint8 others[26] = { right };
  guint  n = 1;

  if (g_ascii_islower (right) && g_ascii_isalpha (left))
    {
      n = 0;
      for (guint8 code = 'a'; code <= 'z'; code++)
        if (tl_plain_get_kind (plain, face, code, shaper) != TL_NOT_PLAIN)
          others[n++] = code;
    }
  shape_pairs (plain, face, left, others, n, shaper);
  return plain->kerns[left][right] >> 1;
}

/* Private characters that stand for glyphs. */
#define FIRST_PRIVATE 0xf0000u

static hb_bool_t
get_glyph_of_private (
  hb_font_t *font, gpointer data, hb_codepoint_t character, hb_codepoint_t *glyph, gpointer user_data)
{
  (void)font;
  (void)data;
  (void)user_data;
  *glyph = character - FIRST_PRIVATE;
  return character >= FIRST_PRIVATE;
}

/* The font with characters that are its glyphs. */
static hb_font_t *
get_font_by_glyph (TlPlain *plain, const TlFace *face)
{
  if (plain->by_glyph == NULL)
    {
      hb_font_funcs_t *functions = hb_font_funcs_create ();

      hb_font_funcs_set_nominal_glyph_func (functions, get_glyph_of_private, NULL, NULL);
      plain->by_glyph = hb_font_create_sub_font (face->hb_font);
      hb_font_set_funcs (plain->by_glyph, functions, NULL, NULL);
      hb_font_funcs_destroy (functions);
    }
  return plain->by_glyph;
}

/* The advance of a glyph before another one, with nothing but kerning, in Pango units; by itself if @right
 * is 0. */
int
tl_plain_get_pair (
  TlPlain *plain, const TlFace *face, hb_codepoint_t left, hb_codepoint_t right, TlShaper *shaper)
{
  gpointer key = GUINT_TO_POINTER (left << 16 | right), known;

  if (!g_hash_table_lookup_extended (plain->pairs, key, NULL, &known))
    {
      const guint32 characters[2] = { FIRST_PRIVATE + left, FIRST_PRIVATE + right };

      hb_buffer_clear_contents (shaper->buffer);
      hb_buffer_set_flags (shaper->buffer, HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT);
      hb_buffer_add_utf32 (shaper->buffer, characters, right != 0 ? 2 : 1, 0, right != 0 ? 2 : 1);
      tl_shaper_shape_in (shaper, face, get_font_by_glyph (plain, face),
                          (const hb_feature_t *)(gconstpointer)plain->kerning->data, plain->kerning->len);
      known = GINT_TO_POINTER (tl_shaper_get (shaper, 0)->advance);
      g_hash_table_insert (plain->pairs, key, known);
    }
  return GPOINTER_TO_INT (known);
}
