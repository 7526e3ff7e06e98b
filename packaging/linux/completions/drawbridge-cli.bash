# SPDX-License-Identifier: GPL-3.0-or-later
# Completions come from the program's own output.
_drawbridge_cli() {
    local cur
    _get_comp_words_by_ref -n = cur
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$("$1" --help | sed -n 's/^  \([a-z]*\)  .*/\1/p') --help --version" -- "$cur")
    elif [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_parse_help "$1" "${COMP_WORDS[1]} --help")" -- "$cur")
    elif ((COMP_CWORD == 2)) && [[ ${COMP_WORDS[1]} =~ ^(rules|play|host|arena|print|bench)$ ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("$1" games | sed -n 's/^\([a-z-]*\)  .*/\1/p')" -- "$cur")
    elif ((COMP_CWORD == 2)) && [[ ${COMP_WORDS[1]} == scenario ]]; then
        mapfile -t COMPREPLY < <(compgen -W check -- "$cur")
    elif ((COMP_CWORD == 2)) && [[ ${COMP_WORDS[1]} == deck ]]; then
        mapfile -t COMPREPLY < <(compgen -W "check print" -- "$cur")
    else
        _filedir
    fi
} && complete -F _drawbridge_cli drawbridge-cli
