let "2nd wave" { be = 2 }
