// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

class QString;

namespace boneyard::ui {

/// Where the fonts lie that came with a program which lies in that folder: in a bundle, an installed program
/// or a zip.
QString folderOfFonts(const QString& program);

/// Makes known the fonts that came with the program, where its packages can't ask the system for them, and
/// numbers that stand in columns. Theme chooses the family, of those that are known.
void prepareFonts();

}  // namespace boneyard::ui
