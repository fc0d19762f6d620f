/* window.h: the window of the program: the list, a search entry, and buttons that insert messages. */
#ifndef WINDOW_H
#define WINDOW_H

#include "message-view.h"

/* The parts of the window that programs use. */
typedef struct
{
  GtkWindow     *window;
  MessageView   *view;
  GtkAdjustment *adjustment; /* for scrolling */
  GtkEditable   *search;
  GListStore    *store; /* all messages */
  GListModel    *shown; /* those that match the search */
} MessageWindow;

/* Creates a window with @n_messages sample messages. The window owns the structure. */
MessageWindow *message_window_new (guint n_messages);

/* Adds messages above the first one or below the last one, as the buttons do. */
void message_window_insert (MessageWindow *self, gboolean at_end, guint n_messages);

#endif /* WINDOW_H */
