/* tl-text-cuts.h: recent texts, cut into paragraphs and pieces.
 *
 * A cell's labels are measured without a bound, then with one: a text is cut once for both. A text that takes much room is
 * kept until the next is cut. A cut is good until the next call that finds one. */
#ifndef TL_TEXT_CUTS_H
#define TL_TEXT_CUTS_H

#include "fonts/tl-text-styles.h"
#include "lines/tl-text-cut.h"

G_BEGIN_DECLS

/* How many texts are kept, and how many bytes each of them but the last may take. */
#define TL_N_CUTS 8
#define TL_MOST_CUT_BYTES (256 << 10)

/* One paragraph of a cut text. */
typedef struct
{
  guint          begin; /* bytes */
  guint          end;
  guint          first_piece;
  guint          n_pieces;
  gint64         advance;   /* of all pieces */
  gboolean       is_cut;    /* otherwise Pango lays it out */
  gboolean       has_one_face;
  PangoDirection direction; /* neutral where nothing in the text is written from right to left */
} TlCutParagraph;

/* A text as it was cut. */
typedef struct
{
  TlTextStyle *style;       /* NULL for none */
  GString     *text;        /* owned */
  GArray      *paragraphs;  /* TlCutParagraph; owned */
  GArray      *pieces;      /* TlTextPiece; owned */
  gboolean     is_readable; /* whether the text is UTF-8 */
} TlCutText;

typedef struct
{
  TlCutter cutter;
  gboolean cuts_pieces;     /* whether paragraphs may be cut into pieces; otherwise Pango lays all out */
  TlCutText cuts[TL_N_CUTS];
  guint    next;
} TlCuts;

void             tl_cuts_init       (TlCuts *self, TlWordMaker maker, gboolean cuts_pieces);
void             tl_cuts_clear      (TlCuts *self);
const TlCutText *tl_cuts_find       (TlCuts *self, TlTextStyle *style, const char *text, gsize length);
TlCutText       *tl_cuts_cut        (TlCuts *self, TlTextStyle *style, const char *text, gsize length);
void             tl_cuts_forget     (TlCuts *self);
gsize            tl_cuts_count      (const TlCuts *self);

G_END_DECLS

#endif /* TL_TEXT_CUTS_H */
