kind "hut" {
  is     = space
  traits = [burnt]
  fields = { cover = number }
}
hut "Barn" {
  cover  = 1
  traits = [burnt]
}
hut "Mill" { cover = 2 }
modify "Courage" "in a hut" {
  when = any([for h in huts : h if !h.burnt && h.cover > 0])
  by   = 1
}
