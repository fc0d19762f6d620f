/* tl-recent-texts.h: the texts that were measured last, split into paragraphs and segments.
 *
 * A cell's labels are measured at unlimited width, then at a limited one, and again when the row is shown.
 * For all of these measurements, a text is split only once. The number of texts that are kept is about that
 * of a screen of rows, among them names and dates that rows share. A text that takes much memory is kept only
 * until the next one is added. Pointers to a recent text are valid until the next one is added, or all are
 * forgotten. Offsets are in bytes from the beginning of the text. */
#ifndef TL_RECENT_TEXTS_H
#define TL_RECENT_TEXTS_H

#include "fonts/tl-text-styles.h"
#include "lines/tl-segmenter.h"

G_BEGIN_DECLS

/* The number of sets, the number of texts in a set, and the number of all texts that are kept. The hash value
 * of a text selects its set; in a full set, a new text replaces the oldest one. */
#define TL_N_RECENT_SETS 16
#define TL_RECENT_SET_SIZE 4
#define TL_N_RECENT_TEXTS (TL_N_RECENT_SETS * TL_RECENT_SET_SIZE)

/* The maximum size of each recent text except the one added last, and of all recent texts together, in bytes.
 */
#define TL_MAX_RECENT_TEXT_BYTES (256 << 10)
#define TL_MAX_TOTAL_RECENT_BYTES (1 << 20)

/* A text with more bytes is measured in parts, one after the other, if it has several paragraphs; a part has
 * at least this many bytes, unless it is the last one. */
#define TL_TEXT_PART_BYTES (64 << 10)

/* One paragraph of a text. */
typedef struct
{
  guint  begin;
  guint  end;
  guint  first_segment;
  guint  n_segments;
  gint64 advance;      /* the sum of the advances of all segments */
  gint64 most_kerning; /* a number that is not negative and by which no part of the paragraph is wider, as
                          a line, than the sum of its advances; hanging space counts if it is negative */
  gboolean       is_segmented; /* whether the paragraph has segments; if not, Pango lays it out */
  gboolean       has_one_font;
  PangoDirection direction; /* the paragraph's direction; neutral unless Pango lays out the whole text */
} TlRecentParagraph;

typedef struct
{
  TlTextStyle *style;      /* the style in which the text was measured; NULL if there is no text; not owned */
  guint32      hash;       /* the text's hash value */
  GString     *text;       /* a copy of the text; owned */
  GArray      *paragraphs; /* TlRecentParagraph: the text's paragraphs; owned */
  GArray      *segments;   /* TlTextSegment: the segments of all paragraphs; owned */
  gsize        origin;     /* the offset of the text in the text that is measured, of which it is a part */
  gboolean     is_end;     /* whether the text ends where the text that is measured ends */
  gboolean     is_readable; /* whether the text is valid UTF-8 */
} TlRecentText;

typedef struct
{
  TlSegmenter segmenter;
  gboolean has_segments; /* whether paragraphs may be split into segments; if not, Pango lays out all text */
  TlRecentText texts[TL_N_RECENT_TEXTS];
  guint8 next[TL_N_RECENT_SETS]; /* for each set, the index of the next text to be replaced, modulo the set's
                                    size */
  guint last;                    /* the index of the text that was added last */
  gsize n_bytes;                 /* the size of all texts except the one that was added last, in bytes */
} TlRecentTexts;

void tl_recent_texts_init (TlRecentTexts *self, TlWordMaker maker, gboolean has_segments);
void tl_recent_texts_clear (TlRecentTexts *self);
const TlRecentText *
tl_recent_texts_find (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length);
const TlRecentText          *
tl_recent_texts_add (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length);
gboolean tl_recent_texts_can_split (const TlRecentTexts *self,
                                    const TlTextStyle   *style,
                                    const char          *text,
                                    gsize                length);
const TlRecentText *tl_recent_texts_add_part (
  TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length, gsize begin);
void  tl_recent_texts_forget (TlRecentTexts *self);
gsize tl_recent_texts_get_size (const TlRecentTexts *self);

G_END_DECLS

#endif /* TL_RECENT_TEXTS_H */
