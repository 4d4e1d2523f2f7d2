// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTranslator>
#include <QVariantList>
#include <memory>

QT_FORWARD_DECLARE_CLASS(QQmlEngine)

namespace boneyard::ui {

/// The languages that Boneyard speaks, and the one that it speaks now. English plurals come from a
/// translation as well, so there is always one installed.
class Languages final : public QObject {
    Q_OBJECT

public:
    explicit Languages(QObject* parent = nullptr);

    /// Whose texts are to be translated again when the language changes.
    void setEngine(QQmlEngine* engine);

    /// Speaks `code` from now on; with an empty code the first of the system's languages that there is.
    void use(const QString& code);

    /// {code, name, share}, each name in its own language; first the system's. Only those whose letters can
    /// be drawn.
    static QVariantList offered();
    static QStringList codes();

    /// How much of all texts and rules a language says, from 0 to 100: the rest is in English.
    static int share(const QString& code);
    /// Whether the system has letters for all of that.
    static bool canBeDrawn(const QString& text);

    /// Which of `codes` comes next to a locale's name, as "pt-BR", "de_AT" or "zh-Hans-CN": the very same, or
    /// the language alone, or what is spoken elsewhere. Empty: none.
    static QString closest(const QStringList& codes, const QString& locale);

private:
    static QString systemCode();

    QPointer<QQmlEngine> engine_;
    std::unique_ptr<QTranslator> translator_;  // takes itself off the application
};

}  // namespace boneyard::ui
