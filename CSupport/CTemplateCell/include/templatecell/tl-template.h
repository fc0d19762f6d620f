/* tl-template.h: the template of a row: items, their contents, and constraints between them. */
#ifndef TL_TEMPLATE_H
#define TL_TEMPLATE_H

#if !defined(TEMPLATECELL_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatecell.h> can be included directly."
#endif

#include <glib-object.h>
#include <templatelayout.h>
#include <templatetext.h>

G_BEGIN_DECLS

/**
 * TlTemplate:
 *
 * A template of rows: the description of a row, from which the heights of many rows of the same structure are
 * computed.
 *
 * A program first builds a template, by adding items and constraints, and then uses it, with values for each
 * row. Building ends when the template is copied, when values are created for it, or when a row is measured,
 * whichever happens first. Calling a function that builds after that is a programmer error: the call logs a
 * critical message and has no other effect. Unknown ids and numbers that are not finite are programmer errors
 * too, unless the function reports them in a #GError.
 *
 * Ids count up from 1 in the order in which items or constraints are added. The item 1 is the content of the
 * row. It contains all other items, and its name is "content". No two items have the same name, and no two
 * constraints have the same name.
 *
 * Only one thread at a time may use a template. Further threads use copies (see tl_template_copy()), which
 * share the description of the template and accept the same values. The fonts of a template are those that
 * fontconfig finds when the first row is measured.
 */
typedef struct _TlTemplate TlTemplate;

#define TL_TYPE_TEMPLATE (tl_template_get_type ())
#define TL_TEMPLATE_ERROR (tl_template_error_quark ())

/**
 * TL_TEMPLATE_CONTENT:
 *
 * The item that is the content of the row and contains all others. Its name is "content".
 */
#define TL_TEMPLATE_CONTENT 1

/**
 * TlTemplateError:
 * @TL_TEMPLATE_ERROR_UNKNOWN_NAME: the template has no item or constraint with the given name
 * @TL_TEMPLATE_ERROR_WRONG_KIND: the content of the item is not of the kind that the function sets
 * @TL_TEMPLATE_ERROR_BAD_NUMBER: a number is out of range or not finite
 * @TL_TEMPLATE_ERROR_BAD_TEXT: a string is not valid UTF-8
 * @TL_TEMPLATE_ERROR_MISSING_VALUE: a row has no value for an item that needs one
 * @TL_TEMPLATE_ERROR_CYCLE: a stack would contain itself or the content item, or an item would be arranged
 * twice
 * @TL_TEMPLATE_ERROR_CONFLICT: required constraints contradict each other at the width of the row
 * @TL_TEMPLATE_ERROR_NUMERIC: the solver finds no solution of the layout in double precision
 * @TL_TEMPLATE_ERROR_NOT_JSON: a file or string is not JSON
 * @TL_TEMPLATE_ERROR_BAD_FORM: a JSON text does not have the form of a template
 * @TL_TEMPLATE_ERROR_VERSION: the version of a JSON text is newer than those that this library reads
 *
 * Error codes of templates. The message of an error names what is at fault: the item, constraint, row or
 * line.
 */
typedef enum
{
  TL_TEMPLATE_ERROR_UNKNOWN_NAME,
  TL_TEMPLATE_ERROR_WRONG_KIND,
  TL_TEMPLATE_ERROR_BAD_NUMBER,
  TL_TEMPLATE_ERROR_BAD_TEXT,
  TL_TEMPLATE_ERROR_MISSING_VALUE,
  TL_TEMPLATE_ERROR_CYCLE,
  TL_TEMPLATE_ERROR_CONFLICT,
  TL_TEMPLATE_ERROR_NUMERIC,
  TL_TEMPLATE_ERROR_NOT_JSON,
  TL_TEMPLATE_ERROR_BAD_FORM,
  TL_TEMPLATE_ERROR_VERSION
} TlTemplateError;

