/* tl-window.h: paragraphs of any length that Pango lays out part by part.
 *
 * Pango's time for a paragraph grows faster than its length, and its integers end at two million points. A
 * long paragraph is therefore laid out in windows: parts of a few lines. A window begins where an earlier
 * line began, so that glyphs and the places between characters have the same text before them. Of its lines,
 * those are taken that are known to end where they would end in the whole paragraph.
 *
 * Lengths are Pango units; offsets are bytes in the paragraph. A window belongs to one paragraph and one
 * thread.
 */
#ifndef TL_WINDOW_H
#define TL_WINDOW_H

#include "lines/tl-pango-layout.h"

G_BEGIN_DECLS

/* A paragraph that Pango lays out, and how far it has come. */
typedef struct
{
  TlPangoLayout *layout;
  TlTextStyle   *style;
  const char    *text; /* of the paragraph, without its end */
  gsize          length;
  gsize          offset;      /* of the paragraph in the text */
  gboolean       is_last;     /* whether the paragraph is the text's last */
  PangoDirection direction;   /* of the paragraph; neutral if no character is written from right to left */
  int            width;       /* negative for lines without bound */
  gboolean       is_readable; /* whether the text is UTF-8 */
  TlTextWrap     wrap;
  guint          most_lines; /* 0 for all */
  GArray        *lines;      /* TlTextLine; the text's */
  guint          first_line; /* of the paragraph in @lines */
  gsize          line_bytes; /* how long lines are, as far as it is known */
  GArray        *scripts;    /* TlScriptRun: the paragraph's; owned; NULL where they are not known */
  const char    *leader;     /* of the next window; see TlPangoRequest */
  TlPangoRequest held;       /* what the layout holds of the paragraph; without a style: nothing */
} TlWindow;

void          tl_window_begin (TlWindow *self);
gsize         tl_window_advance (TlWindow *self, gsize from);
gboolean      tl_window_is_full (const TlWindow *self);
gboolean      tl_window_is_wide (const TlWindow *self);
void          tl_window_end (TlWindow *self);
const GArray *tl_window_lay_out (TlWindow *self, gsize begin, gsize end, int width);

G_END_DECLS

#endif /* TL_WINDOW_H */
