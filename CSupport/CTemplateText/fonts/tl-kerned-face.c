/* tl-kerned-face.c: builds a GPOS table with one lookup, which kerns pairs of classes, as the OpenType
 * specification defines it.
 *
 * A class contains the glyphs of a letter and of all its accented forms, or the glyph of one other
 * character. */
#include <hb-ot.h>

#include "fonts/tl-kerned-face.h"
#include "typefaces/tl-typeface.h"

/* Values that the specification defines for the fields of the table. */
enum
{
  NO_FEATURE = 0xffff,
  PAIR_ADJUSTMENT = 2,
  BY_CLASSES = 2,
  X_ADVANCE = 4,
  RANGES = 2
};

/* A glyph and its class, which is 1 more than its character's number in the kerning matrix. */
typedef struct
{
  hb_codepoint_t glyph;
  guint class;
} ClassedGlyph;

static int
compare_glyphs (gconstpointer left, gconstpointer right)
{
  const ClassedGlyph *a = left, *b = right;

  return a->glyph < b->glyph ? -1 : a->glyph > b->glyph;
}

static void
add_glyph (GArray *glyphs, hb_font_t *font, const TlKerningMatrix *kerning, gunichar character)
{
  const guint  number = tl_kerning_matrix_get_number (kerning, character);
  ClassedGlyph added = { .class = number + 1 };

  if (number != TL_NOT_KERNED && hb_font_get_nominal_glyph (font, character, &added.glyph))
    g_array_append_val (glyphs, added);
}

/* Returns the glyphs that are kerned (ClassedGlyph), each once, in ascending order. */
static GArray *
find_glyphs (hb_face_t *face, const TlKerningMatrix *kerning)
{
  GArray    *glyphs = g_array_new (FALSE, FALSE, sizeof (ClassedGlyph));
  hb_font_t *font = hb_font_create (face);

  for (gunichar character = ' '; character <= TL_LAST_ACCENTED; character++)
    add_glyph (glyphs, font, kerning, character);
  add_glyph (glyphs, font, kerning, 0x2019);
  g_array_sort (glyphs, compare_glyphs);
  for (guint i = 1; i < glyphs->len;)
    if (g_array_index (glyphs, ClassedGlyph, i).glyph == g_array_index (glyphs, ClassedGlyph, i - 1).glyph)
      g_array_remove_index (glyphs, i);
    else
      i++;
  hb_font_destroy (font);
  return glyphs;
}

/* Appends a 16-bit number in big-endian order. */
static void
add_number (GByteArray *table, guint number)
{
  const guint8 bytes[2] = { (guint8)(number >> 8), (guint8)number };

  g_byte_array_append (table, bytes, 2);
}

static void
add_numbers (GByteArray *table, const guint *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    add_number (table, numbers[i]);
}

static void
add_tag (GByteArray *table, const char *tag)
{
  g_byte_array_append (table, (const guint8 *)tag, 4);
}

/* Adds the header, a script table for all scripts, a feature and a lookup, each of which refers to the
 * next. */
static void
add_lists (GByteArray *table)
{
  const guint header[] = { 1, 0, 10, 30, 44 };
  const guint language[] = { 4, 0, 0, NO_FEATURE, 1, 0 };
  const guint feature[] = { 8, 0, 1, 0 };
  const guint lookup[] = { 1, 4, PAIR_ADJUSTMENT, 0, 1, 8 };

  add_numbers (table, header, G_N_ELEMENTS (header));
  add_number (table, 1);
  add_tag (table, "DFLT");
  add_number (table, 8);
  add_numbers (table, language, G_N_ELEMENTS (language));
  add_number (table, 1);
  add_tag (table, "kern");
  add_numbers (table, feature, G_N_ELEMENTS (feature));
  add_numbers (table, lookup, G_N_ELEMENTS (lookup));
}

/* Adds a class definition table for @glyphs, or a coverage table if @are_classes is FALSE. Each glyph is a
 * range of its own. */
