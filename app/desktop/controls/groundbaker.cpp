// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "controls/groundbaker.h"

#include <QPromise>
#include <QThreadPool>
#include <algorithm>
#include <vector>

namespace boneyard::ui {

std::shared_ptr<const BakedGround> bakeGround(const GroundWish& wish) {
    static std::vector<std::weak_ptr<const BakedGround>> known;
    known.erase(std::remove_if(known.begin(), known.end(), [](const auto& one) { return one.expired(); }),
                known.end());
    for (const auto& one : known) {
        if (auto baked = one.lock(); baked && baked->wish == wish) return baked;
    }
    const auto promise = std::make_shared<QPromise<QImage>>();
    promise->start();
    auto baked = std::make_shared<const BakedGround>(BakedGround{wish, promise->future()});
    known.push_back(baked);
    QThreadPool::globalInstance()->start([promise, wish] {
        promise->addResult(paintGround(wish.look, wish.pixels, wish.ratio));
        promise->finish();
    });
    return baked;
}

}  // namespace boneyard::ui
