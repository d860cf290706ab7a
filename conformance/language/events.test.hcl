# Events and hooks: what runs before, instead and after; in which order; how names bind and filter.

game "Events" {
  language = 1
  begin    = the_start
}
player "Anna" {}
kind "step" { is = space }
kind "lane" {
  is     = path
  of     = step
  length = 4
}
lane "L" {}
kind "gate" { is = space }
gate "Gate" {}
box "Pen" {}
kind "man" {
  is     = piece
  plural = "men"
  sides  = [fresh, tired]
}
kind "rider" { is = man }
man "Ann" {}
man "Bob" {}
rider "Rune" {}
kind "trick" { is = card }
trick "Rain" {}
trick "Snow" {}

# A log of what ran, in order: each rule writes its digit.
track "Log" { spaces = span(0, 999) }
rule "Write" {
  given = { digit = number }
  let n { be = log * 10 + digit }
  move log { to = zero }
  advance log { by = n }
}
value "Zero" {
  gives = track_box
  base  = log.at
}
rule "The Start" { advance log {} }
