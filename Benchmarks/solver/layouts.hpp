// layouts.hpp: the feed cell as programs define it: as a layout of items whose attributes are related by
// constraints.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <vector>

#include <templatelayout.h>

/// The feed cell of scenes.cpp as a `TlLayout`.
class FeedLayout
{
public:
  FeedLayout () : layout_ (tl_layout_new ())
  {
    root_ = tl_layout_add_item (layout_);
    tl_layout_set_position (layout_, root_, 0, 0);
    for (TlItem &item : items_)
      item = tl_layout_add_item (layout_);
    add_constraints ();
    set_sizes ({ 90, 19.5, 400, 33.5, 128, 128, 62, 16, 66, 14.5 });
    height ();
  }

  ~FeedLayout () { tl_layout_free (layout_); }

  FeedLayout (const FeedLayout &) = delete;
  FeedLayout &operator= (const FeedLayout &) = delete;

  /// Sets the width and height of title, content, image, user and time.
  void
  set_sizes (const std::vector<double> &row)
  {
    TlContentSize sizes[5];

    for (int i = 0; i < 5; i++)
      sizes[i] = { items_[i], row[2 * i], row[2 * i + 1] };
    tl_layout_set_content_sizes (layout_, sizes, 5, nullptr);
  }

  double
  height () const
  {
    double  height = 0;
    GError *error = nullptr;

    if (!tl_layout_get_fitting_size (layout_, root_, 375, 999, 0, 50, nullptr, &height, &error))
      {
        std::fprintf (stderr, "bench: %s\n", error->message);
        std::exit (1);
      }
    return height;
  }

private:
  void
  relate (TlItem first, TlAttribute one, TlItem second, TlAttribute other, double constant,
          TlRelation relation = TL_RELATION_EQUAL)
  {
    tl_layout_add_constraint (layout_, first, one, relation, second, other, 1, constant, TL_PRIORITY_REQUIRED, nullptr);
  }

  void
  add_constraints ()
  {
    auto [title, content, image, user, time] = items_;

    relate (user, TL_ATTRIBUTE_TOP, image, TL_ATTRIBUTE_BOTTOM, 8);
    relate (title, TL_ATTRIBUTE_LEFT, user, TL_ATTRIBUTE_LEFT, 0);
    relate (root_, TL_ATTRIBUTE_RIGHT, image, TL_ATTRIBUTE_RIGHT, 16, TL_RELATION_GREATER_OR_EQUAL);
    relate (image, TL_ATTRIBUTE_TOP, content, TL_ATTRIBUTE_BOTTOM, 8);
    relate (title, TL_ATTRIBUTE_TOP, root_, TL_ATTRIBUTE_TOP, 10);
    relate (image, TL_ATTRIBUTE_LEFT, title, TL_ATTRIBUTE_LEFT, 0);
    relate (time, TL_ATTRIBUTE_BOTTOM, user, TL_ATTRIBUTE_BOTTOM, -1);
    relate (content, TL_ATTRIBUTE_TOP, title, TL_ATTRIBUTE_BOTTOM, 6);
    relate (root_, TL_ATTRIBUTE_BOTTOM, user, TL_ATTRIBUTE_BOTTOM, 4);
    relate (title, TL_ATTRIBUTE_LEFT, content, TL_ATTRIBUTE_LEFT, 0);
    for (TlItem item : { time, title, content })
      relate (root_, TL_ATTRIBUTE_RIGHT, item, TL_ATTRIBUTE_RIGHT, 10);
    relate (title, TL_ATTRIBUTE_LEFT, root_, TL_ATTRIBUTE_LEFT, 16);
    set_hugging ();
  }

  void
  set_hugging ()
  {
    for (int i = 0; i < 5; i++)
      {
        tl_layout_set_content_priorities (layout_, items_[i], TL_AXIS_HORIZONTAL, 251, 750, nullptr);
        tl_layout_set_content_priorities (layout_, items_[i], TL_AXIS_VERTICAL, i == 3 ? 249 : 251, 750, nullptr);
      }
  }

  TlLayout *layout_;
  TlItem    root_;
  TlItem    items_[5]; ///< title, content, image, user, time
};
