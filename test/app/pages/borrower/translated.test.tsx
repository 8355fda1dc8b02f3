import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { sampledScreens } from '@/features/preview/sampleVisits';
import { api } from '@/platform/api';
import { createLender, type Lender } from '../../../../sandbox';
import { addressOf, borrowerOf } from '../../../../tools/proof/sampleScreens';
import { makeChoices, settled } from '../../../support/everyScreen';
import {
  type RenderedScreen,
  type RenderOptions,
  renderScreen,
} from '../../../support/renderScreen';
import { translate } from '../../../support/translate';

/** What a later answer of the lender may change: each amount, date and text. Ids and states stay. */
const TEXTS =
  /^(text|value|title|name|desc|remark|description|bankName|productName|companyName|noticeStatusText|noticeDesText|content|note|noticeMsg|reviewer)$/;
const AMOUNTS = /amount|repayAmount|fee/i;

function later(key: string, value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) return `2031${value.slice(4)}`;
  if (AMOUNTS.test(key) && /^\d+$/.test(String(value))) return Number(value) + 1234;
  return typeof value === 'string' && TEXTS.test(key) && value ? `${value} (2)` : value;
}

/** The lender, whose answers all change once `change` was called. */
function changing(lender: Lender) {
  let isChanged = false;
  const answering: Lender['fetch'] = async (input, init) => {
    const answer = await lender.fetch(input, init);
    if (!isChanged || !answer.headers.get('content-type')?.includes('json')) return answer;
    const body: unknown = JSON.parse(await answer.text(), later);
    return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers });
  };
  const change = () => {
    isChanged = true;
  };
  return { lender: { ...lender, fetch: answering }, change };
}

interface Endpoint {
  readonly initiate: (
    argument: unknown,
    options: object,
  ) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
}

/** Reads every answer of the screen again. */
async function readAgain({ store }: RenderedScreen) {
  const { queries } = store.getState()[api.reducerPath];
  const endpoints = api.endpoints as unknown as Record<string, Endpoint>;
  const reads = Object.values(queries).flatMap((query) =>
    query?.endpointName ? [{ name: query.endpointName, argument: query.originalArgs }] : [],
  );
  await act(async () => {
    for (const { name, argument } of reads) {
      const { initiate } = endpoints[name]!;
      await store.dispatch(initiate(argument, { subscribe: false, forceRefetch: true }));
    }
  });
  await settled();
}

/** Times of readings differ between two runs. */
const shown = () => document.body.textContent.replace(/\d\d:\d\d:\d\d/g, 'time');

async function course(address: string, options: RenderOptions, isTranslated: boolean) {
  sessionStorage.clear();
  localStorage.clear();
  const { lender, change } = changing(createLender());
  const rendered = await renderScreen(address, { ...options, lender });
  await settled();
  const seen: string[] = [];
  const step = async (doing: () => Promise<void>) => {
    if (isTranslated) translate(document.body);
    await doing();
    seen.push(shown());
  };
  change();
  await step(() => readAgain(rendered));
  await step(() => makeChoices(rendered.user));
  rendered.unmount();
  return seen;
}

describe('a page that the browser translates', () => {
  // jsdom has no layout.
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  it.each(sampledScreens.map((sample) => [sample.path, sample] as const))(
    '%s shows each later value, and none of before',
    async (_, sample) => {
      const address = addressOf(sample, createLender());
      const options = {
        borrower: borrowerOf(sample),
        environment: { partialPayment: { min: 10_000 } },
      };
      const plain = await course(address, options, false);
      const translated = await course(address, options, true);
      expect(translated).toEqual(plain);
    },
  );
});
