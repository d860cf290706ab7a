rule "March" {
  let {
    near = count(far)
    far  = [for n in numbers(1, near) : n]
  }
  advance miles { by = near }
}
