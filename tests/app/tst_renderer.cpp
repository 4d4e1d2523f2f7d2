// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/renderer.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "settings/settings.h"
#include "suite.h"

using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// What draws the window where nobody says so, or somebody does. That Qt does so is seen in e2e_renderer.
class TestRenderer : public QObject {
    Q_OBJECT

    QTemporaryDir devices_;

    void make(const QString& node) const {
        const QFileInfo info(devices_.filePath(node));
        QVERIFY(QDir().mkpath(info.path()));
        QVERIFY(QFile(info.filePath()).open(QIODevice::WriteOnly));
    }

private slots:
    void init() {
        QVERIFY(QDir(devices_.path()).removeRecursively());
        QVERIFY(QDir().mkpath(devices_.path()));
    }
    void aMachineWithoutANodeToDrawWithHasNoCard();
    void aCardIsKnownByItsNode_data();
    void aCardIsKnownByItsNode();
    void whatWasAskedForDrawsWhateverIsThere();
};

void TestRenderer::aMachineWithoutANodeToDrawWithHasNoCard() {
    QVERIFY(!renderer::hasGraphicsCard(devices_.path()));
    make(u"dri/card0"_s);  // it shows pictures, as a server's or a virtual machine's does, but makes none
    QVERIFY(!renderer::hasGraphicsCard(devices_.path()));
#if !defined(Q_OS_WIN) && !defined(Q_OS_DARWIN)
    QVERIFY(renderer::drawsInSoftware(u"automatic"_s, devices_.path()));
#endif
}

void TestRenderer::aCardIsKnownByItsNode_data() {
    QTest::addColumn<QString>("node");
    for (const QString& node : {u"dri/renderD128"_s, u"nvidia0"_s, u"dxg"_s})
        QTest::newRow(qPrintable(node)) << node;
}

void TestRenderer::aCardIsKnownByItsNode() {
    QFETCH(QString, node);
    make(node);
    QVERIFY(renderer::hasGraphicsCard(devices_.path()));
    QVERIFY(!renderer::drawsInSoftware(u"automatic"_s, devices_.path()));
}

void TestRenderer::whatWasAskedForDrawsWhateverIsThere() {
    QVERIFY(!renderer::drawsInSoftware(u"hardware"_s, devices_.path()));
    make(u"dri/renderD128"_s);
    QVERIFY(renderer::drawsInSoftware(u"software"_s, devices_.path()));
    QVERIFY(Settings::renderers().contains(u"hardware"_s) && Settings::renderers().contains(u"software"_s));
}

BONEYARD_TEST(TestRenderer)
#include "tst_renderer.moc"
