/* test-solver-history.c: results that used to depend on earlier solutions, and conflicts of many constraints.
 *
 * The numbers are those of random systems on which the solver once reported success although a constraint of
 * a high priority was violated; the constraints that must hold were determined by hand, as the comments show.
 */
#include <math.h>
#include <templatelayout.h>

#define ADD(solver, relation, constant, priority, ...)                                                       \
  add (solver, relation, constant, priority, priority, (TlTerm[]){ __VA_ARGS__ },                            \
       G_N_ELEMENTS (((TlTerm[]){ __VA_ARGS__ })))

static TlConstraint
add (TlSolver     *solver,
     TlRelation    relation,
     double        constant,
     TlPriority    above,
     TlPriority    below,
     const TlTerm *terms,
     guint         n_terms)
{
  g_autoptr (GError) error = NULL;
  TlConstraint constraint;

  constraint = above == below
                 ? tl_solver_add_constraint (solver, terms, n_terms, relation, constant, above, &error)
                 : tl_solver_add_two_sided (solver, terms, n_terms, constant, above, below, &error);
  g_assert_no_error (error);
  return constraint;
}

static void
add_variables (TlSolver *solver, TlVariable *variables, guint n_variables)
{
  for (guint i = 0; i < n_variables; i++)
    variables[i] = tl_solver_add_variable (solver);
}

static void
assert_solves (TlSolver *solver)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tl_solver_solve (solver, &error));
  g_assert_no_error (error);
}

/* x[1] ≤ −52.94 at 750 contradicts no higher priority: x[1] = −52.94, x[3] ≈ 46143 and x[2] ≈ −5.75e9 satisfy
 * all. */
static void
assert_high_priority_holds (gboolean solves_before)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x[4];
  TlTerm       sided[2];
  TlConstraint high;

  add_variables (solver, x, 4);
  sided[0] = (TlTerm){ x[3], -0.0018367929902137524 };
  sided[1] = (TlTerm){ x[1], -1.6096261307298216 };
  add (solver, TL_RELATION_EQUAL, 0.45541933699346254, 1000, 480, sided, 2);
  ADD (solver, TL_RELATION_EQUAL, -1.1655030209611204, 250, { x[3], -0.4174312896915845 },
       { x[2], -663.3226844571078 });
  high = ADD (solver, TL_RELATION_GREATER_OR_EQUAL, 394.24157940153697, 750, { x[1], -7.447184561505648 });
  if (solves_before)
    assert_solves (solver);
  ADD (solver, TL_RELATION_EQUAL, 0.0010953811802590944, 1000, { x[3], 167.53839140578597 },
       { x[2], 0.0013450777895167249 }, { x[1], -0.003003474489191173 });
  assert_solves (solver);
  g_assert_cmpfloat (tl_solver_get_residual (solver, high), >=, -1e-9 * 394.0);
}

static void
test_a_constraint_added_after_a_solution_violates_nothing_above_it (void)
{
  assert_high_priority_holds (FALSE);
  assert_high_priority_holds (TRUE);
}

/* The constraint at 1000 determines x[1], that at 750 x[2]; then those at 999, 750 and 999 determine x[4],
 * x[0] and x[3]. Only the constraint at 250 remains. */
static void
test_levels_hold_after_constants_and_priorities_changed (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x[5];
  TlConstraint held[5];

  add_variables (solver, x, 5);
  ADD (solver, TL_RELATION_LESS_OR_EQUAL, 0.0017383917288394605, 250, { x[3], 0.005064713020425919 },
       { x[0], 760.0612640875825 }, { x[3], 15.141621289189013 }, { x[0], -0.002357964691144287 });
  held[0] = ADD (solver, TL_RELATION_EQUAL, 0.0, 750, { x[2], 0.0028748255385195724 });
  held[1] = ADD (solver, TL_RELATION_EQUAL, -0.008033979209344802, 250, { x[1], -0.12457448353317363 },
                 { x[1], -0.09133852801632784 });
  g_assert_true (tl_solver_set_constant (solver, held[0], 1.399716866126005, NULL));
  held[2] = ADD (solver, TL_RELATION_EQUAL, 96.19404322581757, 999, { x[3], 1.0737180293239148 },
                 { x[0], 2.4684877486839762 });
  assert_solves (solver);
  held[3] = ADD (solver, TL_RELATION_EQUAL, -26.77533540030648, 999, { x[2], 131.00674560647613 },
                 { x[4], -916.7317945484999 }, { x[1], -0.39386007834577147 });
  held[4] = ADD (solver, TL_RELATION_EQUAL, 0.0, 750, { x[0], 0.0012996292074509501 },
                 { x[1], -3.1038027832139248 }, { x[4], 107.95971273965696 });
  g_assert_true (tl_solver_set_priority (solver, held[1], 1000, NULL));
  assert_solves (solver);
  /* The largest terms are those of x[0], about fifteen million. */
  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    g_assert_cmpfloat_with_epsilon (tl_solver_get_residual (solver, held[i]), 0.0, 1e-6);
}

