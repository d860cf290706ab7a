kind "shelter" {
  is     = concept
  traits = [roofed]
  fields = { height = maybe(number) }
  needs  = { roofed = [height] }
}
shelter "Barn" {
  height = 3
  traits = [roofed]
}
