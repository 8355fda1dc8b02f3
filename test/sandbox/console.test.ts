import { configure, getByRole, queryByRole, screen, waitFor, within } from '@testing-library/dom';
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

const order = ({ productId, orderId }: Readonly<Record<string, string>>) => ({
  productId,
  orderId,
});

const section = (name: string) => within(screen.getByRole('region', { name }));

it('serves a page that loads nothing but its style and its script', async () => {
  const { visit, lender } = openConsole();
  const response = await visit(HOME);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(
    document.querySelectorAll('script:not([src="/__sandbox__/console.js"]), [style], [onclick]'),
  ).toHaveLength(0);
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
  await press('Set fault', {
    alias: 'loanDetailPush',
    kind: 'status',
    'status.status': '502',
    'status.carriedOut': 'on',
  });
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
    await visit(HOME);
    expect((await press('Set fault', { kind })).status).toBe(200);
    section('Faults').getByText(new RegExp(`^Every call: ${kind}\\b`));
    lender.clearFaults();
  },
);

it('refuses with an HTTP status of its own', async () => {
  const { visit, press, lender } = openConsole();
  await visit(HOME);
  await press('Set fault', { kind: 'refuse', alias: 'loanDetails', 'refuse.status': '409' });
  expect((await callerFor(lender, 'dueTomorrow')('loanDetails')).status).toBe(409);
  await visit(HOME);
  expect((await press('Set fault', { kind: 'text', 'text.status': '999' })).status).toBe(400);
  expect(screen.getByRole('alert')).toHaveTextContent('No such status');
});

it.each([
  ['times', 'twice', 'times must be a whole number.'],
  ['patch.data', '{', 'data must be JSON.'],
  ['alias', 'loanRefund', 'No such call: loanRefund'],
  ['do', 'faults.forget', 'No such action: faults.forget'],
])('refuses %s "%s" with a reason', async (name, value, problem) => {
  const { visit, press } = openConsole();
  await visit(HOME);
  expect((await press('Set fault', { kind: 'patch', [name]: value })).status).toBe(400);
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

it('shows accepted writes and when they are booked, also after a reset that an open form does not show', async () => {
  const { visit, press, lender } = openConsole();
  await visit(HOME);
  const now = () => document.querySelector('[data-live]#booking')?.textContent;
  expect(now()).toBe('Bookings now: At once.');
  await press('Save', { delayMs: 'Infinity' });
  expect(now()).toBe('Bookings now: When “Book now” is pressed.');
  expect(screen.getByLabelText('The figures show what was accepted')).toHaveValue('Infinity');
  lender.pay({ orderId: lender.launch('overdue').orderId ?? '' });
  await visit(HOME);
  section('Books').getByText(/^overdue: payment by shop.*not booked yet$/s);
  await press('Book now');
  section('Books').getByText(/^overdue: payment by shop.*, booked$/s);
  await press('Reset everything');
  expect(now()).toBe('Bookings now: At once.');
  lender.bookLate(5);
  await visit(HOME);
  expect(now()).toBe('Bookings now: After 5 ms.');
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
  section('Requests').getByText(
    (_, element) =>
      element?.textContent === `POST /entered/v3/loan-confirm/loan-detail-push\n${markup}`,
  );
  expect(queryByRole(document.body, 'img')).toBeNull();
  await press('Forget requests');
  section('Requests').getByText('The lender received no call.');
});

it('shows what each call was answered, or how its line ended, and filters by what it holds', async () => {
  const { visit, press, lender } = openConsole();
  const call = callerFor(lender, 'dueTomorrow');
  await call('loanDetails', order(lender.launch('dueTomorrow')));
  lender.fault('problemList', { kind: 'cut', times: 1 });
  await expect(call('problemList')).rejects.toThrow();
  await lender.fetch('/entered/v3/no-such-call');
  await visit(HOME);
  const requests = section('Requests');
  requests.getByText(/^Unknown call \/entered\/v3\/no-such-call: 404, /);
  requests.getByText(/^loanDetails as dueTomorrow: 200, \d+ ms/);
  requests.getByText(/"orderStatus": "174"/);
  requests.getByText(/^problemList as dueTomorrow: the line was cut, \d+ ms/);
  await press('Filter', { calls: 'ORDERSTATUS' });
  section('Requests').getByText(/^loanDetails/);
  expect(section('Requests').queryByText(/^problemList/)).toBeNull();
});

it('says that there is no such borrower to open the app as', async () => {
  const answer = await createLender().fetch(`${HOME}open/nobody`);
  expect([answer.status, await answer.text()]).toEqual([404, 'No such borrower: nobody']);
});

it('opens the app as a borrower, in a language of the brand', async () => {
  const { visit, lender } = openConsole();
  lender.logInAgain('overdue');
  await visit(HOME);
  const link = screen.getByRole('link', { name: 'Open as overdue, en' }).getAttribute('href') ?? '';
  const opened = await lender.fetch(link, { redirect: 'manual' });
  const address = new URL(opened.headers.get('location') ?? '', 'http://app');
  expect(address.pathname).toBe('/loanDetail');
  expect(Object.fromEntries(address.searchParams)).toEqual(
    lender.launch('overdue', { language: '1' }),
  );
  const away = await lender.fetch(`${link}&to=//elsewhere.example`, { redirect: 'manual' });
  expect(away.headers.get('location')).toMatch(/^\/loanDetail/);
});

describe('the script', () => {
  /** The server's events, as the page's \`EventSource\` gets them. */
  class Events extends EventTarget {
    onopen?: () => void;
  }

  it('follows the events, keeps what is open, and sends the forms without a new page', async () => {
    const { visit, lender } = openConsole();
    await callerFor(lender, 'overdue')('problemInit', {});
    await visit(HOME);
    const events = new Events();
    const fetchHere: typeof fetch = async (input, init) => {
      const response = await lender.fetch(input, init);
      return response.redirected || response.status !== 303 ? response : lender.fetch(HOME);
    };
    Object.assign(window, {
      EventSource: function () {
        return events;
      },
      fetch: fetchHere,
    });
    window.history.replaceState(null, '', HOME);
    const script = document.createElement('script');
    script.textContent = await (await lender.fetch(`${HOME}console.js`)).text();
    document.body.append(script);
    document.querySelector('#call-0')?.setAttribute('open', '');

    await callerFor(lender, 'overdue')('problemList', {});
    events.dispatchEvent(new Event('change'));
    await screen.findByText(/^problemList as overdue/);
    expect(document.querySelector('#call-0')).toHaveAttribute('open');

    screen.getByRole('button', { name: 'Set fault' }).click();
    await screen.findByText(/^Every call: refuse/);

    const filter = screen.getByLabelText(/^Calls with this text/);
    Object.assign(filter, { value: 'problemInit' });
    filter.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(screen.queryByText(/^problemList as overdue/)).toBeNull());
    expect(window.location.search).toBe('?calls=problemInit');
  });
});
