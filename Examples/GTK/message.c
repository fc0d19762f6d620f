/* message.c: the object that the list model contains. */
#include "message.h"

struct _Message
{
  GObject parent;
  gint64  number;
  char   *sender;
  char   *text;
};

G_DEFINE_FINAL_TYPE (Message, message, G_TYPE_OBJECT)

static void
message_finalize (GObject *object)
{
  Message *self = CHAT_MESSAGE (object);

  g_free (self->sender);
  g_free (self->text);
  G_OBJECT_CLASS (message_parent_class)->finalize (object);
}

static void
message_class_init (MessageClass *class)
{
  G_OBJECT_CLASS (class)->finalize = message_finalize;
}

static void
message_init (Message *self)
{
  (void)self;
}

Message *
message_new (gint64 number, const char *sender, const char *text)
{
  Message *self;

  g_return_val_if_fail (g_utf8_validate (sender, -1, NULL) && g_utf8_validate (text, -1, NULL), NULL);
  self = g_object_new (TYPE_MESSAGE, NULL);
  self->number = number;
  self->sender = g_strdup (sender);
  self->text = g_strdup (text);
  return self;
}

gint64
message_get_number (Message *self)
{
  return self->number;
}

const char *
message_get_sender (Message *self)
{
  return self->sender;
}

const char *
message_get_text (Message *self)
{
  return self->text;
}
