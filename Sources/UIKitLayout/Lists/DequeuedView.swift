import Trapping

/// Returns the view that `make` returns. Traps with the error that `make` throws, such as that of a nib, or with the given
/// message if nothing is registered and `make` returns `nil`.
func dequeued<View>(_ make: () throws -> View?, orTrap message: @autoclosure () -> String) -> View {
    do {
        guard let view = try make() else { trap(message()) }
        return view
    } catch {
        trap("\(error)")
    }
}
