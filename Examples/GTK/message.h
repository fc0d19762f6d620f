/* message.h: a message of the list, and sample messages. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <gio/gio.h>

#define TYPE_MESSAGE (message_get_type ())

/* A message with a number, by which the list is sorted. Older messages have smaller numbers, which may be
 * negative. */
G_DECLARE_FINAL_TYPE (Message, message, CHAT, MESSAGE, GObject)

/* Creates a message; the strings are copied and must be valid UTF-8. */
Message *message_new (gint64 number, const char *sender, const char *text);

gint64      message_get_number (Message *self);
const char *message_get_sender (Message *self);
const char *message_get_text (Message *self);

/* Creates a message whose sender and text depend only on the number. The text has between 1 and 64 words. */
Message *message_new_sample (gint64 number);

/* Adds the samples with the numbers from @first on to the beginning or the end of @store. */
void message_add_samples (GListStore *store, gboolean at_end, gint64 first, guint n_messages);

#endif /* MESSAGE_H */
