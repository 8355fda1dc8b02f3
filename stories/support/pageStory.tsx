import type { StoryObj } from '@storybook/react-webpack5';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import type { Composition } from '@/app/pages/borrower/compose';
import { createSendingLocks } from '@/domain/money';
import { randomId } from '@/platform/base';
import { storagesOf } from '@/platform/storage';
import { type BorrowerName, createLender, type Lender } from '../../sandbox';
import { environmentOf, spokenBy } from './brands';
import { openPage } from './openPage';

/** What a borrower does on a page. A control has another name in each language, so a selector finds it. */
export type Act = (page: HTMLElement, lender: Lender) => Promise<void>;

export interface PageStory {
  readonly path: string;
  readonly borrower?: BorrowerName;
  /** What the lender does otherwise than usual. */
  readonly lender?: (lender: Lender) => void;
  /** What the borrower did on an earlier page, and how long before, in milliseconds. */
  readonly before?: { readonly path: string; readonly act: Act; readonly agoMs?: number };
  /** What the borrower does on the page that is shown. */
  readonly act?: Act;
}

/** A story of a whole page: the app with the sandbox as its lender, in the brand and the language of the toolbar. */
export const pageStory = (story: PageStory): StoryObj => ({
  parameters: { isScreen: true },
  loaders: [
    async ({ globals }) => {
      await forgetEverything();
      const environment = environmentOf(String(globals.brand));
      const language = spokenBy(environment, String(globals.language));
      const { envelope: _, ...served } = environment;
      const lender = createLender({ environment: served });
      story.lender?.(lender);
      const { path, borrower = 'dueTomorrow', before } = story;
      // What another story still sends locks nothing here.
      const owner = randomId();
      const sendingLocks = createSendingLocks(navigator.locks, () => owner);
      const opened = { borrower, lender, environment, language, sendingLocks };
      const open = (at: string) => openPage({ ...opened, path: at });
      if (before)
        await inThePast(before.agoMs ?? 0, async () =>
          visit(await open(before.path), (page) => before.act(page, lender)),
        );
      return { lender, page: await open(path) };
    },
  ],
  render: (_, { loaded }) => (loaded.page as Composition).app,
  play: async ({ canvasElement, loaded }) => {
    await story.act?.(canvasElement, loaded.lender as Lender);
  },
});

/** Shows a page beside the story while the borrower acts on it. */
async function visit({ app }: Composition, act: (page: HTMLElement) => Promise<void>) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(app);
  await act(page);
  root.unmount();
  page.remove();
}

/** Sets the clock of the frame back while something is done. */
async function inThePast(agoMs: number, act: () => Promise<void>): Promise<void> {
  const { Date: Real } = window;
  window.Date = class extends Real {
    constructor(...given: [] | [value: number | string | Date]) {
      super(...((given.length ? given : [Real.now() - agoMs]) as [number]));
    }
    static override now = () => Real.now() - agoMs;
  } as DateConstructor;
  try {
    await act();
  } finally {
    window.Date = Real;
  }
}

/** A story begins on a device that nobody has used. */
async function forgetEverything(): Promise<void> {
  const { tab, device } = storagesOf(window);
  for (const storage of [tab, device]) storage.keys().forEach(storage.remove);
  await new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase('h5');
    for (const event of ['success', 'error', 'blocked']) deleting.addEventListener(event, resolve);
  });
}

/** Waits for a control that can be pressed, and presses it. A busy button is enabled, and ignores presses. */
export async function press(page: HTMLElement, selector: string): Promise<void> {
  const control = await seen(page, `:is(${selector}):not([aria-disabled=true])`);
  control.click();
}

/** Waits for an element of the page. */
export const seen = <Element extends HTMLElement>(
  page: HTMLElement,
  selector: string,
): Promise<Element> =>
  waitFor(
    () => {
      const found = page.querySelector<Element>(selector);
      if (!found) throw new Error(`The page has no ${selector}`);
      return found;
    },
    { timeout: 10_000 },
  );

/** Waits until the page has no such element any more. */
export const gone = (page: HTMLElement, selector: string): Promise<void> =>
  waitFor(
    () => {
      if (page.querySelector(selector)) throw new Error(`The page still has ${selector}`);
    },
    { timeout: 10_000 },
  );
