# Chess.

game "Chess" {
  id       = "chess"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 350
  text     = "Two armies of sixteen men, on a board of eight by eight."
  goal     = "Checkmate the other's king: attack it so that no move saves it."

  start_with = start
  minutes    = 45
  weight     = medium
}

section "1" "Board and men" {
  text = "Eight by eight squares. White stands on the first two rows and moves first; Black stands opposite."

  kind "square" { is = space }
  map "Board" {
    grid  = squares
    of    = square
    drawn = <<-BOARD
        a b c d e f g h
      8 . . . . . . . .
      7 . . . . . . . .
      6 . . . . . . . .
      5 . . . . . . . .
      4 . . . . . . . .
      3 . . . . . . . .
      2 . . . . . . . .
      1 . . . . . . . .
    BOARD
  }
  value "Empty" { base = [for s in squares : s if none(s.men)] }
  value "Straight" {
    returns = set(direction)
    base    = [north, east, south, west]
  }
  value "Diagonal" {
    returns = set(direction)
    base    = [north_east, south_east, south_west, north_west]
  }

  kind "army" {
    is     = player
    plural = "armies"
    fields = { king = king, home = square, ahead = direction, takes = set(direction), pawn_row = number, last_row = number, promotes = list(design(man)) }
    state  = { passed_over = maybe(square) } # by a pawn of this army that has just gone two squares
    value "Men" { base = [for m in men : m if m.army == self] }
  }
  roster "army" {
    columns = [king, home, ahead, takes, pawn_row, last_row, promotes]
    rows = {
      White = [white_king, e1, north, [north_west, north_east], 2, 8, [white_queen, white_rook, white_bishop, white_knight]]
      Black = [black_king, e8, south, [south_west, south_east], 7, 1, [black_queen, black_rook, black_bishop, black_knight]]
    }
  }

  kind "man" {
    is     = piece
    plural = "men"
    traits = [runs_straight, runs_aslant]
    fields = { army = army }
  }
}

section "2" "How the men move" {
  text = "A man goes to an empty square, or takes the enemy that stands there. Nobody but the knight passes over others."

  value "Goes" {
    given = { man = man }
    base  = but_not(union(man.reach, man.king ? castling(man.army.king) : []), man.army.men.at)
  }
  value "Slide" { # to the first man in each direction, and no farther
    given = { here = square, ways = set(direction) }
    base  = union([for d in ways : ray(here, d, empty)], [for d in ways : past(here, d, empty)])
  }
}

section "2.1" "Queen, rook and bishop" {
  text = "The rook slides straight, the bishop aslant, the queen both ways."

  kind "queen" {
    is = man
    value "Reach" { base = slide(self.at, directions) }
  }
  kind "rook" {
    is    = man
    state = { castles = bool } # neither it nor its king has moved
    value "Reach" { base = slide(self.at, straight) }
  }
  kind "bishop" {
    is = man
    value "Reach" { base = slide(self.at, diagonal) }
  }
  roster "queen" {
    columns = [count, army, traits] # pawns may become queens
    rows    = { "White Queen" = [9, white, [runs_straight, runs_aslant]], "Black Queen" = [9, black, [runs_straight, runs_aslant]] }
  }
  roster "rook" {
    columns = [count, army, traits]
    rows    = { "White Rook" = [10, white, [runs_straight]], "Black Rook" = [10, black, [runs_straight]] }
  }
  roster "bishop" {
    columns = [count, army, traits]
    rows    = { "White Bishop" = [10, white, [runs_aslant]], "Black Bishop" = [10, black, [runs_aslant]] }
  }
}

section "2.2" "Knight" {
  text = "The knight leaps two squares one way and one the other."

  value "Leap" {
    given = { here = square }
    base  = [for s in squares : s if abs((s.column - here.column) * (s.row - here.row)) == 2]
  }
  kind "knight" {
    is = man
    value "Reach" { base = leap(self.at) }
  }
  roster "knight" {
    columns = [count, army]
    rows    = { "White Knight" = [10, white], "Black Knight" = [10, black] }
  }
}

