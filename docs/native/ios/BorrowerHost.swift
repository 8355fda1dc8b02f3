import UIKit
import WebKit

/// What the app around the web view does. All methods are called on the main thread.
protocol BorrowerApp: AnyObject {
  /// The address of the page for the borrower who is logged in now; nil where no borrower is.
  func launchAddress() -> URL?
  func login()
  /// Does what the page calls. The payload is nil where there is none.
  func handle(_ name: String, _ payload: [String: Any]?)
  func openDeepLink(_ address: URL)
  /// Says that the phone has no app for this address, for example no payment app.
  func sayNothingOpens(_ address: URL)
  /// Says that the page failed, and offers to open it again (`BorrowerHost.open`).
  func sayPageFailed()
}

/// A web view for the borrower's pages (docs/reference/native.md). It needs iOS 15.4. All methods are called on the main thread.
final class BorrowerHost: NSObject, WKScriptMessageHandler, WKNavigationDelegate, WKUIDelegate {
  static let origin = "https://h5.lender.example"
  static let names = [
    "closeWebView", "toHome", "toMine", "toLogin", "callPhone", "toRate", "confirmBurialPoint",
    "startBindBank", "endBindBank", "openPage", "borrowAgain", "shareText", "saveFile", "addReminder",
  ]

  /// What may leave the web view: the app's own scheme, these schemes (with `paymentSchemes`), and these origins.
  static let deepLinkScheme = "lender"
  static let outsideSchemes: Set<String> = ["tel", "mailto", "upi"]
  static let outsideOrigins: Set<String> = ["https://wa.me", "https://pay.lender.example"]

  /// Whether a cover hides the screen in the app switcher (a choice, docs/reference/native.md).
  static let isScreenCovered = true

  static let mostRestarts = 2
  static let restartsWithin: TimeInterval = 60

  private weak var app: BorrowerApp?
  private let place: UIView
  private var restarts: [TimeInterval] = []

  /// The view of the borrower's page.
  private var view: WKWebView?

  /// A view that has never shown a borrower's page.
  private var spare: WKWebView?

  /// Hides the screen while the system takes its picture for the app switcher.
  private let cover = UIView()

  init(app: BorrowerApp, place: UIView) {
    self.app = app
    self.place = place
    super.init()
    BorrowerHost.keepOutOfBackups()
    guard BorrowerHost.isScreenCovered else { return }
    cover.backgroundColor = .systemBackground
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(coverScreen), name: UIApplication.willResignActiveNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(uncoverScreen), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }

  @objc private func coverScreen() {
    guard view != nil else { return }
    cover.frame = place.bounds
    place.addSubview(cover)
  }

  @objc private func uncoverScreen() {
    cover.removeFromSuperview()
  }

  /// The storage of web views is in a folder that backups hold otherwise.
  private static func keepOutOfBackups() {
    let files = FileManager.default
    guard let library = files.urls(for: .libraryDirectory, in: .userDomainMask).first else { return }
    var folder = library.appendingPathComponent("WebKit", isDirectory: true)
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    var values = URLResourceValues()
    values.isExcludedFromBackup = true
    try? folder.setResourceValues(values)
  }

  /// Prepares a launch: called when the app shows a screen that leads to a page. The load starts the view's process, connects to
  /// the origin, and brings the app's script into the cache. It sends nothing of a borrower.
  func warm() {
    guard spare == nil, let blank = URL(string: BorrowerHost.origin + "/warm.html") else { return }
    let page = makeView()
    page.load(URLRequest(url: blank))
    spare = page
  }

  /// Opens the page for the borrower of now, in a new view: at first, after each login, and after the page's process has died.
  func open() {
    close()
    guard let address = app?.launchAddress() else {
      app?.login()
      return
    }
    // The blank page stays behind the first page, because iOS clears no history: the view has no swipe back.
    let page = spare ?? makeView()
    spare = nil
    page.frame = place.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(page)
    view = page
    page.load(URLRequest(url: address))
  }

  func close() {
    release(view)
    view = nil
  }

