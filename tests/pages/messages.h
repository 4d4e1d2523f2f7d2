// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QList>
#include <QStringList>
#include <QXmlStreamReader>

namespace boneyard::test {

/// One text of a context and what it is in a language: of a count all its forms.
struct Message {
    QString source;
    QStringList said;
    bool finished = true;
    QString context;
};

/// The texts of a language's file in translations/.
inline QList<Message> messagesOf(const QString& code) {
    QFile file(QStringLiteral(BONEYARD_SOURCE "/translations/boneyard_") + code + QStringLiteral(".ts"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QList<Message> all;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            all.append({xml.readElementText(), {}, true, context});
        } else if (xml.name() == QLatin1String("translation")) {
            all.last().finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            if (!text.trimmed().isEmpty()) all.last().said.append(text);
        }
    }
    return all;
}

}  // namespace boneyard::test
