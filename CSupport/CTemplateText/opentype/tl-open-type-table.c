/* tl-open-type-table.c: reads big-endian numbers at offsets. Reads beyond the end of a table return zero, so
 * damaged fonts do no harm. */
#include "opentype/tl-open-type-table.h"

/* Opens the table @tag of a face; if the face lacks the table, it is empty. */
TlOpenTypeTable *
tl_open_type_table_new (hb_face_t *face, hb_tag_t tag)
{
  TlOpenTypeTable *table = g_new0 (TlOpenTypeTable, 1);

  table->tag = tag;
  table->blob = hb_face_reference_table (face, tag);
  table->data = (const guint8 *)hb_blob_get_data (table->blob, &table->length);
  return table;
}

/* Closes a table; its lookups must no longer be used. */
void
tl_open_type_table_free (TlOpenTypeTable *table)
{
  hb_blob_destroy (table->blob);
  g_free (table);
}

/* The 16-bit number at @offset; 0 if the offset is beyond the end of the table. */
guint
tl_open_type_table_read (const TlOpenTypeTable *table, guint offset)
{
  if (offset > table->length || table->length - offset < 2)
    return 0;
  return (guint)table->data[offset] << 8 | table->data[offset + 1];
}

/* The offset of the subtable @index from the beginning of the table. */
guint
tl_open_type_lookup_get_subtable (const TlOpenTypeLookup *lookup, guint index)
{
  const TlOpenTypeTable *table = lookup->table;
  guint subtable = lookup->offset + tl_open_type_table_read (table, lookup->offset + 6 + 2 * index);

  if (lookup->is_extension)
    subtable
      += tl_open_type_table_read (table, subtable + 4) << 16 | tl_open_type_table_read (table, subtable + 6);
  return subtable;
}

/* The lookup with the given index. If its subtables are extensions, the type is that of the subtables to
 * which they refer. */
TlOpenTypeLookup
tl_open_type_table_get_lookup (const TlOpenTypeTable *table, guint index)
{
  guint            list = tl_open_type_table_read (table, 8);
  guint            offset = list + tl_open_type_table_read (table, list + 2 + 2 * index);
  TlOpenTypeLookup lookup = { .table = table,
                              .offset = offset,
                              .type = tl_open_type_table_read (table, offset),
                              .flags = tl_open_type_table_read (table, offset + 2),
                              .n_subtables = tl_open_type_table_read (table, offset + 4) };

  lookup.is_extension
    = lookup.type == (table->tag == HB_OT_TAG_GSUB ? (guint)TL_GSUB_EXTENSION : (guint)TL_GPOS_EXTENSION);
  if (lookup.is_extension)
    lookup.type = tl_open_type_table_read (table, offset + tl_open_type_table_read (table, offset + 6) + 2);
  return lookup;
}

/* Whether a lookup is a chained context of format 3, which gives its sequences as coverage tables. */
gboolean
tl_open_type_lookup_is_by_coverage (const TlOpenTypeLookup *lookup)
{
  for (guint i = 0; i < lookup->n_subtables; i++)
    if (tl_open_type_table_read (lookup->table, tl_open_type_lookup_get_subtable (lookup, i)) != 3)
      return FALSE;
  return lookup->table->tag == HB_OT_TAG_GSUB && lookup->type == TL_GSUB_CHAINED_CONTEXT;
}

/* For each of the @n @glyphs, which are in ascending order, sets the element of @marks to 1 if the coverage
 * table at @coverage contains the glyph. */
void
tl_coverage_mark (
  const TlOpenTypeTable *table, guint coverage, const hb_codepoint_t *glyphs, guint n, guint8 *marks)
{
  gboolean has_ranges = tl_open_type_table_read (table, coverage) == 2;
  guint    n_entries = tl_open_type_table_read (table, coverage + 2), size = has_ranges ? 6 : 2, entry = 0;

  for (guint i = 0; i < n; i++)
    {
      while (entry < n_entries
             && tl_open_type_table_read (table, coverage + 4 + size * entry + (has_ranges ? 2 : 0))
                  < glyphs[i])
        entry++;
      if (entry < n_entries && tl_open_type_table_read (table, coverage + 4 + size * entry) <= glyphs[i])
        marks[i] = 1;
    }
}

/* The coverage index of @glyph in the coverage table at @coverage; −1 if the table does not contain the
 * glyph. */
int
tl_coverage_get_index (const TlOpenTypeTable *table, guint coverage, hb_codepoint_t glyph)
{
  gboolean has_ranges = tl_open_type_table_read (table, coverage) == 2;
  guint    size = has_ranges ? 6 : 2, low = 0, high = tl_open_type_table_read (table, coverage + 2);

  while (low < high)
    {
      guint middle = low + (high - low) / 2, entry = coverage + 4 + size * middle;
      guint first = tl_open_type_table_read (table, entry);

      if (glyph < first)
        high = middle;
      else if (glyph > (has_ranges ? tl_open_type_table_read (table, entry + 2) : first))
        low = middle + 1;
      else
        return (int)(has_ranges ? tl_open_type_table_read (table, entry + 4) + glyph - first : middle);
    }
  return -1;
}
