# So many of a design, in set-ups and in tests.

game "Many" {
  language = 1
  begin    = nothing
}
phase "Nothing" {}
player "Anna" {}
kind "step" { is = space }
roster "step" {
  columns = []
  rows    = { A = [], B = [] }
}
kind "man" {
  is     = piece
  plural = "men"
  sides  = [fresh, tired]
}
roster "man" {
  columns = [count]
  rows    = { Ann = [1], Grunt = [6], Guard = [2] }
}
scenario "Camp" {
  deploy {
    rows = [
      [A, [3, grunt, ann, 2, guard]],
      [B, [2, grunt.tired, 1, grunt]],
    ]
  }
}
test "So many, bottom to top" {
  scenario = camp
  expect {
    A    = [3, grunt, ann, 2, guard]
    B    = [3, grunt]
    that = count(men.grunt.tired) == 2 && top(A.men).guard
  }
}
test "In a test as well" {
  given { A = [2, grunt, ann] }
  expect {
    A    = [grunt, grunt, ann]
    that = count(A.men) == 3
  }
}
