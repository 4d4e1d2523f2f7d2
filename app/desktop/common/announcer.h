// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointer>
#include <QTimer>

namespace boneyard::ui {

/// Says a line to screen readers; what is announced in one go they are told together. Qt 6.8 has an event for
/// it. Before, only an alert that comes into sight is read out: bind an item of the role AlertMessage,
/// `visible` to `alert` and its name to `text`.
class Announcer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString text READ text NOTIFY textChanged FINAL)
    Q_PROPERTY(bool alert READ alert NOTIFY alertChanged FINAL)
    Q_PROPERTY(QObject* target READ target WRITE setTarget NOTIFY targetChanged
                   FINAL)  // the window, or an item in it

public:
    explicit Announcer(QObject* parent = nullptr);

    [[nodiscard]] QString text() const { return text_; }
    [[nodiscard]] bool alert() const { return alert_; }

    [[nodiscard]] QObject* target() const { return target_; }
    void setTarget(QObject* target);

    Q_INVOKABLE void announce(const QString& text);

signals:
    void textChanged();
    void alertChanged();
    void targetChanged();

private:
    void speak();
    void setAlert(bool alert);

    QString text_;
    bool alert_ = false;
    QTimer waiting_;  // what is announced in one go is heard together, and an alert that has gone comes back
    QPointer<QObject> target_;
};

}  // namespace boneyard::ui
