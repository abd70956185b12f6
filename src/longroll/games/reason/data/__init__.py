"""The data files, and the modules that read them."""
