/* tl-json-parser.cpp: reads JSON texts with simdjson and looks up the fields of their rows. */
#include "include/templaterows.h"

#include <string_view>
#include <unordered_set>
#include <vector>

#include <simdjson.h>

static_assert (TL_JSON_PADDING >= simdjson::SIMDJSON_PADDING, "simdjson reads beyond the padding");

using simdjson::dom::element;
using simdjson::dom::element_type;

struct TlJSONParser
{
  simdjson::dom::parser parser; /* owns the text that was read last, as a list of tokens */
  std::vector<element>  rows;   /* the rows; each refers to the parser's tokens */
};

TlJSONParser *
tl_json_parser_new (void)
{
  return new TlJSONParser;
}

void
tl_json_parser_free (TlJSONParser *self)
{
  delete self;
}

const char *
tl_json_parser_read (TlJSONParser *self, const char *text, size_t length)
{
  element              top;
  simdjson::error_code error;

  self->rows.clear ();
  error = self->parser.parse (text, length, false).get (top);
  if (error != simdjson::SUCCESS)
    return simdjson::error_message (error);
  self->rows.push_back (top);
  return nullptr;
}

/* Returns the value of the last field named @name in @row, or nothing. */
static bool
find_field (const element &row, std::string_view name, element &value)
{
  simdjson::dom::object object;
  bool                  is_found = false;

  if (row.get (object) != simdjson::SUCCESS)
    return false;
  for (simdjson::dom::key_value_pair field : object)
    {
      if (field.key != name)
        continue;
      value = field.value;
      is_found = true;
    }
  return is_found;
}

bool
tl_json_parser_open_rows (TlJSONParser *self, const char *name, size_t length)
{
  element              value = self->parser.doc.root ();
  simdjson::dom::array array;
  std::vector<element> rows;

  if (name != nullptr && !find_field (value, std::string_view (name, length), value))
    return false;
  if (value.get (array) != simdjson::SUCCESS)
    return false;
  for (element row : array)
    rows.push_back (row);
  self->rows = std::move (rows);
  return true;
}

size_t
tl_json_parser_get_n_rows (const TlJSONParser *self)
{
  return self->rows.size ();
}

static TlJSONKind
get_kind (const element &value)
{
  switch (value.type ())
    {
    case element_type::NULL_VALUE:
      return TL_JSON_NULL;
    case element_type::STRING:
      return TL_JSON_TEXT;
    case element_type::INT64:
      return TL_JSON_INTEGER;
    case element_type::UINT64:
      return TL_JSON_NATURAL;
    case element_type::DOUBLE:
      return TL_JSON_REAL;
    case element_type::BOOL:
      return TL_JSON_BOOLEAN;
    case element_type::ARRAY:
      return TL_JSON_ARRAY;
    case element_type::OBJECT:
      return TL_JSON_OBJECT;
    }
  return TL_JSON_MISSING;
}

TlJSONKind
tl_json_parser_get_row_kind (const TlJSONParser *self, size_t row)
{
  return row < self->rows.size () ? get_kind (self->rows[row]) : TL_JSON_MISSING;
}

/* Returns the value of an element whose type has been looked up, so that none of the conversions fails. */
static TlJSONValue
get_value (const element &value)
{
  TlJSONValue      result = {};
  std::string_view text;

  result.kind = get_kind (value);
  if (result.kind == TL_JSON_INTEGER)
    result.integer = value.get_int64 ().value_unsafe ();
  else if (result.kind == TL_JSON_NATURAL)
    result.natural = value.get_uint64 ().value_unsafe ();
  else if (result.kind == TL_JSON_REAL)
    result.real = value.get_double ().value_unsafe ();
  else if (result.kind == TL_JSON_TEXT)
    {
      text = value.get_string ().value_unsafe ();
      result.text = text.data ();
      result.length = text.size ();
    }
  return result;
}

TlJSONValue
tl_json_parser_get_field (const TlJSONParser *self, size_t row, const char *name, size_t length)
{
  element value;

  if (row >= self->rows.size () || !find_field (self->rows[row], std::string_view (name, length), value))
    return TlJSONValue{};
  return get_value (value);
}

bool
tl_json_parser_get_numbers (
  const TlJSONParser *self, size_t row, const char *name, size_t length, double *numbers, size_t n_numbers)
{
  element              value;
  simdjson::dom::array array;
  size_t               n = 0;

  if (row >= self->rows.size () || !find_field (self->rows[row], std::string_view (name, length), value)
      || value.get (array) != simdjson::SUCCESS)
    return false;
  for (element number : array)
    {
      if (n == n_numbers || number.get (numbers[n]) != simdjson::SUCCESS)
        return false;
      n++;
    }
  return n == n_numbers;
}

void
tl_json_parser_list_fields (const TlJSONParser *self, TlJSONNameFunc visit, void *user_data)
{
  std::unordered_set<std::string_view> names;
  simdjson::dom::object                object;

  for (const element &row : self->rows)
    {
      if (row.get (object) != simdjson::SUCCESS)
        continue;
      for (simdjson::dom::key_value_pair field : object)
        names.insert (field.key);
    }
  for (std::string_view name : names)
    visit (name.data (), name.size (), user_data);
}
