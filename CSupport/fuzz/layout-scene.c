/* layout-scene.c: see layout-scene.h. */
#include "layout-scene.h"

#include <math.h>

#define MAX_ITEMS 8
#define MAX_CONSTRAINTS 30
#define CHARACTER_WIDTH 7.0
#define LINE_HEIGHT 16.0

/* A layout and the description that it should equal. The root is the item with number 0. */
struct _Scene
{
  gboolean   right_to_left;
  TlLayout  *layout;
  GArray    *items;       /* SceneItem */
  GArray    *constraints; /* SceneConstraint, oldest first */
  guint      n_numbers;
  double     target[2];
  TlPriority target_priority[2];
};

static SceneItem *
find_item (const Scene *self, guint number)
{
  for (guint i = 0; i < self->items->len; i++)
    if (g_array_index (self->items, SceneItem, i).number == number)
      return &g_array_index (self->items, SceneItem, i);
  return NULL;
}

/* --- The state of one layout --- */

/* Text whose characters are equally wide and which breaks anywhere. */
static void
measure_text (TlItem item, double width, TlMeasurement *measurement, gpointer user_data)
{
  double n_characters = GPOINTER_TO_UINT (user_data);
  double in_line = width < 0.0 ? n_characters : fmax (1.0, floor (width / CHARACTER_WIDTH + 1e-6));

  (void)item;
  measurement->width = n_characters * CHARACTER_WIDTH;
  measurement->height = ceil (n_characters / in_line) * LINE_HEIGHT;
}

static void
state_item (TlLayout *layout, const SceneItem *item)
{
  if (item->kind == SCENE_GUIDE)
    {
      tl_layout_set_insets (layout, item->id, &item->insets);
      return;
    }
  tl_layout_set_margins (layout, item->id, &item->margins);
  if (item->n_characters > 0)
    tl_layout_set_measure (layout, item->id, measure_text, GUINT_TO_POINTER (item->n_characters), NULL);
  else
    tl_layout_set_measure (layout, item->id, NULL, NULL, NULL);
  if (item->n_characters > 0)
    tl_layout_invalidate_content (layout, item->id);
  else
    tl_layout_set_baselines (layout, item->id, TL_BASELINES_FROM_EDGES, item->first_baseline,
                             item->last_baseline);
  for (guint axis = 0; axis < 2; axis++)
    {
      if (item->n_characters == 0)
        tl_layout_set_intrinsic_size (layout, item->id, (TlAxis)axis, item->size[axis]);
      g_assert_true (tl_layout_set_content_priorities (layout, item->id, (TlAxis)axis, item->hugging[axis],
                                                       item->resistance[axis], NULL));
    }
}

static TlItem
layout_add_item (const Scene *self, TlLayout *layout, const SceneItem *item)
{
  TlItem id = item->kind == SCENE_GUIDE  ? tl_layout_add_guide (layout, find_item (self, 0)->id)
              : item->kind == SCENE_SPAN ? tl_layout_add_span (layout)
                                         : tl_layout_add_item (layout);

  if (item->number == 0)
    tl_layout_set_position (layout, id, 0.0, 0.0);
  return id;
}

static TlConstraint
layout_add_constraint (const Scene *self, TlLayout *layout, const SceneConstraint *constraint)
{
  TlItem second = constraint->second == SCENE_NO_ITEM ? 0 : find_item (self, constraint->second)->id;

  return tl_layout_add_constraint (layout, find_item (self, constraint->first)->id,
                                   constraint->first_attribute, constraint->relation, second,
                                   constraint->second_attribute, constraint->multiplier, constraint->constant,
                                   constraint->priority, NULL);
}

static void
state_target (const Scene *self, TlLayout *layout, TlItem root, guint axis)
{
  g_assert_true (tl_layout_set_target_size (layout, root, (TlAxis)axis, self->target[axis],
                                            self->target_priority[axis], NULL));
}

/* --- Edits --- */

