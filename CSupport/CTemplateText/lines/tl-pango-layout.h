/* tl-pango-layout.h: lays out text with Pango, in one PangoLayout that is reused.
 *
 * Lengths are in Pango units; offsets and lengths of text are in bytes. The lines of a layout are valid until
 * it lays out the next text. Only one thread at a time may use a layout. */
#ifndef TL_PANGO_LAYOUT_H
#define TL_PANGO_LAYOUT_H

#include "fonts/tl-text-style.h"
#include "templatetext/tl-text-measurer.h"

G_BEGIN_DECLS

/* The position of the end of the laid-out text in the whole text. White space at the end of a paragraph may
 * hang beyond the line's end only if the paragraph is the last one. */
typedef enum
{
  TL_PANGO_LAST, /* the end of the whole text */
  TL_PANGO_END,  /* the end of a paragraph that is not the last */
  TL_PANGO_PART  /* a position inside a paragraph; the last lines may differ from those of the whole paragraph
                  */
} TlPangoEnd;

/* The text to lay out, with its options. */
typedef struct
{
  TlTextStyle   *style;
  const char    *text;
  gsize          length;
  PangoDirection direction; /* the direction of the paragraph; neutral to let Pango determine it */
  int            width;     /* the width at which lines are broken; negative for unlimited width */
  TlTextWrap     wrap;
  TlPangoEnd     end;
  /* A pointer to a character that precedes the text on a line of its own, to determine the script of the
   * text; NULL for none. */
  const char *leader;
  gboolean    follows_text; /* whether other text precedes the text, on lines or in paragraphs of its own */
} TlPangoRequest;

typedef struct
{
  PangoLayout *layout;    /* the layout that is reused; owned */
  GString     *text;      /* the text that is laid out; owned */
  gsize        n_before;  /* the number of bytes of @text before the requested text */
  gsize        length;    /* the number of bytes of the requested text */
  guint        n_leaders; /* the number of lines before the requested text; 0 if n_before is 0 */
  /* The average addition to the advances of a substitute font, in Pango units, which Pango applies as letter
   * spacing; 0 without a substitute font. Pango omits letter spacing after the last character of a line, so a
   * line is wider by this length than Pango reports. */
  int     omitted_addition;
  guint   n_lines; /* the number of lines of the requested text */
  GArray *lines;   /* TlTextLine: the lines that were read last; owned */
  /* For each GUnicodeScript, whether some text had a character of this script for which no font has a glyph.
   */
  gboolean is_missing[TL_N_SCRIPTS];
} TlPangoLayout;

PangoDirection tl_pango_find_direction (const char *text, gsize length);

void          tl_pango_layout_init (TlPangoLayout *self, PangoContext *context);
void          tl_pango_layout_clear (TlPangoLayout *self);
int           tl_pango_layout_get_fill_width (const TlPangoLayout *self, int width);
void          tl_pango_layout_set_up (TlPangoLayout *self, const TlPangoRequest *request);
void          tl_pango_layout_show_text (TlPangoLayout *self);
void          tl_pango_layout_lay_out (TlPangoLayout *self, const TlPangoRequest *request);
const GArray *tl_pango_layout_get_lines (TlPangoLayout *self, gsize offset);
void          tl_pango_layout_get_advances (TlPangoLayout *self, GArray *advances);
void          tl_pango_layout_add_attributed (
           TlPangoLayout *self, const TlPangoRequest *request, PangoAttrList *attributes, int indent, GArray *lines);

G_END_DECLS

#endif /* TL_PANGO_LAYOUT_H */
