// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickWindow>
#include <QTranslator>

#include "settings/settings.h"

namespace boneyard::test {

/// A language that nobody speaks, made of the English texts as they are met: each word 40 % longer and with
/// accents, the whole in brackets; what shows no brackets was never given to be
/// translated. No player is
/// offered it.
class PseudoLanguage final : public QTranslator {
public:
    enum class Reads { FromLeft, FromRight };

    explicit PseudoLanguage(Reads reads) : reads_(reads) {}

    [[nodiscard]] bool isEmpty() const override { return false; }
    /// Null for what is no text, so that it stays as it is.
    QString translate(const char* context, const char* source, const char* comment = nullptr,
                      int n = -1) const override;

private:
    Reads reads_;
};

/// The codes of the two: as English is written, and from the right.
inline constexpr auto kPseudo = "pseudo";
inline constexpr auto kPseudoFromRight = "pseudo, from the right";

/// The window in that language from now on: one of those that are offered, or one of the two that are not.
void speak(ui::Settings& settings, const QQuickWindow& window, const QString& code);

}  // namespace boneyard::test
