// nanobench.h: replaces the library nanobench, with which kiwi's own benchmark measures times, by functions
// that do nothing.
#pragma once

#include <string>

namespace ankerl::nanobench
{
struct Bench
{
  Bench &
  minEpochIterations (int)
  {
    return *this;
  }
  template <typename Body>
  Bench &
  run (const std::string &, Body)
  {
    return *this;
  }
};

template <typename Value>
void
doNotOptimizeAway (const Value &)
{
}
}
