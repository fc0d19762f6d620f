/* tl-template-values.h: the values of one row: texts, sizes and constants by the names of items and
 * constraints. */
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
 * The values of one row: what the row has in place of the template's own texts, sizes and constants. They are
 * set by the names of items and constraints.
 *
 * Values can be used with the template for which they were created and with the template's copies. Strings
 * are copied. Only one thread at a time may set values, but several threads may measure rows with the same
 * values.
 */

/**
 * tl_template_values_get_type:
 *
 * Gets the boxed type of #TlTemplateValues. Copying a boxed object adds a reference. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_template_values_get_type (void);

/**
 * tl_template_values_new:
 * @self: a template, whose building ends
 *
 * Creates the values of a row; none is set yet. Takes time in proportion to the number of items.
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
 * Removes a reference; removing the last one frees the values. %NULL is ignored.
 */
TL_PUBLIC void tl_template_values_unref (TlTemplateValues *self);

/**
 * tl_template_values_clear:
 * @self: values
 *
 * Removes all values, so that the object can be used for another row. Takes time in proportion to the number
 * of items.
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
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if no item is named @name, the content of the
 * item is not text, or @text is not valid UTF-8
 */
TL_PUBLIC gboolean tl_template_values_set_text (TlTemplateValues *self,
                                                const char       *name,
                                                const char       *text,
                                                GError          **error);

/**
 * tl_template_values_append_text:
 * @self: values
 * @name: the name of an item with text
 * @text: the text to append
 * @font: (nullable): the font of @text, with a family; copied. %NULL for the font of the item
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Appends a run, which is a part of a text with a font of its own, to the text that the row has for an item.
 * If the row has no text for the item yet, the run is its beginning; the template's own text is not used.
 * tl_template_values_set_text() replaces all runs by text in the font of the item. Text with runs is measured
 * as a UILabel measures an attributed string with these fonts. Linear in the length of the whole text.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if no item is named @name, the content of the
 * item is not text, or @text is not valid UTF-8
 */
TL_PUBLIC gboolean tl_template_values_append_text (
  TlTemplateValues *self, const char *name, const char *text, const TlFontDescription *font, GError **error);

/**
 * tl_template_values_append_system_text:
 * @self: values
 * @name: the name of an item with text
 * @text: the text to append
 * @point_size: the size of the system font, in points
 * @weight: the weight of the font as in CSS; 400 is regular
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Appends a run in the system font, as tl_template_values_append_text() does.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed
 */
TL_PUBLIC gboolean tl_template_values_append_system_text (
  TlTemplateValues *self, const char *name, const char *text, double point_size, int weight, GError **error);

/**
 * tl_template_values_set_number:
 * @self: values
 * @name: the name of an item with text, or of a constraint
 * @number: a finite number
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * If an item is named @name, sets the text of the item to the shortest decimal form of @number, such as "12"
 * or "2.5". Otherwise, sets the constant of the constraint that is named @name to @number points, as
 * tl_template_values_set_constant() does. Constant time for an item.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if no item or constraint is named @name, the
 * content of the item is not text, or @number is not finite
 */
TL_PUBLIC gboolean tl_template_values_set_number (TlTemplateValues *self,
                                                  const char       *name,
                                                  double            number,
                                                  GError          **error);

/**
 * tl_template_values_set_size:
 * @self: values
 * @name: the name of an item that tl_template_add_image() added
 * @width: the intrinsic width of the item's content, in points; negative for none
 * @height: the intrinsic height of the item's content, in points; negative for none
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets the size of an item's content, such as the row's image. For a row without an image, the size is
 * −1 × −1. Constant time.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if no item is named @name, the item was not
 * added by tl_template_add_image(), or a number is not finite
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
 * Sets whether an item is hidden in the row; see tl_template_set_hidden(). Constant time.
 *
 * Returns: %TRUE, or %FALSE with @error set if no item is named @name
 */
TL_PUBLIC gboolean tl_template_values_set_hidden (TlTemplateValues *self,
                                                  const char       *name,
                                                  gboolean          is_hidden,
                                                  GError          **error);

/**
 * tl_template_values_set_constant:
 * @self: values
 * @name: the name of a constraint
 * @constant: the constant of the constraint, in points
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets the constant of a constraint in the row. Linear in the number of constants that the row sets.
 *
 * Returns: %TRUE, or %FALSE with @error set and nothing changed if no constraint is named @name or @constant
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
 * Gets the text of an item in the row: the text that was set, or else the text that the template has for the
 * item. Functions that measure or draw rows call this function. Constant time.
 *
 * Returns: (transfer none) (nullable): the text, or %NULL for none; valid until the values change
 */
TL_PUBLIC const char *tl_template_values_get_text (const TlTemplateValues *self, TlItem item);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlTemplateValues, tl_template_values_unref)

G_END_DECLS

#endif /* TL_TEMPLATE_VALUES_H */
