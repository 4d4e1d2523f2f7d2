// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "settings/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QStyleHints>
#include <QTimerEvent>
#include <utility>

#include "common/aside.h"
#include "common/words.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kSoon = 400;  // ms; a slider that is drawn changes often

Settings* theSettings = nullptr;  // the one that QML sees

bool readable(const QString& file) {
    if (!QFileInfo::exists(file)) return true;
    if (!QFile(file).open(QIODevice::ReadOnly)) return false;
    return QSettings(file, QSettings::IniFormat).status() == QSettings::NoError;
}

/// A file's name as its system writes it, in a sentence of any direction.
QString shown(const QString& file) { return isolated(QDir::toNativeSeparators(file)); }

}  // namespace

Settings::Settings(const QString& file, const Overrides& overrides, QObject* parent) : QObject(parent) {
    const auto override = [this](Setting key, const QString& value) {
        if (!value.isEmpty()) overrides_.insert(key, value);
    };
    override(Setting::Language, overrides.language);
    override(Setting::Theme, overrides.theme);
    override(Setting::Pace, overrides.pace);
    override(Setting::Renderer, overrides.renderer);
    if (overrides.mute) overrides_.insert(Setting::Sounds, false);
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
        const QString aside = nameAside(file);
        notice_ =
            QFile::rename(file, aside)
                //: %1 is the name of a file
                ? tr("The settings could not be read, so they start afresh. The old file is now %1.")
                      .arg(shown(aside))
                //: %1 is the name of a file
                : tr("The settings in %1 cannot be read, so changes will not be saved.").arg(shown(file));
    }
    troubled_ = !notice_.isEmpty() && QFileInfo::exists(file);
    store_ = std::make_unique<QSettings>(file, QSettings::IniFormat);
}

/// QSettings would write it by itself, but tells nobody when it cannot.
void Settings::put(QAnyStringView name, const QVariant& value) {
    store_->setValue(name, value);
    if (!saving_.isActive()) saving_.start(kSoon, this);
}

void Settings::timerEvent(QTimerEvent* event) {
    if (event->timerId() != saving_.timerId()) return;
    saving_.stop();
    save();
}

void Settings::save() {
    store_->sync();
    if (store_->status() == QSettings::NoError || std::exchange(troubled_, true)) return;
    //: %1 is the name of a file
    notice_ = tr("The settings cannot be written to %1, so changes will not be saved.")
                  .arg(shown(store_->fileName()));
    emit noticeChanged();
}

QVariant Settings::value(Setting key) const {
    if (const auto found = overrides_.constFind(key); found != overrides_.cend()) return *found;
    const SettingSpec& known = specOf(key);
    const QVariant stored = store_->value(known.name, known.fallback);
    return known.allows(stored) ? stored : known.fallback;
}

bool Settings::write(Setting key, const QVariant& value) {
    if (!specOf(key).allows(value)) return false;
    const QVariant before = this->value(key);
    overrides_.remove(key);
    put(specOf(key).name, value);
    return before.toString() != value.toString();
}

void Settings::setLanguage(const QString& code) {
    if (!write(Setting::Language, code)) return;
    languages_.use(code);
    emit languageChanged();
}

void Settings::setTheme(const QString& theme) {
    if (!write(Setting::Theme, theme)) return;
    emit themeChanged();
    emit effectiveThemeChanged();
}

void Settings::setTableLook(const QString& look) {
    if (write(Setting::TableLook, look)) emit tableLookChanged();
}

void Settings::setTileLook(const QString& look) {
    if (write(Setting::TileLook, look)) emit tileLookChanged();
}

void Settings::setTileFace(const QString& face) {
    if (write(Setting::TileFace, face)) emit tileFaceChanged();
}

void Settings::setPace(const QString& pace) {
    if (write(Setting::Pace, pace)) emit paceChanged();
}

void Settings::setTextScale(double scale) {
    if (write(Setting::TextScale, scale)) emit textScaleChanged();
}

void Settings::setTileScale(double scale) {
    if (write(Setting::TileScale, scale)) emit tileScaleChanged();
}

void Settings::setReducedMotion(bool reduced) {
    if (write(Setting::ReducedMotion, reduced)) emit reducedMotionChanged();
}

void Settings::setShowPrompt(bool show) {
    if (write(Setting::ShowPrompt, show)) emit showPromptChanged();
}

void Settings::setShowEnds(bool show) {
    if (write(Setting::ShowEnds, show)) emit showEndsChanged();
}

void Settings::setShowPlaces(bool show) {
    if (write(Setting::ShowPlaces, show)) emit showPlacesChanged();
}

void Settings::setCoach(bool looksOn) {
    if (write(Setting::Coach, looksOn)) emit coachChanged();
}

void Settings::setSounds(bool on) {
    if (write(Setting::Sounds, on)) emit soundsChanged();
}

/// Until it has been set, as loud as the tiles: so it was when there was one volume.
double Settings::momentVolume() const {
    const QVariant own = value(Setting::MomentVolume);
    return own.isValid() ? own.toDouble() : volume();
}

void Settings::setVolume(double volume) {
    if (!value(Setting::MomentVolume).isValid())
        write(Setting::MomentVolume, this->volume());  // from now on each has its own
    if (write(Setting::Volume, volume)) emit volumeChanged();
}

void Settings::setMomentVolume(double volume) {
    if (write(Setting::MomentVolume, volume)) emit momentVolumeChanged();
}

void Settings::setMedallion(const QString& sign) {
    if (write(Setting::Medallion, sign)) emit medallionChanged();
}

void Settings::setRenderer(const QString& renderer) {
    if (write(Setting::Renderer, renderer)) emit rendererChanged();
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
QStringList Settings::renderers() { return {u"automatic"_s, u"hardware"_s, u"software"_s}; }

bool Settings::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange) emit effectiveThemeChanged();
    return QObject::eventFilter(watched, event);
}

}  // namespace boneyard::ui

#include "moc_settings.cpp"
