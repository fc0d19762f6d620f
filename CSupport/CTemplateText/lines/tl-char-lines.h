/* tl-char-lines.h: breaks a paragraph between any two characters, in a font with the advances of another
 * typeface (see tl-substitute-font.h).
 *
 * Pango cannot lay out text with these advances, and would break lines at other characters. Lengths are in
 * Pango units, offsets are in bytes. */
#ifndef TL_CHAR_LINES_H
#define TL_CHAR_LINES_H

#include "fonts/tl-font.h"
#include "templatetext/tl-text-measurer.h"

G_BEGIN_DECLS

/* A paragraph in one font; nothing is owned. */
typedef struct
{
  const TlFont *font;
  TlShaper     *shaper;
  const char   *text; /* the paragraph's text, without its terminator; not empty, valid UTF-8 */
  gsize         length;
  guint         offset;     /* the paragraph's offset in the whole text */
  int           width;      /* the width at which lines are broken */
  guint         most_lines; /* the maximum number of lines; 0 for no limit */
  GArray       *lines;      /* TlTextLine: the lines of the whole text */
} TlCharLines;

gboolean tl_char_lines_apply (const TlFont *font);
void     tl_char_lines_add (const TlCharLines *self);

G_END_DECLS

#endif /* TL_CHAR_LINES_H */
