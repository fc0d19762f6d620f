/* window.c: builds the window. */
#define _GNU_SOURCE /* strcasestr */
#include "window.h"

#include <string.h>

#define INSERTED 100

static gboolean
matches (gpointer item, gpointer data)
{
  MessageWindow *self = data;
  const char    *words = gtk_editable_get_text (self->search);

  return strcasestr (message_get_text (item), words) != NULL
         || strcasestr (message_get_sender (item), words) != NULL;
}

static void
search_changed (GtkEditable *editable, gpointer data)
{
  MessageWindow *self = data;
  GtkFilter     *filter = gtk_filter_list_model_get_filter (GTK_FILTER_LIST_MODEL (self->shown));
  gboolean       is_empty = *gtk_editable_get_text (editable) == '\0';

  gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (filter), is_empty ? NULL : matches,
                                     is_empty ? NULL : self, NULL);
}

void
message_window_insert (MessageWindow *self, gboolean at_end, guint n_messages)
{
  GListModel *messages = G_LIST_MODEL (self->store);
  guint       n_items = g_list_model_get_n_items (messages);
  g_autoptr (Message) last = g_list_model_get_item (messages, at_end ? n_items - 1 : 0);
  gint64 number = last != NULL ? message_get_number (last) : 0;

  message_add_samples (self->store, at_end, at_end ? number + 1 : number - n_messages, n_messages);
}

static void
insert_older (MessageWindow *self)
{
  message_window_insert (self, FALSE, INSERTED);
}

static void
insert_newer (MessageWindow *self)
{
  message_window_insert (self, TRUE, INSERTED);
}

static void
add_button (MessageWindow *self,
            GtkWidget     *bar,
            const char    *icon,
            const char    *tooltip,
            void (*action) (MessageWindow *))
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (action), self);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), button);
}

static GtkWidget *
create_bar (MessageWindow *self)
{
  GtkWidget *bar = gtk_header_bar_new (), *search = gtk_search_entry_new ();

  self->search = GTK_EDITABLE (search);
  g_signal_connect (search, "search-changed", G_CALLBACK (search_changed), self);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (bar), search);
  add_button (self, bar, "go-top-symbolic", "Insert older messages", insert_older);
  add_button (self, bar, "go-bottom-symbolic", "Insert newer messages", insert_newer);
  return bar;
}

static void
create_list (MessageWindow *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->view = MESSAGE_VIEW (message_view_new (self->shown));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->view));
  /* The scroll bar must be beside the rows, because an overlay would cover text. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_ALWAYS);
  self->adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_window_set_child (self->window, scroller);
}

MessageWindow *
message_window_new (guint n_messages)
{
  MessageWindow *self = g_new0 (MessageWindow, 1);
  GtkFilter     *filter = GTK_FILTER (gtk_custom_filter_new (NULL, NULL, NULL));

  self->store = g_list_store_new (TYPE_MESSAGE);
  message_add_samples (self->store, TRUE, 0, n_messages);
  self->shown = G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->store)), filter));
  self->window = GTK_WINDOW (gtk_window_new ());
  g_object_set_data_full (G_OBJECT (self->window), "message-window", self, g_free);
  g_object_set_data_full (G_OBJECT (self->window), "messages", self->store, g_object_unref);
  g_object_set_data_full (G_OBJECT (self->window), "shown-messages", self->shown, g_object_unref);
  gtk_window_set_title (self->window, "Messages");
  gtk_window_set_default_size (self->window, 480, 720);
  gtk_window_set_titlebar (self->window, create_bar (self));
  create_list (self);
  return self;
}
