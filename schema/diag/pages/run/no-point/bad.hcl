move ann { to = somewhere }
