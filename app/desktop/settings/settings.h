// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QBasicTimer>
#include <QHash>
#include <QLocale>
#include <QObject>
#include <QRect>
#include <QSettings>
#include <QVariant>
#include <QVariantList>
#include <QVariantMap>
#include <memory>

#include "settings/languages.h"
#include "settings/settingspec.h"

QT_FORWARD_DECLARE_CLASS(QJSEngine)
QT_FORWARD_DECLARE_CLASS(QQmlEngine)

namespace boneyard::ui {

/// What the player likes, kept in one small file. A value in it that makes no sense counts as not set; a
/// file that cannot be read is set aside under a new name, and `notice` says so once.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_DISABLE_COPY_MOVE(Settings)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    /// What is played on, and with: names that QML knows.
    Q_PROPERTY(QString tableLook READ tableLook WRITE setTableLook NOTIFY tableLookChanged FINAL)
    Q_PROPERTY(QString tileLook READ tileLook WRITE setTileLook NOTIFY tileLookChanged FINAL)
    Q_PROPERTY(QString tileFace READ tileFace WRITE setTileFace NOTIFY tileFaceChanged FINAL)
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged FINAL)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(double tileScale READ tileScale WRITE setTileScale NOTIFY tileScaleChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged FINAL)
    /// A line says what is to be done now.
    Q_PROPERTY(bool showPrompt READ showPrompt WRITE setShowPrompt NOTIFY showPromptChanged FINAL)
    /// That line is known by now, and it has not been asked yet whether it is to stay.
    Q_PROPERTY(bool offersToHidePrompt READ offersToHidePrompt NOTIFY showPromptChanged FINAL)
    Q_PROPERTY(bool showEnds READ showEnds WRITE setShowEnds NOTIFY showEndsChanged FINAL)
    Q_PROPERTY(bool showPlaces READ showPlaces WRITE setShowPlaces NOTIFY showPlacesChanged FINAL)
    /// A coach looks on in matches that begin from now on.
    Q_PROPERTY(bool coach READ coach WRITE setCoach NOTIFY coachChanged FINAL)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged FINAL)
    /// From 0 to 1: of tiles, and of moments.
    Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY volumeChanged FINAL)
    Q_PROPERTY(double momentVolume READ momentVolume WRITE setMomentVolume NOTIFY momentVolumeChanged FINAL)
    /// The sign that the player at this machine is known by, as "owl"; empty: that of their seat.
    Q_PROPERTY(QString medallion READ medallion WRITE setMedallion NOTIFY medallionChanged FINAL)
    /// What draws the window, from the next start on: one of renderers().
    Q_PROPERTY(QString renderer READ renderer WRITE setRenderer NOTIFY rendererChanged FINAL)
    Q_PROPERTY(QVariantList languages READ languages NOTIFY languageChanged FINAL)
    Q_PROPERTY(QString effectiveTheme READ effectiveTheme NOTIFY effectiveThemeChanged FINAL)
    /// How the language writes numbers: a QLocale, whose type qmllint does not know.
    Q_PROPERTY(QVariant locale READ locale NOTIFY languageChanged FINAL)
    Q_PROPERTY(bool rightToLeft READ rightToLeft NOTIFY languageChanged FINAL)
    /// By game: "answered" when its lesson has been offered, "done" when it was played to its end.
    Q_PROPERTY(QVariantMap lessons READ lessons NOTIFY lessonsChanged FINAL)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged FINAL)

