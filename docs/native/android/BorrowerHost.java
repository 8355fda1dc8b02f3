package com.example.lender;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.os.SystemClock;
import android.view.ViewGroup;
import android.view.WindowManager;
import android.webkit.ConsoleMessage;
import android.webkit.CookieManager;
import android.webkit.PermissionRequest;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * A web view for the borrower's pages (docs/reference/native.md). It needs Android 8 (API level 26) and androidx.webkit.
 * All methods are called on the main thread.
 */
public final class BorrowerHost {
  static final String ORIGIN = "https://h5.lender.example";

  /** A page without content or borrower. */
  private static final String BLANK = ORIGIN + "/warm.html";

  /** What may leave the web view: the app's own scheme, these schemes (with `paymentSchemes`), and these origins. */
  private static final String DEEP_LINK_SCHEME = "lender";

  private static final Set<String> OUTSIDE_SCHEMES = setOf("tel", "mailto", "upi");
  private static final Set<String> OUTSIDE_ORIGINS =
      setOf("https://wa.me", "https://pay.lender.example");

  /** Whether the recent-apps picture and screenshots leave the screen out (a choice, docs/reference/native.md). */
  private static final boolean IS_SCREEN_SECURE = true;

  private static final int MOST_RESTARTS = 2;
  private static final long RESTARTS_WITHIN_MS = 60_000;

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

    void share(String title, String text);

    /** Saves a file under `name`, whose folders are removed, where the borrower chooses. */
    void save(String name, String type, byte[] content);

    /** `date` is `YYYY-MM-DD`. */
    void remind(String title, String date, String notes);

    void openDeepLink(Uri address);

    boolean pickPictures(WebChromeClient.FileChooserParams wanted, ValueCallback<Uri[]> done);

    /** Says that the phone has no app for this address, for example no dialler. */
    void sayNothingOpens(Uri address);

