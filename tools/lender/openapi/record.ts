import { createLender, type Lender } from '../../../sandbox';
import type { Parameters } from '../../../sandbox/caller';
import { requestFor } from '../../../sandbox/caller';
import type { Alias } from '../../../sandbox/calls';
import { type Caller, callerIn, conversations } from '../../../sandbox/conversations';

/** Examples, recorded from the sandbox with a fixed clock and one seed: each run gives the same examples. */

const NOW = '2026-03-02T16:00:00Z';

export interface Example {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly answer: unknown;
}

export interface RecordedRefusal {
  readonly alias: Alias;
  readonly name: string;
  readonly summary: string;
  readonly answer: unknown;
}

/** Sends a correct request to the sandbox. Returns the JSON of its answer, or the text of another answer. */
export async function send(
  lender: Lender,
  alias: Alias,
  parameters: Parameters,
  launch: Caller['launch'] = {},
) {
  const { url, init } = requestFor(alias, parameters, launch);
  const response = await lender.fetch(url, init);
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') ? ((await response.json()) as unknown) : await response.text();
}

async function open(alias: Alias) {
  const lender = createLender({ now: NOW, environment: { timeZone: 'America/Mexico_City' } });
  const caller = callerIn(lender, conversations[alias]);
  return { ...caller, parameters: await conversations[alias].parameters(caller) };
}

/** A request that the sandbox accepted, as received, and its answer. */
export async function recordExample(alias: Alias): Promise<Example> {
  const { lender, launch, parameters } = await open(alias);
  const answer = await send(lender, alias, parameters, launch);
  const { query = {}, headers = {}, body } = lender.requests.at(-1) ?? {};
  return { query, headers, body, answer };
}

interface RefusalCase {
  readonly alias: Alias;
  readonly name: string;
  readonly summary: string;
  /** Changes the conversation's parameters. */
  readonly change?: Parameters;
  /** Changes the lender before the call. */
  readonly before?: (caller: Caller & { readonly parameters: Parameters }) => unknown;
}

const expire = ({ lender }: Caller) => lender.logInAgain('dueTomorrow');
const expired = { name: 'expiredSession', summary: 'The session has expired', before: expire };

/** Refusals of every family: an expired session, and each code that the app knows. */
const refusals: readonly RefusalCase[] = [
  { alias: 'loanDetails', ...expired },
  {
    alias: 'contractDetail',
    name: 'noSuchOrder',
    summary: 'Any refusal',
    change: { orderNo: '9' },
  },
  { alias: 'repaymentWay', ...expired },
  {
    alias: 'repaymentCommit',
    name: 'duplicate',
    summary: 'A payment with this token is there',
    before: ({ call, parameters }) => call('repaymentCommit', parameters),
  },
  {
    alias: 'repaymentConfirm',
    name: 'wrongCode',
    summary: 'The SMS code is wrong',
    change: { verifyCode: 'wrong1' },
  },
  {
    alias: 'channelTemplate',
    name: 'noSuchTemplate',
    summary: 'Any refusal',
    change: { templateId: '9' },
  },
  {
    alias: 'getSms',
    name: 'wrongCaptcha',
    summary: 'The captcha is wrong',
    change: { capcode: 'x' },
  },
  {
    alias: 'getSms',
    name: 'registered',
    summary: 'The number is registered',
    change: { phone: '13800000011' },
  },
  {
    alias: 'register',
    name: 'wrongCaptcha',
    summary: 'The captcha is wrong',
    change: { capcode: 'x' },
  },
];

export const recordRefusals = (): Promise<RecordedRefusal[]> =>
  Promise.all(
    refusals.map(async ({ alias, name, summary, change, before }) => {
      const caller = await open(alias);
      await before?.(caller);
      const parameters = { ...caller.parameters, ...change };
      return {
        alias,
        name,
        summary,
        answer: await send(caller.lender, alias, parameters, caller.launch),
      };
    }),
  );
