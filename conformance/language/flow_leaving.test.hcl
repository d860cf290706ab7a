# Leaving: break a loop, return from a rule or action, stop a rule that has run this one, end the
# game.

game "Leaving" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "man" {
  is     = piece
  plural = "men"
}
roster "man" {
  columns = []
  rows    = { Ann = [], Bob = [], Cid = [] }
}
kind "diary" {
  is    = concept
  state = { log = number }
}
diary "Page" {}
rule "Write" {
  given = { digit = number }
  set page { log = page.log * 10 + digit }
}
value "Written" { base = page.log }

rule "Innermost" {
  each man {
    from = all(men)
    repeat {
      times = 3
      run "Write" { digit = 1 }
      break {}
    }
    run "Write" { digit = 2 }
  }
}
test "break leaves the innermost loop, named or not" {
  run "Innermost" {}
  expect { that = written == 121212 }
}
rule "Outer" {
  each man {
    from = all(men)
    repeat round {
      times = 3
      run "Write" { digit = round }
      each other_man {
        from = all(men)
        if "enough" {
          when = round == 2
          break "round" {}
        }
        if "more than enough" {
          when = man == bob
          break "man" {}
        }
      }
    }
    run "Write" { digit = 9 }
  }
  run "Write" { digit = 8 }
}
test "break leaves the loop that it names, and all inside it" {
  run "Outer" {}
  expect { that = written == 12918 }
}
rule "Doubled" {
  given   = { n = number }
  returns = number
  each man {
    from = all(men)
    repeat round {
      if "there" {
        when = round == n
        return { the = 2 * round }
      }
    }
  }
  return { the = 0 }
}
test "return leaves the rule with its result, loops and all" {
  run "Doubled" five { n = 5 }
  expect { that = five == 10 }
}
rule "Night" {
  run "Write" { digit = 1 }
  run "Watch" {}
  run "Write" { digit = 2 }
}
rule "Watch" {
  each man {
    from = all(men)
    run "Alarm" { man = man }
    run "Write" { digit = 3 }
  }
}
rule "Alarm" {
  given = { man = man }
  run "Write" { digit = 4 }
  if "the second" {
    when = man == bob
    stop "Night" {}
  }
}
rule "Behind the Night" {
  after = night()
  run "Write" { digit = 5 }
}
rule "Behind the Watch" {
  after = watch()
  run "Write" { digit = 6 }
}
test "stop ends a rule that has run this one through others; its after rules come, theirs do not" {
  run "Night" {}
  expect { that = written == 14345 }
}
rule "Choose One" {
  each man {
    from = all(men)
    choose other_man {
      from = [for m in all(men) : m if m != man && m == ann]
      none {
        break {}
      }
    }
    if "sure, for the loop goes on only where there is one" {
      when = other_man == ann
      run "Write" { digit = 7 }
    }
  }
  run "Write" { digit = 8 }
}
test "break in none leaves the loop, so the name is sure" {
  run "Choose One" {}
  expect { that = written == 8 }
}
