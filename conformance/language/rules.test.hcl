# Rules: called by name, given what they ask for, giving something back.

game "Rules" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
step "A" {}
step "B" {}
kind "man" {
  is     = piece
  plural = "men"
  state  = { hits = number }
}
man "Ann" {}
man "Bob" {}
track "Counter" { boxes = numbers(0, 50) }

rule "Hit" {
  given = { man = man, hits = optional(number, 1) }
  set man { hits = man.hits + hits }
}
rule "Hit All" {
  given = { men = set(man) }
  each man {
    from = men
    run "Hit" {} # his name is man, so the rule's man is him
  }
}
rule "Double" {
  given   = { n = number }
  returns = number
  return { the = n * 2 }
  advance counter {} # not reached
}
rule "Hit Men" {
  returns = set(man)
  return { the = [for m in all(men) : m if m.hits > 0] }
}
rule "Numbers" {
  returns = list(number)
  return { the = [3, 1, 3] }
}
rule "Who" {
  given   = { hits = number }
  returns = maybe(man)
  each man {
    from = all(men)
    when = man.hits == hits
    return { the = man }
  }
  return { the = none }
}
rule "Only When" {
  when = counter == 0
  advance counter { by = 5 }
}
rule "Factorial" {
  given   = { n = number }
  returns = number
  if "no more" {
    when = n <= 1
    return { the = 1 }
  }
  else {
    run "Factorial" below { n = n - 1 }
    return { the = n * below }
  }
}
phase "A Phase" {
  advance counter {}
}

test "What is given is stated by name; what is optional may be left out" {
  run "Hit" { man = ann }
  run "Hit" {
    man  = bob
    hits = 3
  }
  expect { that = ann.hits == 1 && bob.hits == 3 }
}
test "What is not stated is taken from the name of that kind in scope" {
  run "Hit All" { men = [ann, bob] }
  expect { that = ann.hits == 1 && bob.hits == 1 }
  let { man = ann }
  run "Hit" {}
  expect { that = ann.hits == 2 }
}
test "A name in scope goes before the default" {
  let { hits = 4 }
  run "Hit" { man = ann }
  expect { that = ann.hits == 4 }
}
test "return ends the rule" {
  run "Double" twice { n = 4 }
  expect { that = twice == 8 && counter == 0 }
}
rule "Add Up" {
  run "Numbers" numbers {}
  run "Numbers" more {}
  advance counter { by = sum(numbers) * 2 + count(more) + count(numbers) }
}

test "Sets, lists and nothing are given back, too" {
  run "Hit" { man = bob }
  run "Hit Men" hit {}
  run "Add Up" {}
  run "Who" him { hits = 1 }
  run "Who" nobody { hits = 9 }
  expect { that = hit == [bob] && him == bob && nobody == none && counter == 20 }
}
test "A rule may have a condition of its own" {
  run "Only When" {}
  run "Only When" {}
  expect { that = counter == 5 }
}
test "A rule may call itself" {
  run "Factorial" f { n = 5 }
  expect { that = f == 120 }
}
test "A phase is a rule" {
  run "A Phase" {}
  expect { that = counter == 1 }
}
