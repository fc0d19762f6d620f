/* tl-window.h: lays out paragraphs of any length with Pango, part by part.
 *
 * Pango's time for a paragraph grows faster than the paragraph's length, and Pango's integers can represent
 * at most two million points. A long paragraph is therefore laid out in windows: parts of a few lines. A
 * window begins at the start of an earlier line, so that glyphs and break opportunities have the same text
 * before them as in the paragraph. Of the lines of a window, only those are used that certainly end where
 * they end in the whole paragraph.
 *
 * Lengths are in Pango units; offsets are in bytes from the beginning of the paragraph. A window belongs to
 * one paragraph and one thread. */
#ifndef TL_WINDOW_H
#define TL_WINDOW_H

#include "lines/tl-pango-layout.h"

G_BEGIN_DECLS

/* A paragraph that Pango lays out, and the lines that it has so far. */
typedef struct
{
  TlPangoLayout *layout;
  TlTextStyle   *style;
  const char    *text; /* the paragraph's text, without its terminator */
  gsize          length;
  gsize          offset;    /* the paragraph's offset in the text, in bytes */
  gboolean       is_last;   /* whether the paragraph is the text's last */
  PangoDirection direction; /* the paragraph's direction; neutral to let Pango determine it for each window */
  int            width;     /* the width at which lines are broken; negative for unlimited width */
  gboolean       is_readable; /* whether the text is valid UTF-8 */
  TlTextWrap     wrap;
  guint          most_lines; /* the maximum number of lines; 0 for no limit */
  GArray        *lines;      /* TlTextLine: the lines of the whole text; not owned */
  guint          first_line; /* the index of the paragraph's first line in @lines */
  gsize          line_bytes; /* the estimated length of a line, in bytes */
  GArray        *scripts;    /* TlScriptRun: the paragraph's script runs; owned; NULL until they are needed */
  const char    *leader;     /* the leader of the next window; see TlPangoRequest; NULL for none */
  TlPangoRequest current;    /* the request whose text the layout holds; its style is NULL if the layout holds
                                none of the paragraph's text */
} TlWindow;

void          tl_window_begin (TlWindow *self);
gsize         tl_window_advance (TlWindow *self, gsize from);
gboolean      tl_window_is_full (const TlWindow *self);
gboolean      tl_window_is_wide (const TlWindow *self);
void          tl_window_end (TlWindow *self);
const GArray *tl_window_lay_out (TlWindow *self, gsize begin, gsize end, int width);

G_END_DECLS

#endif /* TL_WINDOW_H */
