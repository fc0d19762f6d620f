/* tl-structure.c: the structure of a system, its hash and comparison; see tl-structure.h. */
#include "solver/bases/tl-structure.h"

#include "solver/model/tl-solver-data.h"

#include <string.h>

/* Odd numbers for mixing bits: the fractional part of the golden ratio, and primes of the XXH64 hash. */
#define TL_MIX_1 G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)
#define TL_MIX_2 G_GUINT64_CONSTANT (0xC2B2AE3D27D4EB4F)
#define TL_MIX_3 G_GUINT64_CONSTANT (0x165667B19E3779F9)

/* The part of a row that belongs to the structure, besides the terms. */
typedef struct
{
  TlPriority above;
  TlPriority below;
  guint      n_terms;
  guint      kind; /* the row's kind as row_kind() returns it */
} TlRowShape;

struct _TlStructure
{
  guint       n_variables;
  guint       n_rows;
  guint       n_terms;
  TlTerm     *terms; /* the terms, row after row; owns the block of memory that contains `rows` too */
  TlRowShape *rows;
};

gboolean
tl_structure_can_be_shared (const TlSolver *solver)
{
  return solver->n_variables > 0 && solver->numerics.n_extreme_rows == 0 && !solver->numerics.is_careful
         && solver->free_rows.length == 0 && solver->removed_rows.length == 0 && solver->n_leaving == 0;
}

/* The kind of a row and, in an origin row, whether the variable is a resting one. */
static inline guint
row_kind (const TlRow *row)
{
  return row->kind + 256u * row->is_resting;
}

static inline guint64
hash_terms (const TlTerm *terms, guint n_terms)
{
  guint64 hash = 0;

  for (guint i = 0; i < n_terms; i++)
    {
      guint64 bits;

      memcpy (&bits, &terms[i].coefficient, sizeof bits);
      bits += terms[i].variable * TL_MIX_1;
      hash += (bits ^ (bits >> 29)) * (TL_MIX_2 + 2 * i);
    }
  return hash;
}

static inline guint64
hash_priorities (const TlRow *row)
{
  guint32 above, below;

  memcpy (&above, &row->above, sizeof above);
  memcpy (&below, &row->below, sizeof below);
  return (above | (guint64)below << 32) * TL_MIX_3;
}

guint64
tl_structure_hash (const TlSolver *solver)
{
  guint64 hash = solver->n_variables;

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      hash += hash_priorities (row) + hash_terms (tl_solver_row_terms (solver, row), row->n_terms)
              + row_kind (row);
      hash = (hash ^ (hash >> 32)) * TL_MIX_1;
    }
  return hash | 1;
}

static guint
count_terms (const TlSolver *solver)
{
  guint n_terms = 0;

  for (guint i = 0; i < solver->n_rows; i++)
    n_terms += tl_solver_row (solver, i)->n_terms;
  return n_terms;
}

TlStructure *
tl_structure_new (const TlSolver *solver)
{
  TlStructure *structure = g_new (TlStructure, 1);
  TlTerm      *end;

  structure->n_variables = solver->n_variables;
  structure->n_rows = solver->n_rows;
  structure->n_terms = count_terms (solver);
  structure->terms
    = g_malloc (structure->n_terms * sizeof (TlTerm) + structure->n_rows * sizeof (TlRowShape));
  structure->rows = (TlRowShape *)(gpointer)(structure->terms + structure->n_terms);
  end = structure->terms;
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      structure->rows[i] = (TlRowShape){ row->above, row->below, row->n_terms, row_kind (row) };
      if (row->n_terms > 0)
        memcpy (end, tl_solver_row_terms (solver, row), row->n_terms * sizeof (TlTerm));
      end += row->n_terms;
    }
  return structure;
}

void
tl_structure_free (TlStructure *structure)
{
  g_free (structure->terms);
  g_free (structure);
}

gsize
tl_structure_size (const TlStructure *structure)
{
  return sizeof *structure + structure->n_terms * sizeof (TlTerm) + structure->n_rows * sizeof (TlRowShape);
}

static inline gboolean
numbers_are_equal (double left, double right)
{
  return left <= right && left >= right;
}

static inline gboolean
shape_is_of (const TlRowShape *shape, const TlRow *row)
{
  return shape->n_terms == row->n_terms && shape->kind == row_kind (row)
         && numbers_are_equal ((double)shape->above, (double)row->above)
         && numbers_are_equal ((double)shape->below, (double)row->below);
}

static inline gboolean
terms_are_equal (const TlTerm *left, const TlTerm *right, guint n_terms)
{
  for (guint i = 0; i < n_terms; i++)
    {
      if (left[i].variable != right[i].variable
          || !numbers_are_equal (left[i].coefficient, right[i].coefficient))
        return FALSE;
    }
  return TRUE;
}

gboolean
tl_structure_is_of (const TlStructure *structure, const TlSolver *solver)
{
  const TlTerm *terms = structure->terms;

  if (structure->n_variables != solver->n_variables || structure->n_rows != solver->n_rows)
    return FALSE;
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (!shape_is_of (&structure->rows[i], row)
          || !terms_are_equal (terms, tl_solver_row_terms (solver, row), row->n_terms))
        return FALSE;
      terms += row->n_terms;
    }
  return TRUE;
}
