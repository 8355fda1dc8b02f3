import UIKit
import WebKit

/// What the app around the web view does.
protocol BorrowerApp: AnyObject {
  /// The address of the page for the borrower who is logged in now; nil where no borrower is.
  func launchAddress() -> URL?
  func login()
  /// Does what the page calls. The payload is nil where there is none.
  func handle(_ name: String, _ payload: [String: Any]?)
  /// Opens the deep-link scheme in the app, and `allowedOrigins`, `tel:`, `mailto:` and `https://wa.me/` outside of it.
  func openOutside(_ address: URL)
}

/// A web view for the borrower's pages (docs/reference/native.md).
final class BorrowerHost: NSObject, WKScriptMessageHandler, WKNavigationDelegate {
  static let host = "h5.lender.example"
  static let names = [
    "closeWebView", "toHome", "toMine", "toLogin", "callPhone", "toRate", "confirmBurialPoint",
    "startBindBank", "endBindBank", "openPage", "borrowAgain",
  ]

  private weak var app: BorrowerApp?
  private let place: UIView
  private var view: WKWebView?

  init(app: BorrowerApp, place: UIView) {
    self.app = app
    self.place = place
  }

  /// Opens the page for the borrower of now: at first, after each login, and after the page's process has died.
  func open() {
    close()
    guard let address = app?.launchAddress() else {
      app?.login()
      return
    }
    let page = makeView()
    page.frame = place.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(page)
    view = page
    page.load(URLRequest(url: address))
  }

  func close() {
    // The content controller holds its handlers, and with them this host.
    BorrowerHost.names.forEach {
      view?.configuration.userContentController.removeScriptMessageHandler(forName: $0)
    }
    view?.removeFromSuperview()
    view = nil
  }

  func tellBankBindingEnded() {
    view?.evaluateJavaScript("window.dispatchEvent(new Event('bankBindingEnded'))")
  }

  private func makeView() -> WKWebView {
    let configuration = WKWebViewConfiguration()
    BorrowerHost.names.forEach { configuration.userContentController.add(self, name: $0) }
    // Files and universal access are off as long as only https is loaded; cookies of third parties are blocked by default.
    configuration.preferences.isFraudulentWebsiteWarningEnabled = true
    configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
    let page = WKWebView(frame: .zero, configuration: configuration)
    page.navigationDelegate = self
    return page
  }

  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    // Handlers exist in every frame: only our page's own may speak.
    let origin = message.frameInfo.securityOrigin
    guard message.frameInfo.isMainFrame, origin.protocol == "https", origin.host == BorrowerHost.host
    else { return }
    app?.handle(message.name, message.body as? [String: Any])
  }

  func webView(
    _ page: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let address = action.request.url else { return decisionHandler(.cancel) }
    let isOurs = address.scheme == "https" && address.host == BorrowerHost.host
    // A page whose borrower is over leaves for the empty page: it must be let through.
    if isOurs || address.absoluteString == "about:blank" { return decisionHandler(.allow) }
    if action.targetFrame?.isMainFrame != false { app?.openOutside(address) }
    decisionHandler(.cancel)
  }

  func webViewWebContentProcessDidTerminate(_ page: WKWebView) {
    // The camera can end the page's process. The earlier launch address may be another login's: a new one is made.
    open()
  }
}
