import Foundation
import LayoutSnapshots
import UIKitLayout
import XCTest

/// Snapshots are taken of views, cells, lists, controllers, layers, paths, images and values of other types.
nonisolated final class SubjectTests: XCTestCase {}

extension SubjectTests {
    /// The picture of a subject in a variant, read from the recorded reference.
    private func picture<Subject: LayoutSnapshotSubject>(
        of subject: Subject, in variants: LayoutVariants = LayoutVariants()
    ) throws -> TestPixels {
        let folder = SnapshotFolder()
        _ = folder.comparison().failures(of: subject, in: variants, named: "subject")
        let name = try XCTUnwrap(folder.names(in: folder.references).first { $0.hasSuffix(".png") })
        return try XCTUnwrap(TestPixels(at: folder.references.appendingPathComponent(name)))
    }

    func testAViewHasItsFormerFrameAndTraitsAfterwards() throws {
        let view = boxView(CGRect(x: 1, y: 2, width: 3, height: 4))
        view.frame.origin = CGPoint(x: 7, y: 9)
        let traits = view.traitCollection
        _ = try picture(of: view, in: LayoutVariants(widths: [60], height: 20, appearances: [.dark]))
        XCTAssertEqual(view.frame, CGRect(x: 7, y: 9, width: 40, height: 30))
        XCTAssertEqual(view.traitCollection, traits)
    }

    func testACellIsAsHighAsItsRow() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = noteView("A note")
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        // A label of one line is 20.5 points tall; margins of 8 and 10 points are above and below it.
        XCTAssertEqual(try picture(of: cell, in: LayoutVariants(widths: [320])).height, 2 * 36 + 41)
    }

    func testAListIsAsHighAsItsRows() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let rows = FixedRows(count: 30)
        table.dataSource = rows
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        XCTAssertEqual(try picture(of: table, in: LayoutVariants(widths: [320])).height, 2 * 30 * 40)
    }

    func testAControllerAppearsInAWindow() throws {
        let controller = SafeController()
        let variants = LayoutVariants(
            widths: [300], height: 200, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let picture = try picture(of: controller, in: variants)
        XCTAssertEqual([picture.width, picture.height], [600, 400])
        XCTAssertEqual(
            controller.calls,
            ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
        XCTAssertEqual([picture.pixel(0, 39), picture.pixel(0, 40)], [[255, 255, 255, 255], [255, 0, 0, 255]])
    }

    func testLayersPathsAndImagesAreDrawn() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 6)
        layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        let drawn = try picture(of: layer)
        XCTAssertEqual([drawn.width, drawn.height], [20, 12])
        XCTAssertEqual(drawn.pixel(0, 0), [0, 255, 0, 255])

        let path = UIBezierPath(ovalIn: CGRect(x: 100, y: 100, width: 20, height: 10))
        for filled in [try picture(of: path), try picture(of: path.cgPath)] {
            XCTAssertEqual([filled.width, filled.height], [40, 20])
            XCTAssertEqual([filled.pixel(0, 0), filled.pixel(20, 10)], [[0, 0, 0, 0], [0, 0, 0, 255]])
        }

        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        XCTAssertEqual(try picture(of: image).pixel(5, 3), [0, 0, 255, 255])
    }

    func testTypesOfOnesOwnAreSubjects() throws {
        struct Badge: LayoutSnapshotSubject {
            func layoutSnapshot(in variant: LayoutVariant) throws -> LayoutSnapshot {
                try LayoutSnapshot(size: CGSize(width: 2, height: 2), variant: variant) { context in
                    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
                }
            }
        }
        let picture = try picture(of: Badge())
        XCTAssertEqual([picture.pixel(1, 1), picture.pixel(2, 1)], [[255, 0, 0, 255], [0, 0, 0, 0]])
    }
}

private final class FixedRows: NSObject, UITableViewDataSource {
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// A controller that has a red view in its safe area and records the calls about its appearance.
private final class SafeController: UIViewController {
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
        view.backgroundColor = .white
        let box = UIView()
        box.backgroundColor = .red
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: area.topAnchor), box.leftAnchor.constraint(equalTo: area.leftAnchor),
            box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
}
