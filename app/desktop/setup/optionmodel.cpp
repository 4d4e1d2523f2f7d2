// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "setup/optionmodel.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "common/words.h"

namespace boneyard::ui {

namespace {

QString kind(const kit::OptionSpec& spec) {
    if (spec.is_bool()) return QStringLiteral("bool");
    return spec.choices.empty() ? QStringLiteral("int") : QStringLiteral("choice");
}

QString valueText(const kit::OptionSpec& spec, const kit::OptionValue& value) {
    for (const kit::OptionChoice& choice : spec.choices) {
        if (choice.value == value) return say(choice.label);
    }
    if (const bool* on = std::get_if<bool>(&value)) {
        //: The value of a rule that is a switch
        if (*on) return QCoreApplication::translate("OptionModel", "Yes");
        //: The value of a rule that is a switch
        return QCoreApplication::translate("OptionModel", "No");
    }
    if (const int* number = std::get_if<int>(&value)) return QLocale().toString(*number);
    return text(std::get<std::string>(value));
}

QVariantList choices(const kit::OptionSpec& spec) {
    QVariantList all;
    for (const kit::OptionChoice& choice : spec.choices) {
        all.append(QVariantMap{{QStringLiteral("value"), OptionModel::written(choice.value)},
                               {QStringLiteral("label"), say(choice.label)}});
    }
    return all;
}

}  // namespace

OptionModel::OptionModel(QObject* parent)
    : RowModel(
          {"optionId", "kind", "sentence", "value", "valueText", "choices", "minimum", "maximum", "changed"},
          parent) {}

void OptionModel::show(const kit::OptionSchema& schema, const kit::Options& options,
                       const kit::Options& usual) {
    QList<Row> rows;
    for (std::size_t i = 0; i < schema.size() && i < options.all().size(); ++i) {
        const kit::OptionSpec& spec = schema[i];
        const kit::OptionValue& value = options.all()[i].second;
        rows.append(Row{text(spec.id), kind(spec), say(spec.sentence), written(value), valueText(spec, value),
                        QVariant(choices(spec)), spec.min, spec.max, value != usual.all()[i].second});
    }
    setRows(rows);
}

kit::Result<kit::OptionValue> OptionModel::read(const kit::OptionSpec& spec, const QVariant& value) {
    const QString written =
        value.typeId() == QMetaType::Double && std::floor(value.toDouble()) == value.toDouble()
            ? QString::number(value.toDouble(), 'f', 0)
            : value.toString();
    return kit::Options::parse({spec}, spec.id, written.toStdString());
}

QVariant OptionModel::written(const kit::OptionValue& value) {
    if (const auto* name = std::get_if<std::string>(&value)) return text(*name);
    if (const int* number = std::get_if<int>(&value)) return *number;
    return std::get<bool>(value);
}

}  // namespace boneyard::ui

#include "moc_optionmodel.cpp"
