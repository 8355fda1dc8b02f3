import { configure, getByRole, queryByRole, screen, within } from '@testing-library/dom';
import { createLender } from '../../sandbox';
import { callerFor } from '../../sandbox/caller';
import { faultKinds } from '../../sandbox/faults';

const HOME = '/__sandbox__/';

// The console has no hidden elements, and the check for them takes most of a test's time.
configure({ defaultHidden: true });

/** The console in a browser: pages of plain forms over HTTP. */
function openConsole(lender = createLender()) {
  const visit = async (address: string, init?: RequestInit): Promise<Response> => {
    const response = await lender.fetch(address, { ...init, redirect: 'manual' });
    const target = response.headers.get('location');
    if (target) return visit(target.replace(/#.*/, ''));
    document.body.innerHTML = await response.text();
    return response;
  };
  /** Fills the form of a button, and sends it as a browser does without a script. */
  const press = (label: string, values: Readonly<Record<string, string | undefined>> = {}) => {
    const { form } = getByRole<HTMLButtonElement>(document.body, 'button', { name: label });
    if (!form) throw new Error(`The button ${label} has no form.`);
    const names = [...new FormData(form)].map(([name, value]) => [name, value as string]);
    const fields = { ...Object.fromEntries(names), ...values } as Record<string, string>;
    const sent = Object.entries(fields).filter(([, value]) => (value as unknown) !== undefined);
    const body = new URLSearchParams(sent);
    if (form.method === 'get') return visit(`${HOME}?${body.toString()}`);
    return visit(HOME, { method: 'POST', body });
  };
  return { lender, visit, press };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

it('serves a page that loads and runs nothing but its style', async () => {
  const { visit, lender } = openConsole();
  const response = await visit(HOME);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(document.querySelectorAll('script, [style], [onclick]')).toHaveLength(0);
  const style = await lender.fetch(`${HOME}console.css`);
  expect(style.headers.get('content-type')).toMatch(/^text\/css/);
});

it('redirects an address without the slash at its end', async () => {
  const { visit, lender } = openConsole();
  expect(lender.owns('/__sandbox__')).toBe(true);
  await visit('/__sandbox__');
  screen.getByRole('heading', { name: 'Sandbox console' });
});

it('sets a fault with its parameters, and clears it', async () => {
  const { visit, press } = openConsole();
  await visit(HOME);
  await press('Choose fault', { fault: 'status' });
  await press('Set fault status', { alias: 'loanDetailPush', status: '502', carriedOut: 'on' });
  section('Faults').getByText(
    /^loanDetailPush: status.*"status":502.*"carriedOut":true.*, 1 left$/,
  );
  await press('Clear faults');
  section('Faults').getByText('No fault is set.');
});

it.each(faultKinds)(
  'offers the fault %s with parameters that the sandbox accepts',
  async (kind) => {
    const { visit, press, lender } = openConsole();
    await visit(`${HOME}?fault=${kind}`);
    expect((await press(`Set fault ${kind}`)).status).toBe(200);
    section('Faults').getByText(new RegExp(`^Every call: ${kind}\\b`));
    lender.clearFaults();
  },
);

it('refuses with an HTTP status of its own', async () => {
  const { visit, press, lender } = openConsole();
  await visit(`${HOME}?fault=refuse`);
  await press('Set fault refuse', { alias: 'loanDetails', status: '409' });
  expect((await callerFor(lender, 'dueTomorrow')('loanDetails')).status).toBe(409);
  await visit(`${HOME}?fault=text`);
  expect((await press('Set fault text', { status: '999' })).status).toBe(400);
  expect(screen.getByRole('alert')).toHaveTextContent('No such status');
});

it.each([
  ['times', 'twice', 'times must be a whole number.'],
  ['data', '{', 'data must be JSON.'],
  ['alias', 'loanRefund', 'No such call: loanRefund'],
  ['do', 'faults.forget', 'No such action: faults.forget'],
])('refuses %s "%s" with a reason', async (name, value, problem) => {
  const { visit, press } = openConsole();
  await visit(`${HOME}?fault=patch`);
  expect((await press('Set fault patch', { [name]: value })).status).toBe(400);
  expect(screen.getByRole('alert')).toHaveTextContent(problem);
  section('Faults').getByText('No fault is set.');
});

it('shows captchas and SMS codes, and empties the outbox', async () => {
  const { visit, press, lender } = openConsole();
  const { data } = await callerFor(lender, 'newLoan')('getSid');
  await lender.fetch(`/api/v2/youmi/promotion/get-captcha?sid=${String(data.sid)}&timestamp=1`);
  await visit(HOME);
  section('Outbox').getByText(lender.outbox[0]?.code ?? 'a code');
  await press('Empty outbox');
  section('Outbox').getByText('The lender sent no code.');
  expect(lender.outbox).toEqual([]);
});

it('shows accepted writes and the time of their booking', async () => {
  const { visit, press, lender } = openConsole();
  await visit(HOME);
  await press('Save', { delayMs: 'Infinity' });
  expect(screen.getByLabelText('The figures show what was accepted')).toHaveValue('Infinity');
  lender.pay({ orderId: lender.launch('overdue').orderId ?? '' });
  await visit(HOME);
  section('Books').getByText(/^overdue: payment by shop.*not booked yet$/s);
  await press('Book now');
  section('Books').getByText(/^overdue: payment by shop.*, booked$/s);
});

it('moves the clock, and resets everything', async () => {
  const { visit, press } = openConsole(createLender({ now: '2030-01-31T12:00:00Z' }));
  const clock = () => section('Clock').getByText(/^The lender’s time/).textContent;
  await visit(HOME);
  await press('+1 day');
  expect(clock()).toMatch('2030-02-01 12:00:00 UTC');
  await press('Set clock', { now: 'tomorrow' });
  expect(screen.getByRole('alert')).toHaveTextContent('The clock needs a date');
  expect(clock()).toMatch('2030-02-01 12:00:00 UTC');
  await press('Reset everything');
  expect(clock()).toMatch('2030-01-31 12:00:00 UTC');
});

it('logs a borrower in again, and resets one borrower alone', async () => {
  const { visit, press, lender } = openConsole();
  const { sessionId } = lender.launch('overdue');
  for (const name of ['overdue', 'dueTomorrow'] as const) {
    lender.pay({ orderId: lender.launch(name).orderId ?? '' });
  }
  await visit(HOME);
  await press('Log in overdue again');
  expect(lender.launch('overdue').sessionId).not.toBe(sessionId);
  await press('Reset overdue');
  expect(lender.accepted.map(({ borrower }) => borrower)).toEqual(['dueTomorrow']);
});

it('shows the last calls as text, also with markup in them', async () => {
  const { visit, press, lender } = openConsole();
  const markup = '<img src=x onerror=alert(1)>';
  await lender.fetch('/entered/v3/loan-confirm/loan-detail-push', { method: 'POST', body: markup });
  await visit(HOME);
  section('Requests').getByText('POST /entered/v3/loan-confirm/loan-detail-push ' + markup);
  expect(queryByRole(document.body, 'img')).toBeNull();
  await press('Forget requests');
  section('Requests').getByText('The lender received no call.');
});
