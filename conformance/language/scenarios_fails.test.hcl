game "Combinations" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
option "Weather" {
  variant "Fair" {}
  variant "Foul" {}
}
option "Length" {
  variant "Short" {}
  variant "Long" {
    excludes = [foul]
    text     = "in the mud nobody lasts so long"
  }
  variant "Endless" { needs = [foul] }
}
test "Excluded" {
  text     = "length=long cannot be combined with weather=foul: in the mud nobody lasts so long"
  variants = [foul, long]
}
test "Needed, and something else asked for" {
  text     = "length=endless needs weather=foul, but weather=fair was chosen"
  variants = [fair, endless]
}
