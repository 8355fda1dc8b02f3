/** A document that a browser can prepare before anybody opens it. Not every browser has the property. */
type PreparedDocument = EventTarget & { readonly prerendering?: boolean };

/** Calls `act` when the page is shown: now, unless the browser or the native app is preparing the page. */
export const whenShown = (page: PreparedDocument, act: () => void): void =>
  page.prerendering ? page.addEventListener('prerenderingchange', act, { once: true }) : act();
