/* tl-stack-private.h: an arrangement whose constraints are being listed, shared by tl-stack.c and
 * tl-stack-align.c.
 */
#ifndef TL_STACK_PRIVATE_H
#define TL_STACK_PRIVATE_H

#include <templatelayout/tl-stack.h>

#define TL_CANVAS_FIT_PRIORITY 49

/* The attributes of one axis: those of the items, and the outer ones, which are the attributes of the stack
 * to which the items are tied. */
typedef struct
{
  TlAttribute start;
  TlAttribute end;
  TlAttribute size;
  TlAttribute center;
  TlAttribute outer_start;
  TlAttribute outer_end;
  TlAttribute outer_center;
} TlStackAxis;

/* An arrangement whose constraints are being listed: the arguments of tl_stack_arrange() and the attributes
 * along and across the axis of the stack. */
typedef struct
{
  const TlStack        *stack;
  const TlArrangedItem *items;
  guint                 n_items;
  const TlStackAxis    *along;
  const TlStackAxis    *across;
  TlStackFunc           func;
  gpointer              user_data;
} TlArrangement;

static inline void
tl_stack_add (const TlArrangement *self, const TlStackConstraint *constraint)
{
  self->func (constraint, self->user_data);
}

/* Lists the required constraint "@attribute of @first, @relation, @other of @second + @constant". */
static inline void
tl_stack_relate (const TlArrangement *self,
                 TlItem               first,
                 TlAttribute          attribute,
                 TlRelation           relation,
                 TlItem               second,
                 TlAttribute          other,
                 double               constant)
{
  tl_stack_add (self, &(TlStackConstraint){ first, attribute, relation, second, other, 1.0, constant,
                                            TL_PRIORITY_REQUIRED });
}

/* Lists the required constraint "@attribute of @first = @other of @second". */
static inline void
tl_stack_equate (
  const TlArrangement *self, TlItem first, TlAttribute attribute, TlItem second, TlAttribute other)
{
  tl_stack_relate (self, first, attribute, TL_RELATION_EQUAL, second, other, 0.0);
}

/* Lists the constraint that the attribute @size of @item is 0, with the given priority. */
static inline void
tl_stack_shrink (const TlArrangement *self, TlItem item, TlAttribute size, int priority)
{
  tl_stack_add (self, &(TlStackConstraint){ item, size, TL_RELATION_EQUAL, 0, TL_ATTRIBUTE_NONE, 1.0, 0.0,
                                            (TlPriority)priority });
}

/* tl-stack-align.c */
void tl_stack_align (const TlArrangement *self);

#endif /* TL_STACK_PRIVATE_H */
