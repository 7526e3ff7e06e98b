// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"

namespace drawbridge::cli {

int host(const QStringList&) {
    throw Failure{kFailed,
                  Words::tr("This program has been built without the libraries by which browsers can "
                            "take part: README.md names them.")};
}

} // namespace drawbridge::cli
