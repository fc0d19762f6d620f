/* tl-statement.c: the statements that a layout adds to its solver, and suspended statements, which it may add
 * again.
 *
 * A statement consists of a linear expression, a constant, the priority with which the expression should not
 * exceed the constant, and the priority with which the expression should not fall below the constant. At
 * first, a statement is one row of the solver.
 *
 * The solver caches the bases of former solutions as long as only constants change. From one row of a list to
 * the next, cells toggle constraints, priorities and hidden views, and return to former states. A statement
 * that a cell no longer needs is therefore suspended: its rows stay in the solver with constants that are out
 * of reach, and adding the statement again changes only constants. A two-sided row cannot be moved out of
 * reach. When its statement is suspended for the first time, it is replaced by two rows, one for each side.
 * The costs of the two rows add up to the cost of the two-sided row, so the replacement does not change
 * solutions.
 */
#include "layout/tl-statement-rows.h"

#include <math.h>

#include "layout/tl-ids.h"
#include "solver/model/tl-row-access.h"

/* The number of statements that can always be suspended at the same time. If more statements than this are in
 * effect, as many can be suspended as are in effect. When this limit is exceeded, the statement that was
 * suspended first is removed from the solver. */
#define TL_MIN_SUSPENDED 64

/* The largest magnitude of a coefficient in a suspended statement; the smallest is the reciprocal of this
 * number. With a larger coefficient, an expression could reach the constant that is meant to be out of reach.
 * Coefficients outside this range would also keep the solver careful (see tl-precise.c). */
#define TL_LARGEST_SUSPENDED_COEFFICIENT 64.0

/* The initial capacity of the array of statements. */
#define TL_FIRST_STATEMENTS 48

static TlStatement *
statements_get (const TlStatements *statements, TlStatementId id)
{
  return &statements->all[id - 1];
}

/* Frees the arrays of a layout's statements; the solver's rows are not removed. */
void
tl_statements_clear (TlStatements *statements)
{
  g_free (statements->all);
  g_clear_pointer (&statements->free_ids, g_array_unref);
  g_clear_pointer (&statements->suspended, g_array_unref);
}

/* Frees the unused capacity of the array of statements. */
void
tl_statements_trim (TlStatements *statements)
{
  statements->all = tl_array_trim (statements->all, &statements->size, sizeof *statements->all);
}

/* Finds a suspended statement with the given form, whose terms are those that the solver stores, and removes
 * it from the list of suspended statements. Returns its id, or 0 if there is none. */
static TlStatementId
statements_take_normal (TlStatements *statements, const TlStatementForm *form, gboolean is_from_caller)
{
  for (guint i = tl_ids_count (statements->suspended); i-- > 0;)
    {
      TlStatementId      id = g_array_index (statements->suspended, TlStatementId, i);
      const TlStatement *statement = statements_get (statements, id);

      if (statement->is_from_caller != is_from_caller
          || !tl_statement_has_form (statement, statements->solver, form))
        continue;
      g_array_remove_index (statements->suspended, i);
      return id;
    }
  return 0;
}

/* Finds and removes a suspended statement like statements_take_normal(), for a form with any terms. */
static G_GNUC_NO_INLINE TlStatementId
statements_take_suspended (TlStatements *statements, const TlStatementForm *form, gboolean is_from_caller)
{
  TlStatementForm normal;

  if (tl_statement_form_is_normal (form))
    return statements_take_normal (statements, form, is_from_caller);
  normal = tl_statement_form_normalise (form);
  return statements_take_normal (statements, &normal, is_from_caller);
}

/* Puts a statement, which has been taken out of the list of suspended statements, back into effect. Returns
 * its id. The statement of a caller's constraint becomes the youngest. An item's own statement keeps its age,
 * so younger constraints that contradict it are broken instead of it. */
static G_GNUC_NO_INLINE TlStatementId
statements_resume (TlStatements *statements, TlStatementId id, double constant, TlConstraint owner)
{
  TlStatement *statement = statements_get (statements, id);

  statement->owner = owner;
  statement->state = TL_STATEMENT_IN_FORCE;
  if (owner != 0)
    tl_statement_renew_rows (statement, statements->solver, constant);
  else
    tl_statement_write_constant (statement, statements->solver, constant, NULL);
  return id;
}

/* Returns the id of a slot for a statement: a free slot if there is one, otherwise a new slot. */
static TlStatementId
statements_take_slot (TlStatements *statements)
{
  TlStatementId id = tl_ids_pop (statements->free_ids);

  if (id == 0)
    {
      statements->all
        = tl_array_append (statements->all, &statements->size, sizeof *statements->all, TL_FIRST_STATEMENTS);
      id = statements->size.length;
    }
  return id;
}

