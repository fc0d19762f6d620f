/* tl-text-pango.h: text that Pango itself lays out. */
#ifndef TL_TEXT_PANGO_H
#define TL_TEXT_PANGO_H

#include "fonts/tl-text-style.h"
#include "templatetext/tl-text-measurer.h"

G_BEGIN_DECLS

/* What is behind the text that is laid out. Only at the end of all text may white space stand out. */
typedef enum
{
  TL_PANGO_LAST,  /* nothing */
  TL_PANGO_END,   /* another paragraph */
  TL_PANGO_PART   /* more of its paragraph; its last lines are not as they would be there */
} TlPangoEnd;

/* A layout that is used again and again. */
typedef struct
{
  PangoLayout *layout;    /* owned */
  GString     *text;      /* what is laid out; owned */
  gsize        n_before;  /* bytes of it before the text that was asked for */
  gsize        length;    /* bytes of that text */
  guint        n_lines;   /* lines of that text */
  GArray      *lines;     /* TlTextLine; owned */
} TlPangoPath;

PangoDirection tl_pango_find_direction (const char *text, gsize length);

void tl_pango_path_init    (TlPangoPath *path, PangoContext *context);
void tl_pango_path_clear   (TlPangoPath *path);
void tl_pango_path_lay_out (TlPangoPath *path, const TlTextStyle *style, PangoDirection direction, const char *text,
                            gsize length, int width, TlTextWrap wrap, TlPangoEnd end);
const GArray *tl_pango_path_get_lines (TlPangoPath *path, gsize offset);
void tl_pango_path_get_advances (TlPangoPath *path, GArray *advances);

void tl_pango_path_add_attributed (TlPangoPath *path, const TlTextStyle *style, PangoAttrList *attributes,
                                   const char *text, gsize length, int width, int indent, TlTextWrap wrap,
                                   GArray *lines);
void tl_pango_path_set_up (TlPangoPath *path, const TlTextStyle *style, int width, TlTextWrap wrap);

G_END_DECLS

#endif /* TL_TEXT_PANGO_H */
