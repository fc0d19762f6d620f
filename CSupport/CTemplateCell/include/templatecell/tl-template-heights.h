/* tl-template-heights.h: computes the heights of rows: single rows, batches, and rows with cached heights. */
#ifndef TL_TEMPLATE_HEIGHTS_H
#define TL_TEMPLATE_HEIGHTS_H

#if !defined(TEMPLATECELL_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatecell.h> can be included directly."
#endif

#include <templatecell/tl-template-values.h>

G_BEGIN_DECLS

/**
 * TlTemplateConfigureFunc:
 * @values: the values of the row; none is set yet
 * @user_data: the pointer that the caller passed with this function
 * @error: return location for an error
 *
 * Sets the values of a row whose height is not cached.
 *
 * Returns: %TRUE, or %FALSE with @error set if the row's height cannot be computed
 */
typedef gboolean (*TlTemplateConfigureFunc) (TlTemplateValues *values, gpointer user_data, GError **error);

/**
 * tl_template_get_height:
 * @self: a template, whose building ends
 * @width: the width of the row, in points, which is also that of the list; greater than the accessory width
 * @values: (nullable): the values of the row; %NULL for none
 * @height: (out) (optional): return location for the height, in points
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Computes the height of a row: the height that the constraints require at @width, rounded up to pixels, plus
 * the separator. The values of earlier rows have no effect: whatever @values does not contain is taken from
 * the template. The first call builds the layout. A later call measures the texts that differ from those of
 * the previous row, and solves the layout.
 *
 * If required constraints contradict each other, those that were added last are broken, as in UIKit: @height
 * is set to the height that follows from the other constraints, and the error names a set of constraints that
 * contradict each other. After any other error, @height is unchanged.
 *
 * Returns: %TRUE, or %FALSE with @error set
 */
TL_PUBLIC gboolean tl_template_get_height (
  TlTemplate *self, double width, const TlTemplateValues *values, double *height, GError **error);

/**
 * tl_template_get_heights: (skip)
 * @self: a template, whose building ends
 * @width: the width of the rows, in points; greater than the accessory width
 * @rows: (array length=n_rows): the values of each row
 * @n_rows: the number of rows
 * @n_threads: the maximum number of threads that measure; 0 for the number of processors
 * @heights: (out caller-allocates) (array length=n_rows): return location for the heights, in points, in the
 * order of the rows
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Computes the heights of many rows. The calling thread uses the template, and every other thread a copy of
 * it. The template keeps the copies, with their cached words, for further calls. The heights do not depend on
 * the number of threads. If a row cannot be measured, the other rows are measured nevertheless. The height of
 * the faulty row is the one that tl_template_get_height() sets, or NaN if tl_template_get_height() sets none;
 * @error is the error of the first faulty row.
 *
 * Not for language bindings, in which tl_template_list_heights() has the name of this function.
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
 * @self: a template, whose building ends
 * @width: the width of the rows, in points; greater than the accessory width
 * @rows: (array length=n_rows): the values of each row
 * @n_rows: the number of rows
 * @n_threads: the maximum number of threads that measure; 0 for the number of processors
 * @error: return location for a #TL_TEMPLATE_ERROR
 *
 * Computes the heights of many rows as tl_template_get_heights() does, but returns them in a new array. Some
 * languages cannot pass an array that a function fills.
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
 * @self: a template, whose building ends when a row is measured
 * @cache: a cache of heights by key; the function sets its context to @width and the template's scale
 * @key: the key of the row
 * @version: the version of the row's content; 0 if content has no versions
 * @width: the width of the row, in points
 * @configure: (scope call) (closure user_data): sets the values of the row; called only if the row's height
 * is not cached
 * @user_data: passed to @configure
 * @height: (out) (optional): return location for the height, in points
 * @error: return location for an error of @configure or of tl_template_get_height()
 *
 * Looks up the height of a row by its key. If the height is not cached, computes and stores it; if @configure
 * or tl_template_get_height() reports an error, no height is stored.
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
 * @self: a template, whose building ends when a row is measured
 * @rows: the heights of the list's rows at @width, which include the given row
 * @section: the index of the row's section
 * @row: the index of the row in its section
 * @width: the width of the row, in points
 * @configure: (scope call) (closure user_data): sets the values of the row; called only if the row's height
 * is unknown
 * @user_data: passed to @configure
 * @height: (out) (optional): return location for the height, in points
 * @error: return location for an error of @configure or of tl_template_get_height()
 *
 * Looks up the height of a row by its position. If the height is unknown, computes and stores it; if
 * @configure or tl_template_get_height() reports an error, no height is stored.
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
 * Gets the rectangle of an item in the row that @self measured last, in points from the top left corner of
 * the content, not rounded to pixels (see tl_pixels_round()). Before the first row, all fields of @rectangle
 * are 0. Constant time.
 */
TL_PUBLIC void tl_template_get_rectangle (TlTemplate *self, TlItem item, TlRectangle *rectangle);

G_END_DECLS

#endif /* TL_TEMPLATE_HEIGHTS_H */
