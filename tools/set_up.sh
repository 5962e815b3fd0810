#!/bin/sh
# Makes .venv with what `play`, `dev` or `bench` needs. What the system lacks is installed if we may,
# and otherwise named exactly.
set -eu
cd "$(dirname "$0")/.."
what=$1

fail() {
    echo "$1" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for name in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python3.14 python; do
        if new_enough "$name"; then
            echo "$name"
            return
        fi
    done
    fail "Python 3.11 or newer is needed. Install it (Debian, Ubuntu: apt-get install python3 python3-venv), or say where it is: make $what PYTHON=/path/to/python3"
}

# Debian keeps the part that makes environments in a package of its own.
need_venv() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null && return
    package="$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package ..."
        apt-get update -q && apt-get install -q -y "$package" && return
    fi
    fail "Python's venv is missing. Install it: sudo apt-get install $package"
}

if ! new_enough .venv/bin/python; then
    python=$(find_python)
    need_venv "$python"
    echo "Setting up .venv (once) ..."
    "$python" -m venv --clear .venv
fi
if [ "$what" != play ]; then # the game itself needs nothing but Python
    echo "Installing what $what needs (once) ..."
    .venv/bin/python -m pip install -q --disable-pip-version-check -e ".[$what]"
fi
touch ".venv/set-up-$what"
