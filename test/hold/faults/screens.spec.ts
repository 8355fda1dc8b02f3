import type { Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { defaultEnvironment, pathOf } from '../../../sandbox/environment';
import { expect, test } from '../../e2e/fixtures';
import { breachesOf } from '../judge';
import { progressOf } from '../progress';
import { watch } from '../visit';
import { purposeOf, rowsFor } from './calls';
import { casesOf, type FaultCase, togetherOf } from './cases';
import type { FaultRow } from './fault';
import { type Station, type StationName, stations } from './stations';
import { CASE_MS, forgetEarlierVisits, lineOf, visit, type Visitor } from './visit';

/** The table of faults in a real browser, on ten screens. */
const stationOf: Readonly<Record<StationName, Station>> = stations;

async function arrive(page: Page, lender: Lender, alias: StationName, origin: string) {
  page.setDefaultTimeout(CASE_MS);
  await page.addInitScript(forgetEarlierVisits);
  const around = await watch(page, origin);
  await page.clock.install();
  return { page, lender, line: lineOf(page, alias), ...around };
}

/** The data of the call on a visit without a fault. */
async function realData(visitor: Visitor, alias: StationName): Promise<unknown> {
  const { page } = visitor;
  const path = pathOf(alias, defaultEnvironment);
  const isCall = (url: URL) => url.pathname === path;
  let answer: { readonly data?: unknown } | undefined;
  // The browser drops the body of an answer that makes the page leave.
  await page.route(isCall, async (route) => {
    const response = await route.fetch();
    answer = (await response.json()) as typeof answer;
    await route.fulfill({ response });
  });
  const { outcome } = await visit(visitor, alias, stationOf[alias], undefined);
  await page.unroute(isCall);
  expect(outcome, 'without a fault').toBe('answered');
  return answer?.data;
}

/** The rows of a call in two parts, so that two workers share the time evenly. */
const partsOf = (alias: StationName): Readonly<Record<string, readonly FaultRow[]>> => {
  const rows = rowsFor(alias).filter(({ isForData }) => !isForData);
  const isOfField = ({ fault }: FaultRow) => fault.kind === 'field';
  return { answer: rows.filter((row) => !isOfField(row)), fields: rows.filter(isOfField) };
};

/** Tests every case of these rows. Returns the violations. */
async function brokenBy(rows: readonly FaultRow[], visitor: Visitor, alias: StationName) {
  const data = await realData(visitor, alias);
  const breachesIn = async (row: FaultRow, { fault }: FaultCase) => {
    const asked = purposeOf(alias) === 'read' ? row.readRequests : 1;
    try {
      const seen = await visit(visitor, alias, stationOf[alias], fault, asked);
      return breachesOf(purposeOf(alias), row, seen);
    } catch (problem) {
      return [`the visit itself failed: ${String(problem).split('\n')[0] ?? ''}`];
    }
  };
  const holdsTogether = async (row: FaultRow) => {
    const together = row.isTogether && togetherOf(row, data);
    return together ? (await breachesIn(row, together)).length === 0 : false;
  };
  const broken: string[] = [];
  let count = 0;
  const rowMet = progressOf(`rows met by ${alias} on its screen`, rows.length);
  for (const row of rows) {
    const isHeld = await holdsTogether(row);
    for (const faultCase of casesOf(row, data)) {
      const breaches = isHeld ? [] : await breachesIn(row, faultCase);
      count += 1;
      if (breaches.length > 0) broken.push(`${faultCase.name}: ${breaches.join('; ')}`);
    }
    rowMet();
  }
  console.log(`faults: ${alias}: ${count} cases, ${count - broken.length} held`);
  return broken;
}

for (const alias of Object.keys(stations) as StationName[]) {
  for (const [part, rows] of Object.entries(partsOf(alias))) {
    test(`${alias}: ${part}`, async ({ page, lender, preview }) => {
      // Each case has its own time limit (`CASE_MS`).
      test.setTimeout(0);
      const visitor = await arrive(page, lender, alias, preview.origin);
      const broken = await brokenBy(rows, visitor, alias);
      expect(broken).toEqual([]);
    });
  }
}
