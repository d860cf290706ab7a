# Rules and values that do not end are stopped.

game "Endless" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
track "Heat" { boxes = numbers(0, 4) }
rule "Ping" {
  if "always" {
    when = heat < 4
    run "Pong" {}
  }
}
rule "Pong" {
  run "Ping" {}
}
value "Deep" {
  given   = { n = number }
  returns = number
  base    = deep(n + 1)
}
test "Rules that call one another" {
  text = "rules call each other more than"
  run "Ping" {}
}
test "Values that call each other" {
  text = "values nest more than"
  expect { that = deep(0) == 1 }
}
