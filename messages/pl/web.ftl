zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała plansza
