give { the = 1 }
