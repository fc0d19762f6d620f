/* tl-statement-form.c: compares the forms of statements, which consist of terms and priorities. */
#include "layout/tl-statement.h"

#include "solver/arithmetic/tl-equal.h"
#include "solver/arithmetic/tl-exact-sum.h"

/* Returns the sum of the coefficients of a variable in a form, rounded as the solver rounds it. */
static double
form_coefficient (const TlStatementForm *form, TlVariable variable)
{
  TlExactSum sum = { .n_parts = 0 };

  for (guint i = 0; i < form->n_terms; i++)
    {
      if (form->terms[i].variable == variable)
        tl_exact_sum_add (&sum, form->terms[i].coefficient);
    }
  return tl_exact_sum_round (&sum);
}

/* Whether the solver stores the terms of a form as they are: no variable occurs twice, and no term is 0. */
gboolean
tl_statement_form_is_normal (const TlStatementForm *form)
{
  for (guint i = 0; i < form->n_terms; i++)
    {
      if (form->terms[i].coefficient == 0.0)
        return FALSE;
      for (guint k = 0; k < i; k++)
        {
          if (form->terms[k].variable == form->terms[i].variable)
            return FALSE;
        }
    }
  return TRUE;
}

/* Returns a form with the terms that the solver stores for it: terms of the same variable are merged, and
 * terms that are 0 are dropped. */
TlStatementForm
tl_statement_form_normalise (const TlStatementForm *form)
{
  TlStatementForm normal = { .above = form->above, .below = form->below };
  guint           n_kept = 0;

  for (guint i = 0; i < form->n_terms; i++)
    {
      guint place = 0;

      while (place < normal.n_terms && normal.terms[place].variable != form->terms[i].variable)
        place++;
      if (place == normal.n_terms)
        normal.terms[normal.n_terms++] = form->terms[i];
      else
        normal.terms[place].coefficient = form_coefficient (form, form->terms[i].variable);
    }
  for (guint i = 0; i < normal.n_terms; i++)
    {
      if (normal.terms[i].coefficient != 0.0)
        normal.terms[n_kept++] = normal.terms[i];
    }
  normal.n_terms = n_kept;
  return normal;
}

/* Whether the two sides of a form have the given priorities. */
gboolean
tl_statement_form_has_priorities (const TlStatementForm *form, TlPriority above, TlPriority below)
{
  return tl_numbers_are_equal ((double)form->above, (double)above)
         && tl_numbers_are_equal ((double)form->below, (double)below);
}
