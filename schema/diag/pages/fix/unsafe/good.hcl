return { the = 1 }
