# One word for each thing one does here. All the work is in tools/bootstrap.py, which needs nothing but Python.
#
#   make play ARGS="--port 8080 --host 0.0.0.0"      ARGS go on to the command behind the word

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,$(if $(shell command -v $(name) 2>/dev/null),$(name))))
ARGS ?=

WORDS := help play terminal web quick test test-study test-long check format bench bench-server compare compiled soak soak-server golden rules-coverage lock release clean

.DEFAULT_GOAL := help
.PHONY: $(WORDS)

$(WORDS):
	@$(or $(PYTHON),$(error Kaiju needs Python 3.11 or newer; please install it and try again)) tools/bootstrap.py $@ $(ARGS)
