/* tl-context-heights.c: the heights of one context; see tl-context-heights.h. */
#include "cache/tl-context-heights.h"

#include <string.h>

/* --- Keys --- */

static guint
hash_bytes (const guint8 *bytes, guint length)
{
  guint32 hash = 2166136261u; /* the FNV-1a hash */

  for (guint i = 0; i < length; i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static guint
hash_key (TlHeightKey key)
{
  switch (key.kind)
    {
    case TL_KEY_NUMBER:
      return (guint)(((guint64)key.number * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> 32);
    case TL_KEY_OBJECT:
      return key.length;
    case TL_KEY_STRING:
    case TL_KEY_BYTES:
    default:
      return hash_bytes (key.data, key.length) + key.kind;
    }
}

static gboolean
has_bytes (TlKeyKind kind)
{
  return kind == TL_KEY_STRING || kind == TL_KEY_BYTES;
}

/* Returns the bytes of an entry's key, which must be a string or bytes. */
const guint8 *
tl_height_entry_get_bytes (const TlHeightEntry *entry)
{
  return entry->is_probe ? entry->key.data : entry->key.bytes;
}

static guint
entry_hash (gconstpointer data)
{
  return ((const TlHeightEntry *)data)->hash;
}

static gboolean
entry_equal (gconstpointer left, gconstpointer right)
{
  const TlHeightEntry *one = left;
  const TlHeightEntry *other = right;

  if (one->kind != other->kind)
    return FALSE;
  if (one->kind == TL_KEY_NUMBER)
    return one->key.number == other->key.number;
  if (one->kind == TL_KEY_OBJECT)
    return one->key.object.funcs->equal (one->key.object.value, other->key.object.value);
  return one->length == other->length
         && memcmp (tl_height_entry_get_bytes (one), tl_height_entry_get_bytes (other), one->length) == 0;
}

/* Returns a probe: an entry without a height that refers to the bytes or the object of @key. */
static TlHeightEntry
make_probe (const TlContextHeights *context, TlHeightKey key)
{
  TlHeightEntry probe = { .hash = hash_key (key), .kind = key.kind, .is_probe = TRUE };

  if (key.kind == TL_KEY_NUMBER)
    probe.key.number = key.number;
  else if (key.kind == TL_KEY_OBJECT)
    {
      probe.key.object.value = key.data;
      probe.key.object.funcs = context->funcs;
    }
  else
    {
      probe.length = key.length;
      probe.key.data = key.data;
    }
  return probe;
}

/* The memory that an entry takes in the arena, in bytes. */
static gsize
entry_size (const TlHeightEntry *entry)
{
  gsize head = G_STRUCT_OFFSET (TlHeightEntry, key);

  if (entry->kind == TL_KEY_NUMBER)
    return head + sizeof (gint64);
  return entry->kind == TL_KEY_OBJECT ? sizeof (TlHeightEntry) : head + entry->length;
}

/* --- The context --- */

TlContextHeights *
tl_context_heights_new (double width, const char *traits, const TlObjectFuncs *funcs)
{
  TlContextHeights *context = g_new0 (TlContextHeights, 1);

  context->width = width;
  context->traits = g_strdup (traits);
  context->funcs = funcs;
  context->entries = g_hash_table_new (entry_hash, entry_equal);
  tl_arena_init (&context->arena);
  return context;
}

static void
free_object (const TlHeightEntry *entry)
{
  if (entry->kind == TL_KEY_OBJECT)
    entry->key.object.funcs->free ((gpointer)entry->key.object.value);
}

void
tl_context_heights_free (TlContextHeights *context)
{
  const TlHeightEntry *entry = tl_context_heights_get_oldest (context);

  for (; context->funcs->free != NULL && entry != NULL; entry = tl_context_heights_get_newer (context, entry))
    free_object (entry);
  g_hash_table_unref (context->entries);
  tl_arena_clear (&context->arena);
  g_free (context->traits);
  g_free (context);
}

gboolean
tl_context_heights_is (const TlContextHeights *context, double width, const char *traits)
{
  /* Widths that differ by at most a millionth of a point, far less than a pixel, count as equal. */
  return ABS (context->width - width) <= 1e-6 && strcmp (context->traits, traits) == 0;
}

guint
tl_context_heights_get_count (const TlContextHeights *context)
{
  return g_hash_table_size (context->entries);
}

TlHeightEntry *
tl_context_heights_find (const TlContextHeights *context, TlHeightKey key)
{
  TlHeightEntry probe = make_probe (context, key);

  return g_hash_table_lookup (context->entries, &probe);
}

/* --- The list by last use --- */

static TlHeightEntry *
entry_at (const TlContextHeights *context, TlArenaOffset offset)
{
  return offset == 0 ? NULL : tl_arena_address (&context->arena, offset);
}

TlHeightEntry *
tl_context_heights_get_oldest (const TlContextHeights *context)
{
  return entry_at (context, context->oldest);
}

TlHeightEntry *
tl_context_heights_get_newer (const TlContextHeights *context, const TlHeightEntry *entry)
{
  return entry_at (context, entry->newer);
}

/* Returns the offset of an entry in the arena, which the entry's neighbour in the list stores. */
static TlArenaOffset
offset_of (const TlContextHeights *context, const TlHeightEntry *entry)
{
  return entry->older == 0 ? context->oldest : entry_at (context, entry->older)->newer;
}

static void
list_unlink (TlContextHeights *context, const TlHeightEntry *entry)
{
  TlHeightEntry *newer = entry_at (context, entry->newer);
  TlHeightEntry *older = entry_at (context, entry->older);

  *(newer == NULL ? &context->newest : &newer->older) = entry->older;
  *(older == NULL ? &context->oldest : &older->newer) = entry->newer;
}

/* Adds an entry, whose offset in the arena is @offset, to the list as the most recently used one. */
static void
list_push (TlContextHeights *context, TlHeightEntry *entry, TlArenaOffset offset)
{
  TlHeightEntry *newest = entry_at (context, context->newest);

  entry->newer = 0;
  entry->older = context->newest;
  *(newest == NULL ? &context->oldest : &newest->newer) = offset;
  context->newest = offset;
}

/* Makes an entry the most recently used one. */
void
tl_context_heights_touch (TlContextHeights *context, TlHeightEntry *entry)
{
  TlArenaOffset offset = offset_of (context, entry);

  if (offset == context->newest)
    return;
  list_unlink (context, entry);
  list_push (context, entry, offset);
}

/* Adds a height for a key for which the context has none. Returns %FALSE if the context is full. */
gboolean
tl_context_heights_add (TlContextHeights *context, TlHeightKey key, guint64 version, double height)
{
  TlHeightEntry  probe = make_probe (context, key);
  TlArenaOffset  offset = tl_arena_alloc (&context->arena, entry_size (&probe));
  TlHeightEntry *entry = entry_at (context, offset);

  if (entry == NULL)
    return FALSE;
  probe.is_probe = FALSE;
  probe.version = version;
  probe.height = height;
  memcpy (entry, &probe, MIN (entry_size (&probe), sizeof probe));
  if (has_bytes (key.kind) && key.length > 0)
    memcpy (entry->key.bytes, key.data, key.length);
  else if (key.kind == TL_KEY_OBJECT)
    entry->key.object.value = context->funcs->copy (key.data, NULL);
  list_push (context, entry, offset);
  g_hash_table_add (context->entries, entry);
  return TRUE;
}

/* Removes an entry and frees its memory. */
void
tl_context_heights_remove (TlContextHeights *context, TlHeightEntry *entry)
{
  TlArenaOffset offset = offset_of (context, entry);

  g_hash_table_remove (context->entries, entry);
  list_unlink (context, entry);
  free_object (entry);
  tl_arena_free (&context->arena, offset, entry_size (entry));
}
