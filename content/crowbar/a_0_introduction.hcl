# Who is asked.

section "intro" "Introduction" {
  text = "One player leads the Rangers; the Germans are moved by chits and cards."

  # Every question about a unit goes to its leader, so that the modes for several players can divide
  # the battalion.
  value "Leader" {
    given = { unit = ranger }
    base  = leader_of(unit.company)
  }
  value "Leader Of" {
    given = { company = company }
    base  = force_a
  }
}
