# A rule that runs itself, and ends by giving first.

game "Recursion" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
rule "Factorial" {
  given   = { n = number }
  returns = number
  if "no more" {
    when = n <= 1
    return { the = 1 }
  }
  run "Factorial" below { n = n - 1 }
  return { the = n * below }
}
test "A rule that ends itself" {
  run "Factorial" f { n = 5 }
  expect { that = f == 120 }
}
