# How to play well: look one disc ahead, and build toward the middle.

policy "Threats" {
  search = true
  text   = "Win if you can, stop a line of four, never fill the square under theirs, and build long lines in the middle."

  value "Line" { # discs of a colour that a disc here would join, in the longest line
    given = { here = square, who = colour }
    base = max([
      for d in ways : count(ray(here, d, who.squares)) + count(ray(here, opposite(d), who.squares))
    ])
  }
  value "Helps" { # whether a disc here lets a colour win on top of it
    given = { here = square, who = colour }
    base  = toward(here, north) != none && line(toward(here, north), who) >= 3
  }

  first "four in a line" {
    action = drop
    when   = line(to, self) >= 3
  }
  first "keep them from it" {
    action = drop
    when   = line(to, other(self)) >= 3
  }
  first "build, and spoil, near the middle" {
    action = drop
    when   = !helps(to, other(self))
    narrow = [3 * line(to, self) + 2 * line(to, other(self)) - abs(to.column - 4)]
  }
}
