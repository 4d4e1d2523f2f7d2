// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "settings/settings.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QStyleHints>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

Settings* theSettings = nullptr;  // the one that QML sees

constexpr double kSmallest = 0.8;
constexpr double kLargest = 1.6;
constexpr int kLongestSign = 20;
constexpr int kMatchesToKnow = 3;  // after so many it is known what is to be done
constexpr auto kMatchesPlayed = "prompt/matches"_L1;
constexpr auto kPromptAnswered = "prompt/answered"_L1;
constexpr auto kWindowRect = "window/rect"_L1;
constexpr auto kWindowMaximized = "window/maximized"_L1;

bool isSwitch(const QVariant& value) {
    const QString written = value.toString();
    return written == "true"_L1 || written == "false"_L1;
}

bool isScale(const QVariant& value) {
    bool number = false;
    const double scale = value.toDouble(&number);
    return number && scale >= kSmallest && scale <= kLargest;
}

bool isVolume(const QVariant& value) {
    bool number = false;
    const double volume = value.toDouble(&number);
    return number && volume >= 0 && volume <= 1;
}

/// One setting: its name in the file, what it is at first, and what it can be.
struct Spec {
    QString name;
    QVariant fallback;
    bool (*allows)(const QVariant& value);
};

const Spec& spec(int key) {
    static const std::array<Spec, 16> all = {{
        {u"language"_s, QString(),
         [](const QVariant& value) {
             return value.toString().isEmpty() || Languages::codes().contains(value.toString());
         }},
        {u"theme"_s, u"system"_s,
         [](const QVariant& value) { return Settings::themes().contains(value.toString()); }},
        {u"tableLook"_s, u"green"_s,
         [](const QVariant& value) { return Settings::tableLooks().contains(value.toString()); }},
        {u"tileLook"_s, u"ivory"_s,
         [](const QVariant& value) { return Settings::tileLooks().contains(value.toString()); }},
        {u"tileFace"_s, u"usual"_s,
         [](const QVariant& value) {
             return QStringList{u"usual"_s, u"pips"_s, u"digits"_s}.contains(value.toString());
         }},
        {u"pace"_s, u"normal"_s,
         [](const QVariant& value) { return Settings::paces().contains(value.toString()); }},
        {u"textScale"_s, 1.0, isScale},
        {u"tileScale"_s, 1.0, isScale},
        {u"reducedMotion"_s, false, isSwitch},
        {u"showPrompt"_s, true, isSwitch},
        {u"showEnds"_s, true, isSwitch},
        {u"showPlaces"_s, false, isSwitch},
        {u"sounds"_s, true, isSwitch},
        {u"volume"_s, 0.6, isVolume},
        {u"momentVolume"_s, QVariant(), isVolume},
        {u"medallion"_s, QString(),  // one that a later version has is none here: the seat's is taken
         [](const QVariant& value) {
             const QString sign = value.toString();
             return sign.size() <= kLongestSign &&
                    std::all_of(sign.begin(), sign.end(), [](QChar c) { return c >= u'a' && c <= u'z'; });
         }},
    }};
    return all[static_cast<std::size_t>(key)];
}

/// A name beside `file` that nothing has yet.
QString freeName(const QString& file) {
    QString name = file + ".broken"_L1;
    for (int i = 2; QFileInfo::exists(name); ++i) name = file + ".broken-"_L1 + QString::number(i);
    return name;
}

bool readable(const QString& file) {
    if (!QFileInfo::exists(file)) return true;
    if (!QFile(file).open(QIODevice::ReadOnly)) return false;
    return QSettings(file, QSettings::IniFormat).status() == QSettings::NoError;
}

}  // namespace

Settings::Settings(const QString& file, const Overrides& overrides, QObject* parent) : QObject(parent) {
    const auto override = [this](Key key, const QString& value) {
        if (!value.isEmpty()) overrides_.insert(key, value);
    };
    override(Language, overrides.language);
    override(Theme, overrides.theme);
    override(Pace, overrides.pace);
    if (overrides.mute) overrides_.insert(Sounds, false);
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    open(file.isEmpty() ? folder + "/settings.ini"_L1 : file);
    languages_.use(language());
    if (theSettings == nullptr) theSettings = this;
    if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &Settings::effectiveThemeChanged);
#endif
}

Settings::~Settings() {
    if (theSettings == this) theSettings = nullptr;
}

Settings* Settings::create(QQmlEngine* engine, QJSEngine* /*script*/) {
    if (theSettings == nullptr) new Settings({}, {}, engine);  // dies with the engine
    theSettings->languages_.setEngine(engine);
    QJSEngine::setObjectOwnership(theSettings, QJSEngine::CppOwnership);
    return theSettings;
}

void Settings::open(const QString& file) {
    if (!readable(file)) {
        const QString aside = freeName(file);
        notice_ = QFile::rename(file, aside)
                      //: %1 is the name of a file
                      ? tr("The settings could not be read, so they start afresh. The old file is now %1.")
                            .arg(aside)
                      //: %1 is the name of a file
                      : tr("The settings in %1 cannot be read, so changes will not be saved.").arg(file);
    }
    store_ = std::make_unique<QSettings>(file, QSettings::IniFormat);
}

QVariant Settings::value(Key key) const {
    if (const auto found = overrides_.constFind(key); found != overrides_.cend()) return *found;
    const Spec& known = spec(key);
    const QVariant stored = store_->value(known.name, known.fallback);
    return known.allows(stored) ? stored : known.fallback;
}

