/* tl-open-type-table.h: reads OpenType tables, in particular GSUB and GPOS. */
#ifndef TL_OPEN_TYPE_TABLE_H
#define TL_OPEN_TYPE_TABLE_H

#include <glib.h>
#include <hb-ot.h>

G_BEGIN_DECLS

/* Lookup types. */
enum
{
  TL_GSUB_SINGLE = 1,
  TL_GSUB_LIGATURE = 4,
  TL_GSUB_CONTEXT = 5,
  TL_GSUB_CHAINED_CONTEXT = 6,
  TL_GSUB_EXTENSION = 7,
  TL_GSUB_REVERSE_CHAINED_CONTEXT = 8,
  TL_GPOS_SINGLE = 1,
  TL_GPOS_PAIR = 2,
  TL_GPOS_MARK_TO_BASE = 4,
  TL_GPOS_MARK_TO_LIGATURE = 5,
  TL_GPOS_MARK_TO_MARK = 6,
  TL_GPOS_CONTEXT = 7,
  TL_GPOS_CHAINED_CONTEXT = 8,
  TL_GPOS_EXTENSION = 9
};

/* Lookup flags: the glyphs that a lookup skips. */
enum
{
  TL_LOOKUP_IGNORES_BASES = 2,
  TL_LOOKUP_IGNORES_LIGATURES = 4,
  TL_LOOKUP_IGNORES_MARKS = 8
};

/* A table of a font. Reads beyond its end return 0. */
typedef struct
{
  hb_tag_t      tag;
  hb_blob_t    *blob; /* the contents of the table; owned */
  const guint8 *data;
  guint         length;
} TlOpenTypeTable;

/* A lookup of a table. */
typedef struct
{
  const TlOpenTypeTable *table;
  guint                  offset;
  guint    type; /* the type of the subtables; for extensions, of the subtables to which they refer */
  guint    flags;
  guint    n_subtables;
  gboolean is_extension;
} TlOpenTypeLookup;

TlOpenTypeTable *tl_open_type_table_new (hb_face_t *face, hb_tag_t tag);
void             tl_open_type_table_free (TlOpenTypeTable *table);
guint            tl_open_type_table_read (const TlOpenTypeTable *table, guint offset);
TlOpenTypeLookup tl_open_type_table_get_lookup (const TlOpenTypeTable *table, guint index);
guint            tl_open_type_lookup_get_subtable (const TlOpenTypeLookup *lookup, guint index);
gboolean         tl_open_type_lookup_is_by_coverage (const TlOpenTypeLookup *lookup);
void             tl_coverage_mark (
              const TlOpenTypeTable *table, guint coverage, const hb_codepoint_t *glyphs, guint n, guint8 *marks);
int tl_coverage_get_index (const TlOpenTypeTable *table, guint coverage, hb_codepoint_t glyph);

static inline gboolean
tl_coverage_has (const TlOpenTypeTable *table, guint coverage, hb_codepoint_t glyph)
{
  return tl_coverage_get_index (table, coverage, glyph) >= 0;
}

G_END_DECLS

#endif /* TL_OPEN_TYPE_TABLE_H */
