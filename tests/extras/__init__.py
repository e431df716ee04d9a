"""What needs the packages of the study (`kaiju[study]`, `kaiju[research]`); run by `make test-study`."""
