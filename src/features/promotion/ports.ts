import { UNSEEN } from '@/platform/api';
import { requiredContext } from '@/platform/base';
import type { Template } from './api';

/** A registration to credit to an advertisement. It contains no personal data. */
export interface Conversion {
  /** The advertisement's id of the registration, from the address. */
  readonly UC: string;
  readonly page_id: string;
  readonly app_from: string;
  readonly user_from: string;
  readonly utm_tag: string;
}

/** The texts and picture of a template that a visitor sees. */
export type Words = Partial<Pick<Template, 'title' | 'appTitle' | 'banner'>>;

export type Platform = 'ios' | 'android' | 'desktop';

/** Loads a picture of the lender. Rejects without one. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Blob>;

/** The promotion's dependencies other than the api. */
export interface PromotionPorts {
  /** A random id of this device, in its storage (docs/reference/calls.md#bodies). */
  readonly deviceId: string;
  readonly platform: Platform;
  /** The query of the page, not of the hash. */
  readonly pageQuery: string;
  readonly ownOrigin: string;
  /** The template's texts in the page before the app starts (`src/app/boot/promotion/fillLanding.ts`). */
  readonly filled?: Words | undefined;
  readonly reportConversion: (conversion: Conversion) => void;
  readonly fetchPicture: FetchPicture;
}

export const [PortsProvider, usePorts] = requiredContext<PromotionPorts>('ports');

/** An advertiser's tag may add a `dataLayer` to the page. */
interface DataLayerWindow extends EventTarget {
  dataLayer?: unknown[];
}

/**
 * Reports a conversion to a tag manager by its `dataLayer`, to other scripts by a DOM event named `conversion`,
 * and to the lender's `conversionUrl` by a `fetch` that outlives the page. A beacon would carry cookies. Text needs no
 * preflight.
 */
export const conversionsOf =
  (page: Window, conversionUrl: string): PromotionPorts['reportConversion'] =>
  (conversion) => {
    const layered = page as DataLayerWindow;
    const tellTagManager = () => {
      layered.dataLayer = layered.dataLayer ?? [];
      layered.dataLayer.push({ event: 'conversion', ...conversion });
    };
    const tellListeners = () => {
      page.dispatchEvent(new CustomEvent('conversion', { detail: conversion }));
    };
    const tellLender = () => {
      const body = JSON.stringify({ event: 'register', ...conversion });
      if (!conversionUrl) return;
      page
        .fetch(conversionUrl, {
          method: 'POST',
          body,
          keepalive: true,
          credentials: 'omit',
          mode: 'no-cors',
          referrerPolicy: 'no-referrer',
          headers: { 'Content-Type': 'text/plain' },
        })
        .catch(() => undefined);
    };
    [tellTagManager, tellListeners, tellLender].forEach(quietly);
  };

/** An `<img>` would carry and keep cookies. */
export const pictureFetcher =
  (send: typeof fetch): FetchPicture =>
  async (address, signal) => {
    const answer = await send(address, { ...UNSEEN, signal });
    if (!answer.ok) throw new Error(`No picture: ${answer.status}`);
    return answer.blob();
  };

/** A failing tag must not stop the visitor: the registration has succeeded. */
function quietly(tell: () => void): void {
  try {
    tell();
  } catch {
    // The page has no channel for this error.
  }
}

/** The visitor's platform. An iPad names itself Macintosh, but has touch points. */
export function platformOf({ userAgent, maxTouchPoints }: Navigator): Platform {
  if (/android/i.test(userAgent)) return 'android';
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'desktop';
}
