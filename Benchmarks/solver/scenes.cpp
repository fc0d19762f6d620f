// scenes.cpp: builds the systems that scene.hpp declares, except that of kiwi's own benchmark.
#include "scene.hpp"

static Box
add_box (Scene &scene)
{
  Box box = { scene.variable (), scene.variable (), scene.variable (), scene.variable () };

  scene.at_least ({ { box.width, 1 } }, 0);
  scene.at_least ({ { box.height, 1 } }, 0);
  return box;
}

/// Adds hugging and compression resistance for an intrinsic size on both axes.
static void
add_content (Scene &scene, const Box &box, double width, double height, float hugging_x, float hugging_y)
{
  scene.sizes.push_back (scene.add ({ { box.width, 1 } }, width, hugging_x, 750));
  scene.sizes.push_back (scene.add ({ { box.height, 1 } }, height, hugging_y, 750));
}

/// The cell of the original library's demo: 24 layout variables, 10 intrinsic sizes, 14 constraints of its
/// storyboard, the width with priority 999, and the height, which is minimised with priority 50.
Scene
feed_cell ()
{
  Scene scene;
  Box   root = add_box (scene), title = add_box (scene), content = add_box (scene);
  Box   image = add_box (scene), user = add_box (scene), time = add_box (scene);

  scene.equal ({ { root.left, 1 } }, 0);
  scene.equal ({ { root.top, 1 } }, 0);
  add_content (scene, title, 90, 19.5, 251, 251);
  add_content (scene, content, 400, 33.5, 251, 251);
  add_content (scene, image, 128, 128, 251, 251);
  add_content (scene, user, 62, 16, 251, 249);
  add_content (scene, time, 66, 14.5, 251, 251);
  scene.equal ({ { user.top, 1 }, { image.top, -1 }, { image.height, -1 } }, 8);
  scene.equal ({ { title.left, 1 }, { user.left, -1 } }, 0);
  scene.at_least ({ { root.left, 1 }, { root.width, 1 }, { image.left, -1 }, { image.width, -1 } }, 16);
  scene.equal ({ { image.top, 1 }, { content.top, -1 }, { content.height, -1 } }, 8);
  scene.equal ({ { title.top, 1 }, { root.top, -1 } }, 10);
  scene.equal ({ { image.left, 1 }, { title.left, -1 } }, 0);
  // The baselines are 4 points (user) and 3 points (time) above the bottoms, so the bottoms are 1 point apart.
  scene.equal ({ { time.top, 1 }, { time.height, 1 }, { user.top, -1 }, { user.height, -1 } }, -1);
  scene.equal ({ { content.top, 1 }, { title.top, -1 }, { title.height, -1 } }, 6);
  scene.equal ({ { root.top, 1 }, { root.height, 1 }, { user.top, -1 }, { user.height, -1 } }, 4);
  scene.equal ({ { title.left, 1 }, { content.left, -1 } }, 0);
  for (const Box &box : { time, title, content })
    scene.equal ({ { root.left, 1 }, { root.width, 1 }, { box.left, -1 }, { box.width, -1 } }, 10);
  scene.equal ({ { title.left, 1 }, { root.left, -1 } }, 16);
  scene.fence = scene.equal ({ { root.width, 1 } }, 375, 999);
  scene.equal ({ { root.height, 1 } }, 0, 50);
  scene.result = root.height;
  return scene;
}

/// A chain of views, one below the other, with seven constraints each.
Scene
chain (int n_views)
{
  Scene scene;
  Box   root = add_box (scene), above = root;

  scene.equal ({ { root.left, 1 } }, 0);
  scene.equal ({ { root.top, 1 } }, 0);
  scene.fence = scene.equal ({ { root.width, 1 } }, 375, 999);
  for (int i = 0; i < n_views; i++)
    {
      Box view = add_box (scene);

      scene.equal ({ { view.left, 1 }, { root.left, -1 } }, 16);
      scene.equal ({ { root.left, 1 }, { root.width, 1 }, { view.left, -1 }, { view.width, -1 } }, 16);
      if (i == 0)
        scene.equal ({ { view.top, 1 }, { root.top, -1 } }, 8);
      else
        scene.equal ({ { view.top, 1 }, { above.top, -1 }, { above.height, -1 } }, 8);
      scene.add ({ { view.height, 1 } }, 20 + i % 7, 250, 750);
      above = view;
    }
  scene.equal ({ { root.top, 1 }, { root.height, 1 }, { above.top, -1 }, { above.height, -1 } }, 8);
  scene.equal ({ { root.height, 1 } }, 0, 50);
  scene.result = root.height;
  return scene;
}

/// A stack of three views, whose second view is again a stack of three views, and so on for `depth` levels.
Scene
nested_stacks (int depth)
{
  Scene scene;
  Box   outer = add_box (scene);

  scene.equal ({ { outer.left, 1 } }, 0);
  scene.equal ({ { outer.top, 1 } }, 0);
  scene.fence = scene.equal ({ { outer.width, 1 } }, 375, 999);
  scene.result = outer.height;
  for (int level = 0; level < depth; level++)
    {
      Box cells[3] = { add_box (scene), add_box (scene), add_box (scene) };

      for (int i = 0; i < 3; i++)
        {
          scene.equal ({ { cells[i].left, 1 }, { outer.left, -1 } }, 0);
          scene.equal ({ { cells[i].width, 1 }, { outer.width, -1 } }, 0);
          if (i == 0)
            scene.equal ({ { cells[i].top, 1 }, { outer.top, -1 } }, 0);
          else
            scene.equal ({ { cells[i].top, 1 }, { cells[i - 1].top, -1 }, { cells[i - 1].height, -1 } }, 4);
          if (i != 1 || level == depth - 1)
            scene.add ({ { cells[i].height, 1 } }, 20 + i, 250, 750);
        }
      scene.equal ({ { outer.top, 1 }, { outer.height, 1 }, { cells[2].top, -1 }, { cells[2].height, -1 } }, 0);
      outer = cells[1];
    }
  return scene;
}
