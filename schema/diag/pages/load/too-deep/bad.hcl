base = ((((((((((a)))))))))) # and so on, 200 times