section "2.3" "Pawn" {
  text = "The pawn goes one square ahead, or two from where it begins, and takes aslant ahead. A pawn that has just gone two squares can be taken as if it had gone one. On the last row it becomes a queen, a rook, a bishop or a knight."

  kind "pawn" {
    is = man
    value "Ahead" { base = ray(self.at, self.army.ahead, empty) }
    value "Reach" {
      base = union(
        [
          for s in self.ahead : s
          if (
            distance(s, self.at) == 1 ||
            distance(s, self.at) == 2 && self.at.row == self.army.pawn_row
          )
        ],
        [
          for s in pawn_strikes(self.at, self.army) : s
          if any(s.men) || s == other(self.army).passed_over
        ],
      )
    }
  }
  value "Pawn Strikes" {
    given = { here = square, army = army }
    base  = [for d in army.takes : toward(here, d)]
  }
  roster "pawn" {
    columns = [count, army]
    rows    = { "White Pawn" = [8, white], "Black Pawn" = [8, black] }
  }
}

section "2.4" "King" {
  text = "The king goes one square in any direction. It may never be left where it can be taken."

  kind "king" {
    is = man
    value "Reach" { base = neighbors(self.at) }
  }
  roster "king" {
    columns = [army]
    rows    = { "White King" = [white], "Black King" = [black] }
  }

  value "First in Sight" { # the first occupied square in each direction
    given = { here = square, ways = set(direction) }
    base  = [for d in ways : past(here, d, empty)]
  }
  value "Attacked" { # by those whom a man of their kind would strike from there
    given = { here = square, army = army }
    base = (overlap(neighbors(here), army.men.king.at) ||
      overlap(leap(here), army.men.knight.at) ||
      overlap(pawn_strikes(here, other(army)), army.men.pawn.at) ||
      overlap(first_in_sight(here, straight), army.men.runs_straight.at) ||
    overlap(first_in_sight(here, diagonal), army.men.runs_aslant.at))
  }
  value "In Check" {
    given = { army = army }
    base  = attacked(army.king.at, other(army))
  }
}

section "2.5" "Castling" {
  text = "A king that has not moved goes two squares toward a rook that has not moved, and the rook goes to the square that he has passed over. Nobody may stand between them, and the king may neither leave, cross nor enter an attacked square."

  value "Castling" {
    given = { king = king }
    base = [
      for r in rooks : [for s in line(king.at, r.at) : s if distance(s, king.at) == 2]
      if may_castle(king, r)
    ]
  }
  value "May Castle" {
    given = { king = king, rook = rook }
    base = (rook.castles && rook.army == king.army && none(line(king.at, rook.at).men) && !in_check(king.army) &&
      none([
        for s in line(king.at, rook.at) : s
        if distance(s, king.at) <= 2 && attacked(s, other(king.army))
      ]))
  }
}

