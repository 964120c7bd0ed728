zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole board
