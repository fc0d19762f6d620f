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
  guint      first_term;
  guint      n_terms;
  guint      kind; /* the row's kind as row_kind() returns it */
} TlRowShape;

/* The arrays have the order in which the solver stores rows and terms, so a comparison reads both from the
 * beginning to the end. Solvers that have stored the same rows in another order count as different. */
struct _TlStructure
{
  guint       n_variables;
  guint       n_rows;
  guint       n_terms;
  TlTerm     *terms; /* the solver's term store; owns the block of memory that contains `rows` too */
  TlRowShape *rows;
};

gboolean
tl_structure_can_be_shared (const TlSolver *solver)
{
  return solver->n_variables > 0 && solver->numerics.n_difficult_rows == 0 && !solver->numerics.is_careful
         && solver->free_rows.length == 0 && solver->removed_rows.length == 0 && solver->n_leaving == 0;
}

/* The kind of a row, its order and, in an origin row, whether the variable is a resting one. */
static inline guint
row_kind (const TlRow *row)
{
  return row->kind + 256u * row->is_resting + 512u * row->order;
}

static inline TlRowShape
row_shape (const TlRow *row)
{
  return (TlRowShape){ row->above, row->below, row->first_term, row->n_terms, row_kind (row) };
}

static inline guint64
number_bits (double number)
{
  guint64 bits;

  memcpy (&bits, &number, sizeof bits);
  return bits;
}

/* Returns what the element at @place contributes to a hash. No contribution depends on another, so the
 * processor can compute several at a time. */
static inline guint64
hash_element (guint64 bits, guint64 place)
{
  return (bits ^ (bits >> 29)) * (TL_MIX_2 + 2 * place);
}

static inline guint32
priority_bits (TlPriority priority)
{
  guint32 bits;

  memcpy (&bits, &priority, sizeof bits);
  return bits;
}

static inline guint64
shape_bits (const TlRowShape *shape)
{
  return (priority_bits (shape->above) | (guint64)priority_bits (shape->below) << 32) * TL_MIX_3
         + (shape->first_term | (guint64)shape->n_terms << 32) * TL_MIX_1 + shape->kind;
}

guint64
tl_structure_hash (const TlSolver *solver)
{
  const TlTerm *terms = solver->term_store.items;
  guint64       hash = solver->n_variables;
  guint         n_rows = solver->n_rows;

  for (guint i = 0; i < n_rows; i++)
    {
      TlRowShape shape = row_shape (tl_solver_row (solver, i));

      hash += hash_element (shape_bits (&shape), i);
    }
  for (guint i = 0; i < solver->term_store.length; i++)
    hash += hash_element (number_bits (terms[i].coefficient) + terms[i].variable * TL_MIX_1, n_rows + i);
  return hash | 1;
}

TlStructure *
tl_structure_new (const TlSolver *solver)
{
  TlStructure *structure = g_new (TlStructure, 1);

  structure->n_variables = solver->n_variables;
  structure->n_rows = solver->n_rows;
  structure->n_terms = solver->term_store.length;
  structure->terms
    = g_malloc (structure->n_terms * sizeof (TlTerm) + structure->n_rows * sizeof (TlRowShape));
  structure->rows = (TlRowShape *)(gpointer)(structure->terms + structure->n_terms);
  memcpy (structure->terms, solver->term_store.items, structure->n_terms * sizeof (TlTerm));
  for (guint i = 0; i < solver->n_rows; i++)
    structure->rows[i] = row_shape (tl_solver_row (solver, i));
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
shape_is_of (const TlRowShape *shape, const TlRow *row)
{
  return shape->first_term == row->first_term && shape->n_terms == row->n_terms
         && shape->kind == row_kind (row) && priority_bits (shape->above) == priority_bits (row->above)
         && priority_bits (shape->below) == priority_bits (row->below);
}

static inline gboolean
shapes_are_equal (const TlStructure *structure, const TlSolver *solver)
{
  for (guint i = 0; i < structure->n_rows; i++)
    {
      if (!shape_is_of (&structure->rows[i], tl_solver_row (solver, i)))
        return FALSE;
    }
  return TRUE;
}

/* Whether @n_terms terms are equal. Terms have padding, so they cannot be compared as memory. */
static inline gboolean
terms_are_equal (const TlTerm *left, const TlTerm *right, guint n_terms)
{
  for (guint i = 0; i < n_terms; i++)
    {
      if (left[i].variable != right[i].variable
          || number_bits (left[i].coefficient) != number_bits (right[i].coefficient))
        return FALSE;
    }
  return TRUE;
}

gboolean
tl_structure_is_of (const TlStructure *structure, const TlSolver *solver)
{
  return structure->n_variables == solver->n_variables && structure->n_rows == solver->n_rows
         && structure->n_terms == solver->term_store.length && shapes_are_equal (structure, solver)
         && terms_are_equal (structure->terms, solver->term_store.items, structure->n_terms);
}