/**
 * TlTemplateText:
 * @font: the font
 * @leading: the space between two lines, in points
 * @most_lines: the maximum number of lines; 0 for no limit
 * @wrap: where lines may be broken
 * @preferred_width: the width at which lines are broken, in points; 0 to break lines at the width that the
 *   constraints give the item
 *
 * The style in which the text of an item is set, as in a UILabel. Text is not wrapped if @most_lines is 1.
 * The structure has no truncation mode, because truncation does not affect the size of an item.
 */
typedef struct
{
  TlFontDescription font;
  double            leading;
  guint             most_lines;
  TlTextWrap        wrap;
  double            preferred_width;
} TlTemplateText;

/* Defined in tl-template-values.h. */
typedef struct _TlTemplateValues TlTemplateValues;

/**
 * TlTemplateMeasureFunc:
 * @item: the item
 * @values: (nullable): the values of the row
 * @width: the item's width, in points, or a negative number to measure the content at unbounded width
 * @measurement: where the size of the content is stored, as for #TlMeasureFunc; all fields are 0 on entry
 * @user_data: the pointer passed to tl_template_add_measured()
 *
 * Measures the content of an item in one row. The function must not call functions of the template. The
 * template and its copies call the function with the same @user_data, possibly in several threads at once.
 */
typedef void (*TlTemplateMeasureFunc) (
  TlItem item, const TlTemplateValues *values, double width, TlMeasurement *measurement, gpointer user_data);

/**
 * tl_template_error_quark:
 *
 * Gets the error domain of #TlTemplateError, for which %TL_TEMPLATE_ERROR is a shorthand. Constant time.
 *
 * Returns: the domain
 */
TL_PUBLIC GQuark tl_template_error_quark (void);

/**
 * tl_template_get_type:
 *
 * Gets the boxed type of templates. Copying a boxed template adds a reference. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_template_get_type (void);

/**
 * tl_template_new:
 *
 * Creates a template that contains only the content item. Constant time.
 *
 * Returns: (transfer full): a template, to be released with tl_template_unref()
 */
TL_PUBLIC TlTemplate *tl_template_new (void);

/**
 * tl_template_ref:
 * @self: a template
 *
 * Adds a reference. Constant time.
 *
 * Returns: (transfer full): @self
 */
TL_PUBLIC TlTemplate *tl_template_ref (TlTemplate *self);

/**
 * tl_template_unref:
 * @self: (transfer full) (nullable): a template
 *
 * Removes a reference; removing the last one frees the template. %NULL is ignored.
 */
TL_PUBLIC void tl_template_unref (TlTemplate *self);

/**
 * tl_template_copy:
 * @self: a template
 *
 * Creates a template with the same description as @self, for use in another thread. The description is
 * shared, so the building of @self ends. The layout and the cached words are not shared: the first row of the
 * copy takes as long to measure as the first row of a new template. Constant time.
 *
 * Returns: (transfer full): a template
 */
TL_PUBLIC TlTemplate *tl_template_copy (TlTemplate *self);

/**
 * tl_template_set_scale:
 * @self: a template that is being built
 * @scale: the number of pixels per point, above 0; 2 by default
 *
 * Sets the display scale; the sizes of text and the heights of rows are rounded up to its pixels. Constant
 * time.
 */
TL_PUBLIC void tl_template_set_scale (TlTemplate *self, double scale);

/**
 * tl_template_set_separator:
 * @self: a template that is being built
 * @has_separator: whether a separator of one pixel is part of each row's height; %FALSE by default
 *
 * Sets whether the heights of rows include a separator, as in a list that draws separators. Constant time.
 */
TL_PUBLIC void tl_template_set_separator (TlTemplate *self, gboolean has_separator);

/**
 * tl_template_set_accessory_width:
 * @self: a template that is being built
 * @row_width: the minimum width of the rows in which @width applies, in points; 0 for all rows
 * @width: the accessory width, in points, at least 0; 0 by default
 *
 * Sets the accessory width of rows that are at least @row_width wide. The accessory width is the part of a
 * row's width that the content does not take: the width of an accessory, for example. If accessory widths are
 * set for several row widths, the one for the greatest row width that a row reaches applies to the row.
 * Linear in the number of accessory widths.
 */
TL_PUBLIC void tl_template_set_accessory_width (TlTemplate *self, double row_width, double width);