bool Settings::write(Key key, const QVariant& value) {
    if (!spec(key).allows(value)) return false;
    const QVariant before = this->value(key);
    overrides_.remove(key);
    store_->setValue(spec(key).name, value);
    return before.toString() != value.toString();
}

void Settings::setLanguage(const QString& code) {
    if (!write(Language, code)) return;
    languages_.use(code);
    emit languageChanged();
}

void Settings::setTheme(const QString& theme) {
    if (!write(Theme, theme)) return;
    emit themeChanged();
    emit effectiveThemeChanged();
}

void Settings::setTableLook(const QString& look) {
    if (write(TableLook, look)) emit tableLookChanged();
}

void Settings::setTileLook(const QString& look) {
    if (write(TileLook, look)) emit tileLookChanged();
}

void Settings::setTileFace(const QString& face) {
    if (write(TileFace, face)) emit tileFaceChanged();
}

void Settings::setPace(const QString& pace) {
    if (write(Pace, pace)) emit paceChanged();
}

void Settings::setTextScale(double scale) {
    if (write(TextScale, scale)) emit textScaleChanged();
}

void Settings::setTileScale(double scale) {
    if (write(TileScale, scale)) emit tileScaleChanged();
}

void Settings::setReducedMotion(bool reduced) {
    if (write(ReducedMotion, reduced)) emit reducedMotionChanged();
}

void Settings::setShowPrompt(bool show) {
    if (write(ShowPrompt, show)) emit showPromptChanged();
}

bool Settings::offersToHidePrompt() const {
    return showPrompt() && store_->value(kMatchesPlayed).toInt() >= kMatchesToKnow &&
           store_->value(kPromptAnswered).toString() != "true"_L1;
}

void Settings::countMatch() {
    const int matches = store_->value(kMatchesPlayed).toInt();
    if (matches >= kMatchesToKnow) return;
    store_->setValue(kMatchesPlayed, matches + 1);
    emit showPromptChanged();
}

void Settings::keepPrompt(bool keep) {
    store_->setValue(kPromptAnswered, true);
    setShowPrompt(keep);
    emit showPromptChanged();
}

void Settings::setShowEnds(bool show) {
    if (write(ShowEnds, show)) emit showEndsChanged();
}

void Settings::setShowPlaces(bool show) {
    if (write(ShowPlaces, show)) emit showPlacesChanged();
}

void Settings::setSounds(bool on) {
    if (write(Sounds, on)) emit soundsChanged();
}

/// Until it has been set, as loud as the tiles: so it was when there was one volume.
double Settings::momentVolume() const {
    const QVariant own = value(MomentVolume);
    return own.isValid() ? own.toDouble() : volume();
}

void Settings::setVolume(double volume) {
    if (!value(MomentVolume).isValid()) write(MomentVolume, this->volume());  // from now on each has its own
    if (write(Volume, volume)) emit volumeChanged();
}

void Settings::setMomentVolume(double volume) {
    if (write(MomentVolume, volume)) emit momentVolumeChanged();
}

void Settings::setMedallion(const QString& sign) {
    if (write(Medallion, sign)) emit medallionChanged();
}

Settings::WindowPlace Settings::windowPlace() const {
    return {store_->value(kWindowRect).toRect(), store_->value(kWindowMaximized).toString() == "true"_L1};
}

void Settings::keepWindowPlace(const WindowPlace& place) {
    store_->setValue(kWindowRect, place.rect);
    store_->setValue(kWindowMaximized, place.maximized);
}

QVariantMap Settings::lessons() const {
    QVariantMap all;
    store_->beginGroup(u"lessons"_s);
    for (const QString& game : store_->childKeys()) {
        const QString state = store_->value(game).toString();
        if (state == "answered"_L1 || state == "done"_L1) all.insert(game, state);
    }
    store_->endGroup();
    return all;
}

void Settings::answerLesson(const QString& game) {
    if (!lessons().contains(game)) writeLesson(game, u"answered"_s);
}

void Settings::finishLesson(const QString& game) { writeLesson(game, u"done"_s); }

void Settings::writeLesson(const QString& game, const QString& state) {
    if (game.isEmpty() || lessons().value(game) == state) return;
    store_->setValue("lessons/"_L1 + game, state);
    emit lessonsChanged();
}

QString Settings::effectiveTheme() const {
    if (theme() != "system"_L1) return theme();
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown) return scheme == Qt::ColorScheme::Dark ? u"dark"_s : u"light"_s;
#endif
    constexpr int kHalf = 128;
    const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < kHalf;
    return dark ? u"dark"_s : u"light"_s;
}

bool Settings::rightToLeft() { return QGuiApplication::isRightToLeft(); }

void Settings::dismissNotice() {
    if (notice_.isEmpty()) return;
    notice_.clear();
    emit noticeChanged();
}

QStringList Settings::themes() { return {u"system"_s, u"light"_s, u"dark"_s, u"contrast"_s}; }
QStringList Settings::tableLooks() { return {u"green"_s, u"blue"_s, u"wine"_s, u"walnut"_s, u"slate"_s}; }
QStringList Settings::tileLooks() { return {u"ivory"_s, u"ebony"_s, u"stone"_s, u"bright"_s}; }
QStringList Settings::paces() { return {u"slow"_s, u"normal"_s, u"fast"_s, u"instant"_s}; }

bool Settings::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange) emit effectiveThemeChanged();
    return QObject::eventFilter(watched, event);
}

}  // namespace boneyard::ui
