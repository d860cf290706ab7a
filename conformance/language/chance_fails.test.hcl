game "Throws" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
test "A throw too many" {
  text  = "the test names 1 rolls, and b throws one more"
  rolls = [3]
  roll a { dice = d6 }
  roll b { dice = d6 }
}
test "A throw too few" {
  text  = "1 of the test's rolls were never used"
  rolls = [3, 4]
  roll a { dice = d6 }
}
test "More than the die shows" {
  text  = "throws a d6"
  rolls = [7]
  roll a { dice = d6 }
}
