/* tl-text-cuts.h: recent texts, cut into paragraphs and pieces.
 *
 * A cell's labels are measured without a bound, then with one, and again when the row is shown: a text is cut once for all.
 * As many texts are kept as a screen of rows has: names and dates that rows share are among them. A text that takes much
 * room is kept until the next is cut. A cut is good until the next call that finds one. */
#ifndef TL_TEXT_CUTS_H
#define TL_TEXT_CUTS_H

#include "fonts/tl-text-styles.h"
#include "lines/tl-text-cut.h"

G_BEGIN_DECLS

/* How many texts are kept: by the hash of the text in sets, in each of which the oldest makes room for the next. */
#define TL_N_CUT_SETS 16
#define TL_CUT_SET_SIZE 4
#define TL_N_CUTS (TL_N_CUT_SETS * TL_CUT_SET_SIZE)

/* How many bytes each of them but the last may take, and how many all of them. */
#define TL_MOST_CUT_BYTES (256 << 10)
#define TL_MOST_BYTES_OF_CUTS (1 << 20)

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
  guint32      hash;        /* of the text */
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
  guint8   next[TL_N_CUT_SETS]; /* whose place in each set the next text takes */
  guint    last;            /* the text that was cut last */
  gsize    n_bytes;         /* of all but that */
} TlCuts;

void             tl_cuts_init       (TlCuts *self, TlWordMaker maker, gboolean cuts_pieces);
void             tl_cuts_clear      (TlCuts *self);
const TlCutText *tl_cuts_find       (TlCuts *self, TlTextStyle *style, const char *text, gsize length);
TlCutText       *tl_cuts_cut        (TlCuts *self, TlTextStyle *style, const char *text, gsize length);
void             tl_cuts_forget     (TlCuts *self);
gsize            tl_cuts_count      (const TlCuts *self);

G_END_DECLS

#endif /* TL_TEXT_CUTS_H */