Scene *
scene_new (gboolean right_to_left)
{
  Scene *self = g_new0 (Scene, 1);

  self->right_to_left = right_to_left;
  self->layout = tl_layout_new ();
  tl_layout_set_right_to_left (self->layout, right_to_left);
  self->items = g_array_new (FALSE, FALSE, sizeof (SceneItem));
  self->constraints = g_array_new (FALSE, FALSE, sizeof (SceneConstraint));
  scene_add_item (self, SCENE_ITEM);
  scene_set_target (self, TL_AXIS_HORIZONTAL, 320.0, 1000);
  return self;
}

void
scene_free (Scene *self)
{
  tl_layout_free (self->layout);
  g_array_unref (self->items);
  g_array_unref (self->constraints);
  g_free (self);
}

const SceneItem *
scene_get_item (const Scene *self, guint choice)
{
  return &g_array_index (self->items, SceneItem, choice % self->items->len);
}

guint
scene_choose_item (const Scene *self, guint choice)
{
  return scene_get_item (self, choice)->number;
}

void
scene_add_item (Scene *self, SceneItemKind kind)
{
  SceneItem item = { .number = self->n_numbers++,
                     .kind = kind,
                     .size = { -1.0, -1.0 },
                     .hugging = { 250, 250 },
                     .resistance = { 750, 750 } };

  if (self->items->len == MAX_ITEMS)
    return;
  item.id = layout_add_item (self, self->layout, &item);
  g_array_append_val (self->items, item);
  state_item (self->layout, &item);
}

static gboolean
constraint_uses (const SceneConstraint *constraint, guint number)
{
  return constraint->first == number || constraint->second == number;
}

/* Removes an item other than the root, and the constraints on it. */
void
scene_remove_item (Scene *self, guint choice)
{
  guint which = choice % self->items->len;
  guint number = g_array_index (self->items, SceneItem, which).number;

  if (number == 0)
    return;
  tl_layout_remove_item (self->layout, g_array_index (self->items, SceneItem, which).id);
  g_array_remove_index (self->items, which);
  for (guint i = self->constraints->len; i > 0; i--)
    if (constraint_uses (&g_array_index (self->constraints, SceneConstraint, i - 1), number))
      g_array_remove_index (self->constraints, i - 1);
}

void
scene_set_item (Scene *self, const SceneItem *item)
{
  *find_item (self, item->number) = *item;
  state_item (self->layout, item);
}

void
scene_add_constraint (Scene *self, const SceneConstraint *constraint)
{
  SceneConstraint added = *constraint;

  if (self->constraints->len == MAX_CONSTRAINTS)
    return;
  added.id = layout_add_constraint (self, self->layout, constraint);
  if (added.id != 0)
    g_array_append_val (self->constraints, added);
}

static SceneConstraint *
choose_constraint (const Scene *self, guint choice)
{
  if (self->constraints->len == 0)
    return NULL;
  return &g_array_index (self->constraints, SceneConstraint, choice % self->constraints->len);
}

void
scene_remove_constraint (Scene *self, guint choice)
{
  if (self->constraints->len == 0)
    return;
  g_assert_true (tl_layout_remove_constraint (self->layout, choose_constraint (self, choice)->id, NULL));
  g_array_remove_index (self->constraints, choice % self->constraints->len);
}

void
scene_set_constant (Scene *self, guint choice, double constant)
{
  SceneConstraint *constraint = choose_constraint (self, choice);

  if (constraint == NULL)
    return;
  constraint->constant = constant;
  g_assert_true (tl_layout_set_constant (self->layout, constraint->id, constant, NULL));
}

void
scene_set_priority (Scene *self, guint choice, TlPriority priority)
{
  SceneConstraint *constraint = choose_constraint (self, choice);

  if (constraint == NULL)
    return;
  constraint->priority = priority;
  g_assert_true (tl_layout_set_priority (self->layout, constraint->id, priority, NULL));
}

void
scene_set_target (Scene *self, TlAxis axis, double size, TlPriority priority)
{
  self->target[axis] = size;
  self->target_priority[axis] = priority;
  state_target (self, self->layout, find_item (self, 0)->id, axis);
}

/* --- Comparison --- */

