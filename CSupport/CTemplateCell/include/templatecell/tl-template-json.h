/* tl-template-json.h: templates as JSON texts. */
#ifndef TL_TEMPLATE_JSON_H
#define TL_TEMPLATE_JSON_H

#if !defined(TEMPLATECELL_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatecell.h> can be included directly."
#endif

#include <templatecell/tl-template.h>

G_BEGIN_DECLS

/**
 * TL_TEMPLATE_FORM_VERSION:
 *
 * The newest version of the JSON form that this library reads.
 */
#define TL_TEMPLATE_FORM_VERSION 1

/**
 * tl_template_new_from_json:
 * @json: a JSON text in UTF-8, of the form that Documentation/template-form.md describes
 * @length: its length in bytes, or −1 if it ends with a zero byte
 * @error: return location for a #TL_TEMPLATE_ERROR, #TL_LAYOUT_ERROR or #TL_SOLVER_ERROR; the message begins
 * with the line
 *
 * Creates a template from its JSON form, which `fdlayout export` writes for a cell of an Interface Builder
 * file. The template can still be built further. Takes time in proportion to the length of the text.
 *
 * Returns: (transfer full): a template, or %NULL with @error set
 */
TL_PUBLIC TlTemplate *tl_template_new_from_json (const char *json, gssize length, GError **error);

/**
 * tl_template_new_from_file:
 * @path: (type filename): the path of a file that contains the JSON form of a template
 * @error: return location for a #GFileError, or an error as of tl_template_new_from_json() whose message
 * begins with the path and the line
 *
 * Creates a template from a file. Takes time in proportion to the length of the file.
 *
 * Returns: (transfer full): a template, or %NULL with @error set
 */
TL_PUBLIC TlTemplate *tl_template_new_from_file (const char *path, GError **error);

G_END_DECLS

#endif /* TL_TEMPLATE_JSON_H */
