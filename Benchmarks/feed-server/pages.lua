-- Requests rows around random positions of a feed of a million rows, for wrk:
--   wrk -t1 -c8 -d10s --latency -s Benchmarks/feed-server/pages.lua http://127.0.0.1:8080
math.randomseed(7)
request = function()
  local position = math.random(0, 999999)
  return wrk.format("GET", "/api/rows?width=375&position=" .. position .. "&above=1000&below=2000")
end
