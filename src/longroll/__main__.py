"""``python -m longroll`` is ``longroll``."""

from longroll.cli import main

if __name__ == "__main__":
    main()
