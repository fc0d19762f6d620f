/* tl-recent-texts.h: the texts that were measured last, split into paragraphs and segments.
 *
 * A cell's labels are measured without a bound, then with one, and again when the row is shown: a text is
 * split once for all of these. About as many texts are kept as a screen of rows has; names and dates that
 * rows share are among them. A text that takes much memory is kept until the next one is added. Pointers to a
 * recent text are valid until the next one is added, or all are forgotten. Offsets are bytes in the text. */
#ifndef TL_RECENT_TEXTS_H
#define TL_RECENT_TEXTS_H

#include "fonts/tl-text-styles.h"
#include "lines/tl-segmenter.h"

G_BEGIN_DECLS

/* How many texts are kept: by the hash of the text in sets, in each of which the oldest makes room for the
 * next.
 */
#define TL_N_RECENT_SETS 16
#define TL_RECENT_SET_SIZE 4
#define TL_N_RECENT_TEXTS (TL_N_RECENT_SETS * TL_RECENT_SET_SIZE)

/* How many bytes each of them but the last may take, and how many all of them. */
#define TL_MOST_RECENT_TEXT_BYTES (256 << 10)
#define TL_MOST_BYTES_OF_RECENT_TEXTS (1 << 20)

/* One paragraph of a text. */
typedef struct
{
  guint          begin;
  guint          end;
  guint          first_segment;
  guint          n_segments;
  gint64         advance;      /* of all segments */
  gboolean       is_segmented; /* otherwise Pango lays it out */
  gboolean       has_one_font;
  PangoDirection direction; /* neutral where nothing in the text is written from right to left */
} TlRecentParagraph;

typedef struct
{
  TlTextStyle *style;       /* NULL for none; not owned */
  guint32      hash;        /* of the text */
  GString     *text;        /* owned */
  GArray      *paragraphs;  /* TlRecentParagraph; owned */
  GArray      *segments;    /* TlTextSegment; owned */
  gboolean     is_readable; /* whether the text is UTF-8 */
} TlRecentText;

typedef struct
{
  TlSegmenter  segmenter;
  gboolean     has_segments; /* whether paragraphs may be split into segments; otherwise Pango lays all out */
  TlRecentText texts[TL_N_RECENT_TEXTS];
  guint8       next[TL_N_RECENT_SETS]; /* whose place in each set is taken next, modulo its size */
  guint        last;                   /* the text that was added last */
  gsize        n_bytes;                /* of all but that */
} TlRecentTexts;

void tl_recent_texts_init (TlRecentTexts *self, TlWordMaker maker, gboolean has_segments);
void tl_recent_texts_clear (TlRecentTexts *self);
const TlRecentText *
tl_recent_texts_find (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length);
const TlRecentText       *
tl_recent_texts_add (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length);
void  tl_recent_texts_forget (TlRecentTexts *self);
gsize tl_recent_texts_get_size (const TlRecentTexts *self);

G_END_DECLS

#endif /* TL_RECENT_TEXTS_H */
