// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>

namespace boneyard::ui {

/// Has work done later on the thread on which it lives, in the order in which it was posted. What is still
/// there when the box goes is never done. Who posts from another thread must be done before that.
class Postbox final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Postbox)

public:
    using Work = std::function<void()>;

    explicit Postbox(QObject* parent = nullptr);
    ~Postbox() override = default;

    /// From any thread.
    void post(const Work& work) { emit posted(work); }

signals:
    void posted(const boneyard::ui::Postbox::Work& work);
};

}  // namespace boneyard::ui