  /// Called when the app's screen ends.
  func end() {
    close()
    release(spare)
    spare = nil
  }

  func tellBankBindingEnded() {
    view?.evaluateJavaScript("window.dispatchEvent(new Event('bankBindingEnded'))")
  }

  /// The content controller holds its handlers, and with them this host.
  private func release(_ page: WKWebView?) {
    BorrowerHost.names.forEach {
      page?.configuration.userContentController.removeScriptMessageHandler(forName: $0)
    }
    page?.removeFromSuperview()
  }

  private func makeView() -> WKWebView {
    let configuration = WKWebViewConfiguration()
    BorrowerHost.names.forEach { configuration.userContentController.add(self, name: $0) }
    // Files and universal access are off as long as only https is loaded; cookies of third parties are blocked by default.
    configuration.preferences.isFraudulentWebsiteWarningEnabled = true
    configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
    let page = WKWebView(frame: .zero, configuration: configuration)
    page.allowsBackForwardNavigationGestures = false
    page.navigationDelegate = self
    page.uiDelegate = self
    return page
  }

  /// With the port, where it is not the scheme's own. An address with a user name has no origin here.
  private static func origin(of address: URL) -> String? {
    guard let scheme = address.scheme, let host = address.host, address.user == nil else { return nil }
    let port = address.port.map { ":\($0)" } ?? ""
    return "\(scheme)://\(host)\(port)"
  }

  private static func origin(of origin: WKSecurityOrigin) -> String {
    let port = origin.port == 0 ? "" : ":\(origin.port)"
    return "\(origin.protocol)://\(origin.host)\(port)"
  }

  /// Handlers exist in every frame: only the main frame of our origin may call, and only in the view that is shown.
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    let frame = message.frameInfo
    guard let page = message.webView, page === view, frame.isMainFrame,
      BorrowerHost.origin(of: frame.securityOrigin) == BorrowerHost.origin
    else { return }
    app?.handle(message.name, message.body as? [String: Any])
  }

  func webView(
    _ page: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let address = action.request.url else { return decisionHandler(.cancel) }
    let isOurs = BorrowerHost.origin(of: address) == BorrowerHost.origin
    // A page whose borrower is over leaves for the empty page: it must be let through.
    if isOurs || address.absoluteString == "about:blank" { return decisionHandler(.allow) }
    let isMainFrame = action.targetFrame?.isMainFrame ?? true
    // As on Android: the page's policy (`frame-src`) names the one other origin that it frames, the privacy notice's.
    if !isMainFrame && address.scheme == "https" { return decisionHandler(.allow) }
    if isMainFrame && page === view { leave(address) }
    decisionHandler(.cancel)
  }

  private func leave(_ address: URL) {
    guard let scheme = address.scheme?.lowercased() else { return }
    if scheme == BorrowerHost.deepLinkScheme {
      app?.openDeepLink(address)
      return
    }
    let isOutside = BorrowerHost.origin(of: address).map(BorrowerHost.outsideOrigins.contains) ?? false
    guard isOutside || BorrowerHost.outsideSchemes.contains(scheme) else { return }
    UIApplication.shared.open(address) { [weak self] isOpen in
      if !isOpen { self?.app?.sayNothingOpens(address) }
    }
  }

  func webView(
    _ page: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) {
    decisionHandler(.deny)
  }

  func webView(
    _ page: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) {
    decisionHandler(.deny)
  }

  /// The camera can end a page's process. The earlier launch address may be another login's: `open` makes a new one.
  func webViewWebContentProcessDidTerminate(_ page: WKWebView) {
    guard page === view else {
      if page === spare {
        release(spare)
        spare = nil
      }
      return
    }
    let now = ProcessInfo.processInfo.systemUptime
    restarts.removeAll { now - $0 > BorrowerHost.restartsWithin }
    if restarts.count < BorrowerHost.mostRestarts {
      restarts.append(now)
      open()
    } else {
      close()
      app?.sayPageFailed()
    }
  }
}