static void
add_ranges (GByteArray *table, const GArray *glyphs, gboolean are_classes)
{
  add_number (table, RANGES);
  add_number (table, glyphs->len);
  for (guint i = 0; i < glyphs->len; i++)
    {
      const ClassedGlyph *added = &g_array_index (glyphs, ClassedGlyph, i);

      add_number (table, added->glyph);
      add_number (table, added->glyph);
      add_number (table, are_classes ? added->class : i);
    }
}

/* Adds the lookup's subtable: its head, the kerning of all pairs of classes, the coverage table and the
 * classes. */
static void
add_pairs (GByteArray *table, const GArray *glyphs, const TlKerningMatrix *kerning, guint units_per_em)
{
  const guint n = kerning->n_numbers, n_classes = n + 1;
  const guint coverage = 16 + n_classes * n_classes * 2, classes = coverage + 4 + glyphs->len * 6;
  const guint head[] = { BY_CLASSES, coverage, X_ADVANCE, 0, classes, classes, n_classes, n_classes };

  add_numbers (table, head, G_N_ELEMENTS (head));
  for (guint left = 0; left < n_classes; left++)
    for (guint right = 0; right < n_classes; right++)
      add_number (table, left == 0 || right == 0
                           ? 0
                           : (guint)tl_kerning_matrix_get (kerning, left - 1, right - 1, units_per_em));
  add_ranges (table, glyphs, FALSE);
  add_ranges (table, glyphs, TRUE);
}

static hb_blob_t *
make_table (hb_face_t *face, const TlKerningTable *rows)
{
  TlKerningMatrix *kerning = tl_kerning_matrix_new (rows);
  GByteArray      *table = g_byte_array_new ();
  GArray          *glyphs = find_glyphs (face, kerning);
  guint8          *bytes;
  gsize            length;

  add_lists (table);
  add_pairs (table, glyphs, kerning, hb_face_get_upem (face));
  g_array_unref (glyphs);
  tl_kerning_matrix_free (kerning);
  bytes = g_byte_array_steal (table, &length);
  g_byte_array_unref (table);
  return hb_blob_create ((const char *)bytes, (guint)length, HB_MEMORY_MODE_READONLY, bytes, g_free);
}

/* The sources of a kerned face's tables: its own GPOS table, and the original face for all others except
 * GSUB, which the kerned face lacks. */
typedef struct
{
  hb_face_t *face; /* the original face, which owns the kerned one */
  hb_blob_t *positions;
} Tables;

static void
free_tables (gpointer data)
{
  Tables *tables = data;

  hb_blob_destroy (tables->positions);
  g_free (tables);
}

static hb_blob_t *
get_table (hb_face_t *face, hb_tag_t tag, gpointer data)
{
  const Tables *tables = data;

  (void)face;
  if (tag == HB_OT_TAG_GPOS)
    return hb_blob_reference (tables->positions);
  return tag == HB_TAG_NONE || tag == HB_OT_TAG_GSUB ? NULL : hb_face_reference_table (tables->face, tag);
}

static void
destroy_face (gpointer face)
{
  hb_face_destroy (face);
}

/* Returns a copy of @face with the kerning of @kerning and without substitutions. The copy is created at the
 * first call for the face and the kerning, and @face owns it. */
hb_face_t *
tl_kerned_face_get (hb_face_t *face, TlKerningTable *kerning)
{
  hb_face_t *kerned = hb_face_get_user_data (face, &kerning->key);
  Tables    *tables;

  if (kerned != NULL)
    return kerned;
  tables = g_new (Tables, 1);
  *tables = (Tables){ .face = face, .positions = make_table (face, kerning) };
  kerned = hb_face_create_for_tables (get_table, tables, free_tables);
  hb_face_set_upem (kerned, hb_face_get_upem (face));
  hb_face_set_user_data (face, &kerning->key, kerned, destroy_face, TRUE);
  return kerned;
}
