import { breathe } from '../shell/breathe';
import { rightEnvironment } from '../shell/rightEnvironment';
import { showStartFailure } from '../shell/startFailure';
import { readPage } from '../../head/readPage';
import { PROMOTION_DEVICE_KEY } from '../../session/openSession';
import type { Keep } from '../../session/storage';

/** The composition root of the promotion: everything that touches the world is made here. */
async function start(page: Window): Promise<void> {
  const { document, location, navigator } = page;
  if (__LAUNCH_PAD__) {
    // Development only; in the same file, as in `pages/borrower/index.tsx`.
    const preview = await import(/* webpackMode: "eager" */ '../../features/preview/index');
    preview.applyChosenEnvironment(document);
  }
  const { session, environment: reading, tab, device } = readPage(page);
  const environment = await rightEnvironment(document, reading);
  if (!environment) return;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const {
    createRoot,
    hydrateRoot,
    startTransition,
    composePromotion,
    HashRouter,
    conversionsOf,
    platformOf,
  } = await evaluate();
  const { app, store, i18n, prepare } = composePromotion({
    environment,
    launch: session.launch,
    fetch: (...request) => page.fetch(...request),
    tab,
    ports: {
      deviceId: deviceIdOf(device),
      platform: platformOf(navigator),
      pageQuery: location.search,
      ownOrigin: location.origin,
      reportConversion: conversionsOf(page),
    },
    Router: HashRouter,
  });
  try {
    await Promise.all([prepare(), breathe()]);
  } catch {
    showStartFailure(page);
    return;
  }

  const isAsRendered =
    root.hasChildNodes() &&
    document.documentElement.lang === i18n.locale &&
    /^(#\/?(\?.*)?)?$/.test(location.hash) &&
    store.getState().promotion.resendAt === 0;
  document.documentElement.lang = i18n.locale;
  // What differs from the frame that was rendered at build time takes its place in one go.
  // A transition gives way to a finger in between.
  startTransition(() => {
    if (isAsRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  const { startTransition } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '../../api/api');
  await breathe();
  const { HashRouter } = await import(/* webpackMode: "eager" */ 'react-router-dom');
  const { conversionsOf, platformOf } = await import(
    /* webpackMode: "eager" */ '../../features/promotion/index'
  );
  await breathe();
  const { composePromotion } = await import(/* webpackMode: "eager" */ './compose');
  return {
    createRoot,
    hydrateRoot,
    startTransition,
    HashRouter,
    conversionsOf,
    platformOf,
    composePromotion,
  };
}

/** This device's random id. Where nothing can be kept, it is this page's. */
function deviceIdOf(device: Keep): string {
  const kept = device.read(PROMOTION_DEVICE_KEY);
  if (typeof kept === 'string' && kept) return kept;
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  device.write(PROMOTION_DEVICE_KEY, random);
  return random;
}

void start(window);