/* Whether the solver accepts all numbers of a statement: the sum of the coefficients' magnitudes and the
 * constant are finite, and the priorities are in range. */
static inline gboolean
statement_is_valid (const TlStatementForm *form, double constant)
{
  double sum = fabs (constant);

  for (guint i = 0; i < form->n_terms; i++)
    sum += fabs (form->terms[i].coefficient);
  return sum <= G_MAXDOUBLE && form->above >= 0.0f && form->above <= TL_PRIORITY_REQUIRED
         && form->below >= 0.0f && form->below <= TL_PRIORITY_REQUIRED && form->above + form->below > 0.0f;
}

/* Adds a statement to the solver as one row. The variables are the layout's own, so they are not checked. The
 * numbers of an item's own statement are valid; those of a caller's constraint may be rejected, and
 * tl_statement_form_add() then reports the reason. Returns the row, or 0 with @error set if the solver
 * rejects a number. */
static inline TlConstraint
statements_add_row (const TlStatements    *statements,
                    const TlStatementForm *form,
                    double                 constant,
                    TlConstraint           owner,
                    GError               **error)
{
  if (owner != 0 && G_UNLIKELY (!statement_is_valid (form, constant)))
    return tl_statement_form_add (form, statements->solver, constant, error);
  return tl_row_access_add (statements->solver, form->terms, form->n_terms, constant, form->above,
                            form->below);
}

/* Adds a statement, or resumes a suspended statement of the same form. Takes time in proportion to the number
 * of suspended statements. Returns the statement's id, or 0 with @error set and nothing changed if the solver
 * rejects a number. */
TlStatementId
tl_statements_add (
  TlStatements *statements, const TlStatementForm *form, double constant, TlConstraint owner, GError **error)
{
  TlStatementId id = 0;
  TlConstraint  row;

  if (tl_ids_count (statements->suspended) > 0 && isfinite (constant))
    id = statements_take_suspended (statements, form, owner != 0);
  if (id != 0)
    return statements_resume (statements, id, constant, owner);
  row = statements_add_row (statements, form, constant, owner, error);
  if (row == 0)
    return 0;
  id = statements_take_slot (statements);
  *statements_get (statements, id) = (TlStatement){
    .row = row, .owner = owner, .state = TL_STATEMENT_IN_FORCE, .is_from_caller = owner != 0
  };
  return id;
}

/* Removes a statement from the solver; its id becomes unused. */
static void
statements_release (TlStatements *statements, TlStatementId id)
{
  TlStatement *statement = statements_get (statements, id);

  tl_statement_remove_rows (statement, statements->solver);
  statement->state = TL_STATEMENT_FREE;
  tl_ids_push (&statements->free_ids, id);
}

/* Removes the statement that was suspended first from the solver. */
static void
statements_release_oldest (TlStatements *statements)
{
  statements_release (statements, g_array_index (statements->suspended, TlStatementId, 0));
  g_array_remove_index (statements->suspended, 0);
}

static void
statements_limit_suspended (TlStatements *statements)
{
  guint n_in_force
    = statements->size.length - tl_ids_count (statements->free_ids) - statements->suspended->len;

  if (statements->suspended->len > MAX (TL_MIN_SUSPENDED, n_in_force))
    statements_release_oldest (statements);
}

/* Whether no coefficient of a statement is outside the range that suspended statements may have. Only
 * statements that have been suspended before have two rows. */
static gboolean
statement_can_be_suspended (const TlStatement *statement, const TlSolver *solver)
{
  TlStatementForm form;

  if (statement->row_below != 0)
    return TRUE;
  form = tl_statement_read_form (statement, solver);
  for (guint i = 0; i < form.n_terms; i++)
    {
      double size = fabs (form.terms[i].coefficient);

      if (size > TL_LARGEST_SUSPENDED_COEFFICIENT || size < 1.0 / TL_LARGEST_SUSPENDED_COEFFICIENT)
        return FALSE;
    }
  return TRUE;
}

/* Suspends a statement, which may be added again later; a statement with extreme coefficients is removed
 * instead. */
void
tl_statements_suspend (TlStatements *statements, TlStatementId id)
{
  TlStatement *statement = statements_get (statements, id);

  if (!statement_can_be_suspended (statement, statements->solver))
    {
      statements_release (statements, id);
      return;
    }
  tl_statement_suspend_rows (statement, statements->solver);
  statement->state = TL_STATEMENT_SUSPENDED;
  statement->owner = 0;
  tl_ids_push (&statements->suspended, id);
  statements_limit_suspended (statements);
}

