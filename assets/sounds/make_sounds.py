#!/usr/bin/env python3
"""Makes the few sounds of the table: a tile on felt, on tiles, drawn, tiles dealt and swept; and of its moments:
something made, tiles that light up in turn, a bet met or missed, a round won, a match won. No moment is louder than a
tile laid on felt.

Run it in this folder after a change; it needs the standard library only and always makes the same.
"""
import math
import random
import struct
import wave

RATE = 44100


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def ring(samples, pitch, level, fade, start=0.0):
    """Adds a tone that fades: `fade` is the time in which it falls to a third."""
    first = int(RATE * start)
    for i in range(first, len(samples)):
        t = (i - first) / RATE
        samples[i] += level * math.exp(-t / fade) * math.sin(2 * math.pi * pitch * t)


def hiss(samples, level, fade, dark, seed, start=0.0, swell=0.0):
    """Adds noise that fades; `dark` from 0 to 1 takes its highs away, `swell` lets it grow first."""
    dice = random.Random(seed)
    smooth = 0.0
    first = int(RATE * start)
    for i in range(first, len(samples)):
        t = (i - first) / RATE
        smooth = dark * smooth + (1 - dark) * dice.uniform(-1, 1)
        loud = min(1.0, t / swell) if swell else 1.0
        samples[i] += level * loud * math.exp(-max(0.0, t - swell) / fade) * smooth


def save(name, samples, peak):
    """Writes a WAV of one channel, its loudest place at `peak`, its ends faded so that nothing clicks."""
    loudest = max(abs(sample) for sample in samples)
    edge = int(RATE * 0.002)
    out = bytearray()
    for i, sample in enumerate(samples):
        fade = min(1.0, (i + 1) / edge, (len(samples) - i) / edge / 8)
        out += struct.pack("<h", round(32767 * peak * fade * sample / loudest))
    with wave.open(name + ".wav", "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(out))


def marimba(samples, pitch, start):
    ring(samples, pitch, 1.0, 0.16, start)
    ring(samples, pitch * 3.93, 0.22, 0.035, start)
    hiss(samples, 0.25, 0.006, 0.8, round(pitch), start)


def make():
    felt = silence(0.22)
    ring(felt, 128, 1.0, 0.035)
    ring(felt, 211, 0.35, 0.018)
    hiss(felt, 0.9, 0.012, 0.93, 1)
    save("felt", felt, 0.5)

    tiles = silence(0.2)
    ring(tiles, 1730, 0.55, 0.010)
    ring(tiles, 2870, 0.35, 0.007)
    ring(tiles, 165, 0.9, 0.028)
    hiss(tiles, 0.7, 0.004, 0.55, 2)
    save("tiles", tiles, 0.5)

    draw = silence(0.3)
    hiss(draw, 0.8, 0.035, 0.9, 3, swell=0.13)
    ring(draw, 140, 0.28, 0.03, 0.15)
    save("draw", draw, 0.28)

    deal = silence(1.0)
    for tile in range(8):
        start = 0.02 + tile * 0.085 + 0.012 * (tile % 3)
        hiss(deal, 0.35, 0.018, 0.9, 10 + tile, start, swell=0.03)
        ring(deal, 150 + 9 * (tile * 5 % 7), 0.3, 0.02, start + 0.03)
    save("deal", deal, 0.2)

    sweep = silence(0.6)
    hiss(sweep, 0.9, 0.09, 0.86, 30, swell=0.2)
    for tile in range(7):
        start = 0.05 + 0.045 * tile
        ring(sweep, 1500 + 170 * (tile * 3 % 5), 0.05, 0.008, start)
        ring(sweep, 170, 0.1, 0.02, start)
    save("sweep", sweep, 0.2)

    light = silence(0.7)
    marimba(light, 659.26, 0.0)
    marimba(light, 987.77, 0.09)
    save("light", light, 0.26)

    # One note a tile, as they light up in turn, and the one that closes the ring.
    around = silence(1.3)
    for step, pitch in enumerate((440.0, 523.25, 587.33, 659.26, 783.99, 880.0)):
        marimba(around, pitch, 0.09 * step)
    marimba(around, 1046.5, 0.6)
    save("ring", around, 0.26)

    met = silence(0.7)
    marimba(met, 587.33, 0.0)
    marimba(met, 880.0, 0.12)
    save("met", met, 0.26)

    missed = silence(0.7)
    marimba(missed, 349.23, 0.0)
    marimba(missed, 293.66, 0.15)
    save("missed", missed, 0.22)

    end = silence(1.3)
    for step, pitch in enumerate((523.25, 659.26, 783.99, 1046.5)):
        marimba(end, pitch, 0.12 * step)
    save("end", end, 0.26)

    won = silence(1.9)
    for step, pitch in enumerate((392.0, 523.25, 659.26, 783.99, 1046.5)):
        marimba(won, pitch, 0.11 * step)
    for pitch in (523.25, 659.26, 783.99, 1318.51):
        marimba(won, pitch, 0.72)
    save("won", won, 0.28)


make()
