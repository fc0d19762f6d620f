/* tl-window.h: lays out paragraphs of any length with Pango, part by part.
 *
 * Pango's time for a paragraph grows faster than its length, and its integers hold two million points at
 * most. A long paragraph is therefore laid out in windows: parts of a few lines. A window begins where an
 * earlier line began, so that glyphs and break opportunities have the same text before them. Of its lines,
 * those are used that are known to end where they would end in the whole paragraph.
 *
 * Lengths are in Pango units; offsets are bytes in the paragraph. A window belongs to one paragraph and one
 * thread. */
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
  gsize          offset;      /* the paragraph's offset in the text, in bytes */
  gboolean       is_last;     /* whether the paragraph is the text's last */
  PangoDirection direction;   /* the paragraph's direction; neutral if no text runs from right to left */
  int            width;       /* negative for lines of unlimited width */
  gboolean       is_readable; /* whether the text is valid UTF-8 */
  TlTextWrap     wrap;
  guint          most_lines; /* the maximum number of lines; 0 for no limit */
  GArray        *lines;      /* TlTextLine: the lines of the whole text; not owned */
  guint          first_line; /* the index of the paragraph's first line in @lines */
  gsize          line_bytes; /* the estimated length of a line, in bytes */
  GArray        *scripts;    /* TlScriptRun: the paragraph's script runs; owned; NULL until they are needed */
  const char    *leader;     /* the next window's leader; see TlPangoRequest */
  TlPangoRequest current; /* the request that the layout currently holds for the paragraph; without a style if
                          there is none */
} TlWindow;

void          tl_window_begin (TlWindow *self);
gsize         tl_window_advance (TlWindow *self, gsize from);
gboolean      tl_window_is_full (const TlWindow *self);
gboolean      tl_window_is_wide (const TlWindow *self);
void          tl_window_end (TlWindow *self);
const GArray *tl_window_lay_out (TlWindow *self, gsize begin, gsize end, int width);

G_END_DECLS

#endif /* TL_WINDOW_H */
