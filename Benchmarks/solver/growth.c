/* growth.c: shows how the times to find ambiguity and conflicts grow with the size of the system.
 *
 * Times are medians of five, of processor time. The exponent printed is that of the power of the size that
 * fits the times best (least squares of the logarithms). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <templatelayout.h>
#include <time.h>

#define N_REPETITIONS 5

static const guint sizes[] = { 100, 200, 400, 800, 1600 };

/* A measurement, which returns the seconds that a system of the given size takes. */
typedef double (*Measurement) (guint size);

/* The processor time of this thread in seconds, which does not include that of other programs. */
static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* Measures the time to solve views without constraints and to check each of them for ambiguity. */
static double
measure_open_views (guint size)
{
  TlLayout *layout = tl_layout_new ();
  double    start;
  guint     n_open = 0;

  for (guint i = 0; i < size; i++)
    tl_layout_add_item (layout);
  start = seconds ();
  tl_layout_solve (layout, NULL);
  for (TlItem item = 1; item <= size; item++)
    n_open += tl_layout_is_ambiguous (layout, item);
  start = seconds () - start;
  if (n_open != size)
    exit (1);
  tl_layout_free (layout);
  return start;
}

/* Adds the required constraint that @to is 1 greater than @from. */
static void
add_step (TlSolver *solver, TlVariable from, TlVariable to)
{
  TlTerm terms[2] = { { to, 1.0 }, { from, -1.0 } };

  tl_solver_add_constraint (solver, terms, 2, TL_RELATION_EQUAL, 1.0, TL_PRIORITY_REQUIRED, NULL);
}

/* Measures the time to find the conflict in a cycle of steps that cannot close. The conflict contains all
 * constraints. */
static double
measure_ring (guint size)
{
  TlSolver  *solver = tl_solver_new ();
  TlConflict conflict;
  double     start;

  for (guint i = 0; i < size; i++)
    tl_solver_add_variable (solver);
  for (guint i = 1; i <= size; i++)
    add_step (solver, i, i % size + 1);
  start = seconds ();
  tl_solver_solve (solver, NULL);
  start = seconds () - start;
  if (!tl_solver_get_conflict (solver, 0, &conflict) || conflict.n_constraints != size)
    exit (1);
  tl_solver_free (solver);
  return start;
}

/* Measures the time to find many conflicts: points one step apart along a line, and constraints that place
 * all of them at 0. All of these constraints but one cause a conflict each. */
static double
measure_many_conflicts (guint size)
{
  TlSolver *solver = tl_solver_new ();
  double    start;

  for (guint i = 0; i < size; i++)
    tl_solver_add_variable (solver);
  for (guint i = 1; i < size; i++)
    add_step (solver, i, i + 1);
  for (guint i = 1; i <= size; i++)
    {
      TlTerm term = { i, 1.0 };

      tl_solver_add_constraint (solver, &term, 1, TL_RELATION_EQUAL, 0.0, TL_PRIORITY_REQUIRED, NULL);
    }
  start = seconds ();
  tl_solver_solve (solver, NULL);
  start = seconds () - start;
  if (tl_solver_get_n_conflicts (solver) != size - 1)
    exit (1);
  tl_solver_free (solver);
  return start;
}

static int
compare_times (const void *left, const void *right)
{
  double difference = *(const double *)left - *(const double *)right;

  return difference < 0 ? -1 : difference > 0;
}

static double
median (Measurement measure, guint size)
{
  double times[N_REPETITIONS];

  for (guint i = 0; i < N_REPETITIONS; i++)
    times[i] = measure (size);
  qsort (times, N_REPETITIONS, sizeof (double), compare_times);
  return times[N_REPETITIONS / 2];
}

static void
print_growth (const char *what, Measurement measure)
{
  double n = G_N_ELEMENTS (sizes), x = 0, y = 0, xx = 0, xy = 0;

  printf ("%s\n", what);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      double time = median (measure, sizes[i]), size = log (sizes[i]), logarithm = log (time);

      printf ("%6u %12.3f ms\n", sizes[i], time * 1e3);
      x += size, y += logarithm, xx += size * size, xy += size * logarithm;
    }
  printf ("growth exponent: %.2f\n\n", (n * xy - x * y) / (n * xx - x * x));
}

int
main (void)
{
  print_growth ("views without constraints, solved and asked what is open", measure_open_views);
  print_growth ("a ring of required constraints that cannot close, solved and explained", measure_ring);
  print_growth ("as many conflicts as points on a line, solved and explained", measure_many_conflicts);
  return 0;
}