/* The description with the ids of a fresh layout in the same state. */
static Scene *
scene_rebuild (const Scene *self)
{
  Scene *fresh = g_new0 (Scene, 1);

  *fresh = *self;
  fresh->layout = tl_layout_new ();
  fresh->items = g_array_copy (self->items);
  fresh->constraints = g_array_copy (self->constraints);
  tl_layout_set_right_to_left (fresh->layout, self->right_to_left);
  for (guint i = 0; i < fresh->items->len; i++)
    {
      SceneItem *item = &g_array_index (fresh->items, SceneItem, i);

      item->id = layout_add_item (fresh, fresh->layout, item);
      state_item (fresh->layout, item);
    }
  for (guint axis = 0; axis < 2; axis++)
    state_target (fresh, fresh->layout, find_item (fresh, 0)->id, axis);
  for (guint i = 0; i < fresh->constraints->len; i++)
    {
      SceneConstraint *constraint = &g_array_index (fresh->constraints, SceneConstraint, i);

      constraint->id = layout_add_constraint (fresh, fresh->layout, constraint);
      g_assert_cmpuint (constraint->id, !=, 0);
    }
  return fresh;
}

/* Whether a height depends on a width other than by wrapping, or a width on a height: several results can
 * then be equally valid. */
static gboolean
mixes_axes (const Scene *self)
{
  for (guint i = 0; i < self->constraints->len; i++)
    {
      const SceneConstraint *constraint = &g_array_index (self->constraints, SceneConstraint, i);

      if ((constraint->first_attribute == TL_ATTRIBUTE_WIDTH
           && constraint->second_attribute == TL_ATTRIBUTE_HEIGHT)
          || (constraint->first_attribute == TL_ATTRIBUTE_HEIGHT
              && constraint->second_attribute == TL_ATTRIBUTE_WIDTH))
        return TRUE;
    }
  return FALSE;
}

static void
compare_axis (Scene *self, Scene *fresh, guint which, TlAxis axis)
{
  TlItem      one = g_array_index (self->items, SceneItem, which).id;
  TlItem      other = g_array_index (fresh->items, SceneItem, which).id;
  gboolean    position[2], length[2];
  TlRectangle left, right;

  tl_layout_get_ambiguity (self->layout, one, axis, &position[0], &length[0]);
  tl_layout_get_ambiguity (fresh->layout, other, axis, &position[1], &length[1]);
  tl_layout_get_rectangle (self->layout, one, &left);
  tl_layout_get_rectangle (fresh->layout, other, &right);
  g_assert_true (isfinite (left.x + left.y + left.width + left.height));
  if (!position[0] && !position[1])
    g_assert_cmpfloat_with_epsilon (axis == TL_AXIS_HORIZONTAL ? left.x : left.y,
                                    axis == TL_AXIS_HORIZONTAL ? right.x : right.y, 1e-6);
  if (!length[0] && !length[1])
    g_assert_cmpfloat_with_epsilon (axis == TL_AXIS_HORIZONTAL ? left.width : left.height,
                                    axis == TL_AXIS_HORIZONTAL ? right.width : right.height, 1e-6);
}

static void
check_conflicts (const Scene *self)
{
  TlConflict conflict;

  for (guint k = 0; tl_layout_get_conflict (self->layout, k, &conflict); k++)
    for (guint i = 0; i < conflict.n_constraints; i++)
      g_assert_cmpuint (conflict.constraints[i], !=, 0);
}

/* Solves the layout and a fresh one, which must agree. */
void
scene_compare (Scene *self)
{
  Scene   *fresh = scene_rebuild (self);
  gboolean solved = tl_layout_solve (self->layout, NULL);

  check_conflicts (self);
  if (tl_layout_solve (fresh->layout, NULL) && solved && !mixes_axes (self)
      && tl_layout_has_converged (self->layout) && tl_layout_has_converged (fresh->layout))
    for (guint i = 0; i < self->items->len; i++)
      for (guint axis = 0; axis < 2; axis++)
        compare_axis (self, fresh, i, (TlAxis)axis);
  scene_free (fresh);
}
