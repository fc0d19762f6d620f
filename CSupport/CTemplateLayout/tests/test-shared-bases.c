/* test-shared-bases.c: solvers of the same structure share their bases; no result depends on it. */
#include "oracle.h"

#include <malloc.h>
#include <math.h>

static guint
count_of (guint quick, guint full)
{
  return g_getenv ("TL_TEST_LONG") != NULL ? full : quick;
}

static OracleRow *
system_row (const OracleSystem *system, guint index)
{
  return &g_array_index (system->rows, OracleRow, index);
}

static TlSolver *
solver_for (const OracleSystem *system)
{
  TlSolver *solver = tl_solver_new ();

  for (guint j = 0; j < system->n_variables; j++)
    tl_solver_add_variable (solver);
  for (guint i = 0; i < system->rows->len; i++)
    oracle_row_add_to (system_row (system, i), solver);
  return solver;
}

static double
total_violation (const OracleSystem *system, const TlSolver *solver, TlPriority level)
{
  double total = 0.0;

  for (guint i = 0; i < system->rows->len; i++)
    total += oracle_row_violation (system_row (system, i), solver, level);
  return total;
}

/* Compares each level's violation with GLPK's, most important first, until one is less than GLPK's. */
static void
assert_agrees_with_glpk (const OracleSystem *system, const TlSolver *solver)
{
  GArray *levels = oracle_system_levels (system);
  double *violations = g_new0 (double, levels->len + 1);

  if (oracle_system_solve (system, levels, violations))
    {
      for (guint i = 0; i < levels->len; i++)
        {
          double ours = total_violation (system, solver, g_array_index (levels, TlPriority, i));

          g_assert_cmpfloat (fabs (ours - violations[i]), <=, 1e-7 * (1.0 + violations[i]));
          if (ours < violations[i] - 1e-7)
            break;
        }
    }
  g_free (violations);
  g_array_unref (levels);
}

static void
assert_equal_solutions (const TlSolver *one, const TlSolver *other)
{
  for (TlVariable j = 1; j <= tl_solver_get_n_variables (one); j++)
    {
      double value = tl_solver_get_value (one, j);

      g_assert_cmpfloat_with_epsilon (value, tl_solver_get_value (other, j), 1e-6 * (1.0 + fabs (value)));
    }
}

static void
solve_and_check (TlSolver *solver)
{
  g_autoptr (GError) error = NULL;

  if (!tl_solver_solve (solver, &error))
    g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
  g_clear_error (&error);
  tl_solver_check_invariants (solver, &error);
  g_assert_no_error (error);
}

/* Changes constants of rows that are not required, so that the system stays feasible. */
static void
change_constants (OracleSystem *system, GRand *random)
{
  for (guint i = 0; i < system->rows->len; i++)
    {
      OracleRow *row = system_row (system, i);

      if (row->above < TL_PRIORITY_REQUIRED && row->below < TL_PRIORITY_REQUIRED)
        row->constant += g_rand_int_range (random, -50, 51);
    }
}

static void
test_solvers_of_one_structure_agree_with_glpk (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());

  for (guint k = 0; k < count_of (300, 4000); k++)
    {
      guint         n = (guint)g_rand_int_range (random, 2, 30);
      OracleSystem *system = oracle_system_random (random, n, 2 * n, 6, TRUE);

      for (guint build = 0; build < 6; build++)
        {
          TlSolver *solver = solver_for (system);

          solve_and_check (solver);
          assert_agrees_with_glpk (system, solver);
          tl_solver_free (solver);
          change_constants (system, random);
        }
      oracle_system_free (system);
    }
  g_rand_free (random);
}

/* Edits a solver as a template is edited: changes a constant, adds a constraint, changes a priority or
 * removes a constraint. */
static void
edit (TlSolver *solver, guint n_variables, guint step)
{
  TlConstraint last = 0;
  TlTerm       term = { 1, 1.0 };

  for (TlConstraint id = 0; (id = tl_solver_next_constraint (solver, id)) != 0;)
    last = id;
  g_assert_cmpuint (last, >, n_variables);
  switch (step)
    {
    case 0:
      tl_solver_set_constant (solver, last, 17.0, NULL);
      break;
    case 1:
      tl_solver_add_constraint (solver, &term, 1, TL_RELATION_GREATER_OR_EQUAL, 40.0, 500.0f, NULL);
      break;
    case 2:
      tl_solver_set_priority (solver, last, 300.0f, NULL);
      break;
    default:
      tl_solver_remove_constraint (solver, last, NULL);
    }
}

