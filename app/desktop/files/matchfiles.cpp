// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "files/matchfiles.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>

#include "common/words.h"
#include "files/matchfile.h"
#include "match/shownmatch.h"
#include "store/archive.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

/// With the ending that tells what it is.
QString ended(QString path, const QString& suffix) {
    const QString ending = u'.' + suffix;
    return path.endsWith(ending, Qt::CaseInsensitive) ? path : path.append(ending);
}

/// A folder cannot be written over, which is told when it is tried.
bool isFile(const QString& path) {
    const QFileInfo info(path);
    return info.isSymLink() || (info.exists() && !info.isDir());
}

QString kept(const QString& path) {
    //: %1 is a file with its folder
    return MatchFiles::tr("Saved as %1").arg(isolated(QDir::toNativeSeparators(path)));
}

}  // namespace

QString MatchFiles::local(const QString& file) {
    const QUrl url(file);
    return url.isLocalFile() ? url.toLocalFile() : file;
}

void MatchFiles::keep(const QString& file) {
    const MatchFile::Reading reading = MatchFile::read(local(file));
    if (!reading.plan) {
        emit told(reading.problem);
        return;
    }
    const bool over = standingAfter(*reading.plan).over;
    Archive::create(nullptr, nullptr)->import(*reading.plan, this, [this, over](int id) {
        const QString where = over ? tr("The match is in your history now.")
                                   //: Of a match from a file that is not over
                                   : tr("The match is among your unfinished matches now.");
        emit told(id > 0 ? where : tr("The match could not be kept."));
    });
}

QStringList MatchFiles::atHand() const {
    constexpr qsizetype kMost = 6;
    QFileInfoList found;
    QStringList folders{QDir::homePath()};
    for (const auto place : {QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation,
                             QStandardPaths::DesktopLocation}) {
        const QString folder = QStandardPaths::writableLocation(place);
        if (!folder.isEmpty() && !folders.contains(folder)) folders.append(folder);
    }
    for (const QString& folder : folders) found += QDir(folder).entryInfoList({u"*.boneyard"_s}, QDir::Files);
    std::sort(found.begin(), found.end(),
              [](const QFileInfo& a, const QFileInfo& b) { return a.lastModified() > b.lastModified(); });
    QStringList paths;
    for (const QFileInfo& file : found.mid(0, kMost)) {
        paths.append(QDir::toNativeSeparators(file.absoluteFilePath()));
    }
    return paths;
}

QString MatchFiles::taken(const QUrl& file, const QString& suffix) const {
    const QString path = ended(file.toLocalFile(), suffix);
    return isFile(path) ? isolated(QFileInfo(path).fileName()) : QString();
}

QUrl MatchFiles::freeName(const QUrl& file, const QString& suffix) const {
    const QString path = ended(file.toLocalFile(), suffix);
    const QString bare = path.chopped(suffix.size() + 1);
    const QString ending = path.mid(bare.size());
    QString free = path;
    for (int number = 2; QFileInfo::exists(free) || QFileInfo(free).isSymLink(); ++number) {
        free = bare + u' ' + QString::number(number) + ending;
    }
    return QUrl::fromLocalFile(free);
}

QStringList MatchFiles::matchesAmong(const QList<QUrl>& files) const {
    QStringList matches;
    for (const QUrl& file : files) {
        if (file.isLocalFile() && file.path().endsWith(u".boneyard"_s, Qt::CaseInsensitive))
            matches.append(file.toString());
    }
    return matches;
}

QUrl MatchFiles::whole(const QUrl& file, const QString& suffix) const {
    return QUrl::fromLocalFile(ended(file.toLocalFile(), suffix));
}

QString MatchFiles::path(const QUrl& file) const { return QDir::toNativeSeparators(file.toLocalFile()); }

QUrl MatchFiles::url(const QString& path, const QUrl& usual) const {
    QString clean = QDir::fromNativeSeparators(path.trimmed());
    if (clean == u"~"_s || clean.startsWith(u"~/"_s)) clean.replace(0, 1, QDir::homePath());
    const QString whole = QDir::home().absoluteFilePath(clean);
    const bool folder = whole.endsWith(u'/') || QFileInfo(whole).isDir();
    return QUrl::fromLocalFile(folder && !usual.isEmpty() ? QDir(whole).filePath(usual.fileName()) : whole);
}

QUrl MatchFiles::suggested(ShownMatch* match, const QString& suffix) const {
    const auto place =
        suffix == "png"_L1 ? QStandardPaths::PicturesLocation : QStandardPaths::DocumentsLocation;
    QString folder = QStandardPaths::writableLocation(place);
    if (folder.isEmpty() || !QFileInfo(folder).isDir()) folder = QDir::homePath();
    QString name = u"Boneyard"_s;
    if (match != nullptr && match->active()) {
        name = match->game()->name() + u' ' + match->game()->deal();
        name.replace(u'/', u'-');
    }
    return QUrl::fromLocalFile(QDir(folder).filePath(name + u'.' + suffix));
}

QString MatchFiles::saveMatch(ShownMatch* match, const QUrl& file) const {
    if (match == nullptr || !match->active()) return {};
    // The deal and the actions tell every hand.
    if (match->players().humans() > 1 && !match->over()) {
        return tr(
            "While several people are playing, a file would give away all their tiles. You can save it when "
            "the match is over.");
    }
    const QString path = ended(file.toLocalFile(), u"boneyard"_s);
    const QString problem = MatchFile::write(path, match->record(), match->players());
    return problem.isEmpty() ? kept(path) : problem;
}

QString MatchFiles::saveScores(ShownMatch* match, const QUrl& file) const {
    if (match == nullptr || !match->active()) return {};
    QSaveFile out(ended(file.toLocalFile(), u"csv"_s));
    // The mark tells spreadsheets that names are in UTF-8.
    const QByteArray table = "\xEF\xBB\xBF" + plainText(match->scoreSheet()->sheet(), u',').toUtf8();
    const bool fine = out.open(QIODevice::WriteOnly) && out.write(table) == table.size() && out.commit();
    return fine ? kept(out.fileName()) : failed(out);
}

QString MatchFiles::savePicture(const QVariant& image, const QUrl& file) const {
    QSaveFile out(ended(file.toLocalFile(), u"png"_s));
    const auto picture = image.value<QImage>();
    const bool fine =
        out.open(QIODevice::WriteOnly) && !picture.isNull() && picture.save(&out, "PNG") && out.commit();
    return fine ? kept(out.fileName()) : failed(out);
}

QString MatchFiles::failed(const QSaveFile& file) {
    //: %1 is a file, %2 is why, in the system's words
    return tr("%1 cannot be written: %2.")
        .arg(isolated(QFileInfo(file.fileName()).fileName()), file.errorString());
}

}  // namespace boneyard::ui

#include "moc_matchfiles.cpp"
