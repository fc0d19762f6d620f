import QuartzCore
import UIKit

final class OnboardingPage: UIViewController {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Pages that are turned by swiping.
final class OnboardingController: UIPageViewController {
    private let effects = EffectsView()

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([OnboardingPage(number: 1)], direction: .forward, animated: false)
        view.insertSubview(effects, at: 0)
    }
}

extension OnboardingController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? OnboardingPage, page.number > 1 else { return nil }
        return OnboardingPage(number: page.number - 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? OnboardingPage, page.number < 3 else { return nil }
        return OnboardingPage(number: page.number + 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Confetti, dots and a counter, moved by the screen's timer.
final class EffectsView: UIView {
    private let confetti = CAEmitterLayer()
    private let dots = CAReplicatorLayer()
    private let counter = CATextLayer()
    private var displayLink: CADisplayLink?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let cell = CAEmitterCell()
        cell.birthRate = 6
        cell.lifetime = 7
        cell.velocity = 300
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 4
        cell.contents = UIImage(systemName: "star")?.cgImage
        confetti.emitterShape = .line
        confetti.emitterCells = [cell]
        dots.instanceCount = 3
        dots.instanceDelay = 0.2
        dots.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        counter.string = "3"
        counter.fontSize = 12
        counter.alignmentMode = .center
        counter.contentsScale = UIScreen.main.scale
        [confetti, dots, counter].forEach(layer.addSublayer)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        displayLink?.invalidate()
        guard window != nil else { return }
        displayLink = CADisplayLink(target: self, selector: Selector(("tick")))
        displayLink?.preferredFramesPerSecond = 30
        displayLink?.add(to: .main, forMode: .common)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        confetti.emitterPosition = CGPoint(x: bounds.midX, y: 0)
        confetti.emitterSize = CGSize(width: bounds.width, height: 1)
    }
}
