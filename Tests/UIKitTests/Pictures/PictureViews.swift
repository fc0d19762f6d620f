import UIKit

/// A view that iOS drew into a picture, with the number of pixels per point of that picture.
struct PictureView {
    /// The file name of the picture, without its extension.
    let name: String
    let scale: CGFloat
    let view: UIView

    /// The picture that the view draws here.
    func draw() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let traits = UITraitCollection(traitsFrom: [view.traitCollection, UITraitCollection(displayScale: scale)])
        view.overrideTraitCollection = traits
        return traits.drawing {
            view.layoutIfNeeded()
            return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
                view.layer.render(in: $0.cgContext)
            }
        }
    }
}

extension UITraitCollection {
    func drawing<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performAsCurrent { result = body() }
        return result!
    }
}

/// The views of the pictures in `snapshot-testing`, apart from those of whole screens.
enum ShapePictures {
    static var all: [PictureView] {
        [
            PictureView(name: "testCALayer.1", scale: 3, view: layerView()),
            PictureView(name: "testCALayerWithGradient.1", scale: 3, view: gradientView()),
            PictureView(name: "testCGPath.iOS", scale: 3, view: heartView()),
            PictureView(name: "testUIBezierPath.iOS", scale: 3, view: heartView()),
            PictureView(name: "testUIView.1", scale: 3, view: addButton()),
            PictureView(name: "testPrecision.ios", scale: 3, view: precisionLabel()),
        ]
    }

    private static func layerView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.backgroundColor = UIColor.red.cgColor
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.black.cgColor
        return view
    }

    private static func gradientView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let gradient = CAGradientLayer()
        // The red and the yellow of the picture, which are those of Generic RGB.
        gradient.colors = [
            CGColor(red: 1, green: 38.0 / 255, blue: 0, alpha: 1),
            CGColor(red: 1, green: 251.0 / 255, blue: 0, alpha: 1),
        ]
        gradient.frame = view.bounds
        view.layer.addSublayer(gradient)
        return view
    }

    private static func heartView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let shape = CAShapeLayer()
        shape.path = heart
        view.layer.addSublayer(shape)
        return view
    }

    /// A heart of 20 points, turned by 45 degrees, with a circle of 10 points below its tip.
    private static var heart: CGPath {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 20, y: 0))
        path.addArc(
            withCenter: CGPoint(x: 20, y: 10), radius: 10, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
        path.addArc(withCenter: CGPoint(x: 10, y: 20), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        path.close()
        path.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 10, height: 10)))
        return path.cgPath
    }

    private static func addButton() -> UIView {
        UITraitCollection(displayScale: 3).drawing {
            let button = UIButton(type: .contactAdd)
            button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
            return button
        }
    }

    private static func precisionLabel() -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 43.5, height: 20.5))
        label.backgroundColor = .white
        label.text = "Hello"
        return label
    }
}

/// The labels of the pictures whose names tell the text size.
enum TextSizePictures {
    static let categories: [(name: String, category: UIContentSizeCategory)] = [
        ("extra-small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extra-large", .extraLarge), ("extra-extra-large", .extraExtraLarge),
        ("extra-extra-extra-large", .extraExtraExtraLarge), ("accessibility-medium", .accessibilityMedium),
        ("accessibility-large", .accessibilityLarge), ("accessibility-extra-large", .accessibilityExtraLarge),
        ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
        ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
    ]

    static var all: [PictureView] {
        categories.map { entry in
            let label = UILabel()
            let traits = UITraitCollection(preferredContentSizeCategory: entry.category)
            label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.adjustsFontForContentSizeCategory = true
            label.text = "What's the point?"
            label.overrideTraitCollection = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 3)])
            label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
            return PictureView(name: "testTraitsWithView.label-" + entry.name, scale: 3, view: label)
        }
    }
}