public:
    /// For this run only, never written; what is empty is not overridden. The values must be good.
    struct Overrides {
        QString language;
        QString theme;
        QString pace;
        QString renderer;
        bool mute = false;
    };

    /// Works on `file`; the usual place when it is empty. Speaks the language at once.
    explicit Settings(const QString& file, const Overrides& overrides, QObject* parent = nullptr);
    ~Settings() override;

    /// The one that QML sees: the one that was made first, or a new one.
    static Settings* create(QQmlEngine* engine, QJSEngine* script);

    [[nodiscard]] QString language() const { return value(Setting::Language).toString(); }
    void setLanguage(const QString& code);
    [[nodiscard]] QString theme() const { return value(Setting::Theme).toString(); }
    void setTheme(const QString& theme);
    [[nodiscard]] QString tableLook() const { return value(Setting::TableLook).toString(); }
    void setTableLook(const QString& look);
    [[nodiscard]] QString tileLook() const { return value(Setting::TileLook).toString(); }
    void setTileLook(const QString& look);
    [[nodiscard]] QString tileFace() const { return value(Setting::TileFace).toString(); }
    void setTileFace(const QString& face);
    [[nodiscard]] QString pace() const { return value(Setting::Pace).toString(); }
    void setPace(const QString& pace);
    [[nodiscard]] double textScale() const { return value(Setting::TextScale).toDouble(); }
    void setTextScale(double scale);
    [[nodiscard]] double tileScale() const { return value(Setting::TileScale).toDouble(); }
    void setTileScale(double scale);
    [[nodiscard]] bool reducedMotion() const { return value(Setting::ReducedMotion).toBool(); }
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool showPrompt() const { return value(Setting::ShowPrompt).toBool(); }
    void setShowPrompt(bool show);
    [[nodiscard]] bool offersToHidePrompt() const;

    /// A match has been played to its end.
    Q_INVOKABLE void countMatch();
    /// What was answered to the offer, which is not made again.
    Q_INVOKABLE void keepPrompt(bool keep);

    [[nodiscard]] bool showEnds() const { return value(Setting::ShowEnds).toBool(); }
    void setShowEnds(bool show);
    [[nodiscard]] bool showPlaces() const { return value(Setting::ShowPlaces).toBool(); }
    void setShowPlaces(bool show);
    [[nodiscard]] bool coach() const { return value(Setting::Coach).toBool(); }
    void setCoach(bool looksOn);
    [[nodiscard]] bool sounds() const { return value(Setting::Sounds).toBool(); }
    void setSounds(bool on);
    [[nodiscard]] double volume() const { return value(Setting::Volume).toDouble(); }
    void setVolume(double volume);
    [[nodiscard]] double momentVolume() const;
    void setMomentVolume(double volume);
    [[nodiscard]] QString medallion() const { return value(Setting::Medallion).toString(); }
    void setMedallion(const QString& sign);
    [[nodiscard]] QString renderer() const { return value(Setting::Renderer).toString(); }
    void setRenderer(const QString& renderer);

    /// How many sat at the last table of a game that somebody began; 0: nobody has.
    Q_INVOKABLE [[nodiscard]] int seatsOf(const QString& game) const;
    Q_INVOKABLE void keepSeats(const QString& game, int seats);

    /// The window, as it was left: where it was and how large, and whether it filled the screen. Empty: never
    /// yet.
    struct WindowPlace {
        QRect rect;
        bool maximized = false;
    };
    [[nodiscard]] WindowPlace windowPlace() const;
    void keepWindowPlace(const WindowPlace& place);

    [[nodiscard]] QVariantMap lessons() const;

    /// That game's lesson has been offered, and is not offered again.
    Q_INVOKABLE void answerLesson(const QString& game);
    Q_INVOKABLE void finishLesson(const QString& game);

    /// Where a lesson of that game was left, in the lesson's own words; empty: nowhere.
    Q_INVOKABLE [[nodiscard]] QString lessonPlace(const QString& game) const;
    Q_INVOKABLE void keepLessonPlace(const QString& game, const QString& place);

    [[nodiscard]] static QVariant locale() { return QLocale(); }
    [[nodiscard]] static QVariantList languages() { return Languages::offered(); }
    [[nodiscard]] QString effectiveTheme() const;
    [[nodiscard]] static bool rightToLeft();

    /// What the player should be told about this file, once: that it could not be read, or cannot be written;
    /// else empty.
    [[nodiscard]] QString notice() const { return notice_; }
    Q_INVOKABLE void dismissNotice();

    /// What these settings can be.
    static QStringList themes();
    static QStringList tableLooks();
    static QStringList tileLooks();
    static QStringList paces();
    static QStringList renderers();

signals:
    void languageChanged();
    void themeChanged();
    void tableLookChanged();
    void tileLookChanged();
    void tileFaceChanged();
    void paceChanged();
    void textScaleChanged();
    void tileScaleChanged();
    void reducedMotionChanged();
    void showPromptChanged();
    void showEndsChanged();
    void showPlacesChanged();
    void coachChanged();
    void soundsChanged();
    void volumeChanged();
    void momentVolumeChanged();
    void medallionChanged();
    void rendererChanged();
    void effectiveThemeChanged();
    void lessonsChanged();
    void noticeChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void open(const QString& file);
    [[nodiscard]] QVariant value(Setting key) const;
    bool write(Setting key, const QVariant& value);
    void put(QAnyStringView name, const QVariant& value);
    void save();
    void writeLesson(const QString& game, const QString& state);

    Languages languages_;
    std::unique_ptr<QSettings> store_;
    QHash<Setting, QVariant> overrides_;
    QString notice_;
    bool troubled_ = false;  // it was told that nothing will be saved
    QBasicTimer saving_;  // a QTimer's properties would become part of the binding that asks for these first
};

}  // namespace boneyard::ui
