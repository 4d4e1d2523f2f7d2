// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace boneyard::engine {

/// Lines from a file descriptor, through a large buffer of our own: iostreams are too slow for a bot that
/// asks a hundred thousand times a second, and do not say whether the next line is there already.
class LineReader {
public:
    /// What a line has beyond `longest` bytes (and one, so that it shows) is dropped.
    LineReader(int descriptor, std::size_t longest);

    /// The next line without its end; nothing at the end of input. A last line needs no end. Valid until the
    /// next call. Waits for input when no whole line is buffered.
    std::optional<std::string_view> next();

    /// True when next() needs not wait.
    bool ready();

private:
    bool find_end();
    bool fill();
    std::string_view take(std::size_t end, std::size_t after);

    int descriptor_;
    std::size_t longest_;
    std::string buffer_;
    std::size_t begin_ = 0;    // of the line that is being read
    std::size_t scanned_ = 0;  // no line's end lies between begin_ and this
    bool ended_ = false;
};

/// Collects output until it is told to write it.
class Writer {
public:
    explicit Writer(int descriptor) : descriptor_(descriptor) {}

    /// Adds a line, and its end. A full buffer is written out.
    void add(std::string_view line);

    void flush();

    /// False when nothing can be written any more.
    [[nodiscard]] bool open() const { return !closed_; }

    /// Why: nobody reads, which is no fault; or the disk is full, or something else that is one.
    [[nodiscard]] bool at_fault() const { return fault_; }

private:
    int descriptor_;
    std::string buffer_;
    bool closed_ = false;
    bool fault_ = false;
};

/// On Windows, too, what is read and written are bytes, and a line ends with one of them.
void end_lines_as_anywhere();

/// An output that nobody reads any more is an error, no signal.
void outlive_readers();

}  // namespace boneyard::engine
