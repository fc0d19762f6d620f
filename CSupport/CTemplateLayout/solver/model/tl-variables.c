/* tl-variables.c: storage for the variables: values, origin rows, positions in the active set. */
#include "solver/model/tl-solver-private.h"

#include <string.h>

/* Allocates memory for @n_variables variables and @n_slots slots after their values. One block contains the
 * values, the origin rows and the active set. */
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
