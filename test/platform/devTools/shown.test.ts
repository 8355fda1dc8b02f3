import { borrowerReducer, type RootState, stateOf } from '@/app/store/borrower';
import { promotionReducer } from '@/app/store/promotion';
import { toReference } from '@/domain/orders/model';
import { complaintSlice, type Picture, picturesAdded } from '@/features/complaint/slice';
import { pictureProgressed } from '@/features/complaint/writesApi';
import { loanSlice } from '@/features/loan/slice';
import { promotionSlice } from '@/features/promotion/slice';
import { repaymentSlice } from '@/features/repayment/slice';
import type { ApiFailure } from '@/platform/api/failures';
import { EACH, type Shown } from '@/platform/devTools/mask';
import { SHOWN_PAYLOADS, SHOWN_STATE } from '@/platform/devTools/shown';
import { toastsSlice } from '@/shared/feedback/toasts';
import { accountWith, elsewhere, payment, payments } from '../../domain/money/samples';

/** The paths of an allow list. */
const pathsOf = (shown: Shown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof shown === 'string'
    ? [path]
    : Object.entries(shown).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));

/** Whether a value has a path; for a list, whether an entry has it. */
function has(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return value !== undefined;
  if (typeof value !== 'object' || !value) return false;
  if (Array.isArray(value)) return value.some((entry) => has(entry, [key, ...rest]));
  if (key === EACH) return Object.values(value).some((entry) => has(entry, rest));
  return has((value as Record<string, unknown>)[key], rest);
}

const alias = 'loanDetails';
const unreachable = { kind: 'unreachable', alias, reason: 'server', status: 503 } as const;
const failures: readonly ApiFailure[] = [
  unreachable,
  { kind: 'refused', alias, code: '7', message: 'No' },
  { kind: 'malformed', alias, schema: 'Order', issues: ['amount: string'] },
  { kind: 'unknownOutcome', alias, cause: unreachable },
];

const call = {
  status: 'fulfilled',
  endpointName: alias,
  requestId: '1',
  startedTimeStamp: 1,
  fulfilledTimeStamp: 2,
  originalArgs: {},
  data: {},
};

const picture: Picture = { key: 'p', orderNo: '', status: 'done', share: 1, url: '', preview: '' };
const settled = { state: 'accepted', sent: payment(), at: 1 } as const;

const instruction = {
  payment: '',
  loadedAt: 1,
  instruction: {
    topLogo: '',
    bottomLogo: '',
    amount: '',
    title: '',
    text: '',
    reference: toReference('', ''),
    company: '',
    sections: [],
    pictures: [],
  },
};

/** A state of each store in which every slice has an entry of each kind. */
function states(): Readonly<Record<string, unknown>> {
  const calls = Object.fromEntries(
    failures.map((error, index) => [String(index), { ...call, error }]),
  );
  const ledger: RootState['money']['ledger'] = {
    'order 1': { ...accountWith(payments.unknown), settled, earlier: [settled], elsewhere },
  };
  const borrower = borrowerReducer(
    stateOf({
      money: { ledger, working: [], left: {} },
      repayment: { ...repaymentSlice.getInitialState(), codeDeadline: 1, instruction },
      toasts: [{ id: '1', tone: 'info', text: '', ms: 1 }],
    }),
    picturesAdded([picture]),
  );
  const api = { ...borrower.api, queries: calls, mutations: calls };
  return { ...promotionReducer(undefined, { type: 'opened' }), ...borrower, api };
}

it.each(pathsOf(SHOWN_STATE).map((path) => path.join(' ')))('the state has %s', (path) => {
  expect(has(states(), path.split(' '))).toBe(true);
});

it.each(Object.keys(SHOWN_PAYLOADS))('there is an action %s', (type) => {
  const slices = [loanSlice, repaymentSlice, complaintSlice, promotionSlice, toastsSlice];
  const types = slices.flatMap(({ name, actions }) =>
    Object.keys(actions).map((action) => `${name}/${action}`),
  );
  expect([...types, pictureProgressed.type]).toContain(type);
});
