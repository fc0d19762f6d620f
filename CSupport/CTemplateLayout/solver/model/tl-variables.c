/* tl-variables.c: variables, and the memory for their values, their origin rows and the active set. */
#include "solver/model/tl-model.h"

#include <string.h>

void
tl_variables_reserve (TlSolver *solver, guint n_variables, guint n_slots)
{
  gsize   n_values = (gsize)n_variables + n_slots;
  double *values = g_malloc (n_values * sizeof (double) + 2 * (gsize)n_variables * sizeof (guint));
  guint  *origins = (guint *)(gpointer)(values + n_values);

  if (solver->n_variables > 0)
    {
      memcpy (values, solver->values, solver->n_variables * sizeof (double));
      memcpy (origins, solver->origins, solver->n_variables * sizeof (guint));
      memcpy (origins + n_variables, solver->active, solver->n_active * sizeof (guint));
    }
  g_free (solver->values);
  solver->values = values;
  solver->origins = origins;
  solver->active = origins + n_variables;
  solver->variable_capacity = n_variables;
  solver->n_slots = n_slots;
}

TlVariable
tl_variables_add (TlSolver *solver, gboolean is_resting)
{
  guint index = solver->n_variables;

  if (index == solver->variable_capacity)
    tl_variables_reserve (solver, MAX (32, index * 2), 0);
  solver->values[index] = 0.0;
  solver->origins[index] = tl_rows_append_origin (solver, index, is_resting);
  solver->state.costs_dirty = TRUE; /* because the gradient has one entry for each variable */
  tl_changed_rows_forget (&solver->changed);
  solver->state.structure_dirty = TRUE;
  solver->has_low_values = FALSE;
  solver->knows_ambiguities = FALSE;
  return ++solver->n_variables;
}

TlVariable
tl_solver_add_variable (TlSolver *solver)
{
  g_return_val_if_fail (tl_solver_can_change (solver), 0);
  return tl_variables_add (solver, FALSE);
}