/**
 * tl_template_set_empty_height:
 * @self: a template that is being built
 * @height: the height of the content, in points, at least 0; 0 by default
 *
 * Sets the height that the content of a row gets if the constraints result in a height of 0. In a
 * UITableView, this height is 44 points. Constant time.
 */
TL_PUBLIC void tl_template_set_empty_height (TlTemplate *self, double height);

/**
 * tl_template_set_right_to_left:
 * @self: a template that is being built and has no constraints and no stacks yet
 * @right_to_left: whether the leading edge is the right edge; %FALSE by default
 *
 * Sets the layout direction. Constant time.
 */
TL_PUBLIC void tl_template_set_right_to_left (TlTemplate *self, gboolean right_to_left);

/**
 * tl_template_add_item:
 * @self: a template that is being built
 * @name: (nullable): a name that no other item has
 *
 * Adds an item without content. Constant time.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_template_add_item (TlTemplate *self, const char *name);

/**
 * tl_template_add_margins_guide:
 * @self: a template that is being built
 * @name: (nullable): a name that no other item has
 * @owner: the id of an item that is not a guide
 *
 * Adds a guide: an item that is the rectangle inside the margins of @owner. Constant time.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_template_add_margins_guide (TlTemplate *self, const char *name, TlItem owner);

/**
 * tl_template_add_text:
 * @self: a template that is being built
 * @name: (nullable): a name that no other item has
 * @text: the style of the text; copied with the name of the font's family
 *
 * Adds an item whose content is text. Each row needs a value for the item (see
 * tl_template_values_set_text()), unless tl_template_set_text() sets a text for rows without a value. As in
 * UIKit, empty text has the size 0 × 0.
 * Constant time.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_template_add_text (TlTemplate *self, const char *name, const TlTemplateText *text);

/**
 * tl_template_add_system_text:
 * @self: a template that is being built
 * @name: (nullable): a name that no other item has
 * @point_size: the size of the system font, in points
 * @weight: the weight of the font as in CSS; 400 is regular
 * @most_lines: the maximum number of lines; 0 for no limit
 *
 * Adds an item whose content is text in the system font. The function is equivalent to tl_template_add_text()
 * with no leading and no preferred width. Constant time.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_template_add_system_text (
  TlTemplate *self, const char *name, double point_size, int weight, guint most_lines);

/**
 * tl_template_add_image:
 * @self: a template that is being built
 * @name: (nullable): a name that no other item has
 *
 * Adds an item whose content has an intrinsic size that does not depend on the item's width, such as an
 * image. Each row needs a value for the item (see tl_template_values_set_size()), unless
 * tl_template_set_size() sets a size for rows without a value. Constant time.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_template_add_image (TlTemplate *self, const char *name);

/**
 * tl_template_add_measured:
 * @self: a template that is being built
 * @name: (nullable): a name that no other item has
 * @measure: (scope notified) (closure user_data) (destroy destroy): measures the item's content in each row
 * @user_data: passed to @measure
 * @destroy: (nullable): called with @user_data when neither the template nor a copy needs @user_data any
 *   longer
 *
 * Adds an item whose content is measured by @measure. Constant time.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_template_add_measured (TlTemplate           *self,
                                           const char           *name,
                                           TlTemplateMeasureFunc measure,
                                           gpointer              user_data,
                                           GDestroyNotify        destroy);

/**
 * tl_template_add_stack:
 * @self: a template that is being built
 * @name: (nullable): a name that no other item has
 * @stack: the properties of the stack; the field @item of #TlStack is ignored
 *
 * Adds an item that arranges other items in a row or a column, as UIStackView does. Constant time.
 *
 * Returns: the item's id
 */
TL_PUBLIC TlItem tl_template_add_stack (TlTemplate *self, const char *name, const TlStack *stack);

/**
 * tl_template_arrange:
 * @self: a template that is being built
 * @stack: the id of a stack
 * @item: the id of an item that no stack arranges yet
 * @spacing: the space between @item and the next visible item, in points
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Appends @item to the items that @stack arranges. Takes time in proportion to the number of stacks that
 * contain @stack.
 *
 * Returns: %TRUE, or %FALSE with @error set if a stack already arranges @item, or if @item is @stack, a stack
 * that contains @stack, or the content item
 */
