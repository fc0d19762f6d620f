/* tl-template-values.h: the values that one row has for the items and constraints of a template. */
#ifndef TL_TEMPLATE_VALUES_H
#define TL_TEMPLATE_VALUES_H

#if !defined(TEMPLATECELL_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatecell.h> can be included directly."
#endif

#include <templatecell/tl-template.h>

G_BEGIN_DECLS

#define TL_TYPE_TEMPLATE_VALUES (tl_template_values_get_type ())

/**
 * TlTemplateValues:
 *
 * The values of one row, by the names of the template's items and constraints.
 *
 * Values belong to the template that they were created for and its copies. They contain copies of what is
 * set. One thread at a time may set values; several may measure rows with the same values.
 */

/**
 * tl_template_values_get_type:
 *
 * Gets the boxed type of values, whose copies are references. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_template_values_get_type (void);

/**
 * tl_template_values_new:
 * @self: a template, which ends being built
 *
 * Creates the values of a row; nothing is set. Takes time in proportion to the number of items.
 *
 * Returns: (transfer full): values, to be released with tl_template_values_unref()
 */
TL_PUBLIC TlTemplateValues *tl_template_values_new (TlTemplate *self);

/**
 * tl_template_values_ref:
 * @self: values
 *
 * Adds a reference. Constant time.
 *
 * Returns: (transfer full): @self
 */
TL_PUBLIC TlTemplateValues *tl_template_values_ref (TlTemplateValues *self);

/**
 * tl_template_values_unref:
 * @self: (transfer full) (nullable): values
 *
 * Removes a reference; without references, the values are freed. %NULL is ignored.
 */
TL_PUBLIC void tl_template_values_unref (TlTemplateValues *self);

/**
 * tl_template_values_clear:
 * @self: values
 *
 * Removes all values. Takes time in proportion to the number of items.
 */
TL_PUBLIC void tl_template_values_clear (TlTemplateValues *self);

/**
 * tl_template_values_set_text:
 * @self: values
 * @name: the name of an item with text
 * @text: (nullable): the text; %NULL for none
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets the text of an item. Linear in the length of the text.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if there is no such item, its content is not
 * text, or @text is not valid UTF-8
 */
TL_PUBLIC gboolean tl_template_values_set_text (TlTemplateValues *self,
                                                const char       *name,
                                                const char       *text,
                                                GError          **error);

/**
 * tl_template_values_set_number:
 * @self: values
 * @name: the name of an item with text, or of a constraint
 * @number: a finite number
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets the text of an item to the shortest decimal form of a number, such as "12" or "2.5", or the constant
 * of a constraint, in points, to the number. An item of the name takes precedence. Constant time.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if there is no such item or constraint, the
 * item's content is not text, or the number is not finite
 */
TL_PUBLIC gboolean tl_template_values_set_number (TlTemplateValues *self,
                                                  const char       *name,
                                                  double            number,
                                                  GError          **error);

/**
 * tl_template_values_set_size:
 * @self: values
 * @name: the name of an item that tl_template_add_image() added
 * @width: the intrinsic width of its content, in points; negative for none
 * @height: the intrinsic height of its content, in points; negative for none
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets the size of an item's content, such as that of the row's image; −1 × −1 for a row without an image.
 * Constant time.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if there is no such item, it has another
 * content, or a number is not finite
 */
TL_PUBLIC gboolean tl_template_values_set_size (
  TlTemplateValues *self, const char *name, double width, double height, GError **error);

/**
 * tl_template_values_set_hidden:
 * @self: values
 * @name: the name of an item
 * @is_hidden: whether the item is hidden
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets whether an item is hidden; see tl_template_set_hidden(). Constant time.
 *
 * Returns: %TRUE, or %FALSE with @error set if there is no such item
 */
TL_PUBLIC gboolean tl_template_values_set_hidden (TlTemplateValues *self,
                                                  const char       *name,
                                                  gboolean          is_hidden,
                                                  GError          **error);

/**
 * tl_template_values_set_constant:
 * @self: values
 * @name: the name of a constraint
 * @constant: its constant, in points
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets the constant of a constraint. Constant time.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if there is no such constraint or @constant
 * is not finite
 */
TL_PUBLIC gboolean tl_template_values_set_constant (TlTemplateValues *self,
                                                    const char       *name,
                                                    double            constant,
                                                    GError          **error);

/**
 * tl_template_values_get_text:
 * @self: values
 * @item: an item's id
 *
 * Gets the text of an item in the row: the one that was set, or else the template's. For functions that
 * measure or draw rows. Constant time.
 *
 * Returns: (transfer none) (nullable): the text, or %NULL for none; valid until the values change
 */
TL_PUBLIC const char *tl_template_values_get_text (const TlTemplateValues *self, TlItem item);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlTemplateValues, tl_template_values_unref)

G_END_DECLS

#endif /* TL_TEMPLATE_VALUES_H */
