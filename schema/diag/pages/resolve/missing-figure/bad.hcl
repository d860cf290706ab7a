soldier "Dan" { owner = red }
