/* test-solver-random.c: random systems and edits, compared with GLPK and with fresh solutions. */
#include "oracle.h"

#include <math.h>
#include <stdlib.h>

/* A scaled-down run takes seconds; TL_TEST_LONG=1 runs the full counts. */
static guint
count_of (guint quick, guint full)
{
  return g_getenv ("TL_TEST_LONG") != NULL ? full : quick;
}

static double
total_violation (const OracleSystem *system, const TlSolver *solver, TlPriority level)
{
  double total = 0.0;

  for (guint i = 0; i < system->rows->len; i++)
    total += oracle_row_violation (&g_array_index (system->rows, OracleRow, i), solver, level);
  return total;
}

static TlSolver *
solver_for (const OracleSystem *system)
{
  TlSolver *solver = tl_solver_new ();

  for (guint j = 0; j < system->n_variables; j++)
    tl_solver_add_variable (solver);
  for (guint i = 0; i < system->rows->len; i++)
    oracle_row_add_to (&g_array_index (system->rows, OracleRow, i), solver);
  return solver;
}

/* Removes the required sides of broken rows, whose violation does not count. */
static void
forget_broken_rows (OracleSystem *system, const TlSolver *solver)
{
  TlConflict conflict;

  for (guint i = 0; tl_solver_get_conflict (solver, i, &conflict); i++)
    {
      OracleRow *row = &g_array_index (system->rows, OracleRow, conflict.broken - 1 - system->n_variables);

      row->above = row->above >= 1000.0f ? 0.0f : row->above;
      row->below = row->below >= 1000.0f ? 0.0f : row->below;
    }
}

/* Repeats some rows, some of them at half the size, to make redundant and degenerate systems. */
static void
repeat_rows (OracleSystem *system, GRand *random)
{
  guint n_rows = system->rows->len;

  for (guint i = 0; i < n_rows; i += 7)
    {
      guint     which = (guint)g_rand_int_range (random, 0, (gint32)n_rows);
      OracleRow row = g_array_index (system->rows, OracleRow, which);

      for (guint k = 0; k < row.n_terms && i % 2 == 0; k++)
        row.terms[k].coefficient /= 2.0;
      row.constant /= i % 2 == 0 ? 2.0 : 1.0;
      g_array_append_val (system->rows, row);
    }
}

static guint
random_size (GRand *random)
{
  return (guint)floor (2.0 * pow (100.0, pow (g_rand_double (random), 2.0)));
}

static void
test_levels_equal_glpk (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());
  guint  n_systems = count_of (1500, 20200), n_compared = 0, n_infeasible = 0;

  for (guint k = 0; k < n_systems; k++)
    {
      gboolean      feasible = k % 4 != 0;
      guint         n = feasible ? random_size (random) : (guint)g_rand_int_range (random, 2, 60);
      guint         m = (guint)g_rand_int_range (random, 1, (gint32)(2 * n + 4));
      guint         n_levels = (guint)g_rand_int_range (random, 1, feasible ? 13 : 5);
      OracleSystem *system = oracle_system_random (random, n, m, n_levels, feasible);
      GArray       *levels;
      double       *violations;
      TlSolver     *solver;
      g_autoptr (GError) error = NULL;

      repeat_rows (system, random);
      solver = solver_for (system);
      if (!tl_solver_solve (solver, &error))
        g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
      g_clear_error (&error);
      n_infeasible += tl_solver_get_n_conflicts (solver) > 0;
      forget_broken_rows (system, solver);
      levels = oracle_system_levels (system);
      violations = g_new0 (double, levels->len);
      tl_solver_check_invariants (solver, &error);
      g_assert_no_error (error);
      if (oracle_system_solve (system, levels, violations))
        {
          n_compared++;
          for (guint i = 0; i < levels->len; i++)
            {
              TlPriority level = g_array_index (levels, TlPriority, i);
              double     ours = total_violation (system, solver, level);

              if (fabs (ours - violations[i]) > 1e-7 * (1.0 + violations[i]))
                g_error ("system %u (%u variables, %u rows): level %g ours %.12g GLPK %.12g", k, n, m,
                         (double)level, ours, violations[i]);
              if (ours < violations[i] - 1e-7)
                break;
            }
        }
      tl_solver_free (solver);
      g_free (violations);
      g_array_unref (levels);
      oracle_system_free (system);
    }
  g_test_message ("%u of %u systems compared with GLPK, %u of them infeasible", n_compared, n_systems,
                  n_infeasible);
  g_assert_cmpuint (n_infeasible, >, n_systems / 20);
  g_assert_cmpuint (n_compared, >, n_systems * 98 / 100);
  g_rand_free (random);
}

/* A system that is edited, with the ids of its rows. */
typedef struct
{
  OracleSystem *system;
  TlSolver     *solver;
  GArray       *ids;
} Edited;

