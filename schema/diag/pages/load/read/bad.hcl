# sandtable check ./lanzerat
