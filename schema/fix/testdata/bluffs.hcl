# How players decided when strategies were blocks of their own. Their rows are written by hand.

strategy "Never Bluff" {
  player = ann
}

strategy "Bluff Sometimes" {
  player = ann
}

strategy "Bluff Often" {
  player = ann
}

strategy "Keep Ann Honest" {
  player = ben
}

test "Neither can do better" {
  with       = [short]
  strategies = [never_bluff, keep_ann_honest]
}

test "It is the same if she bluffs less" {
  with       = [short]
  strategies = [never_bluff, keep_ann_honest]
}

test "It is the same if she never bluffs" {
  with       = [short]
  strategies = [never_bluff, keep_ann_honest]
}

test "Nobody bluffs" {
  with       = [short]
  strategies = [never_bluff, keep_ann_honest]
}