static void
assert_equals_fresh (const Edited *edited, gboolean feasible)
{
  TlSolver *fresh = solver_for (edited->system);
  g_autoptr (GError) error = NULL;

  if (!tl_solver_solve (fresh, &error))
    g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
  g_assert_true ((error == NULL) == feasible);
  for (guint j = 1; j <= edited->system->n_variables; j++)
    {
      double ours = tl_solver_get_value (edited->solver, j), theirs = tl_solver_get_value (fresh, j);

      if (fabs (ours - theirs) > 1e-7)
        g_error ("variable %u is %.12g after edits, %.12g from scratch; conflicts %u and %u", j, ours, theirs,
                 tl_solver_get_n_conflicts (edited->solver), tl_solver_get_n_conflicts (fresh));
    }
  tl_solver_free (fresh);
}

static void
edit_at_random (Edited *edited, GRand *random, guint n_levels)
{
  gint  kind = g_rand_int_range (random, 0, 4);
  guint n_rows = edited->system->rows->len;
  guint which = n_rows > 0 ? (guint)g_rand_int_range (random, 0, (gint32)n_rows) : 0;

  if (kind == 0 || n_rows == 0)
    {
      OracleRow    row = oracle_row_random (random, edited->system->n_variables, n_levels, NULL);
      TlConstraint id = oracle_row_add_to (&row, edited->solver);

      g_array_append_val (edited->system->rows, row);
      g_array_append_val (edited->ids, id);
    }
  else if (kind == 1)
    {
      TlConstraint id = g_array_index (edited->ids, TlConstraint, which);

      g_assert_true (tl_solver_remove_constraint (edited->solver, id, NULL));
      g_array_remove_index (edited->system->rows, which);
      g_array_remove_index (edited->ids, which);
    }
  else
    {
      OracleRow   *row = &g_array_index (edited->system->rows, OracleRow, which);
      TlConstraint id = g_array_index (edited->ids, TlConstraint, which);

      if (kind == 2)
        {
          row->constant = g_rand_int_range (random, -40, 41) * 5.0;
          g_assert_true (tl_solver_set_constant (edited->solver, id, row->constant, NULL));
        }
      else
        {
          TlPriority priority = 1000.0f - 80.0f * (float)g_rand_int_range (random, 0, 12);

          row->above = row->above > 0.0f ? priority : 0.0f;
          row->below = row->below > 0.0f ? priority : 0.0f;
          g_assert_true (tl_solver_set_priority (edited->solver, id, priority, NULL));
        }
    }
}

static void
test_edits_equal_fresh_solutions (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());

  for (guint k = 0; k < count_of (400, 5100); k++)
    {
      guint  n = (guint)g_rand_int_range (random, 2, 30);
      guint  n_levels = (guint)g_rand_int_range (random, 1, 13);
      Edited edited = { oracle_system_random (random, n, n, n_levels, FALSE), NULL, NULL };

      edited.solver = solver_for (edited.system);
      edited.ids = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
      for (TlConstraint id = 0; (id = tl_solver_next_constraint (edited.solver, id)) != 0;)
        g_array_append_val (edited.ids, id);
      for (guint step = 0; step < 20; step++)
        {
          g_autoptr (GError) error = NULL;
          gboolean feasible = tl_solver_solve (edited.solver, &error);

          if (!feasible)
            g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
          g_clear_error (&error);
          tl_solver_check_invariants (edited.solver, &error);
          g_assert_no_error (error);
          assert_equals_fresh (&edited, feasible);
          edit_at_random (&edited, random, n_levels);
        }
      tl_solver_free (edited.solver);
      g_array_unref (edited.ids);
      oracle_system_free (edited.system);
    }
  g_rand_free (random);
}

/* Only constants change, repeatedly among the same few, so that cached bases are used. */
static void
test_changed_constants_equal_fresh_solutions (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());

  for (guint k = 0; k < count_of (100, 2000); k++)
    {
      guint  n = (guint)g_rand_int_range (random, 2, 30);
      Edited edited = { oracle_system_random (random, n, n + 5, 6, TRUE), NULL, NULL };
      guint  n_rows = edited.system->rows->len;

      edited.solver = solver_for (edited.system);
      for (guint step = 0; step < 60; step++)
        {
          guint      which = (guint)g_rand_int_range (random, 0, (gint32)n_rows);
          OracleRow *row = &g_array_index (edited.system->rows, OracleRow, which);

          if (row->above < 1000.0f && row->below < 1000.0f)
            {
              row->constant = g_rand_int_range (random, -2, 3) * 60.0;
              tl_solver_set_constant (edited.solver, n + 1 + which, row->constant, NULL);
            }
          tl_solver_solve (edited.solver, NULL);
          assert_equals_fresh (&edited, TRUE);
        }
      tl_solver_free (edited.solver);
      oracle_system_free (edited.system);
    }
  g_rand_free (random);
}

