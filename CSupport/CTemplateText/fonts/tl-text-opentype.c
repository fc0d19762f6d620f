#include "fonts/tl-text-opentype.h"

TlOpenTypeTable *
tl_open_type_table_new (hb_face_t *face, hb_tag_t tag)
{
  TlOpenTypeTable *table = g_new0 (TlOpenTypeTable, 1);

  table->tag = tag;
  table->blob = hb_face_reference_table (face, tag);
  table->data = (const guint8 *)hb_blob_get_data (table->blob, &table->length);
  return table;
}

void
tl_open_type_table_free (TlOpenTypeTable *table)
{
  hb_blob_destroy (table->blob);
  g_free (table);
}

/* The number of 16 bits at @offset. */
guint
tl_open_type_table_read (const TlOpenTypeTable *table, guint offset)
{
  if (offset > table->length || table->length - offset < 2)
    return 0;
  return (guint)table->data[offset] << 8 | table->data[offset + 1];
}

/* Where subtable @index lies. */
guint
tl_lookup_get_subtable (const TlLookup *lookup, guint index)
{
  const TlOpenTypeTable *table = lookup->table;
  guint subtable = lookup->offset + tl_open_type_table_read (table, lookup->offset + 6 + 2 * index);

  if (lookup->is_extension)
    subtable += tl_open_type_table_read (table, subtable + 4) << 16 | tl_open_type_table_read (table, subtable + 6);
  return subtable;
}

TlLookup
tl_open_type_table_get_lookup (const TlOpenTypeTable *table, guint index)
{
  guint list = tl_open_type_table_read (table, 8);
  guint offset = list + tl_open_type_table_read (table, list + 2 + 2 * index);
  TlLookup lookup = { .table = table,
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

/* The place of a glyph in a coverage table; −1 if it is not there. */
int
tl_coverage_get_index (const TlOpenTypeTable *table, guint coverage, hb_codepoint_t glyph)
{
  guint n = tl_open_type_table_read (table, coverage + 2);

  if (tl_open_type_table_read (table, coverage) == 1)
    {
      for (guint i = 0; i < n; i++)
        if (tl_open_type_table_read (table, coverage + 4 + 2 * i) == glyph)
          return (int)i;
      return -1;
    }
  for (guint i = 0; i < n; i++)
    {
      guint range = coverage + 4 + 6 * i, first = tl_open_type_table_read (table, range);

      if (first <= glyph && glyph <= tl_open_type_table_read (table, range + 2))
        return (int)(tl_open_type_table_read (table, range + 4) + glyph - first);
    }
  return -1;
}
