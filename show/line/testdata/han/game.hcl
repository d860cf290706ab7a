# A game whose names take two columns a letter, beside some that take one.

game "高地之战" {
  id       = "han"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 6
}

player "Wei" {}

kind "spot" {
  is     = space
  fields = { paths = set(spot) }
}
map "Board" {}
spot "高地" { paths = [村庄, mill] }
spot "村庄" { paths = [高地, 河] }
spot "Mill" { paths = [高地, 河] }
spot "河" { paths = [mill, 村庄] }

kind "unit" {
  is     = piece
  fields = { strength = number }
}
unit "步兵一连" {
  strength = 3
  at       = 高地
}
unit "炮兵" {
  strength = 5
  at       = 高地
}
unit "Scouts" {
  strength = 1
  at       = 河
}

track "天气" {
  boxes = ["晴天", "大雨"]
  start = 晴天
}

table "战斗结果表" {
  given   = { 点数 = d6 }
  returns = { 损失 = number, retreat = number }
  rows = [
    ["1-2", 0, 0],
    ["3-5", 10, 1],
    [6, 200, 2],
  ]
}

phase "the game" {
  repeat {
    offer "行动" {}
  }
}
menu "行动" { player = wei }
action "前进" {
  menu = 行动
  choose unit { from = units }
  choose where { from = unit.at.paths }
  move unit { to = where }
}
action "Wait" { menu = 行动 }

look {
  layouts = {
    board = <<-TEXT
    [高地      ]---[村庄      ]
         :             :
    [Mill      ]---[河        ]
  TEXT
  }
}
