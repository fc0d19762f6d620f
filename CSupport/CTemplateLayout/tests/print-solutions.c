/* print-solutions.c: prints the solutions of random systems of constraints in hexadecimal, for
 * scripts/reproducible.
 *
 * The argument is the number of systems. All numbers come from a generator of integers, so that every build
 * gets the same systems. */
#include <stdio.h>
#include <stdlib.h>
#include <templatelayout.h>

#define MAX_TERMS 4

static guint64 state = 1;

/* A pseudorandom number from 0 to @end − 1. */
static guint
below (guint end)
{
  state = state * 6364136223846793005u + 1442695040888963407u; /* the generator of Knuth's MMIX */
  return (guint)(state >> 33) % end;
}

static double
coefficient (void)
{
  static const double numbers[]
    = { 1.0, -1.0, 2.0, 0.5, -0.25, 0.1, 1.0 / 3.0, 100.0, -0.01, 1e-3, 7.3, 1e5 };

  return numbers[below (G_N_ELEMENTS (numbers))];
}

static TlPriority
priority (void)
{
  static const TlPriority priorities[] = { 1000.0f, 1000.0f, 999.0f, 750.0f, 500.0f, 250.0f, 49.5f };

  return priorities[below (G_N_ELEMENTS (priorities))];
}

static TlConstraint
add_constraint (TlSolver *solver)
{
  TlTerm     terms[MAX_TERMS];
  guint      n_terms = 1 + below (MAX_TERMS);
  TlRelation relation = (TlRelation)((int)below (3) - 1);
  double     constant = below (4000) / 10.0 - 60.0;

  for (guint i = 0; i < n_terms; i++)
    {
      terms[i].variable = 1 + below (tl_solver_get_n_variables (solver));
      terms[i].coefficient = coefficient ();
    }
  return tl_solver_add_constraint (solver, terms, n_terms, relation, constant, priority (), NULL);
}

static void
print_solution (TlSolver *solver)
{
  g_autoptr (GError) error = NULL;

  tl_solver_solve (solver, &error);
  printf ("%d %u", error == NULL ? -1 : error->code, tl_solver_get_n_conflicts (solver));
  for (TlVariable i = 1; i <= tl_solver_get_n_variables (solver); i++)
    printf (" %a", tl_solver_get_value (solver, i));
  putchar ('\n');
}

/* Prints the solutions of a system before and after edits. */
static void
print_system (void)
{
  g_autoptr (TlSolver) solver = tl_solver_new ();
  guint        n_variables = 1 + below (12);
  guint        n_rows = 1 + below (2 * n_variables + 4);
  TlConstraint last = 0;

  for (guint i = 0; i < n_variables; i++)
    tl_solver_add_variable (solver);
  for (guint i = 0; i < n_rows; i++)
    last = add_constraint (solver);
  print_solution (solver);
  tl_solver_set_constant (solver, last, below (100), NULL);
  print_solution (solver);
  tl_solver_remove_constraint (solver, last, NULL);
  add_constraint (solver);
  print_solution (solver);
}

int
main (int argc, char **argv)
{
  long n_systems = argc > 1 ? strtol (argv[1], NULL, 10) : 100;

  for (long i = 0; i < n_systems; i++)
    print_system ();
  return 0;
}
