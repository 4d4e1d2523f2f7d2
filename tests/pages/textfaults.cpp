// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "textfaults.h"

#include <QQuickItem>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "pseudolanguage.h"
#include "registry.h"
#include "settings/languages.h"

using namespace Qt::StringLiterals;

namespace boneyard::test {

namespace {

/// A text in the window, and where its letters are.
struct Seen {
    QQuickItem* item;
    QString text;
    QRectF place;
    bool cut;
    bool out;  ///< of the card or the button that it lies on
};

/// Where the letters of a Text are within it.
QRectF lettersOf(const QQuickItem& text) {
    const double width = text.property("contentWidth").toDouble();
    const double height = text.property("contentHeight").toDouble();
    const auto across = text.property("effectiveHorizontalAlignment").toInt();
    const auto down = text.property("verticalAlignment").toInt();
    double x = 0;
    if (across == Qt::AlignHCenter) x = (text.width() - width) / 2;
    if (across == Qt::AlignRight) x = text.width() - width;
    double y = 0;
    if (down == Qt::AlignVCenter) y = (text.height() - height) / 2;
    if (down == Qt::AlignBottom) y = text.height() - height;
    return {x, y, width, height};
}

/// What things can be seen through and lie on.
struct Frame {
    QRectF sight;
    QRectF ground;
    bool moves =
        false;  ///< it is the table, of which a small window shows a part: the rest lies beyond its edges
};

/// All texts below an item that can be seen, as far as they are not scrolled or clipped away.
void look(QQuickItem* item, const Frame& around, QList<Seen>& seen) {
    if (!item->isVisible()) return;
    if (item->opacity() == 0) {
        // What has no room hides itself in a small window only.
        if (item->property("truncated").toBool() && around.sight.width() >= 1000)
            seen.append({item, item->property("text").toString(), around.sight, true, false});
        return;
    }
    Frame frame = around;
    frame.moves = around.moves || item->objectName() == "table"_L1;
    const QRectF own = item->mapRectToScene(item->boundingRect());
    if (item->clip()) frame.sight &= own;
    if (item->inherits("QQuickRectangle") ||
        item->inherits("QQuickControl"))  // a bubble lies beside what speaks
        frame.ground = frame.ground.contains(own.center()) ? frame.ground & own : own;
    const QRectF& sight = frame.sight;
    if (item->inherits("QQuickText") && !item->property("text").toString().trimmed().isEmpty()) {
        const QRectF place = item->mapRectToScene(lettersOf(*item));
        const bool down = place.bottom() <= sight.bottom() && place.top() >= sight.top();
        const bool across = frame.moves ? place.left() >= sight.left() && place.right() <= sight.right()
                                        : place.left() < sight.right() && place.right() > sight.left();
        if (down && across) {
            const bool cut = item->property("truncated").toBool() || place.left() < sight.left() - 1 ||
                             place.right() > sight.right() + 1;
            const bool out = !frame.ground.adjusted(-1, -1, 1, 1).contains(place);
            seen.append({item, item->property("text").toString(), place, cut, out});
        }
    }
    for (QQuickItem* child : item->childItems()) look(child, frame, seen);
}

/// What may not lie under anything: numbers stand on tiles, and those lie on one another as tiles do.
bool isWords(const QString& text) {
    return std::count_if(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); }) > 1;
}

bool isWhole() { return qEnvironmentVariableIsSet("BONEYARD_WHOLE"); }

/// Of so many languages one, another for the next number.
QStringList everyOne(int many, int number) {
    const QStringList every = ui::Languages::codes();
    QStringList some;
    for (qsizetype i = number % many; i < every.size(); i += many) some.append(every[i]);
    return some;
}

}  // namespace

void showTwoFrames(QQuickWindow& window) {
    for (int i = 0; i < 2; ++i) {
        QSignalSpy shown(&window, &QQuickWindow::frameSwapped);
        window.update();
        QVERIFY(shown.wait());
    }
}

bool isQuick() { return qEnvironmentVariableIsSet("BONEYARD_QUICK"); }

bool isLookedAt(int row, int ways) { return !isQuick() || (row / ways + row % ways) % 2 == 0; }

QStringList lookedAtLanguages(int number) {
    const QStringList pseudo{QString::fromLatin1(kPseudo), QString::fromLatin1(kPseudoFromRight)};
    if (isQuick()) return pseudo + QStringList{u"en"_s, u"de"_s, u"ar"_s, u"ja"_s};
    return pseudo + everyOne(isWhole() ? 1 : 3, number);
}

QStringList languagesWith(int game) {
    return everyOne(isQuick() ? static_cast<int>(games().size()) : isWhole() ? 1 : 2, game);
}

QStringList textFaults(const QQuickWindow& window) { return textFaults(window, window.contentItem()); }

QStringList textFaults(const QQuickWindow& window, QQuickItem* below) {
    QList<Seen> seen;
    const QRectF all(QPointF(), window.size());
    look(below, {all, all.adjusted(-9999, -9999, 9999, 9999)}, seen);
    static const QRegularExpression empty(u"%L?[1-9n](?![0-9])"_s);
    QStringList faults;
    for (const Seen& one : seen) {
        if (one.text.contains(empty)) faults.append(u"not filled in: "_s + one.text);
        if (one.cut) faults.append(u"cut off: "_s + one.text);
        if (one.out && isWords(one.text)) faults.append(u"beyond its card or button: "_s + one.text);
    }
    for (qsizetype i = 0; i < seen.size(); ++i) {
        for (qsizetype j = i + 1; j < seen.size(); ++j) {
            if (!isWords(seen[i].text) || !isWords(seen[j].text)) continue;
            const QRectF both = seen[i].place & seen[j].place;
            if (both.width() > 2 && both.height() > 3)
                faults.append(u"one over the other: "_s + seen[i].text + u" / "_s + seen[j].text);
        }
    }
    if (seen.isEmpty()) faults.append(u"there is nothing to be seen"_s);
    return faults;
}

}  // namespace boneyard::test
