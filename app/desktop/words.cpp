// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QLocale>

#include "players.h"

namespace boneyard::ui {

namespace {

/// Sees the application get word of a new language.
class LanguageWatch final : public QObject {
public:
    LanguageWatch(QObject* owner, std::function<void()> action) : QObject(owner), action_(std::move(action)) {
        if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) action_();
        return false;
    }

private:
    std::function<void()> action_;
};

QString shown(const kit::PhraseArg& arg, bool localised, const Players* players) {
    if (const int* number = std::get_if<int>(&arg)) {
        return localised ? isolated(QLocale().toString(*number)) : QString::number(*number);
    }
    if (const auto* name = std::get_if<kit::SeatName>(&arg)) {
        return players != nullptr ? players->name(name->seat) : QString::number(name->seat + 1);
    }
    if (const auto* term = std::get_if<kit::Term>(&arg)) {
        QString name =
            QCoreApplication::translate(std::string(term->context).c_str(), std::string(term->text).c_str());
        return name.replace(QStringLiteral("%1"), isolated(QString::fromStdString(term->arg)));
    }
    return isolated(QString::fromStdString(std::get<std::string>(arg)));
}

}  // namespace

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString say(const kit::Phrase& phrase, const Players* players) {
    if (phrase.empty()) return {};
    const std::string context(phrase.context);
    const std::string source(phrase.text);
    const QString sentence =
        QCoreApplication::translate(context.c_str(), source.c_str(), nullptr, phrase.count);
    QString filled;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        if (sentence[at] != u'%') {
            filled += sentence[at];
            continue;
        }
        const bool localised = at + 1 < sentence.size() && sentence[at + 1] == u'L';
        const qsizetype digit = at + (localised ? 2 : 1);
        const int place = digit < sentence.size() ? sentence[digit].digitValue() : -1;
        if (place < 1 || place > static_cast<int>(phrase.args.size())) {
            filled += sentence[at];
            continue;
        }
        filled += shown(phrase.args[static_cast<std::size_t>(place - 1)], localised, players);
        at = digit;
    }
    return filled;
}

QString isolated(const QString& text) {
    if (!QGuiApplication::isRightToLeft()) return text;
    return QChar(0x2066) + text + QChar(0x2069);  // LEFT-TO-RIGHT ISOLATE ... POP DIRECTIONAL ISOLATE
}

QList<int> list(const std::vector<int>& values) { return {values.begin(), values.end()}; }

QVariantMap faceMap(const kit::Face& face) {
    return {{QStringLiteral("tile"), text(face.tile)},
            {QStringLiteral("values"), QVariant::fromValue(list(face.values))},
            {QStringLiteral("suit"), text(face.suit)},
            {QStringLiteral("spoken"), say(face.spoken)}};
}

QVariantMap groupMap(const kit::HandGroup& group) {
    QVariantList tiles;
    for (const kit::Face& face : group.tiles) tiles.append(faceMap(face));
    return {{QStringLiteral("label"), say(group.label)}, {QStringLiteral("tiles"), tiles}};
}

void onLanguageChange(QObject* owner, std::function<void()> action) {
    new LanguageWatch(owner, std::move(action));  // lives as long as its owner
}

}  // namespace boneyard::ui
