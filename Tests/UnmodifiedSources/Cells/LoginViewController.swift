// swift-format-ignore-file: ReplaceForEachWithForLoop, NoAssignmentInExpressions

import UIKit

/// A form in a scroll view above the keyboard.
final class LoginViewController: UIViewController {
    private let scrollView = UIScrollView()
    private(set) lazy var stackView = UIStackView(arrangedSubviews: [logoView, nameField, passwordField, loginButton])
    private let logoView = UIImageView(image: UIImage(systemName: "lock.shield"))
    let nameField = UITextField()
    let passwordField = UITextField()
    let loginButton = UIButton(type: .system)
    private(set) var calls: [String] = []
    private var heightConstraint: NSLayoutConstraint?
    private let viewModel: String

    init(viewModel: String) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "Log In"
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "person"), tag: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .systemBackground
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append(#function)
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        passwordField.isSecureTextEntry = true
        [nameField, passwordField].forEach {
            $0.borderStyle = .roundedRect
            $0.delegate = self
        }
        loginButton.setTitle("Log In", for: .normal)
        loginButton.isEnabled = false
        loginButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
        logoView.contentMode = .scaleAspectFit
        stackView.axis = .vertical
        stackView.spacing = 20
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        scrollView.keyboardDismissMode = .interactive
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stackView.translatesAutoresizingMaskIntoConstraints = false
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
    }

    override func updateViewConstraints() {
        if heightConstraint == nil {
            calls.append(#function)
            heightConstraint = logoView.heightAnchor.constraint(equalToConstant: 100)
            heightConstraint?.isActive = true
        }
        super.updateViewConstraints()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        calls.append("viewWillAppear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if calls.last != "viewDidLayoutSubviews" { calls.append("viewDidLayoutSubviews") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
        nameField.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        calls.append("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("viewDidDisappear")
    }

    func fail() {
        let alert = UIAlertController(title: "Wrong password", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
        alert.addAction(.init(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

extension LoginViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case nameField: passwordField.becomeFirstResponder()
        default: textField.resignFirstResponder()
        }
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        loginButton.isEnabled = nameField.text?.isEmpty == false
    }
}
