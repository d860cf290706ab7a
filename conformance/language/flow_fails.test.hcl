# Loops and rules that do not end are stopped; so is a stop of what is not in progress.

game "Endless" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
track "Heat" { spaces = span(0, 4) }
rule "Round and Round" {
  repeat {
    advance heat {}
    if "never" {
      when = heat > 4
      stop "Round and Round" {}
    }
  }
}
rule "Ping" {
  run "Pong" {}
}
rule "Pong" {
  run "Ping" {}
}
value "Deep" {
  given = { n = number }
  gives = number
  base  = deep(n + 1)
}
test "A loop without a decision" {
  text = "steps without a decision"
  run "Round and Round" {}
}
test "Rules that call one another" {
  text = "rules call one another more than"
  run "Ping" {}
}
test "Values that ask one another" {
  text = "values ask one another more than"
  expect { that = deep(0) == 1 }
}
