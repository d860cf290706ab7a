# Files and sections: what scopes names and what does not; players and sides.

// a comment of another kind
/* and
   a third */
game "Files" {
  id       = "files"
  language = 1
  version  = "1.0"
  rulebook = "none"
  begin    = nothing_to_do
  players  = [bert, anna] # the order in which they are asked
  length   = 10
}
player "Anna" {}
player "Bert" {}
side "Reds" { player = anna }
side "Blues" {}
track "Log" { boxes = numbers(0, 99) }

section "1" "First" {
  text = "Declared after it is used: declarations have no order."
  rule "Nothing to Do" {}
  rule "Use It" {
    ref    = "2.1"
    ruling = "read as everybody reads it"
    source = "inferred from the picture"
    advance log { by = declared_later }
  }
}
section "2" "Second" {
  section "2.1" "Inside" {
    value "Declared Later" {
      text = "a figure"
      base = 7
    }
  }
}
section "1" "First" { # a section may stand in several files
  value "Elsewhere" { base = declared_later }
}
section "3" "Open" { no_rules = "nothing is ruled here" }

kind "gun" {
  is     = piece
  fields = { calibre = number, range = number, crew = number }
}
gun "Bertha" {
  calibre = source("letter of 1914", 42)
  range   = inferred(12)
  crew    = reconstructed(200)
}

test "Sections scope no names, and declarations have no order" {
  run "Use It" {}
  expect { that = log == 7 && elsewhere == 7 }
}
test "A figure whose source is marked is that figure" {
  expect { that = bertha.calibre == 42 && bertha.range == 12 && bertha.crew == 200 }
}
rule "Ask" {
  choose n { from = [1, 2] } # nobody is named: the first player
  advance log { by = n }
}
test "Who decides for a side" {
  expect { that = controller(reds) == anna && other(anna) == bert && other(reds) == blues }
}
test "A choice with nobody named is the first player's" {
  run "Ask" {}
  answer { n = 2 }
  expect { that = log == 2 }
}
test "Text of several lines" {
  say {
    text = <<-END
      two
      lines
    END
  }
  expect { that = !game.over }
}
