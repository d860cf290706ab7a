# Cards in set-ups: a deck into which a set-up lays cards is shuffled; what a composition leaves
# over is in the supply.

game "Decks Set Up" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "tale" {
  is     = card
  fields = { worth = number }
}
roster "tale" {
  columns = [worth, count]
  rows    = { Old = [1, 1], New = [2, 12], Wise = [3, 5], Lost = [4, 4] }
}
kind "pile" {
  is = deck
  of = tale
}
composition "Piles" {
  makes = pile
  decks = [Morning, Evening]
  rows = {
    new  = [2, 1]
    wise = [0, 5]
  }
  rest = supply
}
kind "verse" { is = card }
roster "verse" {
  columns = [count]
  rows    = { A = [1], B = [1], C = [1], D = [1], E = [1], F = [1], G = [1], H = [1] }
}
deck "Songs" {
  of    = verse
  holds = [g, h]
}
box "Shelf" { of = verse }
scenario "Stacked" {
  deploy {
    rows = [
      [songs, [a, b, c, d]], # bottom to top, as it is written
      [shelf, [e, f]],
    ]
  }
}
scenario "Bare" {}

test "The rest of a card is in the supply" {
  scenario = bare
  expect { that = count(morning.tales.new) == 2 && count(evening.tales.new) == 1 && count(supply.tales.new) == 9 }
  expect { that = count(all(tales).wise) == 5 && none(supply.tales.wise) }
}
test "A deck that is set up is shuffled, with what it holds" {
  scenario = stacked
  seed     = 1
  expect { that = count(songs.verses) == 6 && top(songs.verses) != d && top(shelf.verses) == f }
}
test "What lay in it before may come to the top" {
  scenario = stacked
  seed     = 4
  expect { that = top(songs.verses) == h }
}
