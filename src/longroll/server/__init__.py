"""Tables in the browser: storage, seats, live updates, computer players. ``longroll serve`` starts it."""
