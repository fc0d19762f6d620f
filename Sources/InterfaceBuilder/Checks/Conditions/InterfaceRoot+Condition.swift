extension InterfaceRoot {
    /// Replaces the texts and the fonts of labels and buttons by those in the language, text length and text size of a
    /// condition.
    package func applyTexts(of condition: CheckCondition) {
        ConditionTexts(condition: condition, root: self).apply()
    }
}
