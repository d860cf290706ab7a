# The armies and the table.

test "The table" {
  ref = "1.1"
  expect { that = contains(inside(table), point(72, 48)) && contains(edge(table, north), point(36, 48)) }
}
test "Americans, 500 points" {
  ref = "6.1"
  expect {
    that = sum(force(allies)[*].cost) == 490 && count(force(allies)) == 6 && count([
      for u in force(allies) : u
      if u.slot == squad
    ]) == 2 && count([for u in force(allies) : u if u.bonus > 0]) == 1 && none([
      for u in force(allies) : u
      if u.quality != regular
    ])
  }
}
test "Germans, 500 points" {
  ref = "6.2"
  expect {
    that = sum(force(axis)[*].cost) == 490 && count(force(axis)) == 6 && count([
      for u in force(axis) : u
      if u.slot == squad
    ]) == 2 && count([for u in force(axis) : u if u.bonus > 0]) == 1 && sum(force(axis)[*].men) == 28
  }
}
