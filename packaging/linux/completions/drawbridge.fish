# SPDX-License-Identifier: GPL-3.0-or-later
set -l games castle-keep castles-of-caleira castle-rampage castle-wars castles
complete -c drawbridge -s h -l help -d 'Tell of the options'
complete -c drawbridge -l help-all -d 'Tell of those of Qt, too'
complete -c drawbridge -s v -l version -d 'Tell the version'
complete -c drawbridge -l new -xa "$games" -d 'Begin a new game at once'
complete -c drawbridge -l seed -x -d 'The deal of the new game'
complete -c drawbridge -l preset -xa 'printed beginners party' -d 'The house rules of the new game'
complete -c drawbridge -l continue -d 'Go on with the unfinished match'
complete -c drawbridge -l rules -xa "$games" -d 'Open the rule book of a game'
complete -c drawbridge -l language -xa 'en de' -d 'Speak this language this time'
complete -c drawbridge -l translation -xa '(__fish_complete_directories)' -d 'Look for words in this folder first'
