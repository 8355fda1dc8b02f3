package com.example.lender;

import androidx.annotation.OptIn;
import androidx.webkit.PrefetchException;
import androidx.webkit.Profile;
import androidx.webkit.ProfileStore;
import androidx.webkit.WebViewFeature;
import androidx.webkit.WebViewOutcomeReceiver;

/**
 * Connects and fetches before a launch. These calls of androidx.webkit (1.17) are experimental, and another version may
 * name them differently: the host works without this file, more slowly.
 */
final class BorrowerAhead {
  private BorrowerAhead() {}

  /** The path has no query: pages answer `No-Vary-Search: params`, so this one serves the launch, whatever its query. */
  @OptIn(markerClass = {Profile.ExperimentalPreconnect.class, Profile.ExperimentalUrlPrefetch.class})
  @SuppressWarnings("deprecation")
  static void load(String origin, String path) {
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.MULTI_PROFILE)) return;
    Profile profile = ProfileStore.getInstance().getOrCreateProfile(Profile.DEFAULT_PROFILE_NAME);
    if (WebViewFeature.isFeatureSupported(WebViewFeature.PRECONNECT)) profile.preconnect(origin);
    if (WebViewFeature.isFeatureSupported(WebViewFeature.PROFILE_URL_PREFETCH)) {
      profile.prefetchUrlAsync(origin + path, null, Runnable::run, new Unheard());
    }
  }

  /** A page that was not fetched ahead is fetched by the launch. */
  private static final class Unheard implements WebViewOutcomeReceiver<Void, PrefetchException> {
    @Override
    public void onResult(Void result) {}

    @Override
    public void onError(PrefetchException error) {}
  }
}
