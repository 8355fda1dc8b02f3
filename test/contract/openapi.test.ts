/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { type Alias, aliases, type BorrowerName, createLender, type Lender } from '../../sandbox';
import { rowOf } from '../../sandbox/calls';
import { callerIn, conversations } from '../../sandbox/conversations';
import { send } from '../../tools/lender/openapi/record';
import { answerIssues, requestIssues } from './held';

/** Checks the sandbox, and the files made from the code, against `docs/api/openapi.json`. */

const { borrowers } = createLender();

const ofBorrower = aliases.filter((alias) => rowOf(alias).audience === 'borrower');
const jsonCalls = aliases.filter((alias) => rowOf(alias).client !== 'image');

it('the files of `npm run openapi` match the code, and the document is valid', () => {
  const check = () =>
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/lender/openapi.ts', '--check'], {
      stdio: 'pipe',
    });
  expect(check).not.toThrow();
});

describe.each(jsonCalls)('%s', (alias) => {
  it('has a request and an answer that the file allows', async () => {
    const lender = createLender();
    const caller = callerIn(lender, conversations[alias]);
    const parameters = await conversations[alias].parameters(caller);
    const answer = await send(lender, alias, parameters, caller.launch);
    expect(requestIssues(lender.requests.at(-1)!)).toEqual([]);
    expect(answerIssues(alias, answer)).toEqual([]);
    expect(answerIssues(alias, {})).not.toEqual([]);
  });
});

/** The parameters of the call for this borrower. */
async function parametersFor(lender: Lender, alias: Alias, borrower: BorrowerName) {
  const conversation = { ...conversations[alias], borrower };
  try {
    return await conversation.parameters(callerIn(lender, conversation));
  } catch {
    // A call before it was refused: this borrower has no such order.
    return {};
  }
}

describe.each(borrowers)('the borrower %s', (borrower) => {
  it('gets answers and refusals that the file allows', async () => {
    const lender = createLender();
    for (const alias of ofBorrower) {
      const parameters = await parametersFor(lender, alias, borrower);
      const answer = await send(lender, alias, parameters, lender.launch(borrower));
      expect(answerIssues(alias, answer)).toEqual([]);
    }
  });
});

describe('the file', () => {
  const order = { orderStatus: '174' };
  const loan = (data: unknown, more: object = { success: true }) =>
    answerIssues('loanDetails', { ...more, data });

  it('requires data of a read, and the fields that a screen needs', () => {
    expect(loan(order)).toEqual([]);
    expect(loan(null)).not.toEqual([]);
    expect(loan({})).not.toEqual([]);
    expect(loan({ orderStatus: '' })).not.toEqual([]);
    expect(loan({ ...order, userOrderDetail: { detail: 'rows' } })).not.toEqual([]);
  });

  it.each([
    ['general', 'loanDetails', { code: '00' }, { code: '0abc' }],
    ['payment', 'repaymentConfirm', { code: '00' }, { code: 0 }],
    ['promotion', 'register', { code: 0 }, { code: false }],
  ])('knows success of the %s family', (_, alias, done, unclear) => {
    expect(answerIssues(alias, { ...done, data: order })).toEqual([]);
    const issues = answerIssues(alias, { ...unclear, data: order });
    // `0abc` is a readable code, and so a refusal.
    if (alias !== 'loanDetails') expect(issues).not.toEqual([]);
  });

  it('has no request with an unknown or a missing parameter', async () => {
    const lender = createLender();
    const { orderId, productId } = lender.launch('dueTomorrow');
    await send(lender, 'loanDetails', { orderId, productId, tomorrow: 1 });
    await send(lender, 'problemDetail', {});
    await send(lender, 'problemDetail', { problemId: '1', tomorrow: '1' });
    const [query, missing, unknown] = lender.requests.map(requestIssues);
    expect(query).toEqual(['loanDetails: /query must NOT have additional properties "tomorrow"']);
    expect(missing?.join()).toMatch('/body must have');
    expect(unknown).toEqual([
      'problemDetail: /body must NOT have unevaluated properties "tomorrow"',
    ]);
  });
});
