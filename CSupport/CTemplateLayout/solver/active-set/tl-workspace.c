/* tl-workspace.c: the working memory of a thread; see tl-workspace.h. */
#include "solver/active-set/tl-workspace.h"

#include <stdatomic.h>

/* The thread does not keep a workspace that has memory for more variables than this. */
#define TL_LARGEST_KEPT_WORKSPACE 2048

static void
workspace_free (gpointer data)
{
  TlWorkspace *work = data;

  tl_factor_free (work->factor);
  g_free (work->scratch);
  g_free (work->direction);
  g_free (work->low_direction);
  g_free (work->direction_noise);
  g_free (work->edges);
  g_free (work->gradient);
  g_free (work->multipliers);
  g_free (work->low_multipliers);
  g_free (work->multiplier_noise);
  g_free (work->level_is_zero);
  g_array_unref (work->breakpoints);
  g_array_unref (work->slopes);
  g_array_unref (work->limit_rows);
  g_array_unref (work->ordered_rows);
  g_free (work);
}

/* The workspace that the thread keeps; NULL while a solver has it, and before the first use. */
static GPrivate kept_workspace = G_PRIVATE_INIT (workspace_free);

static TlWorkspace *
workspace_new (void)
{
  TlWorkspace *work = g_new0 (TlWorkspace, 1);

  work->factor = tl_factor_new ();
  work->breakpoints = g_array_new (FALSE, FALSE, sizeof (TlBreakpoint));
  work->slopes = g_array_new (FALSE, FALSE, sizeof (TlSlope));
  work->limit_rows = g_array_new (FALSE, FALSE, sizeof (guint));
  work->ordered_rows = g_array_new (FALSE, FALSE, sizeof (guint));
  return work;
}

static TlWorkspace *
workspace_take (void)
{
  TlWorkspace *work = g_private_get (&kept_workspace);

  if (work == NULL)
    return workspace_new ();
  g_private_set (&kept_workspace, NULL);
  return work;
}

static void
workspace_reserve (TlWorkspace *work, guint n_variables)
{
  if (n_variables <= work->n_variables)
    return;
  work->n_variables = n_variables + n_variables / 2;
  g_free (work->scratch);
  g_free (work->direction);
  g_free (work->low_direction);
  g_free (work->direction_noise);
  g_free (work->edges);
  work->edges = g_new (guint, 3 * (gsize)work->n_variables);
  work->moved = work->edges + 2 * (gsize)work->n_variables;
  work->scratch = g_new (double, work->n_variables);
  work->direction = g_new (double, work->n_variables);
  work->low_direction = g_new (double, work->n_variables);
  work->direction_noise = g_new (double, work->n_variables);
}

/* Returns a stamp that identifies one use of a workspace, among the uses in all threads. */
static guint64
workspace_next_stamp (void)
{
  static _Atomic guint64 last;

  return atomic_fetch_add_explicit (&last, 1, memory_order_relaxed) + 1;
}

void
tl_workspace_attach (TlSolver *solver)
{
  if (solver->work != NULL)
    return;
  solver->work = workspace_take ();
  workspace_reserve (solver->work, solver->n_variables);
  if (solver->work->stamp != solver->work_stamp)
    solver->state.factor_dirty = solver->state.costs_dirty = TRUE;
}

void
tl_workspace_detach (TlSolver *solver)
{
  TlWorkspace *work = solver->work;

  if (work == NULL)
    return;
  solver->work = NULL;
  solver->work_stamp = work->stamp = workspace_next_stamp ();
  if (work->n_variables > TL_LARGEST_KEPT_WORKSPACE || g_private_get (&kept_workspace) != NULL)
    workspace_free (work);
  else
    g_private_set (&kept_workspace, work);
}