/* x[i + 1] - x[i] = 1 around a ring is contradictory, and all rows are needed for the contradiction. */
static void
test_a_ring_of_four_hundred_contradicts_as_a_whole (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable x[400];
  TlConflict conflict = { 0 };

  add_variables (solver, x, G_N_ELEMENTS (x));
  for (guint i = 0; i < G_N_ELEMENTS (x); i++)
    ADD (solver, TL_RELATION_EQUAL, 1.0, TL_PRIORITY_REQUIRED, { x[(i + 1) % G_N_ELEMENTS (x)], 1.0 },
         { x[i], -1.0 });
  tl_solver_solve (solver, NULL);
  g_assert_true (tl_solver_get_conflict (solver, 0, &conflict));
  g_assert_cmpuint (conflict.n_constraints, ==, G_N_ELEMENTS (x));
}

/* x = -30 is required twice, so two sets contradict x = 0 and one of them has to be singled out. Afterwards x
 * >= 0 must still contradict the constraints that are kept. */
static void
test_what_is_kept_holds_after_a_conflict_with_redundant_constraints (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  TlVariable   x = tl_solver_add_variable (solver);
  TlConflict   conflict = { 0 };
  TlConstraint first, given_up[2];

  first = ADD (solver, TL_RELATION_EQUAL, -30.0, TL_PRIORITY_REQUIRED, { x, 1.0 });
  ADD (solver, TL_RELATION_EQUAL, -30.0, TL_PRIORITY_REQUIRED, { x, 1.0 });
  given_up[0] = ADD (solver, TL_RELATION_EQUAL, 0.0, TL_PRIORITY_REQUIRED, { x, 1.0 });
  given_up[1] = ADD (solver, TL_RELATION_GREATER_OR_EQUAL, 0.0, TL_PRIORITY_REQUIRED, { x, 3.0 });
  for (double origin = -30.0; origin > -32.0; origin -= 1.0)
    {
      g_assert_true (tl_solver_set_constant (solver, first, origin, NULL));
      g_assert_true (tl_solver_set_constant (solver, first + 1, origin, NULL));
      g_assert_false (tl_solver_solve (solver, NULL));
      g_assert_cmpfloat (tl_solver_get_value (solver, x), ==, origin);
      g_assert_cmpuint (tl_solver_get_n_conflicts (solver), ==, 2);
      for (guint i = 0; i < G_N_ELEMENTS (given_up); i++)
        {
          g_assert_true (tl_solver_get_conflict (solver, i, &conflict));
          g_assert_cmpuint (conflict.broken, ==, given_up[i]);
          g_assert_cmpuint (conflict.n_constraints, ==, 2);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/history/a-constraint-added-after-a-solution-violates-nothing-above-it",
                   test_a_constraint_added_after_a_solution_violates_nothing_above_it);
  g_test_add_func ("/solver/history/levels-hold-after-constants-and-priorities-changed",
                   test_levels_hold_after_constants_and_priorities_changed);
  g_test_add_func ("/solver/history/a-ring-of-four-hundred-contradicts-as-a-whole",
                   test_a_ring_of_four_hundred_contradicts_as_a_whole);
  g_test_add_func ("/solver/history/what-is-kept-holds-after-a-conflict-with-redundant-constraints",
                   test_what_is_kept_holds_after_a_conflict_with_redundant_constraints);
  return g_test_run ();
}
