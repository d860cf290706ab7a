# Nothing: what may be none, and how a condition makes it sure.

game "Nothing" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

kind "step" { is = space }
kind "lane" {
  is     = path
  of     = step
  length = 2
}
lane "A" {}
kind "man" {
  is     = piece
  plural = "men"
  traits = [bold]
  fields = { strength = number }
  state  = { aims_at = maybe(man) }
}
kind "rider" {
  is     = man
  fields = { horse = number }
}
roster "man" {
  columns = [strength, traits, at]
  rows    = { Jan = [3, [bold], A-1], Ole = [4, [], A-2] }
}
rider "Rune" {
  strength = 5
  horse    = 2
}

value "Ahead" {
  given   = { man = man }
  returns = maybe(step)
  base    = man.at.step ? only([for s in steps : s if s == man.at]).next : none
}
value "Strength Aimed At" { # narrowed by && and by ? :
  given = { man = man }
  base  = man.aims_at != none ? man.aims_at.strength : 0
}
value "Aims at a Strong One" {
  given = { man = man }
  base  = man.aims_at != none && man.aims_at.strength >= 4
}
value "Aims at Nobody or a Weak One" {
  given = { man = man }
  base  = man.aims_at == none || man.aims_at.strength < 4
}
value "Reach" { # nothing adds to none
  returns = maybe(number)
  base    = jan.bold ? 2 : none
  modifier "Rune is near" {
    when = rune.in_play
    by   = 1
  }
  modifier "Jan aims" {
    when = jan.aims_at != none
    base = none
  }
}

test "An adjective of nothing is false" {
  expect { that = !jan.aims_at.bold && !(jan.aims_at.in_play) }
}

test "A figure of what may be none is read behind a guard" {
  scenario = standard
  set jan { aims_at = ole }
  expect { that = strength_aimed_at(jan) == 4 && strength_aimed_at(ole) == 0 && aims_at_a_strong_one(jan) && !aims_at_a_strong_one(ole) && aims_at_nobody_or_a_weak_one(ole) }
}

test "An adjective is a guard too: it is true only of something" {
  scenario = standard
  set ole { aims_at = jan }
  if "a bold one" {
    when = ole.aims_at.bold
    set jan { aims_at = ole.aims_at }
  }
  expect { that = jan.aims_at == jan }
}

test "else knows that the condition did not hold" {
  scenario = standard
  if "nobody" {
    when = ole.aims_at == none
    set ole { aims_at = rune }
  }
  else "somebody" {
    set ole { aims_at = ole.aims_at.aims_at }
  }
  expect { that = ole.aims_at == rune }
}

test "Nothing adds to none" {
  scenario = standard
  expect { that = reach == 2 }
  set jan { aims_at = ole }
  expect { that = reach == none }
  given { A-2 = [ole, rune] }
  expect { that = reach == none }
}

test "The field next of the last step is none" {
  scenario = standard
  expect { that = A-2.next == none && A-1.next == A-2 && A-1.previous == none }
}

test "A choice that finds nothing may make its name none" {
  scenario = standard
  choose x {
    from = [for m in men : m if m.strength > 100]
    none {}
  }
  expect { that = x == none }
}

test "What moves nothing does nothing" {
  scenario = standard
  move {
    the = jan.aims_at
    to  = A-2
  }
  remove { the = first([for m in men : m if m.strength > 100]) }
  expect {
    A-1 = [jan]
    A-2 = [ole]
  }
}

test "A word of a sub-kind may be read of the kind, where it is one" {
  scenario = standard
  let { someone = first([for m in all(men) : m if m.rider]) }
  expect { that = someone != none && someone.horse == 2 }
}
