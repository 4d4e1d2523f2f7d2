// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "controls/ground.h"

#include <QMutex>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>
#include <algorithm>
#include <utility>
#include <vector>

namespace boneyard::ui {

namespace {

/// A picture on its way to the screen, one for all pages of a window: those that are not in sight keep
/// theirs.
std::shared_ptr<QSGTexture> textureOf(QQuickWindow* window, const std::shared_ptr<const BakedGround>& baked) {
    struct Known {
        QQuickWindow* window;
        std::weak_ptr<const BakedGround> baked;
        std::weak_ptr<QSGTexture> texture;
    };
    static QMutex mutex;  // each window may have a thread of its own that draws it
    static std::vector<Known> all;
    const QMutexLocker lock(&mutex);
    all.erase(std::remove_if(all.begin(), all.end(), [](const Known& one) { return one.texture.expired(); }),
              all.end());
    for (const Known& one : all) {
        if (one.window != window || one.baked.lock() != baked) continue;
        if (auto texture = one.texture.lock()) return texture;
    }
    std::shared_ptr<QSGTexture> texture(
        window->createTextureFromImage(baked->picture.result(), QQuickWindow::TextureIsOpaque));
    all.push_back({window, baked, texture});
    return texture;
}

/// Draws a picture and keeps it.
class PictureNode final : public QSGNode {
public:
    explicit PictureNode(QQuickWindow* window) : image_(window->createImageNode()) {
        image_->setOwnsTexture(false);
        appendChildNode(image_);  // and deletes it
    }

    void show(std::shared_ptr<QSGTexture> texture, const QRectF& rect, const QSizeF& pixels) {
        const QSize size = texture->textureSize();
        image_->setTexture(texture.get());
        image_->setRect(rect);
        image_->setSourceRect(QRectF(QPointF(), size));
        const bool stretched = size != pixels.toSize();
        image_->setFiltering(stretched ? QSGTexture::Linear : QSGTexture::Nearest);
        texture_ = std::move(texture);
    }

private:
    QSGImageNode* image_;
    std::shared_ptr<QSGTexture> texture_;
};

Material materialOf(const QString& name) {
    if (name == QLatin1String("wood")) return Material::Wood;
    return name == QLatin1String("slate") ? Material::Slate : Material::Felt;
}

}  // namespace

Ground::Ground(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(&watcher_, &QFutureWatcherBase::finished, this, &Ground::take);
}

Ground::~Ground() = default;

void Ground::setMaterial(const QString& material) {
    if (material_ == material) return;
    material_ = material;
    look_.material = materialOf(material);
    emit lookChanged();
    wish();
}

void Ground::setLight(const QColor& colour) {
    if (look_.light == colour) return;
    look_.light = colour;
    emit lookChanged();
    wish();
}

void Ground::setDark(const QColor& colour) {
    if (look_.dark == colour) return;
    look_.dark = colour;
    emit lookChanged();
    wish();
}

void Ground::componentComplete() {
    QQuickItem::componentComplete();
    wish();
}

void Ground::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size()) return;
    wish();
    update();
}

void Ground::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    const bool seen = change == ItemVisibleHasChanged && data.boolValue;
    if (seen || change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged) wish();
}

/// Asks for the picture that is needed now, unless one is being painted: what is needed then is asked for
/// after it.
void Ground::wish() {
    if (!isComponentComplete() || window() == nullptr || !isVisible() || coming_) return;
    const double ratio = window()->effectiveDevicePixelRatio();
    const QSize pixels = (size() * ratio).toSize();
    if (pixels.isEmpty()) return;
    const GroundWish wished{look_, pixels, ratio};
    if (shown_ && shown_->wish == wished) return;
    coming_ = bakeGround(wished);
    if (!shown_) shown_ = coming_;  // the first one: it is waited for when the window is drawn
    watcher_.setFuture(coming_->picture);
    update();
}

void Ground::take() {
    shown_ = std::exchange(coming_, nullptr);
    update();
    wish();
}

QSGNode* Ground::updatePaintNode(QSGNode* node, UpdatePaintNodeData* /*data*/) {
    if (!shown_ || width() <= 0 || height() <= 0) {
        delete node;
        return nullptr;
    }
    auto* picture = static_cast<PictureNode*>(node);
    if (picture == nullptr) picture = new PictureNode(window());
    picture->show(textureOf(window(), shown_), boundingRect(),
                  size() * window()->effectiveDevicePixelRatio());
    return picture;
}

}  // namespace boneyard::ui

#include "moc_ground.cpp"
