/* fuzz-json-rows.cpp: JSON texts of rows, whose fields are all read. */
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "templaterows.h"

extern "C" int LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length);

static void
add_name (const char *name, size_t length, void *names)
{
  static_cast<std::vector<std::string> *> (names)->emplace_back (name, length);
}

/* Reads every byte of a value, so that the sanitizer checks its extent. */
static void
read_value (const TlJSONValue &value)
{
  size_t sum = 0;

  for (size_t i = 0; i < value.length; i++)
    sum += static_cast<unsigned char> (value.text[i]);
  if ((value.kind == TL_JSON_REAL && !std::isfinite (value.real)) || (value.kind != TL_JSON_TEXT && sum > 0))
    std::abort ();
}

static void
read_rows (const TlJSONParser *parser)
{
  std::vector<std::string> names;
  double                   numbers[2];

  tl_json_parser_list_fields (parser, add_name, &names);
  for (size_t row = 0; row <= tl_json_parser_get_n_rows (parser) && row < 50; row++)
    for (const std::string &name : names)
      {
        tl_json_parser_get_row_kind (parser, row);
        read_value (tl_json_parser_get_field (parser, row, name.data (), name.size ()));
        tl_json_parser_get_numbers (parser, row, name.data (), name.size (), numbers, 2);
      }
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  static TlJSONParser *parser = tl_json_parser_new ();
  std::string          text (reinterpret_cast<const char *> (bytes), length);

  text.append (TL_JSON_PADDING, ' ');
  if (tl_json_parser_read (parser, text.data (), length) != nullptr)
    {
      if (tl_json_parser_get_n_rows (parser) != 0)
        std::abort ();
      return 0;
    }
  read_rows (parser);
  if (tl_json_parser_open_rows (parser, "feed", 4) || tl_json_parser_open_rows (parser, nullptr, 0))
    read_rows (parser);
  return 0;
}
