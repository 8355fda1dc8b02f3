package com.example.lender;

import android.app.Activity;
import android.net.Uri;
import android.util.Base64;
import android.webkit.JavascriptInterface;
import android.webkit.WebView;
import androidx.webkit.WebMessageCompat;
import androidx.webkit.WebViewCompat;
import androidx.webkit.WebViewFeature;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** What the page calls (docs/reference/native.md#calls-of-the-bridge). */
public final class BorrowerBridge {
  /** The object that takes the page's messages. The page does not know it: it calls `window.android`. */
  private static final String MESSAGES = "borrowerMessages";

  private interface Work {
    void run(JSONObject payload) throws JSONException;
  }

  private final Activity activity;
  private final BorrowerHost host;
  private final Map<String, Work> calls = new LinkedHashMap<>();

  BorrowerBridge(Activity activity, BorrowerHost.App app, BorrowerHost host) {
    this.activity = activity;
    this.host = host;
    calls.put("closeWebView", it -> activity.finish());
    calls.put("toHome", it -> app.home());
    calls.put("toMine", it -> app.mine());
    calls.put("toLogin", it -> app.login());
    calls.put("toRate", it -> app.rate());
    calls.put(
        "callPhone", it -> host.openOutside(Uri.fromParts("tel", it.getString("phone"), null)));
    calls.put("confirmBurialPoint", it -> app.count(it.getString("productId")));
    calls.put("startBindBank", it -> app.openBankForm());
    calls.put("endBindBank", it -> app.closeBankForm());
    calls.put("openPage", it -> app.open(it.getString("page"), it.opt("params")));
    calls.put("borrowAgain", it -> app.newLoan(it.getString("productId")));
    calls.put("shareText", it -> app.share(it.getString("title"), it.getString("text")));
    calls.put("saveFile", it -> app.save(nameIn(it), it.getString("type"), dataIn(it)));
    calls.put(
        "addReminder",
        it -> app.remind(it.getString("title"), it.getString("date"), it.getString("notes")));
  }

  private static String nameIn(JSONObject payload) throws JSONException {
    return payload.getString("name").replaceAll(".*[/\\\\]", "");
  }

  private static byte[] dataIn(JSONObject payload) throws JSONException {
    try {
      return Base64.decode(payload.getString("data"), Base64.DEFAULT);
    } catch (IllegalArgumentException wrong) {
      throw new JSONException(wrong.getMessage());
    }
  }

  /** Only the main frame of our origin may call. An old web view cannot check that: see `AnyFrame`. */
  void attach(WebView page) {
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)
        || !WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
      page.addJavascriptInterface(new AnyFrame(page), "android");
      return;
    }
    Set<String> ours = Collections.singleton(BorrowerHost.ORIGIN);
    WebViewCompat.addWebMessageListener(
        page,
        MESSAGES,
        ours,
        (from, message, origin, isMainFrame, reply) -> {
          if (isMainFrame && message.getType() == WebMessageCompat.TYPE_STRING) {
            receive(from, message.getData());
          }
        });
    WebViewCompat.addDocumentStartJavaScript(page, script(), ours);
  }

  /** Makes `window.android.<name>(payload)` of each call, before the first script of the page. */
  private String script() {
    return "window.android = Object.fromEntries("
        + new JSONArray(calls.keySet())
        + ".map((name) => [name, (payload) => "
        + MESSAGES
        + ".postMessage(JSON.stringify([name, payload ?? '{}']))]))";
  }

  private void receive(WebView from, String message) {
    try {
      JSONArray call = new JSONArray(message);
      run(from, call.getString(0), call.getString(1));
    } catch (JSONException wrong) {
      // The message is not the script's: nothing is done.
    }
  }

  private void run(WebView from, String name, String payload) {
    Work work = calls.get(name);
    if (work == null || !host.isShowing(from)) return;
    try {
      work.run(new JSONObject(payload));
    } catch (JSONException wrong) {
      // The payload is not of the form that is agreed on: nothing is done.
    }
  }

  /**
   * For an old web view, without message listeners or start scripts. Every frame sees this object, and no call
   * names its frame: the page's only frame of another origin, the privacy notice, is sandboxed without scripts.
   */
  public final class AnyFrame {
    private final WebView page;

    private AnyFrame(WebView page) {
      this.page = page;
    }

    /** A call comes on a thread of the web view. */
    private void post(String name, String payload) {
      activity.runOnUiThread(() -> run(page, name, payload));
    }

    @JavascriptInterface
    public void closeWebView() {
      post("closeWebView", "{}");
    }

    @JavascriptInterface
    public void toHome() {
      post("toHome", "{}");
    }

    @JavascriptInterface
    public void toMine() {
      post("toMine", "{}");
    }

    @JavascriptInterface
    public void toLogin() {
      post("toLogin", "{}");
    }

    @JavascriptInterface
    public void toRate() {
      post("toRate", "{}");
    }

    @JavascriptInterface
    public void callPhone(String payload) {
      post("callPhone", payload);
    }

    @JavascriptInterface
    public void confirmBurialPoint(String payload) {
      post("confirmBurialPoint", payload);
    }

    @JavascriptInterface
    public void startBindBank() {
      post("startBindBank", "{}");
    }

    @JavascriptInterface
    public void endBindBank() {
      post("endBindBank", "{}");
    }

    @JavascriptInterface
    public void openPage(String payload) {
      post("openPage", payload);
    }

    @JavascriptInterface
    public void borrowAgain(String payload) {
      post("borrowAgain", payload);
    }

    @JavascriptInterface
    public void shareText(String payload) {
      post("shareText", payload);
    }

    @JavascriptInterface
    public void saveFile(String payload) {
      post("saveFile", payload);
    }

    @JavascriptInterface
    public void addReminder(String payload) {
      post("addReminder", payload);
    }
  }
}
