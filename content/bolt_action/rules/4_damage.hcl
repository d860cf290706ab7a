# What kills men, and whom a deadly hit fells.

section "4.6" "Damage to Men" {
  text = "Three, four or five and more kills a man, by his quality. A six, and another six, kills the man whom the shooter picks. A shell among men makes several hits and more pins."

  table "Damage to a Man" {
    given   = { quality = quality }
    returns = { number = number }
    source  = "source: 2nd edition rules pages"
    rows    = [[inexperienced, 3], [regular, 4], [veteran, 5]]
  }
  table "Shell" { # what a shell of so many inches does: dice of hits, pins and penetration
    given   = { blast = number }
    returns = { throws = number, hits = die, pins = die, pen = number }
    source  = "source: 2nd edition catalogues give the row; its hits are those in buildings, reconstructed for open ground, too"
    rows    = [[1, 1, d3, d2, 1], [2, 1, d6, d3, 2], [3, 2, d6, d3, 3], [4, 3, d6, d6, 4]]
  }
  rule "Wound" {
    given = { target = unit, pen = number, count = number, sheltered = optional(bool, false) }
    let { needed = max(2, damage_to_a_man(target.quality) + (sheltered ? 1 : 0) - pen) }
    roll dice "damage" { dice = pool(count, d6) }
    let {
      killed = count_at_least(dice, needed)
      sixes  = count_exactly(dice, 6)
    }
    say { text = "${target}: ${killed} of ${count} hits kill, ${needed}+ needed" }
    set target { fallen = target.fallen + killed }
    if "deadly hits" {
      when = sixes > 0
      roll again "deadly hits" { dice = pool(sixes, d6) }
      let { deadly = count_at_least(again, 6) }
      set target {
        deadly  = target.deadly + deadly
        smashed = target.smashed || pen > 0 && deadly > 0
      }
    }
  }
  rule "Burst" { # never more hits than men; who is down takes half, rounded up
    given = { target = unit, blast = number }
    roll several "hits of the shell" { dice = pool(shell(blast).throws, shell(blast).hits) }
    roll shock "pins of the shell" { dice = shell(blast).pins }
    set target { shock = max(target.shock, shock) }
    let {
      sum    = sum(several)
      struck = in_a_bunker(target) ? floor(sum, 2) : lies_down(target) ? ceil(sum, 2) : sum
    }
    run "Wound" {
      pen       = shell(blast).pen
      count     = min(target.men, struck)
      sheltered = in_a_bunker(target)
    }
    if "ten at once bring a house down" {
      when = sum >= 10
      run "Collapse" { house = target.inside }
    }
  }
  enum "victim" { names = [sergeant, machine_gunner, automatic_rifleman, submachine_gunner] }
  value "Victims" { # whom a deadly hit may fell besides a rifleman
    given = { unit = unit }
    base = [
      for v in victims : v
      if (
        v == sergeant && !unit.leaderless ||
        v == machine_gunner && unit.light_machine_guns > 0 ||
        v == automatic_rifleman && unit.automatic_rifles > 0 ||
        v == submachine_gunner && unit.submachine_guns > 0
      )
    ]
  }
  value "Falls Last" { # an officer whom nothing fells before his companions
    given = { unit = unit }
    base  = false
  }
  rule "Pick Victims" {
    given = { shooter = unit, target = unit }
    repeat {
      times = min(target.deadly, target.fallen)
      match {
        the = target.slot
        case team {
          run "Destroy" { unit = target }
          return {}
        }
        case officer {
          if "he does not fall last" {
            when = !falls_last(target)
            set target { leaderless = true }
          }
        }
        case squad {
          run "Pick a Victim" {}
        }
        case gun {
          if "what pierces or bursts smashes the gun" {
            when = target.smashed
            run "Destroy" { unit = target }
            return {}
          }
        }
        else {}
      }
    }
  }
  rule "Pick a Victim" {
    text  = "The shooter picks whom a deadly hit fells: without the sergeant they lose heart, without a gunner his gun."
    given = { shooter = unit, target = unit }
    choose victim "man to take out" {
      from     = victims(target)
      player   = shooter.commander
      may_pass = true
      passing  = "any other man"
    }
    if "nobody in particular" {
      when = victim == none
      return {}
    }
    match {
      the = victim
      case sergeant {
        run "Sergeant Down" { unit = target }
      }
      case machine_gunner {
        set target { light_machine_guns = target.light_machine_guns - 1 }
      }
      case automatic_rifleman {
        set target { automatic_rifles = target.automatic_rifles - 1 }
      }
      case submachine_gunner {
        set target { submachine_guns = target.submachine_guns - 1 }
      }
      else {}
    }
  }
  rule "Sergeant Down" {
    given  = { unit = unit }
    source = "source: 2nd edition catalogues: the German initiative training"
    if "somebody may take over" {
      when = unit.german
      roll initiative "initiative training" { dice = d6 }
      if "he does" {
        when = initiative >= 2
        return {}
      }
    }
    set unit { leaderless = true }
  }
}
