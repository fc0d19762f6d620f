/* tl-template-json.h: creates templates from their JSON form. */
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
 * @length: the length of @json in bytes, or −1 if @json ends with a zero byte
 * @error: return location for a #TL_TEMPLATE_ERROR or #TL_LAYOUT_ERROR, whose message begins with the line
 *
 * Creates a template from its JSON form, which `fdlayout export` writes for a cell of an Interface Builder
 * file. The program can add further items and constraints to the template. Takes time in proportion to the
 * length of the text.
 *
 * Returns: (transfer full): a template, or %NULL with @error set
 */
TL_PUBLIC TlTemplate *tl_template_new_from_json (const char *json, gssize length, GError **error);

/**
 * tl_template_new_from_file:
 * @path: (type filename): the path of a file that contains the JSON form of a template
 * @error: return location for a #GFileError or an error of tl_template_new_from_json(); the message of the
 * latter begins with the path and the line
 *
 * Creates a template from a file that contains its JSON form. Takes time in proportion to the length of the
 * file.
 *
 * Returns: (transfer full): a template, or %NULL with @error set
 */
TL_PUBLIC TlTemplate *tl_template_new_from_file (const char *path, GError **error);

G_END_DECLS

#endif /* TL_TEMPLATE_JSON_H */
