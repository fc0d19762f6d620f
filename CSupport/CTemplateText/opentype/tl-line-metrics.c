/* tl-line-metrics.c: reads the OpenType table hhea. */
#include "opentype/tl-line-metrics.h"
#include "opentype/tl-open-type-table.h"

#define HHEA HB_TAG ('h', 'h', 'e', 'a')
#define ASCENDER 4
#define DESCENDER 6
#define LINE_GAP 8

/* Gets the ascender and the descender of a face in font units; both are 0 if the table is missing. The
 * descender is positive, whichever sign the font gives it. */
void
tl_face_get_line_metrics (hb_face_t *face, double *ascender, double *descender)
{
  TlOpenTypeTable *table = tl_open_type_table_new (face, HHEA);

  *ascender = (gint16)tl_open_type_table_read (table, ASCENDER);
  *descender = ABS ((int)(gint16)tl_open_type_table_read (table, DESCENDER));
  tl_open_type_table_free (table);
}

/* Gets the line gap of a face in font units: 0 if the table is missing or the gap is negative. */
double
tl_face_get_line_gap (hb_face_t *face)
{
  TlOpenTypeTable *table = tl_open_type_table_new (face, HHEA);
  const gint16     line_gap = (gint16)tl_open_type_table_read (table, LINE_GAP);

  tl_open_type_table_free (table);
  return MAX (line_gap, 0);
}