TL_PUBLIC gboolean
tl_template_arrange (TlTemplate *self, TlItem stack, TlItem item, double spacing, GError **error);

/**
 * tl_template_set_text:
 * @self: a template that is being built
 * @item: the id of an item with text
 * @text: (nullable): the text; %NULL for none
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets the text that an item has in rows without a value for the item. Linear in the length of the text.
 *
 * Returns: %TRUE, or %FALSE with @error set if the text is not valid UTF-8
 */
TL_PUBLIC gboolean tl_template_set_text (TlTemplate *self, TlItem item, const char *text, GError **error);

/**
 * tl_template_append_text:
 * @self: a template that is being built
 * @item: the id of an item with text
 * @text: the text to append
 * @font: (nullable): the font of @text, with a family; copied. %NULL for the font of the item
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Appends a run, which is a part of a text with a font of its own, to the text that an item has in rows
 * without a value for the item (see tl_template_values_append_text()). Linear in the length of the whole
 * text.
 *
 * Returns: %TRUE, or %FALSE with @error set if the text is not valid UTF-8
 */
TL_PUBLIC gboolean tl_template_append_text (
  TlTemplate *self, TlItem item, const char *text, const TlFontDescription *font, GError **error);

/**
 * tl_template_set_size:
 * @self: a template that is being built
 * @item: the id of an item that tl_template_add_image() added
 * @width: the intrinsic width of the content, in points; negative for none
 * @height: the intrinsic height of the content, in points; negative for none
 *
 * Sets the size that an item's content has in rows without a value for the item. Constant time.
 */
TL_PUBLIC void tl_template_set_size (TlTemplate *self, TlItem item, double width, double height);

/**
 * tl_template_set_baselines:
 * @self: a template that is being built
 * @item: the id of an item that tl_template_add_image() added
 * @origin: the edges or the centre from which the baselines are measured
 * @first: the position of the first baseline, in points from @origin
 * @last: the position of the last baseline, in points from @origin
 *
 * Sets the baselines of an item's content. By default, the first baseline is the top edge and the last
 * baseline is the bottom edge of the item. Constant time.
 */
TL_PUBLIC void
tl_template_set_baselines (TlTemplate *self, TlItem item, TlBaselines origin, double first, double last);

/**
 * tl_template_set_hidden:
 * @self: a template that is being built
 * @item: an item's id
 * @is_hidden: whether the item is hidden; %FALSE by default
 *
 * Sets whether an item is hidden in rows that do not set this themselves (see
 * tl_template_values_set_hidden()). A stack leaves hidden items out. As in UIKit, the constraints of a hidden
 * item remain in effect. Constant time.
 */
TL_PUBLIC void tl_template_set_hidden (TlTemplate *self, TlItem item, gboolean is_hidden);

/**
 * tl_template_set_margins:
 * @self: a template that is being built
 * @item: an item's id
 * @row_width: the minimum width of the rows in which @margins apply, in points; 0 for all rows
 * @margins: the margins, in points; 0 by default
 *
 * Sets the margins of an item in rows that are at least @row_width wide. If margins are set for several row
 * widths, those for the greatest row width that a row reaches apply to the row. Linear in the number of
 * margins of the item.
 */
TL_PUBLIC void
tl_template_set_margins (TlTemplate *self, TlItem item, double row_width, const TlMargins *margins);

/**
 * tl_template_set_content_priorities:
 * @self: a template that is being built
 * @item: an item's id
 * @axis: an axis
 * @hugging: the priority with which the item resists being larger than its content; 250 by default
 * @compression_resistance: the priority with which the item resists being smaller than its content; 750 by
 *   default
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Sets an item's content hugging and compression resistance on one axis. Constant time.
 *
 * Returns: %TRUE, or %FALSE with @error set if a priority is not above 0 or is above 1000
 */
TL_PUBLIC gboolean tl_template_set_content_priorities (TlTemplate *self,
                                                       TlItem      item,
                                                       TlAxis      axis,
                                                       TlPriority  hugging,
                                                       TlPriority  compression_resistance,
                                                       GError    **error);

