# SPDX-License-Identifier: GPL-3.0-or-later
# Descriptions of the options come from the program's --help, so they are in the user's language.
set -l games castle-keep castles-of-caleira castle-rampage castle-wars castles
set -l takes_help -s h
set -l takes_version -s v
set -l takes_new -xa "$games"
set -l takes_seed -x
set -l takes_preset -xa 'printed beginners party'
set -l takes_rules -xa "$games"
set -l takes_language -xa 'en de'
set -l takes_translation -xa '(__fish_complete_directories)'
# Joins continuation lines, which are indented further.
set -l said (string replace -ra '\n {8,}' ' ' (drawbridge --help 2>/dev/null | string collect) | string split \n)
for option in help help-all version new seed preset continue rules language translation
    set -l takes takes_(string replace -- - _ $option)
    set -l does (string replace -rf -- "^  (-\w, )?--$option( <[^>]*>)? +(.*)\$" '$3' $said)
    complete -c drawbridge -l $option $$takes -d "$does"
end
