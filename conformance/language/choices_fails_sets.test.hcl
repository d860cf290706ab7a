# How choices of a set fail.

game "Failing Choices" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "man" {
  is     = piece
  plural = "men"
  fields = { price = number }
}
roster "man" {
  columns = [price]
  rows    = { Ann = [4], Bob = [-1], Cid = [3] }
}
test "A figure below 0 in a total" {
  text = "must not be negative, and this one is -1"
  choose army {
    from    = all(men)
    total   = army.price
    at_most = 10
  }
  answer { army = [ann] }
}
test "Together too dear" {
  text = "Cid cannot be chosen as army"
  choose army {
    from    = [for m in all(men) : m if m.price > 0]
    total   = army.price
    at_most = 6
  }
  answer { army = [ann, cid] }
}
