import './withoutStyles';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter } from 'react-router-dom';
import { composePromotion } from '@/app/pages/promotion/compose';
import { neverReload } from '@/app/pages/shell/lazyScreen';
import { createLibrary } from '@/design/legal/library';
import {
  type Conversion,
  pictureFetcher,
  placeOf,
  type Platform,
  type PromotionPorts,
} from '@/features/promotion';
import type { DevTools } from '@/platform/devTools/devTools';
import type { Environment } from '@/platform/environment/environment';
import { openWithoutSession } from '@/platform/session/launch/openSession';
import { storagesOf } from '@/platform/storage/browserStorage';
import { createOwnedStorage } from '@/platform/storage/ownedStorage';
import { createLender, type Lender } from '../../sandbox';
import { withDocuments } from './documents';
import { testEnvironment } from './environment';

export interface PromotionOptions {
  readonly lender?: Lender;
  readonly platform?: Platform;
  readonly environment?: Partial<Environment>;
  readonly devTools?: DevTools;
  /** The filled template of the page. */
  readonly filled?: PromotionPorts['filled'];
  /** The hash when the page's first script ran. Default: the address's. */
  readonly begunAt?: string;
}

/** jsdom makes no addresses of pictures. */
let pictures = 0;
Object.assign(URL, {
  createObjectURL: () => `blob:captcha-${(pictures += 1)}`,
  revokeObjectURL: () => undefined,
});

/** Opens the promotion at an address with the sandbox. */
export async function renderPromotion(address: string, options: PromotionOptions = {}) {
  const { lender = createLender(), platform = 'android' } = options;
  const environment = testEnvironment(options.environment);
  const send = withDocuments(lender, environment);
  window.history.pushState(null, '', address);
  const { search, hash } = window.location;
  const conversions: Conversion[] = [];
  const composition = composePromotion({
    environment,
    launch: openWithoutSession(window),
    begunAt: placeOf({ search, hash: options.begunAt ?? hash }),
    fetch: send,
    library: createLibrary(send),
    storage: createOwnedStorage(storagesOf(window), undefined),
    ports: {
      deviceId: 'device-1',
      platform,
      pageQuery: window.location.search,
      ownOrigin: window.location.origin,
      filled: options.filled,
      reportConversion: (conversion) => conversions.push(conversion),
      fetchPicture: pictureFetcher(send),
    },
    reload: neverReload,
    devTools: options.devTools ?? false,
    Router: HashRouter,
  });
  await composition.prepare(window.location.hash);
  // What the page does at its start belongs to its first render.
  const { unmount, container } = await act(() => Promise.resolve(render(composition.app)));
  const user = userEvent.setup();
  return { ...composition, lender, conversions, unmount, container, user };
}
