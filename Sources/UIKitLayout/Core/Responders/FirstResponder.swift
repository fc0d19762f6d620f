/// Finds, sets and resigns the first responder of a window: the object that receives the window's key events. Each
/// window has at most one.
enum FirstResponder {
    static func of(_ responder: UIResponder) -> UIResponder? { window(of: responder)?.firstResponder }

    static func become(_ responder: UIResponder) -> Bool {
        guard let window = window(of: responder), responder.canBecomeFirstResponder else { return false }
        guard window.firstResponder !== responder else { return true }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard responder.canResignFirstResponder else { return false }
        if let window = window(of: responder), window.firstResponder === responder { window.firstResponder = nil }
        return true
    }

    private static func window(of responder: UIResponder) -> UIWindow? {
        var candidate: UIResponder? = responder
        while let current = candidate {
            if let view = current as? UIView { return view.window }
            candidate = current.next
        }
        return nil
    }
}
