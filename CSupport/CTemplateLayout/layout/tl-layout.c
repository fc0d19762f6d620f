/* tl-layout.c: layouts, the passes of a solution, and its results. */
#include "layout/tl-layout-private.h"

/* The maximum number of passes. A layout whose widths and heights still change after the last pass is assumed
 * never to converge. */
#define TL_MAX_PASSES 8

G_DEFINE_BOXED_TYPE (TlLayout, tl_layout, tl_layout_ref, tl_layout_free)

TlLayout *
tl_layout_new (void)
{
  TlLayout *layout = g_atomic_rc_box_new0 (TlLayout);

  layout->solver = tl_solver_new ();
  layout->statements.solver = layout->solver;
  return layout;
}

TlLayout *
tl_layout_ref (TlLayout *layout)
{
  g_return_val_if_fail (layout != NULL, NULL);
  return g_atomic_rc_box_acquire (layout);
}

static void
layout_clear (gpointer data)
{
  TlLayout *layout = data;

  for (guint i = 0; i < layout->items_size.length; i++)
    {
      if (layout->items[i].offset_dependents != NULL || layout->items[i].measure_destroy != NULL)
        tl_item_clear (layout->items[i]);
    }
  tl_statements_clear (&layout->statements);
  tl_solver_free (layout->solver);
  g_free (layout->items);
  g_free (layout->constraints);
  g_clear_pointer (&layout->free_items, g_array_unref);
  g_clear_pointer (&layout->free_guides, g_array_unref);
  g_clear_pointer (&layout->free_constraints, g_array_unref);
  g_clear_pointer (&layout->conflicts, g_ptr_array_unref);
}

void
tl_layout_free (TlLayout *layout)
{
  if (layout == NULL)
    return;
  g_return_if_fail (tl_layout_can_change (layout));
  g_atomic_rc_box_release_full (layout, layout_clear);
}

void
tl_layout_set_right_to_left (TlLayout *layout, gboolean right_to_left)
{
  g_return_if_fail (tl_layout_can_change (layout));
  layout->right_to_left = right_to_left;
}

/* Solves the layout's system once. Returns %FALSE with @error set if there is no solution. If required
 * constraints contradict each other, there is a solution and the result is %TRUE, but @satisfied is set to
 * %FALSE, and @error is set. */
