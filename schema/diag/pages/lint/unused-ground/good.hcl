kind "field" {
  is     = space
  traits = [muddy]
}
map "Farm" {
  grid   = squares
  of     = field
  drawn  = <<-ROWS
       a b
    1  . m
  ROWS
  legend = { m = { muddy = true } }
}
