game "No More" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
step "A" {}
kind "man" { is = piece }
man "Grunt" { count = 2 }

test "put from an empty supply" {
  text = "nothing is left to put"
  given { A = [grunt, grunt] }
  put x {
    from = grunt.supply
    to   = A
  }
}
