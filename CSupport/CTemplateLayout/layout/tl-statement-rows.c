/* tl-statement-rows.c: the solver's rows that represent statements. */
#include "layout/tl-statement-rows.h"

#include "solver/model/tl-row-access.h"

/* Returns the form of a statement, which is read from its rows. */
TlStatementForm
tl_statement_read_form (const TlStatement *statement, const TlSolver *solver)
{
  TlStatementForm form = { .n_terms = 0 };
  TlPriority      unused;

  form.n_terms = tl_row_access_terms (solver, statement->row, form.terms, TL_STATEMENT_MAX_TERMS);
  tl_row_access_priorities (solver, statement->row, &form.above, &form.below);
  if (statement->row_below != 0)
    tl_row_access_priorities (solver, statement->row_below, &unused, &form.below);
  return form;
}

/* Whether a statement has the given form, which tl_statement_form_normalise() has returned. */
gboolean
tl_statement_has_form (const TlStatement *statement, const TlSolver *solver, const TlStatementForm *form)
{
  TlPriority above, below, unused;

  if (!tl_row_access_has_terms (solver, statement->row, form->terms, form->n_terms))
    return FALSE;
  tl_row_access_priorities (solver, statement->row, &above, &below);
  if (statement->row_below != 0)
    tl_row_access_priorities (solver, statement->row_below, &unused, &below);
  return tl_statement_form_has_priorities (form, above, below);
}

/* Adds one side of a form to the solver: the upper side if @from_above, otherwise the lower one. Returns the
 * row, or 0 with @error set. */
static TlConstraint
form_add_side (
  const TlStatementForm *form, TlSolver *solver, gboolean from_above, double constant, GError **error)
{
  return tl_solver_add_constraint (solver, form->terms, form->n_terms,
                                   from_above ? TL_RELATION_LESS_OR_EQUAL : TL_RELATION_GREATER_OR_EQUAL,
                                   constant, from_above ? form->above : form->below, error);
}

/* Adds a form to the solver as one row. Returns the row, or 0 with @error set. */
TlConstraint
tl_statement_form_add (const TlStatementForm *form, TlSolver *solver, double constant, GError **error)
{
  if (form->above <= 0.0f)
    return form_add_side (form, solver, FALSE, constant, error);
  if (form->below <= 0.0f)
    return form_add_side (form, solver, TRUE, constant, error);
  return tl_solver_add_two_sided (solver, form->terms, form->n_terms, constant, form->above, form->below,
                                  error);
}

static gboolean
form_is_two_sided (const TlStatementForm *form)
{
  return form->above > 0.0f && form->below > 0.0f;
}

/* Makes a statement's rows the youngest and changes their constant: of required constraints that contradict
 * each other, the youngest is broken. */
void
tl_statement_renew_rows (const TlStatement *statement, TlSolver *solver, double constant)
{
  tl_row_access_renew (solver, statement->row, constant);
  if (statement->row_below != 0)
    tl_row_access_renew (solver, statement->row_below, constant);
}

/* Changes the constant of a statement in the solver. */
gboolean
tl_statement_write_constant (const TlStatement *statement, TlSolver *solver, double constant, GError **error)
{
  if (!tl_solver_set_constant (solver, statement->row, constant, error))
    return FALSE;
  if (statement->row_below != 0)
    tl_solver_set_constant (solver, statement->row_below, constant, NULL);
  return TRUE;
}

/* Removes a statement's rows from the solver. */
void
tl_statement_remove_rows (TlStatement *statement, TlSolver *solver)
{
  tl_solver_remove_constraint (solver, statement->row, NULL);
  if (statement->row_below != 0)
    tl_solver_remove_constraint (solver, statement->row_below, NULL);
}

/* Replaces a statement's two-sided row by two rows that have no effect, one for each side. */
static void
statement_split (TlStatement *statement, const TlStatementForm *form, TlSolver *solver)
{
  tl_solver_remove_constraint (solver, statement->row, NULL);
  statement->row = form_add_side (form, solver, TRUE, TL_OUT_OF_REACH, NULL);
  statement->row_below = form_add_side (form, solver, FALSE, -TL_OUT_OF_REACH, NULL);
}

/* Moves the constants of a statement's rows out of reach, so that the rows have no effect. A two-sided row is
 * replaced by two rows first. */
void
tl_statement_suspend_rows (TlStatement *statement, TlSolver *solver)
{
  TlStatementForm form;

  if (statement->row_below != 0)
    {
      tl_row_access_write (solver, statement->row, TL_OUT_OF_REACH);
      tl_row_access_write (solver, statement->row_below, -TL_OUT_OF_REACH);
      return;
    }
  form = tl_statement_read_form (statement, solver);
  if (form_is_two_sided (&form))
    statement_split (statement, &form, solver);
  else
    tl_row_access_write (solver, statement->row, form.above > 0.0f ? TL_OUT_OF_REACH : -TL_OUT_OF_REACH);
}
