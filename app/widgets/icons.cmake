# SPDX-License-Identifier: GPL-3.0-or-later
# Bundles the Breeze icons that the program uses, light and dark, for systems without the theme. They are
# taken from the installed theme when the build is configured.

set(DRAWBRIDGE_BREEZE_ICONS "/usr/share/icons" CACHE PATH "The folder that holds the themes breeze and breeze-dark")
# Homebrew, for one, has no package of them: actions and menus then have no icons, as is usual on macOS.
set(drawbridge_icons_required TRUE)
if(APPLE AND NOT EXISTS "${DRAWBRIDGE_BREEZE_ICONS}/breeze")
    message(STATUS "Without the Breeze icons: not found in ${DRAWBRIDGE_BREEZE_ICONS} (see DRAWBRIDGE_BREEZE_ICONS)")
    set(drawbridge_icons_required FALSE)
endif()

# context/name; a missing one fails the configuration.
set(drawbridge_icon_names
    actions/application-exit
    actions/bookmark-new
    actions/bookmark-remove
    actions/configure
    actions/dialog-ok-apply
    actions/document-edit
    actions/document-export
    actions/document-import
    actions/document-multiple
    actions/document-new
    actions/document-open
    actions/document-open-recent
    actions/document-print
    actions/document-save
    actions/document-save-as
    actions/edit-clear
    actions/edit-copy
    actions/edit-delete
    actions/edit-find
    actions/edit-redo
    actions/edit-rename
    actions/edit-undo
    actions/go-down
    actions/go-home
    actions/go-up
    actions/go-next
    actions/go-previous
    actions/help-about
    actions/help-contents
    actions/help-hint
    actions/help-keybord-shortcuts
    actions/license
    actions/list-add
    actions/list-remove
    actions/media-playback-pause
    actions/media-playback-start
    actions/media-seek-backward
    actions/media-seek-forward
    actions/media-skip-backward
    actions/media-skip-forward
    actions/office-chart-bar
    actions/player-time
    actions/player-volume
    actions/randomize
    actions/application-menu
    actions/view-fullscreen
    actions/window-close
    actions/view-list-icons
    actions/view-list-text
    actions/user-identity
    actions/view-presentation
    actions/view-refresh
    actions/zoom-fit-best
    actions/window-pin
    actions/zoom-in
    actions/zoom-original
    actions/zoom-out
    status/dialog-information
    status/dialog-warning
)

# Adds the icons to a target as resources under /icons/<theme>, Qt's default search path. In <theme>-rtl the icons for
# previous and next are exchanged, for right-to-left layout.
function(drawbridge_bundle_icons target)
    foreach(theme IN ITEMS breeze breeze-dark)
        set(folder "${CMAKE_CURRENT_BINARY_DIR}/icons/${theme}")
        set(files "")
        set(directories "")
        set(index "")
        foreach(context IN ITEMS actions status)
            foreach(size IN ITEMS 16 22 32)
                list(APPEND directories "${context}/${size}")
                string(APPEND index "\n[${context}/${size}]\nSize=${size}\nType=Scalable\n")
                if(size EQUAL 16)
                    string(APPEND index "MinSize=8\nMaxSize=19\n")
                elseif(size EQUAL 22)
                    string(APPEND index "MinSize=20\nMaxSize=28\n")
                else()
                    string(APPEND index "MinSize=29\nMaxSize=512\n")
                endif()
            endforeach()
        endforeach()
        list(JOIN directories "," joined)
        file(CONFIGURE OUTPUT "${folder}/index.theme"
             CONTENT "[Icon Theme]\nName=${theme}\nComment=The Breeze icons that Drawbridge uses\nDirectories=${joined}\n${index}")
        list(APPEND files "${folder}/index.theme")

        foreach(icon IN LISTS drawbridge_icon_names)
            get_filename_component(context "${icon}" DIRECTORY)
            get_filename_component(name "${icon}" NAME)
            set(found FALSE)
            foreach(size IN ITEMS 16 22 32)
                # Breeze sorts by context, then size; many names are links to other files.
                set(source "${DRAWBRIDGE_BREEZE_ICONS}/${theme}/${context}/${size}/${name}.svg")
                if(EXISTS "${source}")
                    file(REAL_PATH "${source}" real)
                    configure_file("${real}" "${folder}/${context}/${size}/${name}.svg" COPYONLY)
                    list(APPEND files "${folder}/${context}/${size}/${name}.svg")
                    set(found TRUE)
                endif()
            endforeach()
            if(NOT found AND drawbridge_icons_required)
                message(FATAL_ERROR "The icon ${icon} of the theme ${theme} is not in "
                                    "${DRAWBRIDGE_BREEZE_ICONS}; install breeze-icon-theme or set "
                                    "DRAWBRIDGE_BREEZE_ICONS")
            endif()
        endforeach()

        string(REPLACE "-" "_" resource "drawbridge_icons_${theme}")
        qt_add_resources(${target} "${resource}" PREFIX "/icons/${theme}" BASE "${folder}" FILES ${files})

        file(CONFIGURE OUTPUT "${folder}-rtl/index.theme"
             CONTENT "[Icon Theme]\nName=${theme}-rtl\nComment=Mirrored\nInherits=${theme}\nDirectories=${joined}\n${index}")
        set(mirrored "${folder}-rtl/index.theme")
        foreach(size IN ITEMS 16 22 32)
            foreach(pair IN ITEMS "edit-redo edit-undo" "go-next go-previous"
                                  "media-seek-forward media-seek-backward" "media-skip-forward media-skip-backward")
                separate_arguments(pair)
                list(GET pair 0 on)
                list(GET pair 1 back)
                if(EXISTS "${folder}/actions/${size}/${on}.svg")
                    configure_file("${folder}/actions/${size}/${on}.svg" "${folder}-rtl/actions/${size}/${back}.svg" COPYONLY)
                    configure_file("${folder}/actions/${size}/${back}.svg" "${folder}-rtl/actions/${size}/${on}.svg" COPYONLY)
                    list(APPEND mirrored "${folder}-rtl/actions/${size}/${back}.svg" "${folder}-rtl/actions/${size}/${on}.svg")
                endif()
            endforeach()
        endforeach()
        qt_add_resources(${target} "${resource}_rtl" PREFIX "/icons/${theme}-rtl" BASE "${folder}-rtl" FILES ${mirrored})
    endforeach()
endfunction()