/* Changes the constant of a statement that is in effect. */
gboolean
tl_statements_set_constant (TlStatements *statements, TlStatementId id, double constant, GError **error)
{
  return tl_statement_write_constant (statements_get (statements, id), statements->solver, constant, error);
}

/* Returns the constant of a statement that is in effect. */
double
tl_statements_get_constant (const TlStatements *statements, TlStatementId id)
{
  return tl_row_access_constant (statements->solver, statements_get (statements, id)->row);
}

/* Sets the age of a statement that is in effect; see tl_row_access_set_age(). */
void
tl_statements_set_age (TlStatements *statements, TlStatementId id, guint64 age)
{
  const TlStatement *statement = statements_get (statements, id);

  tl_row_access_set_age (statements->solver, statement->row, age);
  if (statement->row_below != 0)
    tl_row_access_set_age (statements->solver, statement->row_below, age);
}

/* Sets the order in which a statement about a single variable gives way; see tl_row_access_set_order(). */
void
tl_statements_set_order (TlStatements *statements, TlStatementId id, guint8 order)
{
  const TlStatement *statement = statements_get (statements, id);

  tl_row_access_set_order (statements->solver, statement->row, order);
  if (statement->row_below != 0)
    tl_row_access_set_order (statements->solver, statement->row_below, order);
}

/* Returns the solver's row of a statement that is in effect; 0 if the statement has two rows. */
TlConstraint
tl_statements_get_row (const TlStatements *statements, TlStatementId id)
{
  const TlStatement *statement = statements_get (statements, id);

  return statement->row_below == 0 ? statement->row : 0;
}

/* Changes the priorities of a statement: adds a statement with the new priorities, suspends the old one, and
 * sets *@id to the id of the new one. Does nothing if the priorities are the same. Returns %FALSE with @error
 * set and nothing changed if a priority is out of range. */
gboolean
tl_statements_set_priorities (
  TlStatements *statements, TlStatementId *id, TlPriority above, TlPriority below, GError **error)
{
  TlStatement     former = *statements_get (statements, *id);
  TlStatementForm form = tl_statement_read_form (&former, statements->solver);
  TlStatementId   successor;

  if (tl_statement_form_has_priorities (&form, above, below))
    return TRUE;
  form.above = above;
  form.below = below;
  successor = tl_statements_add (statements, &form, tl_statements_get_constant (statements, *id),
                                 former.owner, error);
  if (successor == 0)
    return FALSE;
  tl_statements_suspend (statements, *id);
  *id = successor;
  return TRUE;
}

static gboolean
statement_mentions (const TlStatement *statement, const TlSolver *solver, TlVariable variable)
{
  TlStatementForm form = tl_statement_read_form (statement, solver);

  for (guint i = 0; i < form.n_terms; i++)
    {
      if (form.terms[i].variable == variable)
        return TRUE;
    }
  return FALSE;
}

/* Removes all statements that mention a variable from the solver, including suspended statements. */
void
tl_statements_remove_variable (TlStatements *statements, TlVariable variable)
{
  for (TlStatementId id = 1; id <= statements->size.length; id++)
    {
      const TlStatement *statement = statements_get (statements, id);

      if (statement->state != TL_STATEMENT_FREE
          && statement_mentions (statement, statements->solver, variable))
        statements_release (statements, id);
    }
  for (guint i = tl_ids_count (statements->suspended); i-- > 0;)
    {
      TlStatementId id = g_array_index (statements->suspended, TlStatementId, i);

      if (statements_get (statements, id)->state == TL_STATEMENT_FREE)
        g_array_remove_index (statements->suspended, i);
    }
}

static void
map_owner (TlConstraint *owners, TlConstraint row, TlConstraint owner)
{
  if (row != 0)
    owners[row] = owner;
}

/* Returns an array that contains, for the id of each row of the solver, the layout's constraint that the row
 * belongs to; 0 for other rows. Sets @n_rows to the length of the array. Free the result with g_free(). */
TlConstraint *
tl_statements_map_owners (const TlStatements *statements, guint *n_rows)
{
  TlConstraint *owners;

  *n_rows = 1;
  for (TlStatementId id = 1; id <= statements->size.length; id++)
    {
      const TlStatement *statement = statements_get (statements, id);

      *n_rows = MAX (*n_rows, MAX (statement->row, statement->row_below) + 1);
    }
  owners = g_new0 (TlConstraint, *n_rows);
  for (TlStatementId id = 1; id <= statements->size.length; id++)
    {
      const TlStatement *statement = statements_get (statements, id);

      if (statement->state != TL_STATEMENT_IN_FORCE)
        continue;
      map_owner (owners, statement->row, statement->owner);
      map_owner (owners, statement->row_below, statement->owner);
    }
  return owners;
}
