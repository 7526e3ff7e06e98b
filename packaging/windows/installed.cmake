# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DSTAGE=FOLDER -DLIST=FILE -P installed.cmake: writes the uninstall list for drawbridge.nsi: the files in
# FOLDER, by name, then the emptied folders, deepest first.
file(GLOB_RECURSE entries LIST_DIRECTORIES true RELATIVE ${STAGE} ${STAGE}/*)
list(SORT entries)
set(files "")
set(folders "")
foreach(entry IN LISTS entries)
    string(REPLACE "/" "\\" native "${entry}")
    if(IS_DIRECTORY ${STAGE}/${entry})
        string(PREPEND folders "RMDir \"$INSTDIR\\${native}\"\n")
    else()
        string(APPEND files "Delete \"$INSTDIR\\${native}\"\n")
    endif()
endforeach()
file(WRITE ${LIST} "${files}${folders}")
