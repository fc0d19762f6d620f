/* tl-line-metrics.c: the table hhea of the OpenType specification. */
#include "opentype/tl-line-metrics.h"
#include "opentype/tl-open-type-table.h"

#define HHEA HB_TAG ('h', 'h', 'e', 'a')
#define ASCENDER 4
#define DESCENDER 6

/* Where lines end above and below the baseline, the latter mostly negative, in the typeface's units; zeros
 * where it does not say. */
void
tl_face_get_line_metrics (hb_face_t *face, double *ascender, double *descender)
{
  TlOpenTypeTable *table = tl_open_type_table_new (face, HHEA);

  *ascender = (gint16)tl_open_type_table_read (table, ASCENDER);
  *descender = (gint16)tl_open_type_table_read (table, DESCENDER);
  tl_open_type_table_free (table);
}
