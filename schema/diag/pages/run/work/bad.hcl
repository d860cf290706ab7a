test "All Games" {
  play { seed = 1 }
  play { seed = 2 } # and hundreds more
}