/* Compares a solver that adopted a shared basis with one that did not. */
static void
test_edits_after_a_shared_basis_equal_edits_without (void)
{
  GRand *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());

  for (guint k = 0; k < count_of (300, 4000); k++)
    {
      guint         n = (guint)g_rand_int_range (random, 2, 20);
      OracleSystem *system = oracle_system_random (random, n, 2 * n, 5, k % 4 != 0);
      TlSolver     *alone, *sharing;

      for (guint build = 0; build < 2; build++)
        {
          TlSolver *first = solver_for (system);

          solve_and_check (first);
          tl_solver_free (first);
        }
      sharing = solver_for (system);
      solve_and_check (sharing);
      tl_solver_clear_shared_bases ();
      alone = solver_for (system);
      solve_and_check (alone);
      for (guint step = 0; step < 4; step++)
        {
          assert_equal_solutions (alone, sharing);
          for (TlVariable j = 1; j <= n; j++)
            g_assert_cmpint (tl_solver_is_ambiguous (alone, j), ==, tl_solver_is_ambiguous (sharing, j));
          edit (alone, n, step);
          edit (sharing, n, step);
          solve_and_check (alone);
          solve_and_check (sharing);
        }
      assert_equal_solutions (alone, sharing);
      tl_solver_free (alone);
      tl_solver_free (sharing);
      oracle_system_free (system);
    }
  g_rand_free (random);
}

/* Systems that differ in a single coefficient or priority have different structures. */
static void
test_structures_that_differ_in_one_number_are_distinguished (void)
{
  const double     coefficients[] = { 1.0, 2.0, -1.0, 0.5 };
  const TlPriority priorities[] = { 1000, 999, 500, 250 };

  for (guint round = 0; round < 3; round++)
    {
      for (guint k = 0; k < 16; k++)
        {
          g_autoptr (TlSolver) solver = tl_solver_new ();
          TlTerm term = { tl_solver_add_variable (solver), coefficients[k % 4] };

          tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 6.0, priorities[k / 4], NULL);
          term.coefficient = 1.0;
          tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 100.0, 600.0f, NULL);
          solve_and_check (solver);
          g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, 1),
                                          k / 4 < 2 ? 6.0 / coefficients[k % 4] : 100.0, 1e-9);
        }
    }
}

static TlSolver *
chain_with_height (guint n_views, double height)
{
  TlSolver  *solver = tl_solver_new ();
  TlVariable above = 0;

  for (guint i = 0; i < n_views; i++)
    {
      TlTerm terms[] = { { tl_solver_add_variable (solver), 1.0 }, { above, -1.0 } };

      tl_solver_add_constraint (solver, terms, above == 0 ? 1 : 2, TL_RELATION_EQUAL, height, 750, NULL);
      above = terms[0].variable;
    }
  return solver;
}

static gpointer
build_chains (gpointer data)
{
  guint seed = GPOINTER_TO_UINT (data);

  for (guint k = 0; k < 400; k++)
    {
      guint     n_views = 1 + (k * 7 + seed) % 90;
      TlSolver *solver = chain_with_height (n_views, seed + 1.0);

      g_assert_true (tl_solver_solve (solver, NULL));
      g_assert_cmpfloat_with_epsilon (tl_solver_get_value (solver, n_views), n_views * (seed + 1.0), 1e-9);
      tl_solver_free (solver);
      if (k % 100 == 99)
        tl_solver_clear_shared_bases ();
    }
  return NULL;
}

static void
test_threads_share_bases (void)
{
  GThread *threads[8];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new (NULL, build_chains, GUINT_TO_POINTER (i));
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

/* Of 2 000 structures a bounded part is kept. The limits allow for freed blocks that are still counted and
 * for the thread's workspace. */
static void
test_what_is_shared_is_bounded (void)
{
  gsize before;

  tl_solver_free (chain_with_height (300, 1.0));
  before = mallinfo2 ().uordblks;
  for (guint n_views = 1; n_views <= 400; n_views++)
    {
      for (guint k = 0; k < 10; k++)
        {
          TlSolver *solver = chain_with_height (n_views, 1.0);
          TlTerm    term = { n_views, 1.0 };

          tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 1.0, 100.0f + k / 2, NULL);
          g_assert_true (tl_solver_solve (solver, NULL));
          tl_solver_free (solver);
        }
    }
  g_test_message ("%" G_GSIZE_FORMAT " bytes more in use", mallinfo2 ().uordblks - before);
  g_assert_cmpuint (mallinfo2 ().uordblks, <, before + 1500000);
  tl_solver_clear_shared_bases ();
  g_assert_cmpuint (mallinfo2 ().uordblks, <, before + 500000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/shared/solvers-of-one-structure-agree-with-glpk",
                   test_solvers_of_one_structure_agree_with_glpk);
  g_test_add_func ("/solver/shared/edits-after-a-shared-basis-equal-edits-without",
                   test_edits_after_a_shared_basis_equal_edits_without);
  g_test_add_func ("/solver/shared/structures-that-differ-in-one-number-are-distinguished",
                   test_structures_that_differ_in_one_number_are_distinguished);
  g_test_add_func ("/solver/shared/threads-share-bases", test_threads_share_bases);
  g_test_add_func ("/solver/shared/what-is-shared-is-bounded", test_what_is_shared_is_bounded);
  return g_test_run ();
}
