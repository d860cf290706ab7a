# What waits for letters that are not built yet.

section "0" "Introduction" {
  invariant "for now" { that = none([for r in rangers : r if obstacle(r, r.at) && area_of(99, r.at.company) == none && r.at.area == none]) }
}
