# Run-time errors of narrowing: a place taken for a step that is none, a word that the thing does
# not have.

game "Narrow" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
kind "post" { is = space }
step "S" {}
post "P" {}
kind "man" {
  is     = piece
  plural = "men"
}
kind "rider" {
  is     = man
  fields = { horse = number }
}
man "Jan" {}
rider "Rune" { horse = 2 }
value "Is S" {
  given = { step = step }
  base  = step == S
}

test "A place that is no step" {
  text = "P is not a step"
  given { P = [jan] }
  expect { that = is_s(jan.at) }
}
test "A word that he does not have" {
  text = "Jan has no horse"
  let { who = only([for m in all(men) : m if !m.rider]) }
  expect { that = who.horse == 2 }
}
