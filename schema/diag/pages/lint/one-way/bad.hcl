kind "town" {
  is     = space
  fields = { next_to = set(town) }
}
town "Ulm" { next_to = [bonn, trier] }
town "Bonn" { next_to = [ulm] }
town "Trier" { next_to = [] }
