import Testing
import UIKit

/// Files that import Testing and UIKit compile, and their tests see the same layout as XCTest's.
struct SwiftTestingTests {
    // A view's frame follows its constraints: 10 points from the leading edge, 20 from the top.
    @Test func aTestOfSwiftTestingLaysOutViews() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
}
