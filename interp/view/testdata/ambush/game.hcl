# Thirty men lie face down in thirty woods, and one of them is the spy. It has a value for every way
# in which a rule can read the table, so that tests can ask whether any of them gives the spy away.

game "Ambush" {
  language = 1
  version  = "1.0"
  id       = "ambush"
  begin    = the_ambush
}

section "1" "The woods" {
  text = "Thirty woods, a clearing and a road."

  player "Red" {}
  player "Blue" {}

  kind "wood" {
    is     = space
    fields = { number = number, beside = set(wood) }
    state  = { burnt = bool }
    value "garrison" { base = sum([for m in self.men : m.strength]) } # refused: it adds up what is printed on faces
  }
  roster "wood" {
    columns = [number, beside]
    rows = {
      W1  = [1, [W2]]
      W2  = [2, [W1, W3]]
      W3  = [3, [W2, W4]]
      W4  = [4, [W3, W5]]
      W5  = [5, [W4, W6]]
      W6  = [6, [W5, W7]]
      W7  = [7, [W6, W8]]
      W8  = [8, [W7, W9]]
      W9  = [9, [W8, W10]]
      W10 = [10, [W9, W11]]
      W11 = [11, [W10, W12]]
      W12 = [12, [W11, W13]]
      W13 = [13, [W12, W14]]
      W14 = [14, [W13, W15]]
      W15 = [15, [W14, W16]]
      W16 = [16, [W15, W17]]
      W17 = [17, [W16, W18]]
      W18 = [18, [W17, W19]]
      W19 = [19, [W18, W20]]
      W20 = [20, [W19, W21]]
      W21 = [21, [W20, W22]]
      W22 = [22, [W21, W23]]
      W23 = [23, [W22, W24]]
      W24 = [24, [W23, W25]]
      W25 = [25, [W24, W26]]
      W26 = [26, [W25, W27]]
      W27 = [27, [W26, W28]]
      W28 = [28, [W27, W29]]
      W29 = [29, [W28, W30]]
      W30 = [30, [W29]]
    }
  }
  kind "meadow" {
    is     = space
    fields = { beside = set(meadow) }
  }
  meadow "Clearing" { beside = [road] }
  meadow "Road" { beside = [clearing] }
}

section "2" "The men" {
  text = "Thirty men lie face down, one of them the spy; two scouts stand in the open."

  enum "allegiance" { names = [loyal, false_hearted] }

  kind "man" {
    is      = piece
    plural  = "men"
    owner   = army
    seen_by = owner
    sides   = [fresh, tired]
    traits  = [shady]
    fields  = { army = player, strength = number, at_heart = allegiance }
    state   = { wounds = number, boss = maybe(man) }
    value "worth" {
      base = self.strength
      modifier "tired" {
        when = self.tired
        by   = -1
      }
    }
  }
  kind "spy" {
    is     = man
    plural = "spies"
  }
  marker "Lamp" { on = man }
  roster "man" {
    columns = [count, army, strength, at_heart, traits]
    rows    = { Soldier = [29, red, 2, loyal, []], Scout = [2, red, 1, loyal, []] }
  }
  spy "The Spy" {
    army     = red
    strength = 0
    at_heart = false_hearted
    traits   = [shady]
  }

  rule "Lay Out" {
    after = set_up()
    let { hidden = but_not(all(men), all(men).scout) }
    each here {
      from = woods
      let { man = first([for m in hidden : m if m.at == supply]) }
      if "one is left" {
        when = man != none
        move man {
          to   = here
          face = down
        }
      }
    }
    each m {
      from = all(men).scout
      move m { to = clearing }
    }
  }
}

