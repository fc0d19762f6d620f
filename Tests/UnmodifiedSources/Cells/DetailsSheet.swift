import UIKit

/// A sheet with wheels, a compact date and a text with links.
final class DetailsSheet: UIViewController {
    let picker = UIPickerView()
    let datePicker = UIDatePicker()
    let textView = UITextView()
    let sizes = ["Small", "Medium", "Large"]

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(1, inComponent: 0, animated: false)
        datePicker.preferredDatePickerStyle = .compact
        datePicker.datePickerMode = .date
        textView.delegate = self
        textView.isScrollEnabled = false
        textView.dataDetectorTypes = [.link]
        isModalInPresentation = true
        if let sheet = sheetPresentationController {
            sheet.detents = [.medium(), .large(), .custom(identifier: .init("small")) { 0.3 * $0.maximumDetentValue }]
            sheet.selectedDetentIdentifier = .medium
            sheet.largestUndimmedDetentIdentifier = .large
            sheet.prefersGrabberVisible = true
            sheet.delegate = self
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        presentationController?.delegate = self
        UIApplication.shared.isIdleTimerDisabled = true
        setNeedsFocusUpdate()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        textView.isEditable = editing
    }
}

extension DetailsSheet: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        sizes[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        title = sizes[row]
    }
}

extension DetailsSheet: UITextViewDelegate, UISheetPresentationControllerDelegate {
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        interaction == .invokeDefaultAction
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { view.endEditing(true) }
}

/// A controller that comes in half the screen, dimming the other, with an animation of its own.
final class HalfPresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

final class HalfTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let interaction = UIPercentDrivenInteractiveTransition()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        HalfPresentation(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), animations: { view.alpha = 1 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = OnboardingController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
