import UIKit

/// The whole screens of the pictures in `snapshot-testing`.
enum ScreenPictures {
    /// A screen: its size and the insets of its safe area, in points.
    struct Screen {
        let width, height: CGFloat
        var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        var isPad = false

        static let phoneSE = Screen(width: 320, height: 568)
        static let phone8 = Screen(width: 375, height: 667)
        static let phone8PlusWide = Screen(width: 736, height: 414, safeArea: .zero)
        static let phoneX = Screen(
            width: 375, height: 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        static let phoneXWide = Screen(
            width: 812, height: 375, safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
        static let padMini = Screen(width: 1024, height: 768, isPad: true)
        static let padPro11 = Screen(
            width: 1194, height: 834, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), isPad: true)
        static let padPro12 = Screen(width: 1366, height: 1024, isPad: true)

        /// The screen as far as controllers with bars were drawn: without the safe areas at its top and bottom.
        var withoutBars: Screen {
            var screen = Screen(width: width, height: height - safeArea.top - safeArea.bottom, isPad: isPad)
            screen.safeArea = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
            return screen
        }
    }

    static var all: [PictureView] {
        let plain = UIViewController()
        let subview = UIView()
        subview.translatesAutoresizingMaskIntoConstraints = false
        plain.view.addSubview(subview)
        for attribute in [NSLayoutConstraint.Attribute.top, .left, .right, .bottom] {
            NSLayoutConstraint(
                item: subview, attribute: attribute, relatedBy: .equal, toItem: plain.view, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        return [
            screen("testAutolayout.1", plain, .phoneX), screen("testTableViewController.1", TenRows(), .phoneSE),
            screen("testAssertMultipleSnapshot.1", TenRows(), .phoneX),
            screen("testAssertMultipleSnapshot.iPad-image", TenRows(), .padMini),
            screen("testCollectionViewsWithMultipleScreenSizes.iphone8", OrangeItems(), .phone8),
            screen("testCollectionViewsWithMultipleScreenSizes.ipad", OrangeItems(), .padPro12),
        ] + labels + bars
    }

    private static var labels: [PictureView] {
        let screens: [(String, Screen, UIContentSizeCategory)] = [
            ("ipad-mini", .padMini, .large), ("iphone-8-plus-alternative", .phone8PlusWide, .medium),
            ("iphone-se-accessibility-large", .phoneSE, .accessibilityLarge),
            ("iphone-se-extra-small", .phoneSE, .extraSmall), ("iphone-se", .phoneSE, .medium),
            ("iphone-x-alternative", .phoneXWide, .medium), ("iphone-x", .phoneX, .medium),
        ]
        return screens.map { screen("testTraits." + $0.0, FourLabels(), $0.1, category: $0.2) }
    }

    /// A label in title 1 in its own size, for each text size. An older version of iOS recorded these pictures.
    static var titles: [PictureView] {
        let sizes: [(String, UIContentSizeCategory)] = [
            ("extra-small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
            ("extra-large", .extraLarge), ("extra-extra-large", .extraExtraLarge),
            ("extra-extra-extra-large", .extraExtraExtraLarge), ("accessibility-medium", .accessibilityMedium),
            ("accessibility-large", .accessibilityLarge), ("accessibility-extra-large", .accessibilityExtraLarge),
            ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
            ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
        ]
        return sizes.map { name, category in
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: category),
            ])
            return traits.drawing {
                let label = UILabel()
                label.text = "What's the point?"
                label.font = .preferredFont(forTextStyle: .title1)
                label.overrideTraitCollection = traits
                label.frame.size = label.intrinsicContentSize
                return PictureView(name: "testTraitsWithView.label-" + name, scale: 3, view: label)
            }
        }
    }

    private static var bars: [PictureView] {
        let screens: [(String, Screen)] = [
            ("ipad-mini", .padMini), ("ipad-pro-11", .padPro11), ("iphone-se", .phoneSE),
            ("iphone-x-alternative", .phoneXWide), ("iphone-x", .phoneX),
        ]
        return screens.map { name, area in
            let labels = FourLabels()
            labels.navigationItem.leftBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: labels)]
            // In pictures of iPads, letters are as tall as in text of 17 points; in others, as in text of 16 points.
            return screen(
                "testTraitsEmbeddedInTabNavigation." + name, tabs, area.withoutBars,
                category: area.isPad ? .large : .medium)
        }
    }

    private static func screen(
        _ name: String, _ controller: UIViewController, _ screen: Screen, category: UIContentSizeCategory = .medium
    ) -> PictureView {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceIdiom: screen.isPad ? .pad : .phone),
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(horizontalSizeClass: screen.isPad || screen.width == 736 ? .regular : .compact),
            UITraitCollection(verticalSizeClass: screen.isPad || screen.height > 420 ? .regular : .compact),
        ])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
        window.overrideTraitCollection = traits
        window.screenSafeAreaInsets = screen.safeArea
        traits.drawing {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            // What UIKit does by itself for the outermost view: the system's margins.
            let margin: CGFloat = screen.width < 400 ? 16 : 20
            controller.view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
            window.layoutIfNeeded()
        }
        return PictureView(name: name, scale: 3, view: window)
    }
}

/// Ten default cells.
private final class TenRows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}

/// Four labels at the edges of the safe area.
private final class FourLabels: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let top = label("What's", .headline)
        let leading = label("the", .body)
        let trailing = label("point", .body)
        let bottom = label("?", .subheadline)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: area.topAnchor),
            top.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            leading.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            leading.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            trailing.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            trailing.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            bottom.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            bottom.centerXAnchor.constraint(equalTo: area.centerXAnchor),
        ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }
}

/// A row of orange items.
private final class OrangeItems: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 20
        let items = UICollectionView(frame: .zero, collectionViewLayout: layout)
        items.dataSource = self
        items.delegate = self
        items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
        items.backgroundColor = .white
        items.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(items)
        NSLayoutConstraint.activate([
            items.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            items.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            items.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            items.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
        cell.contentView.backgroundColor = .orange
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: min(collectionView.frame.width - 50, 300), height: collectionView.frame.height)
    }
}