/**
 * tl_template_add_constraint:
 * @self: a template that is being built
 * @name: (nullable): a name that no other constraint has; messages about conflicts contain the name, and rows
 *   set the constant by it
 * @first_item: the id of the first item
 * @first_attribute: an attribute of the first item
 * @relation: the relation between the two sides
 * @second_item: the id of the second item, or 0 for none
 * @second_attribute: an attribute of the second item, or %TL_ATTRIBUTE_NONE without a second item
 * @multiplier: the factor that multiplies the second attribute
 * @constant: the constant that is added, in points
 * @priority: the constraint's priority
 * @error: return location for a #TL_TEMPLATE_ERROR or #TL_LAYOUT_ERROR
 *
 * Adds the constraint "first attribute, @relation, @multiplier × second attribute + @constant". As in
 * UIStackView, a baseline of a stack is the baseline of one of the items that the stack arranges. Constant
 * time.
 *
 * Returns: the constraint's id, or 0 with @error set
 */
TL_PUBLIC TlConstraint tl_template_add_constraint (TlTemplate *self,
                                                   const char *name,
                                                   TlItem      first_item,
                                                   TlAttribute first_attribute,
                                                   TlRelation  relation,
                                                   TlItem      second_item,
                                                   TlAttribute second_attribute,
                                                   double      multiplier,
                                                   double      constant,
                                                   TlPriority  priority,
                                                   GError    **error);

/**
 * tl_template_set_container:
 * @self: a template that is being built
 * @constraint: a constraint's id
 * @container: the id of an item that is not a guide
 *
 * Sets the item from whose edges the positions in a constraint are measured. This item matters only if the
 * multiplier is not 1 (see tl_layout_add_constraint_within()). By default, positions are measured from the
 * edges of the content. Constant time.
 */
TL_PUBLIC void tl_template_set_container (TlTemplate *self, TlConstraint constraint, TlItem container);

/**
 * tl_template_find_item:
 * @self: a template
 * @name: a name
 *
 * Finds an item by its name. Takes one lookup in a hash table.
 *
 * Returns: the id of the item, or 0 if no item is named @name
 */
TL_PUBLIC TlItem tl_template_find_item (TlTemplate *self, const char *name);

/**
 * tl_template_find_constraint:
 * @self: a template
 * @name: a name
 *
 * Finds a constraint by its name. Takes one lookup in a hash table.
 *
 * Returns: the id of the constraint, or 0 if no constraint is named @name
 */
TL_PUBLIC TlConstraint tl_template_find_constraint (TlTemplate *self, const char *name);

/**
 * tl_template_get_n_items:
 * @self: a template
 *
 * Gets the number of items. The ids of the items are the numbers from 1 to this number. Constant time.
 *
 * Returns: the number of items
 */
TL_PUBLIC guint tl_template_get_n_items (TlTemplate *self);

/**
 * tl_template_get_item_name:
 * @self: a template
 * @item: an item's id
 *
 * Gets the name of an item. Constant time.
 *
 * Returns: (transfer none) (nullable): the name, or %NULL if the item has none
 */
TL_PUBLIC const char *tl_template_get_item_name (TlTemplate *self, TlItem item);

/**
 * tl_template_is_guide:
 * @self: a template
 * @item: an item's id
 *
 * Determines whether an item is a guide. A guide can be neither the owner of another guide nor the container
 * of a constraint. Constant time.
 *
 * Returns: %TRUE if tl_template_add_margins_guide() added the item
 */
TL_PUBLIC gboolean tl_template_is_guide (TlTemplate *self, TlItem item);

/**
 * tl_template_needs_value:
 * @self: a template
 * @item: an item's id
 *
 * Determines whether each row needs a value for an item: a text or a size that the template does not supply.
 * Constant time.
 *
 * Returns: %TRUE if each row needs a value for the item
 */
TL_PUBLIC gboolean tl_template_needs_value (TlTemplate *self, TlItem item);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlTemplate, tl_template_unref)

G_END_DECLS

#endif /* TL_TEMPLATE_H */
