/* tl-measure.c: content whose height depends on its width.
 *
 * Such content takes two passes. The first solves for the widths, with the content measured at unbounded
 * width; the second solves for the heights, with the content measured at those widths. A width changes again
 * only if it depends on a height. The number of passes is bounded, because a width and a height can change
 * each other endlessly.
 */
#include "layout/tl-layout-private.h"

#include <math.h>

#include "solver/arithmetic/tl-equal.h"
#include "solver/model/tl-row-access.h"

/* The difference up to which two widths count as equal, in points; it is less than a hundredth of the
 * smallest pixel. */
#define TL_SAME_WIDTH 1e-3

/* Marks the beginning or the end of a measure callback. While it runs, the layout and its solver cannot be
 * changed. */
static void
layout_set_measuring (TlLayout *layout, gboolean is_measuring)
{
  layout->is_measuring = is_measuring;
  tl_row_access_lock (layout->solver, is_measuring);
}

/* Sets an item's intrinsic length along @axis to a measured length. If the length is the constant of a single
 * row, that row is written without further checks. */
static void
write_length (TlLayout *layout, TlItem id, TlAxis axis, double length)
{
  TlConstraint row = tl_layout_item (layout, id)->dimensions[axis].content_row;

  if (G_LIKELY (row != 0 && length >= 0.0 && length <= G_MAXDOUBLE))
    tl_row_access_write (layout->solver, row, length);
  else
    tl_layout_set_intrinsic_size (layout, id, axis, length);
}

/* Sets the baselines of an item to the measured ones if these differ from the current ones. */
static void
write_baselines (TlLayout *layout, TlItem id, const TlMeasurement *measurement)
{
  const TlItemData *item = tl_layout_item (layout, id);

  if (!tl_numbers_are_equal (item->first_baseline, measurement->first_baseline)
      || !tl_numbers_are_equal (item->last_baseline, measurement->last_baseline))
    tl_layout_set_baselines (layout, id, item->baselines_origin, measurement->first_baseline,
                             measurement->last_baseline);
}

/* Measures an item's content at @width, unbounded if negative, and sets its intrinsic size and baselines. If
 * @keep_width, the intrinsic width stays the same. */
static void
measure_item (TlLayout *layout, TlItem id, double width, gboolean keep_width)
{
  TlItemData   *item = tl_layout_item (layout, id);
  TlMeasurement measurement = { 0.0, 0.0, 0.0, 0.0, FALSE };

  layout_set_measuring (layout, TRUE);
  item->measure (id, width, &measurement, item->measure_data);
  layout_set_measuring (layout, FALSE);
  item->measured_width = width;
  item->content_dirty = FALSE;
  item->content_is_fixed = measurement.is_fixed;
  if (!keep_width)
    write_length (layout, id, TL_AXIS_HORIZONTAL, measurement.width);
  write_length (layout, id, TL_AXIS_VERTICAL, measurement.height);
  write_baselines (layout, id, &measurement);
}

/* Measures all content that is marked as changed, at unbounded width. */
void
tl_measure_unbounded (TlLayout *layout)
{
  for (TlItem id = 1; layout->n_measured > 0 && id <= layout->items_size.length; id++)
    {
      const TlItemData *item = tl_layout_item (layout, id);

      if (item->measure != NULL && item->content_dirty)
        measure_item (layout, id, -1.0, FALSE);
    }
}

/* Whether an item's last measurement is valid at @width: it was made at that width, or it was made at
 * unbounded width and the content fits into @width without line breaks. */
static gboolean
measurement_is_valid_at (const TlLayout *layout, const TlItemData *item, double width)
{
  TlStatementId content = item->dimensions[TL_AXIS_HORIZONTAL].content;

  if (item->measured_width < 0.0)
    return content == 0 || width >= tl_statements_get_constant (&layout->statements, content) - TL_SAME_WIDTH;
  return fabs (item->measured_width - width) <= TL_SAME_WIDTH;
}

/* Measures the content whose last measurement is not valid at its width in the current solution. Its
 * intrinsic width remains the one that was measured at unbounded width. Returns whether any content was
 * measured. */
gboolean
tl_measure_at_widths (TlLayout *layout)
{
  gboolean changed = FALSE;

  for (TlItem id = 1; layout->n_measured > 0 && id <= layout->items_size.length; id++)
    {
      const TlItemData *item = tl_layout_item (layout, id);
      double            width;

      if (item->measure == NULL || item->content_is_fixed)
        continue;
      width = tl_solver_get_value (layout->solver, item->dimensions[TL_AXIS_HORIZONTAL].length);
      if (measurement_is_valid_at (layout, item, width))
        continue;
      measure_item (layout, id, MAX (0.0, width), TRUE);
      changed = TRUE;
    }
  return changed;
}
