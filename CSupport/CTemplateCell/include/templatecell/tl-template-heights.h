/* tl-template-heights.h: the heights of rows, one at a time, in batches and through caches. */
#ifndef TL_TEMPLATE_HEIGHTS_H
#define TL_TEMPLATE_HEIGHTS_H

#if !defined(TEMPLATECELL_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatecell.h> can be included directly."
#endif

#include <templatecell/tl-template-values.h>

G_BEGIN_DECLS

/**
 * TlTemplateConfigureFunc:
 * @values: the row's values, on which nothing is set yet
 * @user_data: the pointer passed with the function
 * @error: return location for an error
 *
 * Sets the values of a row whose height is not cached.
 *
 * Returns: %TRUE, or %FALSE with @error set
 */
typedef gboolean (*TlTemplateConfigureFunc) (TlTemplateValues *values, gpointer user_data, GError **error);

/**
 * tl_template_get_height:
 * @self: a template, which ends being built
 * @width: the width of the row, in points, above the width of the accessory: that of the list
 * @values: (nullable): the row's values; %NULL for none
 * @height: (out) (optional): return location for the height, in points
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Computes the height of a row: the height that the constraints require at the width, rounded up to pixels,
 * and the separator. Nothing is left of an earlier row: what @values does not contain is as the template has
 * it. The first call builds the layout; later calls cost the measurement of texts that differ from the last
 * row's and the solution of the layout.
 *
 * If required constraints contradict each other, @height is set to the height with the constraints that were
 * added last broken, as in UIKit, and the error names them. After other errors, @height is unchanged.
 *
 * Returns: %TRUE, or %FALSE with @error set
 */
TL_PUBLIC gboolean tl_template_get_height (
  TlTemplate *self, double width, const TlTemplateValues *values, double *height, GError **error);

/**
 * tl_template_get_heights: (skip)
 * @self: a template, which ends being built
 * @width: the width of the rows, in points, above the width of the accessory
 * @rows: (array length=n_rows): the values of each row
 * @n_rows: the number of rows
 * @n_threads: the number of threads that measure, at most; 0 for the number of processors
 * @heights: (out caller-allocates) (array length=n_rows): return location for the heights, in points, in the
 * order of the rows
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Computes the heights of many rows. Each thread has a copy of the template; the copies are kept for further
 * calls, with the words that they have measured. The heights are the same for any number of threads. A row
 * that cannot be measured does not keep the others from being measured: its height is that of
 * tl_template_get_height(), or NaN if that sets none, and @error is the error of the first such row.
 *
 * Not for language bindings, for which tl_template_list_heights() has this name.
 *
 * Returns: %TRUE, or %FALSE with @error set
 */
TL_PUBLIC gboolean tl_template_get_heights (TlTemplate              *self,
                                            double                   width,
                                            TlTemplateValues *const *rows,
                                            guint                    n_rows,
                                            guint                    n_threads,
                                            double                  *heights,
                                            GError                 **error);

/**
 * tl_template_list_heights: (rename-to tl_template_get_heights)
 * @self: a template, which ends being built
 * @width: the width of the rows, in points, above the width of the accessory
 * @rows: (array length=n_rows): the values of each row
 * @n_rows: the number of rows
 * @n_threads: the number of threads that measure, at most; 0 for the number of processors
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Computes the heights of many rows into a new array, as tl_template_get_heights() does into an array of the
 * caller's, which not all languages can pass.
 *
 * Returns: (transfer full) (element-type gdouble): the heights, in points, in the order of the rows; %NULL
 * with @error set if a row cannot be measured
 */
TL_PUBLIC GArray *tl_template_list_heights (TlTemplate              *self,
                                            double                   width,
                                            TlTemplateValues *const *rows,
                                            guint                    n_rows,
                                            guint                    n_threads,
                                            GError                 **error);

/**
 * tl_template_get_height_by_key: (skip)
 * @self: a template, which ends being built
 * @cache: a cache of heights by key; its context becomes that of @width and the template's scale
 * @key: the row's key
 * @version: the version of the row's content; 0 if content has no versions
 * @width: the width of the row, in points
 * @configure: (scope call) (closure user_data): sets the values of the row; called only if its height is not
 * cached
 * @user_data: passed to @configure
 * @height: (out) (optional): return location for the height, in points
 * @error: return location for an error of @configure or of tl_template_get_height()
 *
 * Looks up the height of a row and, if it is not cached, computes and stores it. Heights are not stored after
 * errors.
 *
 * Not for language bindings, which cannot pass structures by value.
 *
 * Returns: %TRUE, or %FALSE with @error set
 */
TL_PUBLIC gboolean tl_template_get_height_by_key (TlTemplate             *self,
                                                  TlHeightCache          *cache,
                                                  TlHeightKey             key,
                                                  guint64                 version,
                                                  double                  width,
                                                  TlTemplateConfigureFunc configure,
                                                  gpointer                user_data,
                                                  double                 *height,
                                                  GError                **error);

/**
 * tl_template_get_height_by_row:
 * @self: a template, which ends being built
 * @rows: the rows' heights at @width, in which the row exists
 * @section: the row's section
 * @row: the row's index in the section
 * @width: the width of the row, in points
 * @configure: (scope call) (closure user_data): sets the values of the row; called only if its height is
 * unknown
 * @user_data: passed to @configure
 * @height: (out) (optional): return location for the height, in points
 * @error: return location for an error of @configure or of tl_template_get_height()
 *
 * Looks up the height of a row by its position and, if it is unknown, computes and stores it. Heights are not
 * stored after errors.
 *
 * Returns: %TRUE, or %FALSE with @error set
 */
TL_PUBLIC gboolean tl_template_get_height_by_row (TlTemplate             *self,
                                                  TlRowHeights           *rows,
                                                  guint                   section,
                                                  guint                   row,
                                                  double                  width,
                                                  TlTemplateConfigureFunc configure,
                                                  gpointer                user_data,
                                                  double                 *height,
                                                  GError                **error);

/**
 * tl_template_get_rectangle:
 * @self: a template
 * @item: an item's id
 * @rectangle: (out caller-allocates): return location for the item's rectangle
 *
 * Gets the rectangle of an item in the row that was measured last, in points from the top left corner of the
 * content, not rounded to pixels (see tl_pixels_round()). All zeros before the first row. Constant time.
 */
TL_PUBLIC void tl_template_get_rectangle (TlTemplate *self, TlItem item, TlRectangle *rectangle);

G_END_DECLS

#endif /* TL_TEMPLATE_HEIGHTS_H */
