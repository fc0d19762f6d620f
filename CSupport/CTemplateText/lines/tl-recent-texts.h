/* tl-recent-texts.h: the texts that were measured last, split into paragraphs and segments.
 *
 * A cell's labels are measured without a bound, then with one: a text is split once for both. A text that
 * takes much room is kept until the next is added. A recent text is valid until the next one is added, or all
 * are forgotten. Offsets are bytes in the text. */
#ifndef TL_RECENT_TEXTS_H
#define TL_RECENT_TEXTS_H

#include "fonts/tl-text-styles.h"
#include "lines/tl-segmenter.h"

G_BEGIN_DECLS

/* How many texts are kept, and how many bytes each of them but the last may take. */
#define TL_N_RECENT_TEXTS 8
#define TL_MOST_RECENT_TEXT_BYTES (256 << 10)

/* One paragraph of a text. */
typedef struct
{
  guint          begin;
  guint          end;
  guint          first_segment;
  guint          n_segments;
  gboolean       is_segmented; /* otherwise Pango lays it out */
  gboolean       has_one_font;
  PangoDirection direction; /* neutral where nothing in the text is written from right to left */
} TlRecentParagraph;

typedef struct
{
  TlTextStyle *style;       /* NULL for none; not owned */
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
  guint        next; /* whose place is taken next, modulo TL_N_RECENT_TEXTS */
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