/* Views below each other that fill a height: variable 2i + 1 is the top of a view, 2i + 2 its height. */
static OracleSystem *
chain_new (guint n_views)
{
  OracleSystem *system = oracle_system_new (2 * n_views);

  for (guint i = 0; i < n_views; i++)
    {
      TlVariable top = 2 * i + 1, height = 2 * i + 2;
      OracleRow  rows[] = {
         { { { top, 1 }, { top - 2, -1 }, { top - 1, -1 } }, i > 0 ? 3 : 1, 4, 1000, 1000 },
         { { { height, 1 } }, 1, 0, 0, 1000 },
         { { { height, 1 } }, 1, 12, 250, 750 },
         { { { height, 1 } }, 1, 38, 250, 0 },
      };

      g_array_append_vals (system->rows, rows, G_N_ELEMENTS (rows));
    }
  g_array_append_vals (system->rows,
                       &(OracleRow){ { { 2 * n_views - 1, 1 }, { 2 * n_views, 1 } }, 2, 100, 990, 990 }, 1);
  return system;
}

/* Changes a view's intrinsic height or its limit: the constant, which is sometimes out of reach, or the upper
 * priority. */
static void
edit_chain (Edited *edited, GRand *random)
{
  static const double constants[] = { 0, 12, 24, 38, 1e9 };
  static const float  priorities[] = { 100, 250, 500 };
  guint               n = edited->system->n_variables;
  gboolean            is_limit = g_rand_boolean (random);
  guint               which = 4 * (guint)g_rand_int_range (random, 0, (gint32)n / 2) + (is_limit ? 3 : 2);
  TlConstraint        id = n + 1 + which;
  OracleRow          *row = &g_array_index (edited->system->rows, OracleRow, which);

  if (g_rand_int_range (random, 0, 3) > 0)
    row->constant = constants[g_rand_int_range (random, 0, is_limit ? 5 : 4)];
  else
    row->above = priorities[g_rand_int_range (random, 0, G_N_ELEMENTS (priorities))];
  g_assert_true (tl_solver_set_constant (edited->solver, id, row->constant, NULL));
  g_assert_true (is_limit
                   ? tl_solver_set_priority (edited->solver, id, row->above, NULL)
                   : tl_solver_set_two_sided_priorities (edited->solver, id, row->above, row->below, NULL));
}

/* With so few priorities, ties are nearly always broken by the order of the variables. */
static void
test_ties_are_settled_as_in_fresh_solutions (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());

  for (guint k = 0; k < count_of (200, 4000); k++)
    {
      Edited edited = { chain_new ((guint)g_rand_int_range (random, 2, 8)), NULL, NULL };

      edited.solver = solver_for (edited.system);
      for (guint step = 0; step < 100; step++)
        {
          g_assert_true (tl_solver_solve (edited.solver, NULL));
          assert_equals_fresh (&edited, TRUE);
          edit_chain (&edited, random);
        }
      tl_solver_free (edited.solver);
      oracle_system_free (edited.system);
    }
  g_rand_free (random);
}

static void
assert_conflict_is_minimal (const OracleSystem *system, const TlConflict *conflict, guint first_id)
{
  guint *rows = g_new (guint, conflict->n_constraints);
  guint *others = g_new (guint, conflict->n_constraints);

  for (guint i = 0; i < conflict->n_constraints; i++)
    rows[i] = conflict->constraints[i] - first_id;
  g_assert_false (oracle_rows_are_feasible (system, rows, conflict->n_constraints));
  for (guint left_out = 0; left_out < conflict->n_constraints; left_out++)
    {
      guint n_others = 0;

      for (guint i = 0; i < conflict->n_constraints; i++)
        {
          if (i != left_out)
            others[n_others++] = rows[i];
        }
      g_assert_true (oracle_rows_are_feasible (system, others, n_others));
    }
  g_free (rows);
  g_free (others);
}

static void
test_conflicts_are_minimal (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());
  guint  n_wanted = count_of (150, 2000), n_infeasible = 0;

  while (n_infeasible < n_wanted)
    {
      guint         n = (guint)g_rand_int_range (random, 2, 20);
      OracleSystem *system = oracle_system_random (random, n, 2 * n, 2, FALSE);
      TlSolver     *solver = solver_for (system);
      TlConstraint  first_id = tl_solver_next_constraint (solver, 0);
      TlConflict    conflict;

      tl_solver_solve (solver, NULL);
      n_infeasible += tl_solver_get_n_conflicts (solver) > 0;
      for (guint i = 0; tl_solver_get_conflict (solver, i, &conflict); i++)
        assert_conflict_is_minimal (system, &conflict, first_id);
      tl_solver_free (solver);
      oracle_system_free (system);
    }
  g_rand_free (random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/random/levels-equal-glpk", test_levels_equal_glpk);
  g_test_add_func ("/solver/random/edits-equal-fresh-solutions", test_edits_equal_fresh_solutions);
  g_test_add_func ("/solver/random/changed-constants-equal-fresh-solutions",
                   test_changed_constants_equal_fresh_solutions);
  g_test_add_func ("/solver/random/ties-are-settled-as-in-fresh-solutions",
                   test_ties_are_settled_as_in_fresh_solutions);
  g_test_add_func ("/solver/random/conflicts-are-minimal", test_conflicts_are_minimal);
  return g_test_run ();
}
