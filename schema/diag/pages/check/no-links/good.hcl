kind "town" {
  is     = space
  fields = { next_to = set(town) }
}
town "Ulm" { next_to = [bonn] }
town "Bonn" { next_to = [ulm] }
value "Way" { base = distance(ulm, bonn) }
