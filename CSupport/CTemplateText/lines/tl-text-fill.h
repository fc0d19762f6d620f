/* tl-text-fill.h: lines filled with pieces, as many as fit. */
#ifndef TL_TEXT_FILL_H
#define TL_TEXT_FILL_H

#include "lines/tl-text-cut.h"
#include "templatetext/tl-text-measurer.h"

G_BEGIN_DECLS

/* What to fill lines with. */
typedef struct
{
  const TlTextPiece *pieces;
  guint              n_pieces;
  gint64             advance;        /* of all pieces */
  guint              offset;         /* of the paragraph in the text, bytes */
  gboolean           is_last;        /* whether the paragraph is the text's last */
  gboolean           has_one_face;
} TlParagraph;

gboolean tl_paragraph_fill (const TlParagraph *paragraph, guint *next, int width, guint most_lines, GArray *lines);
gboolean tl_paragraph_find (const TlParagraph *paragraph, guint *next, gsize byte);

G_END_DECLS

#endif /* TL_TEXT_FILL_H */
