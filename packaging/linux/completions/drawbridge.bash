# SPDX-License-Identifier: GPL-3.0-or-later
# Completions come from the program's own output.
_drawbridge() {
    local cur prev
    _get_comp_words_by_ref -n = cur prev
    case $prev in
    --new | --rules)
        mapfile -t COMPREPLY < <(compgen -W "castle-keep castles-of-caleira castle-rampage castle-wars castles" -- "$cur")
        return
        ;;
    --preset) mapfile -t COMPREPLY < <(compgen -W "printed beginners party" -- "$cur") && return ;;
    --language) mapfile -t COMPREPLY < <(compgen -W "en de" -- "$cur") && return ;;
    --translation) _filedir -d && return ;;
    --seed) return ;;
    esac
    if [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_parse_help "$1" --help)" -- "$cur")
    else
        _filedir '@(drawbridge|drawbridge-position|drawbridge-deck|json)'
    fi
} && complete -F _drawbridge drawbridge
