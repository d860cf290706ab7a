# 6 rosters of 10000 crates each
