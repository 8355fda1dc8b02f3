package com.example.lender;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.view.ViewGroup;
import android.webkit.CookieManager;
import android.webkit.JavascriptInterface;
import android.webkit.PermissionRequest;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import org.json.JSONException;
import org.json.JSONObject;

/** A web view for the borrower's pages (docs/reference/native.md). It needs Android 8 (API level 26) or newer. */
public final class BorrowerHost {
  private static final String ORIGIN = "https://h5.lender.example";

  /** What the app around the web view does. All methods are called on the main thread. */
  public interface App {
    /** The address of the page for the borrower who is logged in now; null where no borrower is. */
    String launchAddress();

    void home();

    void mine();

    void login();

    void rate();

    void count(String productId);

    void openBankForm();

    void closeBankForm();

    /** `params` is a JSONObject, a JSONArray or null. */
    void open(String page, Object params);

    void newLoan(String productId);

    /** Opens the deep-link scheme in the app, and `allowedOrigins`, `tel:`, `mailto:` and `https://wa.me/` outside of it. */
    void openOutside(Uri address);

    boolean pickPictures(WebChromeClient.FileChooserParams wanted, ValueCallback<Uri[]> done);
  }

  private final Activity activity;
  private final ViewGroup place;
  private final App app;
  private WebView view;

  public BorrowerHost(Activity activity, ViewGroup place, App app) {
    this.activity = activity;
    this.place = place;
    this.app = app;
  }

  /** Opens the page for the borrower of now: at first, after each login, and after the page's process has died. */
  public void open() {
    close();
    String address = app.launchAddress();
    if (address == null) {
      app.login();
      return;
    }
    view = new WebView(activity);
    prepare(view);
    place.addView(view);
    view.loadUrl(address);
  }

  public void close() {
    if (view == null) return;
    place.removeView(view);
    view.destroy();
    view = null;
  }

  public void tellBankBindingEnded() {
    if (view != null) {
      view.evaluateJavascript("window.dispatchEvent(new Event('bankBindingEnded'))", null);
    }
  }

  private void prepare(WebView page) {
    WebSettings settings = page.getSettings();
    settings.setJavaScriptEnabled(true);
    settings.setDomStorageEnabled(true);
    settings.setAllowFileAccess(false);
    settings.setAllowContentAccess(false);
    settings.setMixedContentMode(WebSettings.MIXED_CONTENT_NEVER_ALLOW);
    settings.setSafeBrowsingEnabled(true);
    settings.setSupportMultipleWindows(false);
    CookieManager.getInstance().setAcceptThirdPartyCookies(page, false);
    // The interface is there in every frame: this web view never shows another origin's page.
    page.addJavascriptInterface(new Bridge(), "android");
    page.setWebViewClient(new Client());
    page.setWebChromeClient(new Chrome());
  }

  private static boolean isOurs(Uri address) {
    return ORIGIN.equals(address.getScheme() + "://" + address.getAuthority());
  }

  private final class Client extends WebViewClient {
    @Override
    public boolean shouldOverrideUrlLoading(WebView page, WebResourceRequest request) {
      Uri address = request.getUrl();
      // A page whose borrower is over leaves for the empty page: it must be let through.
      if (isOurs(address) || "about:blank".equals(address.toString())) return false;
      if (request.isForMainFrame()) app.openOutside(address);
      return true;
    }

    @Override
    public boolean onRenderProcessGone(WebView page, RenderProcessGoneDetail detail) {
      // The camera can end the page's process. The earlier launch address may be another login's: a new one is made.
      // Without this answer Android ends the app.
      activity.runOnUiThread(BorrowerHost.this::open);
      return true;
    }
  }

  private final class Chrome extends WebChromeClient {
    @Override
    public boolean onShowFileChooser(
        WebView page, ValueCallback<Uri[]> done, FileChooserParams wanted) {
      return app.pickPictures(wanted, done);
    }

    @Override
    public void onPermissionRequest(PermissionRequest request) {
      request.deny();
    }
  }

  private interface Work {
    void run(JSONObject payload) throws JSONException;
  }

  /** What the page calls, on a thread of the web view's own. */
  public final class Bridge {
    private void onMain(String json, Work work) {
      activity.runOnUiThread(
          () -> {
            if (view == null || view.getUrl() == null || !isOurs(Uri.parse(view.getUrl()))) return;
            try {
              work.run(new JSONObject(json));
            } catch (JSONException wrong) {
              // The payload is not of the form that is agreed on: nothing is done.
            }
          });
    }

    private void onMain(Runnable work) {
      onMain("{}", payload -> work.run());
    }

    @JavascriptInterface
    public void closeWebView() {
      onMain(activity::finish);
    }

    @JavascriptInterface
    public void toHome() {
      onMain(app::home);
    }

    @JavascriptInterface
    public void toMine() {
      onMain(app::mine);
    }

    @JavascriptInterface
    public void toLogin() {
      onMain(app::login);
    }

    @JavascriptInterface
    public void toRate() {
      onMain(app::rate);
    }

    @JavascriptInterface
    public void callPhone(String json) {
      onMain(
          json,
          payload -> {
            Uri number = Uri.fromParts("tel", payload.getString("phone"), null);
            activity.startActivity(new Intent(Intent.ACTION_DIAL, number));
          });
    }

    @JavascriptInterface
    public void confirmBurialPoint(String json) {
      onMain(json, payload -> app.count(payload.getString("productId")));
    }

    @JavascriptInterface
    public void startBindBank() {
      onMain(app::openBankForm);
    }

    @JavascriptInterface
    public void endBindBank() {
      onMain(app::closeBankForm);
    }

    @JavascriptInterface
    public void openPage(String json) {
      onMain(json, payload -> app.open(payload.getString("page"), payload.opt("params")));
    }

    @JavascriptInterface
    public void borrowAgain(String json) {
      onMain(json, payload -> app.newLoan(payload.getString("productId")));
    }
  }
}
