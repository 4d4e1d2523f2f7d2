// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "lines.h"

#include <algorithm>
#include <cerrno>
#include <csignal>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#else
#include <poll.h>
#include <unistd.h>
#endif

namespace boneyard::engine {

namespace {

constexpr std::size_t kChunk = std::size_t{64} << 10U;

#ifdef _WIN32

/// Windows says EINVAL of a pipe whose other end is gone.
bool nobody_reads() { return errno == EPIPE || errno == EINVAL; }

long read_some(int descriptor, char* into, std::size_t size) {
    return _read(descriptor, into, static_cast<unsigned>(size));
}

long write_some(int descriptor, const char* from, std::size_t size) {
    return _write(descriptor, from, static_cast<unsigned>(size));
}

#else

bool nobody_reads() { return errno == EPIPE; }

/// Whoever shares the terminal or pipe may have made it non-blocking. True when it is worth another try.
bool wait_for(int descriptor, short what) {
    if (errno == EINTR) return true;
    if (errno != EAGAIN) return false;
    pollfd waiting{descriptor, what, 0};
    poll(&waiting, 1, -1);
    return true;
}

ssize_t read_some(int descriptor, char* into, std::size_t size) {
    ssize_t got = read(descriptor, into, size);
    while (got < 0 && wait_for(descriptor, POLLIN)) got = read(descriptor, into, size);
    return got;
}

ssize_t write_some(int descriptor, const char* from, std::size_t size) {
    ssize_t written = write(descriptor, from, size);
    while (written < 0 && wait_for(descriptor, POLLOUT)) written = write(descriptor, from, size);
    return written;
}

#endif

}  // namespace

LineReader::LineReader(int descriptor, std::size_t longest) : descriptor_(descriptor), longest_(longest) {}

std::optional<std::string_view> LineReader::next() {
    while (!find_end()) {
        if (fill()) continue;
        if (begin_ == buffer_.size()) return std::nullopt;
        return take(buffer_.size(), buffer_.size());
    }
    return take(scanned_, scanned_ + 1);
}

bool LineReader::ready() { return ended_ || find_end(); }

/// Moves scanned_ to the line's end, if it is buffered.
bool LineReader::find_end() {
    const std::size_t found = buffer_.find('\n', scanned_);
    scanned_ = std::min(found, buffer_.size());
    return found != std::string::npos;
}

/// Reads more. False at the end of input.
bool LineReader::fill() {
    if (ended_) return false;
    buffer_.erase(0, begin_);
    begin_ = 0;
    if (buffer_.size() > longest_) buffer_.resize(longest_ + 1);
    const std::size_t old = buffer_.size();
    scanned_ = old;
    buffer_.resize(old + kChunk);
    const auto got = read_some(descriptor_, buffer_.data() + old, kChunk);
    ended_ = got <= 0;
    buffer_.resize(old + (ended_ ? 0 : static_cast<std::size_t>(got)));
    return !ended_;
}

std::string_view LineReader::take(std::size_t end, std::size_t after) {
    const std::string_view line = std::string_view(buffer_).substr(begin_, end - begin_);
    begin_ = scanned_ = after;
    return line.substr(0, longest_ + 1);
}

void Writer::add(std::string_view line) {
    buffer_ += line;
    buffer_ += '\n';
    if (buffer_.size() >= kChunk) flush();
}

void Writer::flush() {
    std::string_view rest = buffer_;
    while (!rest.empty() && !closed_) {
        const auto written = write_some(descriptor_, rest.data(), rest.size());
        if (written <= 0) {
            closed_ = true;
            fault_ = !nobody_reads();
        } else {
            rest.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    buffer_.clear();
}

void end_lines_as_anywhere() {
#ifdef _WIN32
    for (const int stream : {0, 1, 2}) _setmode(stream, _O_BINARY);
#endif
}

void outlive_readers() {
#ifndef _WIN32
    std::signal(SIGPIPE, SIG_IGN);
#endif
}

}  // namespace boneyard::engine
