import { useLocation } from 'react-router-dom';
import { requiredContext } from '../../environment/EnvironmentContext';
import { type Advertisement, readAdvertisement } from './query';
import type { Template } from './wire';

/** A registration that an advertisement is to be credited with. Nothing of it is personal. */
export interface Conversion {
  /** The advertisement's own id for it, as the address gave it. */
  readonly UC: string;
  readonly page_id: string;
  readonly app_from: string;
  readonly user_from: string;
  readonly utm_tag: string;
}

/** What a visitor sees of a template. */
export type Words = Partial<Pick<Template, 'title' | 'appTitle' | 'banner'>>;

export type Platform = 'ios' | 'android' | 'desktop';

/** What the promotion needs of the world beside the api. */
export interface PromotionPorts {
  /** A random id of this device, kept in its storage (docs/reference/calls.md#bodies). */
  readonly deviceId: string;
  readonly platform: Platform;
  /** The page's own query, as opposed to the hash's. */
  readonly pageQuery: string;
  readonly ownOrigin: string;
  /** What the page shows of its template before the app is there (`src/head/promotion/fillLanding.ts`). */
  readonly filled?: Words | undefined;
  readonly reportConversion: (conversion: Conversion) => void;
}

export const [PortsProvider, usePorts] = requiredContext<PromotionPorts>('ports');

/** What an advertiser's tag may have put into the page. */
interface DataLayerWindow extends EventTarget {
  dataLayer?: unknown[];
}

/**
 * Tells whoever listens: a tag manager by its `dataLayer`, anybody else by a DOM event named `conversion`, and
 * the lender's `conversionUrl` by a beacon, which outlives the page and delays nobody. As text it needs no preflight.
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
      if (conversionUrl) page.navigator.sendBeacon(conversionUrl, body);
    };
    [tellTagManager, tellListeners, tellLender].forEach(quietly);
  };

/** A tag that fails is not the visitor's concern: they have registered, and go on. */
function quietly(tell: () => void): void {
  try {
    tell();
  } catch {
    // Nobody is there to be told.
  }
}

/** The visitor's platform; an iPad calls itself a Macintosh, but has fingers on it. */
export function platformOf({ userAgent, maxTouchPoints }: Navigator): Platform {
  if (/android/i.test(userAgent)) return 'android';
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'desktop';
}

/** A hash target reads its own query first; the register page reads the page's (docs/reference/routes.md#parameters-in-addresses). */
export function useAdvertisement(reader: 'register' | 'target'): Advertisement {
  const { search: hashQuery } = useLocation();
  const { pageQuery } = usePorts();
  return reader === 'register'
    ? readAdvertisement(pageQuery, hashQuery)
    : readAdvertisement(hashQuery, pageQuery);
}
