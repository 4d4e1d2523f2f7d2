// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// As much of Qt's text as the tests of the rules speak, under Qt's names, for a system without Qt. Unlike
// Qt's it counts in bytes of UTF-8, which is the same for all that these tests ask.

using qsizetype = std::ptrdiff_t;
using qint64 = std::int64_t;
using quint64 = std::uint64_t;

struct QChar {
    constexpr explicit(false) QChar(char as) : value(as) {}
    char value;
};

class QStringList;

class QRegularExpression;

class QString {
public:
    QString() = default;
    explicit(false) QString(const char* text) : text_(text == nullptr ? "" : text) {}
    explicit(false) QString(QChar single) : text_(1, single.value) {}
    explicit(false) QString(char single) : text_(1, single) {}

    static QString fromStdString(std::string_view text) {
        return fromUtf8(text.data(), qsizetype(text.size()));
    }
    static QString fromLatin1(const char* text, qsizetype size) { return fromUtf8(text, size); }
    static QString fromUtf8(const char* text, qsizetype size) {
        QString made;
        made.text_.assign(text, std::size_t(size));
        return made;
    }
    static QString number(std::integral auto value) { return fromStdString(std::to_string(value)); }
    static QString number(double value) {
        char written[32];
        std::snprintf(written, sizeof written, "%g", value);
        return written;
    }

    [[nodiscard]] std::string toStdString() const { return text_; }
    [[nodiscard]] const char* c_str() const { return text_.c_str(); }
    [[nodiscard]] const char* constData() const { return text_.c_str(); }
    [[nodiscard]] qsizetype size() const { return qsizetype(text_.size()); }
    [[nodiscard]] bool isEmpty() const { return text_.empty(); }
    QChar operator[](qsizetype at) const { return text_[std::size_t(at)]; }

    [[nodiscard]] bool contains(const QString& part) const {
        return text_.find(part.text_) != std::string::npos;
    }
    [[nodiscard]] inline bool contains(const QRegularExpression& form) const;
    [[nodiscard]] bool startsWith(const QString& part) const { return text_.starts_with(part.text_); }
    [[nodiscard]] bool endsWith(const QString& part) const { return text_.ends_with(part.text_); }
    /// -1 when it is nowhere
    [[nodiscard]] qsizetype indexOf(const QString& part) const {
        const std::size_t at = text_.find(part.text_);
        return at == std::string::npos ? -1 : qsizetype(at);
    }
    [[nodiscard]] inline qsizetype count(const QString& part) const;
    [[nodiscard]] QString left(qsizetype size) const { return mid(0, size); }
    [[nodiscard]] QString mid(qsizetype from, qsizetype size = -1) const {
        const std::size_t start = std::min(std::size_t(from), text_.size());
        return fromStdString(
            std::string_view(text_).substr(start, size < 0 ? std::string::npos : std::size_t(size)));
    }
    /// Changes this text, as Qt's does.
    QString& replace(const QString& part, const QString& by) {
        for (std::size_t at = 0; (at = text_.find(part.text_, at)) != std::string::npos;
             at += by.text_.size())
            text_.replace(at, part.text_.size(), by.text_);
        return *this;
    }
    [[nodiscard]] inline QStringList split(const QString& separator) const;
    /// The parts `first` to `last`, both included, of the text that `separator` divides.
    [[nodiscard]] inline QString section(const QString& separator, qsizetype first,
                                         qsizetype last = -1) const;

    /// Puts `value` in the place of the lowest of %1 to %9.
    [[nodiscard]] QString arg(const QString& value) const {
        for (char number = '1'; number <= '9'; ++number) {
            const QString place = QString("%") + QString(QChar(number));
            if (contains(place)) return QString(*this).replace(place, value);
        }
        return *this;
    }
    [[nodiscard]] QString arg(std::integral auto value, int width = 0, int /*base*/ = 10,
                              QChar fill = ' ') const {
        std::string written = std::to_string(value);
        if (written.size() < std::size_t(width))
            written.insert(0, std::size_t(width) - written.size(), fill.value);
        return arg(fromStdString(written));
    }
    [[nodiscard]] QString arg(double value) const { return arg(number(value)); }
    [[nodiscard]] QString arg(const QString& first, const QString& second, const auto&... more) const {
        return arg(first).arg(second, more...);
    }

    QString& operator+=(const QString& more) {
        text_ += more.text_;
        return *this;
    }
    friend QString operator+(QString first, const QString& second) { return first += second; }
    friend bool operator==(const QString&, const QString&) = default;
    friend auto operator<=>(const QString&, const QString&) = default;

private:
    std::string text_;
};

class QByteArray : public QString {
public:
    using QString::QString;
};

class QStringList : public std::vector<QString> {
public:
    using std::vector<QString>::vector;
    [[nodiscard]] bool isEmpty() const { return empty(); }
    [[nodiscard]] bool contains(const QString& text) const {
        return std::find(begin(), end(), text) != end();
    }
    [[nodiscard]] QString join(const QString& separator) const {
        QString all;
        for (std::size_t i = 0; i < size(); ++i) all += (i == 0 ? QString() : separator) + (*this)[i];
        return all;
    }
    /// @return how many it removed
    qsizetype removeDuplicates() {
        const std::size_t before = size();
        QStringList once;
        for (const QString& text : *this) {
            if (!once.contains(text)) once.push_back(text);
        }
        *this = once;
        return qsizetype(before - size());
    }
    QStringList& operator<<(const QString& text) {
        push_back(text);
        return *this;
    }
    friend QStringList operator+(QStringList first, const QStringList& second) {
        first.insert(first.end(), second.begin(), second.end());
        return first;
    }
};

class QRegularExpression {
public:
    explicit QRegularExpression(const QString& form) : form_(form.toStdString()) {}
    [[nodiscard]] bool found_in(const std::string& text) const { return std::regex_search(text, form_); }

private:
    std::regex form_;
};

bool QString::contains(const QRegularExpression& form) const { return form.found_in(text_); }

QStringList QString::split(const QString& separator) const {
    QStringList parts;
    std::size_t start = 0;
    for (std::size_t at; (at = text_.find(separator.text_, start)) != std::string::npos;) {
        parts << fromStdString(std::string_view(text_).substr(start, at - start));
        start = at + separator.text_.size();
    }
    return parts << fromStdString(std::string_view(text_).substr(start));
}

qsizetype QString::count(const QString& part) const { return qsizetype(split(part).size()) - 1; }

QString QString::section(const QString& separator, qsizetype first, qsizetype last) const {
    const QStringList parts = split(separator);
    const qsizetype end =
        last < 0 ? qsizetype(parts.size()) + last : std::min(last, qsizetype(parts.size()) - 1);
    QStringList wanted;
    for (qsizetype i = first; i <= end; ++i) wanted << parts[std::size_t(i)];
    return wanted.join(separator);
}
