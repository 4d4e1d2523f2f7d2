// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <qt_windows.h>

#include <QPoint>
#include <QTest>
#include <QWindow>

/// A pointer and keys as Windows has them from its mouse and keyboard: what a window gets is its own matter.
namespace boneyard::test {

inline void send(INPUT input) {
    QCOMPARE(SendInput(1, &input, sizeof input), 1U);
    QTest::qWait(20);
}

inline void sendButton(DWORD flags) {
    INPUT input{};
    input.type = INPUT_MOUSE;
    input.mi.dwFlags = flags;
    send(input);
}

inline void pointAt(const QWindow& window, const QPoint& place) {
    const QPoint there = window.mapToGlobal(place) * window.devicePixelRatio();
    INPUT input{};
    input.type = INPUT_MOUSE;
    input.mi.dwFlags = MOUSEEVENTF_MOVE | MOUSEEVENTF_ABSOLUTE;
    const auto scaled = [](int value, int metric) {  // the screen is 65536 wide and high
        const int size = GetSystemMetrics(metric);
        return static_cast<LONG>((value * 65536LL + size - 1) / size);
    };
    input.mi.dx = scaled(there.x(), SM_CXSCREEN);
    input.mi.dy = scaled(there.y(), SM_CYSCREEN);
    send(input);
}

inline void clickAt(const QWindow& window, const QPoint& place) {
    pointAt(window, place);
    sendButton(MOUSEEVENTF_LEFTDOWN);
    sendButton(MOUSEEVENTF_LEFTUP);
}

inline void strike(WORD key) {
    INPUT input{};
    input.type = INPUT_KEYBOARD;
    input.ki.wVk = key;
    send(input);
    input.ki.dwFlags = KEYEVENTF_KEYUP;
    send(input);
}

}  // namespace boneyard::test
