/* layout-scene.h: the description of a layout beside the layout itself, which must equal one that is built
 * from the description. Items and constraints are chosen by any number, modulo how many there are. */
#ifndef LAYOUT_SCENE_H
#define LAYOUT_SCENE_H

#include <templatelayout.h>

#define SCENE_NO_ITEM G_MAXUINT

typedef enum
{
  SCENE_GUIDE, /* a guide of the root */
  SCENE_SPAN,  /* an item whose size may be negative */
  SCENE_ITEM
} SceneItemKind;

/* An item; the id is the only field that differs between the layout and one built from the description. */
typedef struct
{
  guint         number; /* identifies the item, also after others are removed */
  TlItem        id;
  SceneItemKind kind;
  TlMargins     insets;
  TlMargins     margins;
  double        size[2]; /* intrinsic sizes by axis; negative for none */
  TlPriority    hugging[2];
  TlPriority    resistance[2];
  guint         n_characters; /* of text, which wraps; 0 for content of fixed size */
  double        first_baseline;
  double        last_baseline;
} SceneItem;

/* A constraint; the items are numbers. */
typedef struct
{
  guint        first;
  TlAttribute  first_attribute;
  TlRelation   relation;
  guint        second; /* SCENE_NO_ITEM for none */
  TlAttribute  second_attribute;
  double       multiplier;
  double       constant;
  TlPriority   priority;
  TlConstraint id;
} SceneConstraint;

typedef struct _Scene Scene;

Scene           *scene_new (gboolean right_to_left);
void             scene_free (Scene *self);
guint            scene_choose_item (const Scene *self, guint choice);
const SceneItem *scene_get_item (const Scene *self, guint choice);
void             scene_add_item (Scene *self, SceneItemKind kind);
void             scene_remove_item (Scene *self, guint choice);
void             scene_set_item (Scene *self, const SceneItem *item);
void             scene_add_constraint (Scene *self, const SceneConstraint *constraint);
void             scene_remove_constraint (Scene *self, guint choice);
void             scene_set_constant (Scene *self, guint choice, double constant);
void             scene_set_priority (Scene *self, guint choice, TlPriority priority);
void             scene_set_target (Scene *self, TlAxis axis, double size, TlPriority priority);
void             scene_compare (Scene *self);

#endif /* LAYOUT_SCENE_H */