static gboolean
solve_pass (TlLayout *layout, gboolean *satisfied, GError **error)
{
  GError *problem = NULL;

  if (*error != NULL)
    g_clear_error (error);
  *satisfied = tl_solver_solve (layout->solver, &problem);
  if (*satisfied)
    return TRUE;
  *error = problem;
  return g_error_matches (problem, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
}

/* Solves a layout that has no measured content, as is usual for rows of a list whose content sizes are set by
 * the caller. Returns %FALSE if the layout has measured content, in which case it is not solved, or if not
 * all required constraints hold. */
static gboolean
solve_without_measuring (TlLayout *layout)
{
  layout->has_converged = layout->n_measured == 0 && tl_solver_solve (layout->solver, NULL);
  return layout->has_converged;
}

/* Solves and measures in turn, until all content has been measured at its final width, for at most
 * TL_MAX_PASSES passes. Returns %FALSE if there is no solution; sets @satisfied and @error as solve_pass()
 * does. */
static gboolean
solve_passes (TlLayout *layout, gboolean *satisfied, GError **error)
{
  gboolean solved = TRUE;

  layout->has_converged = FALSE;
  for (guint pass = 0; pass < TL_MAX_PASSES && solved && !layout->has_converged; pass++)
    {
      solved = solve_pass (layout, satisfied, error);
      layout->has_converged = solved && !tl_measure_at_widths (layout);
    }
  return solved && (layout->has_converged || solve_pass (layout, satisfied, error));
}

/* Frees the unused capacity of arrays. This is done at the first solution, when a template cell has been
 * built; the arrays can still grow afterwards. */
static void
layout_trim (TlLayout *layout)
{
  layout->is_trimmed = TRUE;
  layout->items = tl_array_trim (layout->items, &layout->items_size, sizeof *layout->items);
  layout->constraints
    = tl_array_trim (layout->constraints, &layout->constraints_size, sizeof *layout->constraints);
  tl_statements_trim (&layout->statements);
}

gboolean
tl_layout_solve (TlLayout *layout, GError **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean satisfied = FALSE;

  g_return_val_if_fail (tl_layout_can_change (layout), FALSE);
  if (!layout->is_trimmed)
    layout_trim (layout);
  if (solve_without_measuring (layout))
    {
      g_clear_pointer (&layout->conflicts, g_ptr_array_unref);
      return TRUE;
    }
  tl_measure_unbounded (layout);
  if (solve_passes (layout, &satisfied, &problem))
    tl_layout_read_conflicts (layout);
  if (g_error_matches (problem, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE))
    tl_layout_report_conflicts (layout, error);
  else if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return satisfied;
}

/* The length of an item on one axis in the last solution, in points. */
static double
dimension_length (const TlLayout *layout, const TlDimension *dimension)
{
  return tl_solver_get_value (layout->solver, dimension->length) - dimension->start_inset
         - dimension->end_inset;
}

void
tl_layout_get_rectangle (const TlLayout *layout, TlItem item, TlRectangle *rectangle)
{
  const TlDimension *x, *y;

  g_return_if_fail (tl_layout_has_item (layout, item) && rectangle != NULL);
  x = &tl_layout_item (layout, item)->dimensions[TL_AXIS_HORIZONTAL];
  y = &tl_layout_item (layout, item)->dimensions[TL_AXIS_VERTICAL];
  rectangle->x = tl_solver_get_value (layout->solver, x->position) + x->start_inset;
  rectangle->y = tl_solver_get_value (layout->solver, y->position) + y->start_inset;
  rectangle->width = dimension_length (layout, x);
  rectangle->height = dimension_length (layout, y);
}

/* Sets both target sizes or, if a number is rejected, neither. */
static gboolean
layout_set_target_sizes (TlLayout  *layout,
                         TlItem     item,
                         double     width,
                         TlPriority horizontal_priority,
                         double     height,
                         TlPriority vertical_priority,
                         GError   **error)
{
  const TlDimension *dimensions = tl_layout_item (layout, item)->dimensions;

  if (tl_dimension_has_target_size (&dimensions[TL_AXIS_HORIZONTAL], width, horizontal_priority)
      && tl_dimension_has_target_size (&dimensions[TL_AXIS_VERTICAL], height, vertical_priority))
    return TRUE;
  return tl_target_size_check (height, vertical_priority, error)
         && tl_layout_set_target_size (layout, item, TL_AXIS_HORIZONTAL, width, horizontal_priority, error)
         && tl_layout_set_target_size (layout, item, TL_AXIS_VERTICAL, height, vertical_priority, error);
}

gboolean
tl_layout_get_fitting_size (TlLayout  *layout,
                            TlItem     item,
                            double     target_width,
                            TlPriority horizontal_priority,
                            double     target_height,
                            TlPriority vertical_priority,
                            double    *width,
                            double    *height,
                            GError   **error)
{
  gboolean satisfied;

  g_return_val_if_fail (tl_layout_can_change_item (layout, item), FALSE);
  if (!layout_set_target_sizes (layout, item, target_width, horizontal_priority, target_height,
                                vertical_priority, error))
    return FALSE;
  satisfied = tl_layout_solve (layout, error);
  if (width != NULL)
    *width = dimension_length (layout, &tl_layout_item (layout, item)->dimensions[TL_AXIS_HORIZONTAL]);
  if (height != NULL)
    *height = dimension_length (layout, &tl_layout_item (layout, item)->dimensions[TL_AXIS_VERTICAL]);
  return satisfied;
}

gboolean
tl_layout_get_ambiguity (TlLayout *layout, TlItem item, TlAxis axis, gboolean *position, gboolean *length)
{
  const TlDimension *dimension;

  g_return_val_if_fail (tl_layout_can_change_item (layout, item) && tl_layout_has_axis (axis), FALSE);
  g_return_val_if_fail (position != NULL && length != NULL, FALSE);
  dimension = &tl_layout_item (layout, item)->dimensions[axis];
  *position = tl_solver_is_ambiguous (layout->solver, dimension->position);
  *length = tl_solver_is_ambiguous (layout->solver, dimension->length);
  return *position || *length;
}

gboolean
tl_layout_is_ambiguous (TlLayout *layout, TlItem item)
{
  gboolean position;
  gboolean length;

  return tl_layout_get_ambiguity (layout, item, TL_AXIS_HORIZONTAL, &position, &length)
         || tl_layout_get_ambiguity (layout, item, TL_AXIS_VERTICAL, &position, &length);
}

gboolean
tl_layout_has_converged (const TlLayout *layout)
{
  g_return_val_if_fail (layout != NULL, FALSE);
  return layout->has_converged;
}

TlSolver *
tl_layout_get_solver (TlLayout *layout)
{
  g_return_val_if_fail (layout != NULL, NULL);
  return layout->solver;
}
