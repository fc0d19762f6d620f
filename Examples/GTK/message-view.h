/* message-view.h: a scrollable list of messages, of which only the visible rows are drawn. */
#ifndef MESSAGE_VIEW_H
#define MESSAGE_VIEW_H

#include <gtk/gtk.h>

#include "row-painter.h"

#define TYPE_MESSAGE_VIEW (message_view_get_type ())
G_DECLARE_FINAL_TYPE (MessageView, message_view, MESSAGE, VIEW, GtkWidget)

/* Called after a frame was drawn. @layout is the processor time, in milliseconds, in which the view computed
 * the positions of the visible rows, including heights that were unknown; @drawing is the time in which it
 * described what is drawn. */
typedef void (*MessageViewFrameFunc) (double layout, double drawing, gpointer user_data);

/* Creates a list of the messages in @model, which are sorted by their numbers. */
GtkWidget *message_view_new (GListModel *model);

/* Sets a function to be called after each frame. */
void message_view_set_frame_func (MessageView *self, MessageViewFrameFunc func, gpointer user_data);

/* Returns the first visible row, and sets @y to the distance from the view's top edge to the top of the
 * row, which is negative or 0. */
guint message_view_get_top (MessageView *self, double *y);

/* Determines whether the heights of all rows have been measured. */
gboolean message_view_is_measured (MessageView *self);

/* Gets the longest processor time, in milliseconds, that background work has taken from the main loop at
 * once. */
double message_view_get_longest_pause (MessageView *self);

#endif /* MESSAGE_VIEW_H */
