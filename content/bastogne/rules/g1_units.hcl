# The series: what stands on a counter, and what may lie on it.

section "G.unit" "Units" {
  text = "A counter states fire, assault, defense, movement and quality; its color says which weapon it is. A unit with transport has a second side with figures of its own."

  enum "mobility" { names = [fixed, leg, wheeled, tracked] }
  enum "color" { names = [white, pink, purple, green, orange, brown, black, yellow, blue] }

  kind "division" {
    is     = concept
    fields = { player = player }
    state  = { points = number, rating = number, roadblocks = number } # roadblocks that are left to it
  }
  kind "formation" {
    is     = concept
    fields = { division = division }
    state  = { taken = number } # white-striped units that its leader has taken along in this activation
  }
  roster "division" {
    columns = [player]
    rows = {
      "VIII Corps"     = [american]
      "101st Airborne" = [american]
      "2. Panzer"      = [german]
      "26. VG"         = [german]
      "5. FJ"          = [german]
    }
  }

  kind "print" { # one side of a counter
    is     = concept
    fields = { fire = maybe(number), color = maybe(color), range = number, assault = number, arms = maybe(color), defense = number, armor = bool, mobility = mobility, allowance = number }
  }
  kind "pattern" { # like units share one
    is     = print
    fields = { full = number, quality = number, transport = maybe(print) }
  }

  kind "unit" {
    is     = piece
    sides  = [afoot, mounted]
    traits = [engineer, steady, white_striped] # black-striped ones are free of the attachment limit, as those without a stripe
    fields = { pattern = pattern, division = division, formation = maybe(formation) }
    state  = { ready = bool, last = deed, points = number, shot = bool, storming = bool, contact = maybe(leader), due_E = number, due_step = number, due_C = number, due_S = number, due_fear = number } # due: results of an assault that wait for all shots
    value "Now" { base = self.mounted && self.pattern.transport != none ? self.pattern.transport : self.pattern }
    value "Steps" { base = self.pattern.full - (self.reduced ? 1 : 0) }
    value "Army" { base = self.division.player }
    value "Gun" { base = self.now.color == orange || self.now.color == brown }
  }
  enum "deed" { names = [nothing, moving, firing, storming_in, resting, digging, blocking] }

  marker "Column" {
    on        = unit
    adjective = "in_column"
  }
  marker "Suppression" {
    on        = unit
    adjective = "suppressed"
  }
  marker "Cohesion Hit" {
    on     = unit
    many   = true
    plural = "cohesion_hits"
  }
  marker "Step Loss" {
    on        = unit
    adjective = "reduced"
  }
  marker "Improved Position" {
    on        = unit
    adjective = "dug_in"
  }
  marker "Entrenchment" {
    on        = unit
    adjective = "entrenched"
  }
  marker "Light Barrage" {
    on        = hex
    adjective = "shelled"
  }
  marker "Heavy Barrage" {
    on        = hex
    adjective = "pounded"
  }
  marker "Roadblock" {
    on        = hex
    adjective = "barred"
  }
}
