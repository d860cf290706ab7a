enum "number word" { names = [one, two, many] }
