/* tl-shared-bases.h: compiled bases that solvers of the same structure share.
 *
 * Rows, terms and priorities, together with the sides of the inactive rows, determine whether an active set
 * is optimal; constants only determine these sides. A basis compiled by one solver can therefore be used by
 * every other one with the same structure: the second template of a kind needs no pivots, and neither does a
 * template that is built again. Each use is verified by the signs of the solver's own inactive rows.
 * Structures are compared row by row; the hash only finds candidates.
 *
 * A structure is stored when it occurs for the second time, so a system that is built once costs only the
 * hash. The memory is bounded, and all functions may be called from any thread.
 */
#ifndef TL_SHARED_BASES_H
#define TL_SHARED_BASES_H

#include "solver/bases/tl-compiled-basis.h"

/* Finds the shared basis that gives the solution for the solver's constants, and sets the values.
 *
 * Returns: (transfer full) (nullable): the basis, or NULL if there is none */
TlCompiledBasis *tl_shared_bases_find (TlSolver *solver);

/* Shares a basis that the solver has compiled, if other solvers have had its structure. */
void tl_shared_bases_publish (TlSolver *solver, TlCompiledBasis *basis);

#endif /* TL_SHARED_BASES_H */
