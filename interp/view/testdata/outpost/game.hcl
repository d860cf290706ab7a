# Outpost: a small game with everything that a view must hide: hands, a deck, counters lying face
# down; and with what a screen must show.

game "Outpost" {
  id       = "outpost"
  language = 1
  version  = "1.0"
  begin    = the_night
  length   = 30
  text     = "Two patrols meet in the dark."
}

player "Red" {}
player "Blue" {}

section "1" "The ground" {
  text = "Four fields between two camps. Who stands in the enemy's camp wins."

  map "Ground" {}

  kind "field" {
    is     = space
    fields = { height = number, next_to = set(field) }
  }
  roster "field" {
    columns = [height, next_to]
    rows = {
      "Red Camp"  = [0, [ford, hill]]
      Ford        = [0, [red_camp, blue_camp]]
      Hill        = [2, [red_camp, blue_camp]]
      "Blue Camp" = [0, [ford, hill]]
    }
  }

  track "Hours" {
    boxes = numbers(0, 6)
    start = 0
  }
}

section "2" "Patrols" {
  text = "Each patrol has two men and a decoy. They walk face down until somebody meets them."

  kind "man" {
    is      = piece
    plural  = "men"
    owner   = owner
    seen_by = owner
    sides   = [fresh, tired]
    fields  = { owner = player, strength = number }
    value "power" {
      base = self.strength
      modifier "uphill" {
        ref  = "2.1"
        when = height_of(self) > 0
        by   = height_of(self)
      }
      modifier "tired men fight badly" {
        ref     = "2.2"
        when    = self.tired
        at_most = 1
      }
      modifier "a lamp shows him" {
        when = self.lamp
        by   = -1
      }
    }
  }
  man "Rolf" {
    owner    = red
    strength = 3
    at       = red_camp
  }
  man "Rudi" {
    owner    = red
    strength = 1
    at       = red_camp
  }
  man "Bert" {
    owner    = blue
    strength = 2
    at       = blue_camp
  }
  man "Bill" {
    owner    = blue
    strength = 2
    at       = blue_camp
  }
  value "Height of" {
    given = { man = man }
    base  = sum([for f in fields : f if f == man.at][*].height)
  }

  invariant "nobody is helpless" { that = none([for m in men : m if m.power < 0]) }

  marker "Lamp" {
    on    = man
    count = 2
  }
}

section "2.1" "Heights" {
  text     = "A man on a height is stronger by as much."
  no_rules = "ruled in 2: the power of a man"
}
section "2.2" "Tired men" {
  text     = "A tired man's power is never above 1."
  no_rules = "ruled in 2: the power of a man"
}

section "3" "Orders" {
  text = "Each player holds three orders, which nobody else sees."

  kind "order" { is = card }
  order "Wait" { count = 4 }
  order "Light" { count = 4 }
  order "Run" { count = 4 }
  deck "Order Deck" { of = order }
  kind "hand" {
    is      = box
    of      = order
    owner   = holder
    seen_by = owner
    fields  = { holder = player }
  }
  hand "Red Hand" { holder = red }
  hand "Blue Hand" { holder = blue }
  box "Played" { of = order }

  rule "Deal" {
    after = set_up()
    draw reds {
      from  = order_deck
      to    = red_hand
      count = 3
    }
    draw blues {
      from  = order_deck
      to    = blue_hand
      count = 3
    }
    move {
      the  = men
      to   = red_camp
      face = down
    }
    move {
      the  = [for m in men : m if m.owner == blue]
      to   = blue_camp
      face = down
    }
  }
}

section "4" "The night" {
  text = "The players take turns. On your turn you play an order, then you move a man, or rest."

  phase "The Night" {
    repeat {
      until = hours == 6
      each mover {
        from = players
        run "Turn" {}
      }
      advance hours { by = 1 }
    }
    end game { result = draw }
  }

  phase "Turn" {
    given = { mover = player }
    choose order {
      from     = mover == red ? red_hand.orders : blue_hand.orders
      player   = mover
      may_pass = true
    }
    if "one is played" {
      when = order != none
      move order { to = played }
    }
    offer "March" {
      none {}
    }
  }

  menu "March" {
    given  = { mover = player }
    player = mover
    actor  = [for m in men : m if m.owner == mover]
    require "is not tired" { that = actor.fresh }
  }

  action "Walk" {
    menu = march
    choose to {
      from = fields
      require "next to it" { that = contains(neighbours(actor), to) }
    }
    move actor {
      to   = to
      face = down
    }
    roll stumble { dice = d6 }
    if "he stumbles" {
      when = stumble == 1
      flip actor { to = tired }
      reveal actor {}
    }
    if "in the enemy's camp" {
      when = actor.at == (mover == red ? blue_camp : red_camp)
      end game { winner = mover }
    }
  }
  action "Look" {
    menu = march
    reveal actor {}
    mark actor { with = lamp }
  }
  value "Neighbours" {
    given   = { man = man }
    returns = set(field)
    base    = [for f in fields : f if contains(f.next_to, man.at)]
  }
}

look {
  layouts = {
    ground = <<-GROUND
      [Red_Camp ]--[Ford   ]--[Blue_Camp]
           \       [Hill      ]    /
    GROUND
  }
}