section "3" "What can be asked" {
  text = "Every way in which a value can read the table."

  # told: they follow from what all see
  value "How Many" {
    given = { here = wood }
    base  = count(here.men)
  }
  value "Somebody" {
    given = { here = wood }
    base  = any(here.men) && !none(here.pieces)
  }
  value "Burnt" {
    given = { here = wood }
    base  = here.burnt
  }
  value "In the Open" { base = count(clearing.men) }
  value "Strongest in the Open" { base = max([for m in clearing.men : m.worth]) }
  value "Printed Strength" {
    given = { man = man }
    base  = man.strength
  }
  value "Is in the Clearing" { # of one who lies in a wood it is known that he is not there
    given = { man = man }
    base  = man.at == clearing
  }
  value "Lies Down" {
    given = { man = man }
    base  = man.face_down
  }
  value "On the Map" {
    given = { man = man }
    base  = man.in_play
  }
  value "All Men" { base = count(men) }
  value "Left Over" { base = count([for m in all(men) : m if m.at == supply]) }
  value "Way" { base = distance(W1, W9) }

  # refused wherever they come by a man who lies face down
  value "Spy Here" {
    given = { here = wood }
    base  = any(here.spies)
  }
  value "Spies Here" {
    given = { here = wood }
    base  = count(here.spies)
  }
  value "Where" {
    given = { man = man }
    base  = man.at
  }
  value "Is There" {
    given = { man = man, here = wood }
    base  = man.at == here
  }
  value "Is Not There" {
    given = { man = man, here = wood }
    base  = here != man.at
  }
  value "There Among" {
    given = { man = man, here = wood }
    base  = contains(here.men, man)
  }
  value "Who" {
    given = { here = wood }
    base  = here.men
  }
  value "First Man" {
    given = { here = wood }
    base  = first(here.men)
  }
  value "Only Man" {
    given = { here = wood }
    base  = only(here.men)
  }
  value "Top Man" {
    given = { here = wood }
    base  = top(here.men)
  }
  value "On Top" {
    given = { man = man }
    base  = man.on_top
  }
  value "Shady Here" {
    given = { here = wood }
    base  = count(here.men.shady)
  }
  value "Traitors" {
    given = { here = wood }
    base  = count([for m in here.men : m if m.at_heart == false_hearted])
  }
  value "Strength Here" {
    given = { here = wood }
    base  = here.garrison
  }
  value "Strength Around" {
    given = { here = wood }
    base  = sum([for w in here.beside : w.garrison])
  }
  value "Wounds" {
    given = { man = man }
    base  = man.wounds
  }
  value "Tired" {
    given = { man = man }
    base  = man.tired
  }
  value "Lit" {
    given = { man = man }
    base  = man.lamp
  }
  value "Worth" {
    given = { man = man }
    base  = man.worth
  }
  value "Boss" {
    given = { man = man }
    base  = man.boss == none
  }
  value "Low Woods" { base = [for w in woods : w if any(w.spies) && w.number < 16] }
  value "Half" {
    base = any([for w in woods : w if w.number < 16 && any([for m in w.men : m if m.spy])])
  }
  value "Spy's Wood" { base = the_spy.at }
  value "Spy's Number" {
    base = 0
    modifier "where he is" {
      when = the_spy.at != road
      by   = 1
    }
  }
  value "Warned" {
    given = { here = wood }
    base  = 0
    modifier "the spy is here" {
      when = any(here.spies)
      by   = 1
    }
    modifier "the spy is not here" {
      when = none(here.spies)
      by   = 1
    }
  }
  value "Far" {
    given = { here = wood }
    base  = any(here.men.shady) ? 1 : 2
  }
  value "Same Place" {
    given = { a = man, b = man }
    base  = a.at == b.at
  }
  value "Woods of" {
    given = { group = set(man) }
    base  = [for w in woods : w if any([for m in group : m if m.at == w])]
  }
  value "Sets" {
    given = { here = wood }
    base  = here.men == [the_spy]
  }
  value "Reached" {
    given = { here = wood }
    base  = reach(here, 2, [for w in woods : w if none(w.spies)])
  }
}

section "4" "The night" {
  text = "Red searches woods, until the night is over. The men are Red's own."

  track "Hours" {
    boxes = numbers(0, 8)
    start = 0
  }
  phase "The Ambush" {
    repeat {
      until = hours == 8
      offer "Search" {
        none {}
      }
      advance hours { by = 1 }
    }
    end game { result = draw }
  }
  menu "Search" { player = red }
  action "Burn" {
    menu = search
    choose here {
      from = woods
      require "no spy is to be hurt" { that = none(here.spies) }
      require "it stands yet" { that = !here.burnt }
    }
    set here { burnt = true }
  }
  action "Cut Down" {
    menu = search
    choose here {
      from = woods
      require "it is burnt" { that = here.burnt }
      require "no spy is to be hurt" { that = none(here.spies) }
    }
    remove { the = [for m in all(men) : m if m.at == here] }
  }
  action "Bury" {
    menu = search
    choose here {
      from = woods
      require "no spy is to be hurt" { that = none(here.spies) }
      require "it is burnt" { that = here.burnt }
    }
    remove { the = [for m in all(men) : m if m.at == here] }
  }
  action "Rest" { menu = search }
}

result "Draw" {}
