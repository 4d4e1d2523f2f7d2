// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>

namespace boneyard::ui {

/// Has work done later on the thread on which it lives, in the order in which it was posted. What is still
/// there when the box goes is never done. Who posts from another thread must be done before that.
class Dispatcher final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Dispatcher)

public:
    using Work = std::function<void()>;

    explicit Dispatcher(QObject* parent = nullptr);
    ~Dispatcher() override = default;

    /// From any thread.
    void post(const Work& work) { emit posted(work); }

signals:
    void posted(const boneyard::ui::Dispatcher::Work& work);
};

}  // namespace boneyard::ui
