// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

namespace boneyard::test {

/// Under wine root may write everything as well, and cannot become nobody.
inline bool rootUnderWine() {
#ifdef Q_OS_WIN
    return qEnvironmentVariable("WINEUSERNAME") == QLatin1String("root");
#else
    return false;
#endif
}

/// Root may read and write everything; for as long as this lives it is nobody, who may not. Does nothing for
/// others, nor on other systems, where tests are not run by root.
class [[maybe_unused]] AsNobody {
    Q_DISABLE_COPY_MOVE(AsNobody)

public:
#ifdef Q_OS_LINUX
    AsNobody() : was_root_(geteuid() == 0) {
        constexpr uid_t kNobody = 65534;
        if (was_root_ && setresuid(kNobody, kNobody, 0) != 0) qFatal("root cannot become nobody");
    }
    ~AsNobody() {
        if (was_root_ && setresuid(0, 0, 0) != 0) qFatal("nobody cannot become root again");
    }

private:
    bool was_root_;
#else
    AsNobody() = default;
#endif
};

}  // namespace boneyard::test
