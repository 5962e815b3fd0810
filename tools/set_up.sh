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

# Kivy draws through the system's OpenGL; without a graphics card Mesa does it in software.
need_graphics() {
    [ "$(uname)" = Linux ] || return 0
    libraries=$( (ldconfig -p || /sbin/ldconfig -p) 2>/dev/null || true)
    case $libraries in *libGL.so.1*libEGL.so.1* | *libEGL.so.1*libGL.so.1*) return 0 ;; esac
    packages="libgl1 libegl1 libgl1-mesa-dri"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $packages ..."
        apt-get update -q && apt-get install -q -y $packages && return 0
    fi
    fail "OpenGL is missing. Install it (Debian, Ubuntu): sudo apt-get install $packages"
}

if ! new_enough .venv/bin/python; then
    python=$(find_python)
    need_venv "$python"
    echo "Setting up .venv (once) ..."
    "$python" -m venv --clear .venv
fi
need_graphics
echo "Installing what $what needs (once) ..."
install="env PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/python -m pip install -q"
case $what in
    play) $install -e ".[app]" ;;
    *) $install -e ".[app,$what]" ;;
esac
# By itself KivyMD would bring a package that has to be compiled, for a widget that is not used here.
$install --no-deps "kivymd==2.0.0"
touch ".venv/set-up-$what"
