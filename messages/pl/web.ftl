### Słowa klienta w przeglądarce, który wypowiada je sam.
