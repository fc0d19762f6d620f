/* tl-pango-layout.h: text that Pango itself lays out, in one PangoLayout that is reused.
 *
 * Lengths are Pango units; offsets and lengths of text are bytes. The lines of a layout are valid until it
 * lays out the next text. A layout belongs to one thread at a time. */
#ifndef TL_PANGO_LAYOUT_H
#define TL_PANGO_LAYOUT_H

#include "fonts/tl-text-style.h"
#include "templatetext/tl-text-measurer.h"

G_BEGIN_DECLS

/* What is behind the text that is laid out. Only at the end of all text may white space hang over a line's
 * end. */
typedef enum
{
  TL_PANGO_LAST, /* nothing */
  TL_PANGO_END,  /* another paragraph */
  TL_PANGO_PART  /* more of its paragraph; its last lines are not as they would be there */
} TlPangoEnd;

/* What to lay out. */
typedef struct
{
  TlTextStyle   *style;
  const char    *text;
  gsize          length;
  PangoDirection direction; /* of the paragraph; neutral if no character is written from right to left */
  int            width;     /* negative for lines without bound */
  TlTextWrap     wrap;
  TlPangoEnd     end;
  /* A character whose script the text begins with, on a line of its own before it; %NULL for none. */
  const char *leader;
} TlPangoRequest;

typedef struct
{
  PangoLayout *layout;      /* owned */
  GString     *text;        /* what is laid out; owned */
  gsize        n_before;    /* bytes of it before the text that was asked for */
  gsize        length;      /* bytes of that text */
  guint        n_leaders;   /* lines before that text: 1 with a leader */
  int          behind_last; /* what other advances than the font's add to the last character of a line */
  guint        n_lines;     /* lines of that text */
  GArray      *lines;       /* TlTextLine; owned */
} TlPangoLayout;

PangoDirection tl_pango_find_direction (const char *text, gsize length);

void          tl_pango_layout_init (TlPangoLayout *self, PangoContext *context);
void          tl_pango_layout_clear (TlPangoLayout *self);
int           tl_pango_layout_get_room (const TlPangoLayout *self, int width);
void          tl_pango_layout_set_up (TlPangoLayout *self, const TlPangoRequest *request);
void          tl_pango_layout_show_text (TlPangoLayout *self);
void          tl_pango_layout_lay_out (TlPangoLayout *self, const TlPangoRequest *request);
const GArray *tl_pango_layout_get_lines (TlPangoLayout *self, gsize offset);
void          tl_pango_layout_get_advances (TlPangoLayout *self, GArray *advances);
void          tl_pango_layout_add_attributed (
           TlPangoLayout *self, const TlPangoRequest *request, PangoAttrList *attributes, int indent, GArray *lines);

G_END_DECLS

#endif /* TL_PANGO_LAYOUT_H */
