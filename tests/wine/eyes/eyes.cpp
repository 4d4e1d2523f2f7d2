// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <winsock2.h>  // before all that includes windows.h

#include <QAccessible>
#include <QAccessibleInterface>
#include <QGenericPlugin>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QWindow>
#include <string>
#include <thread>

using namespace Qt::StringLiterals;

/// Tells a test what a screen reader would be told of the window, where there is no accessibility bus to ask.
/// No part of the program: Qt itself loads this plugin where QT_QPA_GENERIC_PLUGINS names it. It calls the
/// test at the port of BONEYARD_EYES and answers its questions, a line each.
class Eyes : public QObject {
    Q_OBJECT

public:
    explicit Eyes(u_short port) {
        QAccessible::setActive(true);
        std::thread([this, port] { answerAll(port); }).detach();  // it ends with the program
    }

private:
    void answerAll(u_short port);
    QByteArray answer(const QByteArray& question) const;
};

namespace {

QJsonArray facts(QAccessibleInterface* thing) {
    return {static_cast<double>(QAccessible::uniqueId(thing)), static_cast<int>(thing->role()),
            thing->text(QAccessible::Name), thing->text(QAccessible::Description),
            static_cast<bool>(thing->state().focused)};
}

/// All that is in sight below a thing, parents before their children.
void lookBelow(QAccessibleInterface* thing, QJsonArray& seen) {
    for (int i = 0; i < thing->childCount(); ++i) {
        QAccessibleInterface* const child = thing->child(i);
        if (child == nullptr || !child->isValid()) continue;
        if (const QAccessible::State state = child->state(); state.invisible || state.offscreen) continue;
        seen.append(facts(child));
        lookBelow(child, seen);
    }
}

QJsonArray all() {
    QJsonArray seen;
    for (QWindow* window : QGuiApplication::topLevelWindows()) {
        QAccessibleInterface* const thing = QAccessible::queryAccessibleInterface(window);
        if (thing != nullptr && window->isVisible()) lookBelow(thing, seen);
    }
    return seen;
}

QJsonArray box(QAccessibleInterface* thing) {
    const QRect rect = thing->rect();
    return {rect.x(), rect.y(), rect.width(), rect.height()};
}

bool press(QAccessibleInterface* thing) {
    QAccessibleActionInterface* const actions = thing->actionInterface();
    if (actions == nullptr || !actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return false;
    actions->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

}  // namespace

/// "all", or what to do and which thing: "facts 17", "box 17", "press 17". Nothing comes of a thing that has
/// gone.
QByteArray Eyes::answer(const QByteArray& question) const {
    const QList<QByteArray> words = question.simplified().split(' ');
    QJsonArray answer;
    if (words[0] == "all") {
        answer = all();
    } else if (QAccessibleInterface* const thing = QAccessible::accessibleInterface(words.value(1).toUInt());
               thing != nullptr && thing->isValid()) {
        if (words[0] == "facts") answer = facts(thing);
        if (words[0] == "box") answer = box(thing);
        if (words[0] == "press") answer = {press(thing)};
    }
    return QJsonDocument(answer).toJson(QJsonDocument::Compact) + '\n';
}

void Eyes::answerAll(u_short port) {
    WSADATA data;
    if (WSAStartup(MAKEWORD(2, 2), &data) != 0) return;
    const SOCKET test = socket(AF_INET, SOCK_STREAM, IPPROTO_TCP);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    if (::connect(test, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) return;
    QByteArray question;
    for (char letter = 0; recv(test, &letter, 1, 0) == 1;) {
        if (letter != '\n') {
            question += letter;
            continue;
        }
        QByteArray told;
        QMetaObject::invokeMethod(
            this, [&] { return answer(question); }, Qt::BlockingQueuedConnection, &told);
        question.clear();
        for (qsizetype sent = 0; sent < told.size();) {
            const int part = send(test, told.constData() + sent, static_cast<int>(told.size() - sent), 0);
            if (part <= 0) return;
            sent += part;
        }
    }
}

class EyesPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "eyes.json")

public:
    QObject* create(const QString& /*name*/, const QString& /*specification*/) override {
        const int port = qEnvironmentVariableIntValue("BONEYARD_EYES");
        return port > 0 ? new Eyes(static_cast<u_short>(port)) : nullptr;
    }
};

#include "eyes.moc"
