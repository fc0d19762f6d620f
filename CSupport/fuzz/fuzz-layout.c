/* fuzz-layout.c: edits of a layout, in any order. After each solution, the rectangles must equal those of a
 * fresh layout in the final state, as far as they are not ambiguous. */
#include <math.h>

#include "fuzz-input.h"
#include "layout-scene.h"

#define MAX_EDITS 120

static TlPriority
choose_priority (FuzzInput *input)
{
  static const TlPriority priorities[] = { 1000, 1000, 1000, 999, 751, 750, 250, 50 };

  return priorities[fuzz_input_below (input, G_N_ELEMENTS (priorities))];
}

static double
choose_length (FuzzInput *input)
{
  return fuzz_input_byte (input) * 0.5 - 16.0;
}

/* An attribute that can be related to @first, which decides the axis. */
static TlAttribute
choose_second_attribute (FuzzInput *input, TlAttribute first, gboolean has_second_item)
{
  if (!has_second_item)
    return TL_ATTRIBUTE_NONE;
  for (guint i = 0; i < 20; i++)
    {
      TlAttribute second = (TlAttribute)(1 + fuzz_input_below (input, 20));

      if (tl_layout_check_pairing (first, TRUE, second, NULL))
        return second;
    }
  return first;
}

static void
add_constraint (Scene *scene, FuzzInput *input)
{
  static const double multipliers[] = { 1.0, 1.0, 1.0, 0.5, 2.0, -1.0, 0.25, 1.5 };
  SceneConstraint     constraint = { .first = scene_choose_item (scene, fuzz_input_byte (input)) };

  constraint.first_attribute = (TlAttribute)(1 + fuzz_input_below (input, 20));
  constraint.relation = (TlRelation)((int)fuzz_input_below (input, 3) - 1);
  constraint.second
    = fuzz_input_below (input, 4) == 0 ? SCENE_NO_ITEM : scene_choose_item (scene, fuzz_input_byte (input));
  constraint.second_attribute
    = choose_second_attribute (input, constraint.first_attribute, constraint.second != SCENE_NO_ITEM);
  constraint.multiplier = multipliers[fuzz_input_below (input, G_N_ELEMENTS (multipliers))];
  constraint.constant = choose_length (input);
  constraint.priority = choose_priority (input);
  scene_add_constraint (scene, &constraint);
}

static void
edit_constraint (Scene *scene, FuzzInput *input)
{
  guint which = fuzz_input_byte (input);

  switch (fuzz_input_below (input, 3))
    {
    case 0:
      scene_remove_constraint (scene, which);
      break;
    case 1:
      scene_set_constant (scene, which, choose_length (input));
      break;
    default:
      scene_set_priority (scene, which, choose_priority (input));
    }
}

static void
edit_item (Scene *scene, FuzzInput *input)
{
  SceneItem item = *scene_get_item (scene, fuzz_input_byte (input));

  switch (fuzz_input_below (input, 7))
    {
    case 0:
      item.insets = (TlMargins){ choose_length (input), 4.0, 4.0, choose_length (input) };
      break;
    case 1:
      item.margins = (TlMargins){ choose_length (input), 8.0, choose_length (input), 8.0 };
      break;
    case 2:
      item.size[fuzz_input_below (input, 2)]
        = fuzz_input_below (input, 4) == 0 ? -1.0 : fuzz_input_byte (input);
      break;
    case 3:
      item.hugging[fuzz_input_below (input, 2)] = choose_priority (input);
      break;
    case 4:
      item.resistance[fuzz_input_below (input, 2)] = choose_priority (input);
      break;
    case 5:
      item.n_characters = fuzz_input_below (input, 3) == 0 ? 0 : fuzz_input_byte (input);
      break;
    default:
      item.first_baseline = fuzz_input_below (input, 30);
      item.last_baseline = fuzz_input_below (input, 30);
    }
  scene_set_item (scene, &item);
}

static void
edit (Scene *scene, FuzzInput *input)
{
  guint      kind = fuzz_input_below (input, 16);
  TlPriority priority;

  if (kind == 0)
    scene_add_item (scene, (SceneItemKind)MIN (fuzz_input_below (input, 4), SCENE_ITEM));
  else if (kind == 1 && fuzz_input_below (input, 4) == 0)
    scene_remove_item (scene, fuzz_input_byte (input));
  else if (kind < 6)
    add_constraint (scene, input);
  else if (kind < 8)
    edit_constraint (scene, input);
  else if (kind < 12)
    edit_item (scene, input);
  else if (kind == 12)
    {
      priority = fuzz_input_below (input, 4) == 0 ? 0.0f : choose_priority (input);
      scene_set_target (scene, (TlAxis)fuzz_input_below (input, 2), fuzz_input_byte (input) * 2.0, priority);
    }
  else
    scene_compare (scene);
}

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length);

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)
{
  FuzzInput input = { bytes, length };
  guint     first = fuzz_input_byte (&input);
  Scene    *scene = scene_new (first % 2 == 1);

  for (guint i = 0; i < first / 2 % 4; i++)
    scene_add_item (scene, SCENE_ITEM);
  for (guint i = 0; i < MAX_EDITS && input.length > 0; i++)
    edit (scene, &input);
  scene_compare (scene);
  scene_free (scene);
  return 0;
}
