import { html } from 'hono/html';
import { aliases } from '../calls';
import type { ActiveFault } from '../faultRegistry';
import { borrowerCards } from '../launch';
import { acceptedBy } from '../payment';
import type { ReceivedRequest } from '../requestLog';
import { seedNames } from '../seeds';
import type { LenderState } from '../state';
import { faultRows, isFaultKind } from './faultForm';

/** The tag `html` escapes every value that is not `html` itself. */
type Html = ReturnType<typeof html>;

const REQUESTS_SHOWN = 20;
const HOUR_MS = 3_600_000;

interface View {
  /** The kind of fault whose parameters the form shows. */
  readonly fault?: string | undefined;
  /** The error message of the last action. */
  readonly problem?: string;
}

export function consolePage(lender: LenderState, { fault = 'refuse', problem }: View): Html {
  const sections: readonly (readonly [id: string, title: string, content: Html])[] = [
    ['clock', 'Clock', clock(lender)],
    ['faults', 'Faults', faults(lender, fault)],
    ['outbox', 'Outbox', outbox(lender)],
    ['payments', 'Open online payments', payments(lender)],
    ['books', 'Books', books(lender)],
    ['requests', 'Requests', requests(lender)],
    ['borrowers', 'Borrowers', borrowers(lender)],
  ];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox console</title>
        <link rel="stylesheet" href="/__sandbox__/console.css" />
      </head>
      <body>
        <main>
          <h1>Sandbox console</h1>
          <nav aria-label="Sections">
            <a href="/__sandbox__/">Refresh</a>
            ${sections.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}
          </nav>
          ${problem ? html`<p role="alert">${problem}</p>` : ''}
          ${sections.map(
            ([id, title, content]) =>
              html`<section id="${id}" aria-labelledby="${id}-title">
                <h2 id="${id}-title">${title}</h2>
                ${content}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

/** What a payment app would show: each payment that was opened and not paid. */
function payments({ onlinePayments }: LenderState): Html {
  if (onlinePayments.size === 0) return html`<p>None.</p>`;
  return html`<ul>
    ${[...onlinePayments].map(
      ([ticket, { borrower, orderId, amount }]) =>
        html`<li>
          <a href="/__sandbox__/online-pay?ticket=${ticket}">${borrower}, order ${orderId}</a>:
          ${amount} in minor units
        </li>`,
    )}
  </ul>`;
}

function clock(lender: LenderState): Html {
  const steps = { '+1 hour': HOUR_MS, '+1 day': 24 * HOUR_MS, '+7 days': 7 * 24 * HOUR_MS };
  return html`<p>
      The lender’s time is ${utc(lender.clock.now())}. The machine’s clock is not changed.
    </p>
    <div class="row">
      ${Object.entries(steps).map(([label, ms]) => form('clock.advance', label, hidden('ms', ms)))}
    </div>
    ${form('clock.set', 'Set clock', field('Date and time', 'now', '', '2030-01-31T12:00:00Z'))}`;
}

function faults({ faults: set }: LenderState, chosen: string): Html {
  const kind = isFaultKind(chosen) ? chosen : 'refuse';
  const { takes = [], carriesOut } = faultRows[kind];
  const kinds = Object.entries(faultRows).map(([name, { what }]) => [name, `${name}: ${what}`]);
  const carriedOut = html`<label>
    <input type="checkbox" name="carriedOut" ${carriesOut ? 'checked' : ''} /> Carry the action out
    first
  </label>`;
  const fields = html`${hidden('kind', kind)}
  ${select(
    'Call',
    'alias',
    ['*', ...aliases].map((alias) => [alias, alias === '*' ? 'Every call' : alias]),
  )}
  ${takes.map(({ name, proposed }) => field(name, name, proposed))}
  ${field('How many calls (empty: all)', 'times', '1')}
  ${field('Calls that pass before', 'skip', '')}
  ${select('Borrower', 'borrower', [['', 'All'], ...seedNames.map((name) => [name, name])])}
  ${carriesOut === undefined ? '' : carriedOut}`;
  return html`${records(set.list().map(faultLine), 'No fault is set.')}
    ${form('faults.clear', 'Clear faults')}
    <form method="get" action="/__sandbox__/#faults">
      ${select('Fault', 'fault', kinds, kind)}<button>Choose fault</button>
    </form>
    ${form('faults.set', `Set fault ${kind}`, fields)}`;
}

function faultLine({ alias, fault: { kind, ...parameters }, left }: ActiveFault): Html {
  const own = Object.keys(parameters).length > 0 ? ` ${JSON.stringify(parameters)}` : '';
  const rest = Number.isFinite(left) ? `${left} left` : 'until cleared';
  return html`${alias === '*' ? 'Every call' : alias}: ${kind}${own}, ${rest}`;
}

function outbox({ outbox: sent }: LenderState): Html {
  const lines = sent.map(
    ({ kind, to, code, at }) =>
      html`${kind === 'sms' ? 'SMS' : 'Captcha'} <strong>${code}</strong> to ${to}, ${utc(at)}`,
  );
  return html`${records(lines.reverse(), 'The lender sent no code.')}
  ${form('outbox.clear', 'Empty outbox')}`;
}

function books(lender: LenderState): Html {
  const lines = acceptedBy(lender).map(
    ({ borrower, kind, via, amount, orderId, at, isBooked }) =>
      html`${borrower}: ${kind}${via ? ` by ${via}` : ''}, ${amount}, order ${orderId}, ${utc(at)},
      ${isBooked ? 'booked' : 'not booked yet'}`,
  );
  const delays = [
    ['0', 'At once'],
    [String(HOUR_MS), 'After an hour'],
    ['Infinity', 'When “Book now” is pressed'],
  ];
  const { delayMs } = lender.ledger;
  return html`${records(lines.reverse(), 'The lender accepted no payment and no confirmation.')}
  ${form(
    'books.delay',
    'Save',
    select('The figures show what was accepted', 'delayMs', delays, String(delayMs)),
  )}
  ${form('books.book', 'Book now')}`;
}

function requests({ requests: received }: LenderState): Html {
  const lines = received.slice(-REQUESTS_SHOWN).map(
    (request) =>
      html`<details>
        <summary>${request.alias ?? `Unknown call ${request.path}`}, ${utc(request.at)}</summary>
        <code>${requestText(request)}</code>
      </details>`,
  );
  return html`<p>The last ${REQUESTS_SHOWN} calls, the newest first.</p>
    ${records(lines.reverse(), 'The lender received no call.')}
    ${form('requests.clear', 'Forget requests')}`;
}

function requestText({ method, path, search, rawBody, files }: ReceivedRequest): string {
  const sent = files.map(({ name, size }) => `[${name}, ${size} bytes]`);
  return [method, path + search, rawBody, ...sent].filter(Boolean).join(' ');
}

function borrowers(lender: LenderState): Html {
  const lines = borrowerCards(lender).map(({ name, description, launch }) => {
    const whose = hidden('borrower', name);
    return html`<details>
      <summary>${name}: ${description.en}</summary>
      <code>?${new URLSearchParams(launch).toString()}</code>
      <div class="row">
        ${form('borrowers.login', `Log in ${name} again`, whose)}
        ${form('borrowers.reset', `Reset ${name}`, whose)}
      </div>
    </details>`;
  });
  return html`<p>
      Each borrower has the current launch parameters. A new login ends the earlier session.
    </p>
    ${records(lines, '')} ${form('borrowers.reset', 'Reset everything')}`;
}

/** `YYYY-MM-DD HH:MM:SS UTC`. */
const utc = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const records = (lines: readonly Html[], none: string): Html =>
  lines.length === 0
    ? html`<p>${none}</p>`
    : html`<ul>
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>`;

const form = (action: string, label: string, fields: Html | string = ''): Html =>
  html`<form method="post" action="/__sandbox__/">
    ${hidden('do', action)} ${fields}<button>${label}</button>
  </form>`;

const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

const field = (label: string, name: string, value: string, placeholder = ''): Html =>
  html`<label>
    ${label}
    <input name="${name}" value="${value}" placeholder="${placeholder}" autocomplete="off" />
  </label>`;

const select = (
  label: string,
  name: string,
  options: readonly (readonly string[])[],
  chosen = '',
): Html =>
  html`<label>
    ${label}
    <select name="${name}">
      ${options.map(
        ([value = '', title = '']) =>
          html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${title}</option>`,
      )}
    </select>
  </label>`;
