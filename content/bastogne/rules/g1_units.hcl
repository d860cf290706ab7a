# The series: what stands on a counter, and what may lie on it.

section "G.unit" "Units" {
  source = "reconstructed from the play aid of the series: colors and classes, markers and their effect; the rules of the series and the counters of this game were not seen"
  text   = "A counter states fire, assault, defense, movement and quality; its color says which weapon it is. A unit with transport has a second side with figures of its own."

  enum "mobility" { names = [fixed, leg, wheeled, tracked] }
  enum "color" { names = [white, pink, purple, green, orange, brown, black, yellow, blue] }

  kind "division" {
    is     = concept
    fields = { player = player }
    state  = { points = number, rating = number, dispatch = number, dispatch_rating = number, silent = bool, out_of_touch = bool, shift = number, withdrawn = bool, roadblocks = number, mines = number, under = maybe(division) } # roadblocks, mines: what is left to it; under: the division that its independent units are attached to
  }
  kind "formation" {
    is     = concept
    fields = { home = division, counters = number }
    state  = { active = bool, taken = number, stragglers = number, rallied = number, acted = bool, pending = maybe(division), attached = maybe(division) } # active: its chit is being played. taken: white-striped units that its leader has taken along in this activation. rallied: stragglers, in this one
    value "Division" { base = self.attached == none ? self.home : self.attached }
  }
  roster "division" {
    columns = [player]
    rows = {
      "VIII Corps"            = [american]
      "101st Airborne"        = [american]
      "26. VG"                = [german]
      "2. Panzer"             = [german]
      "Panzer Lehr"           = [german]
      "5. FJ"                 = [german]
      "Corps Artillery South" = [german] # of optional rule O7.0
      "Corps Artillery North" = [german]
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
    fields = { pattern = pattern, home = division, troop = maybe(formation) }
    # acting: was called last, and may go on. free: has an action left. once: has no second action.
    # came: to its hex, since its activation began. gone: out of the game, and not lost in battle.
    # aim: what is added to the shot at hand. due: results of an assault that wait for all shots
    state = { ready = bool, lifted = bool, means = maybe(means), arriving = bool, outbound = bool, called = bool, acting = bool, free = bool, once = bool, again = bool, came = bool, last = deed, job = job, points = number, halted = bool, gone = bool, aim = number, shot = bool, fired = bool, storming = bool, contact = maybe(leader), lift = maybe(truck), rides = maybe(unit), far_bank = maybe(hex), due_E = number, due_step = number, due_C = number, due_S = number, due_fear = number }
    value "Formation" { base = self.lift == none ? self.troop : none } # on trucks of its division it is an independent unit
    value "Division" {
      base = (
        self.troop != none ? self.troop.division :
        self.home.under != none ? self.home.under :
        self.home
      )
    }
    value "Transport" { base = self.lift != none ? self.lift.print : self.pattern.transport }
    value "Now" { base = self.mounted && self.transport != none ? self.transport : self.pattern }
    value "Steps" { base = self.pattern.full - (self.reduced ? 1 : 0) }
    value "Stacked" { base = self.rides != none || self.ferrying ? 0 : self.steps } # steps that count for stacking
    value "Fills the Road" { base = self.in_column && !self.ferrying }              # it takes the place of the one Column
    value "Army" { base = self.home.player }
    value "Gun" { base = self.now.color == orange || self.now.color == brown }
  }
  value "Infantry" {
    given  = { unit = unit }
    ruling = "infantry is what goes on foot and fires small arms"
    base   = unit.pattern.mobility == leg && unit.pattern.color == pink
  }
  enum "job" { names = [closing_a_road, opening_a_road, clearing_rubble, clearing_mines, building_a_ferry] } # of Men at Work
  enum "deed" { names = [nothing, moving, boarding, firing, storming_in, resting, digging, blocking] }

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
  marker "No Activation" {
    on        = unit
    adjective = "held_back"
  }
  marker "Low Ammo" {
    on        = unit
    adjective = "short_of_ammo"
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