    /** Says that the page failed, and offers to open it again (`BorrowerHost.open`). */
    void sayPageFailed();
  }

  private final Activity activity;
  private final ViewGroup place;
  private final App app;
  private final BorrowerBridge bridge;
  private final ArrayDeque<Long> restarts = new ArrayDeque<>();

  /** The view of the borrower's page. */
  private WebView view;

  /** A view that has never shown a borrower's page. */
  private WebView spare;

  public BorrowerHost(Activity activity, ViewGroup place, App app) {
    this.activity = activity;
    this.place = place;
    this.app = app;
    bridge = new BorrowerBridge(activity, app, this);
  }

  /**
   * Prepares a launch: called when the app shows a screen that leads to a page, for example to `/loanDetail`. It sends
   * nothing of a borrower.
   */
  public void warm(String path) {
    BorrowerAhead.load(ORIGIN, path);
    if (spare != null) return;
    spare = newView();
    spare.loadUrl(BLANK);
  }

  /** Opens the page for the borrower of now, in a new view: at first, after each login, after the page's process died. */
  public void open() {
    close();
    String address = app.launchAddress();
    if (address == null) {
      app.login();
      return;
    }
    view = spare == null ? newView() : spare;
    spare = null;
    if (IS_SCREEN_SECURE) activity.getWindow().addFlags(WindowManager.LayoutParams.FLAG_SECURE);
    place.addView(view);
    view.loadUrl(address);
  }

  public void close() {
    if (view == null) return;
    place.removeView(view);
    view.destroy();
    view = null;
    if (IS_SCREEN_SECURE) activity.getWindow().clearFlags(WindowManager.LayoutParams.FLAG_SECURE);
  }

  /** Called when the activity ends. */
  public void end() {
    close();
    dropSpare();
  }

  public void tellBankBindingEnded() {
    if (view != null) {
      view.evaluateJavascript("window.dispatchEvent(new Event('bankBindingEnded'))", null);
    }
  }

  /** Whether this view shows our page now: a late call of an earlier view, or of a page that was left, does nothing. */
  boolean isShowing(WebView page) {
    return page == view && page.getUrl() != null && isOurs(Uri.parse(page.getUrl()));
  }

  /** Opens an address in another app. A tablet has no dialler, a phone may have no payment app. */
  void openOutside(Uri address) {
    try {
      Intent intent = new Intent(Intent.ACTION_VIEW, address);
      activity.startActivity(intent.addCategory(Intent.CATEGORY_BROWSABLE));
    } catch (ActivityNotFoundException | SecurityException none) {
      app.sayNothingOpens(address);
    }
  }

  private void dropSpare() {
    if (spare != null) spare.destroy();
    spare = null;
  }

  private WebView newView() {
    WebView page = new WebView(activity);
    WebSettings settings = page.getSettings();
    settings.setJavaScriptEnabled(true);
    settings.setDomStorageEnabled(true);
    settings.setAllowFileAccess(false);
    settings.setAllowContentAccess(false);
    settings.setGeolocationEnabled(false);
    settings.setMixedContentMode(WebSettings.MIXED_CONTENT_NEVER_ALLOW);
    settings.setSafeBrowsingEnabled(true);
    settings.setSupportMultipleWindows(false);
    CookieManager.getInstance().setAcceptThirdPartyCookies(page, false);
    bridge.attach(page);
    page.setWebViewClient(new Client());
    page.setWebChromeClient(new Chrome());
    return page;
  }

  private static boolean isOurs(Uri address) {
    return ORIGIN.equals(originOf(address));
  }

  /** With the port and with credentials, where the address has some. */
  private static String originOf(Uri address) {
    return address.getScheme() + "://" + address.getAuthority();
  }

  private static Set<String> setOf(String... texts) {
    return new HashSet<>(Arrays.asList(texts));
  }

  private final class Client extends WebViewClient {
    private boolean isHistoryClear = false;

    /**
     * Android asks for the main frame, and for other schemes in any frame; it does not ask for an `https:` address in a
     * frame. The page's policy (`frame-src`) names the one other origin that it frames, the privacy notice's.
     */
    @Override
    public boolean shouldOverrideUrlLoading(WebView page, WebResourceRequest request) {
      Uri address = request.getUrl();
      // A page whose borrower is over leaves for the empty page: it must be let through.
      if (isOurs(address) || "about:blank".equals(address.toString())) return false;
      if (page == view && request.isForMainFrame()) leave(address);
      return true;
    }

    private void leave(Uri address) {
      String scheme = address.getScheme();
      if (DEEP_LINK_SCHEME.equals(scheme)) app.openDeepLink(address);
      else if (OUTSIDE_SCHEMES.contains(scheme) || OUTSIDE_ORIGINS.contains(originOf(address))) {
        openOutside(address);
      }
    }

    /** Removes the blank page behind the first page. */
    @Override
    public void doUpdateVisitedHistory(WebView page, String address, boolean isReload) {
      if (isHistoryClear || page != view || BLANK.equals(address)) return;
      isHistoryClear = true;
      page.clearHistory();
    }

    /** The camera can end the pages' process, which all views share. Without this answer Android ends the app. */
    @Override
    public boolean onRenderProcessGone(WebView page, RenderProcessGoneDetail detail) {
      dropSpare();
      if (page == view) restart();
      return true;
    }

    /** The earlier launch address may be another login's: `open` makes a new one. */
    private void restart() {
      long now = SystemClock.elapsedRealtime();
      while (!restarts.isEmpty() && now - restarts.peek() > RESTARTS_WITHIN_MS) restarts.remove();
      if (restarts.size() < MOST_RESTARTS) {
        restarts.add(now);
        open();
      } else {
        close();
        app.sayPageFailed();
      }
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

    /** A failed preflight writes the call's address, with the session, to the console, and Android to the system's log. */
    @Override
    public boolean onConsoleMessage(ConsoleMessage message) {
      return true;
    }
  }
}
