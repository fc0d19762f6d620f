/* tl-text-pango.h: paragraphs that Pango itself lays out. */
#ifndef TL_TEXT_PANGO_H
#define TL_TEXT_PANGO_H

#include "fonts/tl-text-style.h"
#include "templatetext/tl-text-measurer.h"

G_BEGIN_DECLS

/* A layout that is used again and again. */
typedef struct
{
  PangoLayout *layout;  /* owned */
  GString     *text;    /* for putting text together; owned */
} TlPangoPath;

void tl_pango_path_init  (TlPangoPath *path, PangoContext *context);
void tl_pango_path_clear (TlPangoPath *path);
void tl_pango_path_add   (TlPangoPath *path, const TlTextStyle *style, const char *text, gsize length, gsize offset,
                          gboolean is_last, int width, TlTextWrap wrap, GArray *lines);

void tl_pango_path_add_attributed (TlPangoPath *path, const TlTextStyle *style, PangoAttrList *attributes,
                                   const char *text, gsize length, int width, int indent, TlTextWrap wrap,
                                   GArray *lines);
int  tl_pango_path_measure_ellipsized (TlPangoPath *path, const TlTextStyle *style, const char *text, gssize length,
                                       int width, PangoEllipsizeMode mode);

G_END_DECLS

#endif /* TL_TEXT_PANGO_H */
