# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""The cross of a window's frame, which is missing where there is no window manager."""

import ctypes


class Message(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong), ("format", ctypes.c_int),
                ("words", ctypes.c_long * 5), ("rest", ctypes.c_long * 24)]


def ask_to_close(window):
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    message = Message(33, 0, 1, display, int(window.id), x11.XInternAtom(display, b"WM_PROTOCOLS", 0), 32)
    message.words[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(display, ctypes.c_ulong(int(window.id)), 0, 0, ctypes.byref(message))
    x11.XFlush(display)
    x11.XCloseDisplay(display)
