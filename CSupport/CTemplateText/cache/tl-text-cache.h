/* tl-text-cache.h: a cache of entries of any kind, keyed by text and bounded in bytes. */
#ifndef TL_TEXT_CACHE_H
#define TL_TEXT_CACHE_H

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/* The header of every entry. Owner, kind and text identify an entry. */
typedef struct
{
  guint32       hash;
  guint32       kind_and_length; /* the kind in the highest four bits, the length of @text in the others */
  const char   *text;            /* the text that was measured; not zero-terminated */
  gconstpointer owner;           /* the object for which the text was measured */
  guint32       last_used;       /* the cache's @age at the last use */
  guint32       size; /* the size of the entry in bytes, including the hash table's memory for it */
  gpointer     *slot; /* if set, where the entry's address is stored instead of in the hash table */
} TlEntry;

/* The key of an entry. */
typedef struct
{
  guint         kind;   /* the kind of the entry, chosen by the caller, below 16 (such as TL_ENTRY_WORD) */
  gconstpointer owner;  /* the object for which the text was measured (a word's fonts); compared by address */
  const char   *text;   /* the text that was measured; not zero-terminated */
  gsize         length; /* the number of bytes of @text, below 2²⁸ */
} TlEntryKey;

/* The number of elements of the direct-mapped table that holds the entries found most recently, by hash
 * value. */
#define TL_N_RECENT_ENTRIES 1024

/* A cache of entries. Finding an entry counts as its use; the least recently used entries are evicted
 * first. */
typedef struct
{
  GHashTable *entries; /* TlEntry: the entries without slots; owned */
  GPtrArray  *slotted; /* TlEntry: the entries with slots; owned */
  gsize       bound;   /* the maximum of @bytes, the size of all entries */
  gsize       bytes;
  guint32     full_at; /* the age at which eviction last failed to free enough space */
  guint32     age;     /* the number of texts measured so far; entries last used at this age are in use */
  guint64     n_hits;
  guint64     n_misses;
  guint64     n_evicted;
  TlEntry *recent[TL_N_RECENT_ENTRIES]; /* indexed by hash value: an entry that is found without a lookup in
                                           @entries; NULL for none */
} TlCache;

void     tl_cache_init (TlCache *cache, gsize bound);
void     tl_cache_clear (TlCache *cache);
void     tl_cache_empty (TlCache *cache);
void     tl_cache_begin (TlCache *cache);
gboolean tl_cache_reserve (TlCache *cache, gsize size);
void     tl_cache_add (TlCache *cache, TlEntry *entry, gsize size);
void     tl_cache_remove_if (TlCache *cache, gboolean (*is_evicted) (gconstpointer owner));
void     tl_cache_set_bound (TlCache *cache, gsize bound);

static inline guint64
tl_cache_read_bytes (const char *text, gsize length)
{
  guint64 bytes = 0;

  if (length >= 8)
    memcpy (&bytes, text, 8);
  else if (length >= 4)
    {
      guint32 low, high;

      memcpy (&low, text, 4);
      memcpy (&high, text + length - 4, 4);
      bytes = (guint64)high << 32 | low;
    }
  else if (length > 0)
    bytes
      = (guint64)(guint8)text[0] << 16 | (guint64)(guint8)text[length / 2] << 8 | (guint8)text[length - 1];
  return bytes;
}

/* Returns a hash of the @length bytes at @text. Multiplies eight bytes at a time into 64 bits and folds these
 * to 32. */
static inline guint32
tl_cache_hash (const char *text, gsize length)
{
  guint64 hash = 0x9e3779b97f4a7c15u ^ length;

  for (; length > 8; text += 8, length -= 8)
    {
      hash = (hash ^ tl_cache_read_bytes (text, 8)) * 0xff51afd7ed558ccdu;
      hash ^= hash >> 32;
    }
  hash = (hash ^ tl_cache_read_bytes (text, length)) * 0xc4ceb9fe1a85ec53u;
  return (guint32)(hash ^ hash >> 32);
}

static inline void
tl_entry_set_key (TlEntry *entry, const TlEntryKey *key, const char *text)
{
  entry->hash = tl_cache_hash (text, key->length);
  entry->kind_and_length = (guint32)key->kind << 28 | (guint32)key->length;
  entry->text = text;
  entry->owner = key->owner;
}

/* Sets the key of @entry. The text of the key is first copied to @copy, which is memory of the entry. */
static inline void
tl_entry_copy_key (TlEntry *entry, const TlEntryKey *key, char *copy)
{
  memcpy (copy, key->text, key->length);
  tl_entry_set_key (entry, key, copy);
}

static inline gsize
tl_entry_get_length (const TlEntry *entry)
{
  return entry->kind_and_length & 0x0fffffff;
}

static inline void
tl_cache_use (TlCache *cache, TlEntry *entry)
{
  entry->last_used = cache->age;
  cache->n_hits++;
}

/* Whether the @length bytes at @left and at @right are equal. */
static inline gboolean
tl_cache_texts_are_equal (const char *left, const char *right, gsize length)
{
  for (; length > 8; left += 8, right += 8, length -= 8)
    if (tl_cache_read_bytes (left, 8) != tl_cache_read_bytes (right, 8))
      return FALSE;
  return tl_cache_read_bytes (left, length) == tl_cache_read_bytes (right, length);
}

/* Returns the entry with the given kind, owner and text, and marks it as in use; NULL if there is none. */
static inline gpointer
tl_cache_find (TlCache *cache, guint kind, gconstpointer owner, const char *text, gsize length)
{
  const TlEntryKey wanted = { .kind = kind, .owner = owner, .text = text, .length = length };
  TlEntry          key;
  TlEntry         *found;

  tl_entry_set_key (&key, &wanted, text);
  found = cache->recent[key.hash % TL_N_RECENT_ENTRIES];
  if (G_UNLIKELY (found == NULL || found->hash != key.hash || found->owner != owner
                  || found->kind_and_length != key.kind_and_length
                  || !tl_cache_texts_are_equal (found->text, text, length)))
    {
      found = g_hash_table_lookup (cache->entries, &key);
      if (found == NULL)
        return NULL;
      cache->recent[key.hash % TL_N_RECENT_ENTRIES] = found;
    }
  tl_cache_use (cache, found);
  return found;
}

G_END_DECLS

#endif /* TL_TEXT_CACHE_H */