section "3" "A turn" {
  text = "The armies move in turn. A move that leaves one's own king attacked is not allowed."

  value "Material" { # what the men of an army are worth, in pawns
    given = { army = army }
    base = sum([
      for m in army.men : m.queen ? 9 : m.rook ? 5 : m.bishop || m.knight ? 3 : m.pawn ? 1 : 0
    ])
  }
  value "Outlook" { # for bots that search
    given = { army = army }
    base  = material(army) - material(other(army))
  }
  phase "The Game" {
    repeat {
      each mover {
        from = armies
        run "Drawn Games" {}
        offer "Turn" {
          none {
            if "checkmate" {
              when = in_check(mover)
              end game { winner = other(mover) }
            }
            end game { result = draw } # stalemate
          }
        }
      }
    }
  }

  menu "Turn" {
    given  = { mover = army }
    player = mover
  }
  action "Move" { # e2-e4, e7-e8-white_queen
    menu = turn
    choose start { from = mover.men.at }
    let { man = only(start.men) }
    choose to { from = goes(man) }
    require "one's own king is safe" {
      supposing {
        run "Go" {}
      }
      that = !in_check(mover)
    }
    choose into {
      when = man.pawn && to.row == mover.last_row
      from = mover.promotes
    }
    let { takes = any(to.men) }
    run "Go" {}
    if "promotion" {
      when = into != none
      move man { to = supply }
      put promoted {
        from = into.supply
        to   = to
      }
    }
    run "What Follows" {}
  }

  rule "Go" {
    given = { man = man, to = square }
    if "castling" {
      when = man.king && distance(man.at, to) == 2
      each rook {
        from = [for r in rooks : r if r.castles && contains(line(man.at, r.at), to)]
        move rook { to = only(line(man.at, to)) }
      }
    }
    if "a pawn taken in passing" {
      when = man.pawn && other(man.army).passed_over == to
      remove { the = toward(to, opposite(man.army.ahead)).men }
    }
    remove { the = to.men }
    move man { to = to }
  }
  rule "What Follows" {
    given = { mover = army, man = man, start = square, to = square, takes = bool }
    set { # neither of them has moved before: else they castle no more
      the     = [for r in rooks : r if r == man || man.king && r.army == mover]
      castles = false
    }
    set {
      the         = other(mover)
      passed_over = none
    }
    if "two squares ahead, where a pawn of the other army could have taken it" {
      when = man.pawn && distance(start, to) == 2
      let { between = only(line(start, to)) }
      if "one stands there" {
        when = overlap(pawn_strikes(between, mover).men.pawn, other(mover).men)
        set mover { passed_over = between }
      }
    }
    if "a pawn moves, or a man is taken" {
      when = man.pawn || takes
      move idle { to = 0 }
    }
    else {
      advance idle {}
    }
  }
}

section "4" "Drawn games" {
  text = "A player who cannot move, and is not in check, draws. So does everybody when the same position stands for the third time with the same player to move, when each army has made fifty moves without moving a pawn or taking a man, and when too few men are left to mate. These three need no claim."

  track "Idle" { # moves of either army since a pawn moved or a man was taken
    boxes   = numbers(0, 100)
    history = true
  }
  rule "Drawn Games" {
    given = { mover = army }
    record times { also = mover }
    if "the position stands for the third time" {
      when = times == 3
      end game { result = draw }
    }
    # a player in check must first get out of it: a mate comes before the draw
    if "fifty moves each" {
      when = idle == 100 && !in_check(mover)
      end game { result = draw }
    }
    if "nobody can mate" {
      when = (
        none(union(pawns, rooks, queens)) &&
        (
          count(union(knights, bishops)) <= 1 ||
          none(knights) && (none(bishops_on(0)) || none(bishops_on(1)))
        )
      )
      end game { result = draw }
    }
  }
  value "Bishops on" { # squares of one colour
    given = { colour = number }
    base  = [for b in bishops : b if abs(b.at.column - b.at.row) % 2 == colour]
  }
}

section "5" "Beginnings" {
  text = "The usual set-up; and two positions in which much can happen, to try the rules on."

  rule "Who May Castle" {
    after = set_up()
    set {
      the = [
        for r in rooks : r
        if r.army.king.at == r.army.home && r.at.row == r.army.home.row && abs(r.at.column - 4) >= 3
      ]
      castles = true
    }
  }
  scenario "Start" {
    deploy {
      legend = {
        K = white_king, Q = white_queen, R = white_rook, B = white_bishop, N = white_knight, P = white_pawn
        k = black_king, q = black_queen, r = black_rook, b = black_bishop, n = black_knight, p = black_pawn
      }
      drawn = <<-SETUP
          a b c d e f g h
        8 r n b q k b n r
        7 p p p p p p p p
        2 P P P P P P P P
        1 R N B Q K B N R
      SETUP
    }
  }
  scenario "Middle Game" {
    deploy {
      drawn = <<-SETUP
          a b c d e f g h
        8 r . . . k . . r
        7 p . p p q p b .
        6 b n . . p n p .
        5 . . . P N . . .
        4 . p . . P . . .
        3 . . N . . Q . p
        2 P P P B B P P P
        1 R . . . K . . R
      SETUP
    }
  }
  scenario "Pawn Ending" {
    deploy {
      drawn = <<-SETUP
          a b c d e f g h
        7 . . p . . . . .
        6 . . . p . . . .
        5 K P . . . . . r
        4 . R . . . p . k
        2 . . . . P . P .
      SETUP
    }
  }
}
