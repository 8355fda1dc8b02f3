import { html } from 'hono/html';
import { aliases } from '../calls';
import type { ActiveFault } from '../faultRegistry';
import type { Fault } from '../faults';
import { borrowerCards } from '../launch';
import { acceptedBy } from '../payment';
import type { ReceivedRequest, SentAnswer } from '../requestLog';
import { LOGGED } from '../requestLog';
import { seedNames } from '../seeds';
import type { LenderState } from '../state';
import { faultRows, fieldName, isFaultKind } from './faultForm';

/** The tag `html` escapes every value that is not `html` itself. */
type Html = ReturnType<typeof html>;

const REQUESTS_SHOWN = 50;
const HOUR_MS = 3_600_000;

interface View {
  /** The chosen kind of fault. */
  readonly fault?: string | undefined;
  /** A text that the shown calls contain. */
  readonly calls?: string | undefined;
  /** The error message of the last action. */
  readonly problem?: string;
}

type Section = readonly [id: string, title: string, content: Html];

export function consolePage(
  lender: LenderState,
  { fault = 'refuse', calls = '', problem = '' }: View,
): Html {
  const columns: readonly (readonly Section[])[] = [
    [
      ['faults', 'Faults', faults(lender, fault)],
      ['clock', 'Clock', clock(lender)],
      ['books', 'Books', books(lender)],
    ],
    [
      ['outbox', 'Outbox', outbox(lender)],
      ['payments', 'Open online payments', payments(lender)],
      ['requests', 'Requests', requests(lender, calls)],
    ],
    [['borrowers', 'Borrowers', borrowers(lender)]],
  ];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox console</title>
        <link rel="stylesheet" href="/__sandbox__/console.css" />
        <script type="module" src="/__sandbox__/console.js"></script>
      </head>
      <body>
        <main>
          <h1>Sandbox console</h1>
          <nav aria-label="Sections">
            <a href="/__sandbox__/">Refresh</a>
            ${columns.flat().map(([id, title]) => html`<a href="#${id}">${title}</a>`)}
          </nav>
          <p id="connection" role="status"></p>
          <p role="alert">${problem}</p>
          <div class="columns">
            ${columns.map((sections) => html`<div>${sections.map(section)}</div>`)}
          </div>
        </main>
      </body>
    </html>`;
}

const section = ([id, title, content]: Section): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`;

/** A part of a section that the console's script replaces when the lender's state has changed. */
const live = (id: string, content: Html): Html => html`<div id="${id}" data-live>${content}</div>`;

/** What a payment app would show: each payment that was opened and not paid. */
function payments({ onlinePayments }: LenderState): Html {
  const lines = [...onlinePayments].map(
    ([ticket, { borrower, orderId, amount }]) =>
      html`<a href="/__sandbox__/online-pay?ticket=${ticket}">${borrower}, order ${orderId}</a>:
        ${amount} in minor units`,
  );
  return live('open-payments', records(lines, 'None.'));
}

function clock(lender: LenderState): Html {
  const steps = { '+1 hour': HOUR_MS, '+1 day': 24 * HOUR_MS, '+7 days': 7 * 24 * HOUR_MS };
  const time = html`<p>
    The lender’s time is ${utc(lender.clock.now())}. The machine’s clock is not changed.
  </p>`;
  return html`${live('time', time)}
    <div class="row">
      ${Object.entries(steps).map(([label, ms]) => form('clock.advance', label, hidden('ms', ms)))}
    </div>
    ${form('clock.set', 'Set clock', field('Date and time', 'now', '', '2030-01-31T12:00:00Z'))}`;
}

function faults({ faults: set }: LenderState, chosen: string): Html {
  const kinds = Object.entries(faultRows).map(([name, { what }]) => [name, `${name}: ${what}`]);
  const fields = html`${select(
    'Call',
    'alias',
    ['*', ...aliases].map((alias) => [alias, alias === '*' ? 'Every call' : alias]),
  )}
  ${select('Fault', 'kind', kinds, isFaultKind(chosen) ? chosen : 'refuse')}
  ${Object.keys(faultRows).filter(isFaultKind).map(parametersOf)}
  ${field('How many calls (empty: all)', 'times', '1')}
  ${field('Calls that pass before', 'skip', '')}
  ${select('Borrower', 'borrower', [['', 'All'], ...seedNames.map((name) => [name, name])])}`;
  return html`${live('set-faults', records(set.list().map(faultLine), 'No fault is set.'))}
  ${form('faults.clear', 'Clear faults')} ${form('faults.set', 'Set fault', fields)}`;
}

/** The fields of one kind of fault. The style shows those of the chosen kind. */
function parametersOf(kind: Fault['kind']): Html {
  const { takes = [], carriesOut } = faultRows[kind];
  const carriedOut = html`<label>
    <input type="checkbox" name="${fieldName(kind, 'carriedOut')}" ${carriesOut ? 'checked' : ''} />
    Carry the action out first
  </label>`;
  return html`<fieldset data-kind="${kind}" aria-label="${kind}">
    ${takes.map(({ name, proposed }) => field(name, fieldName(kind, name), proposed))}
    ${carriesOut === undefined ? '' : carriedOut}
  </fieldset>`;
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
  return html`${live('codes', records(lines.reverse(), 'The lender sent no code.'))}
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
  const none = 'The lender accepted no payment and no confirmation.';
  const [, now = `After ${delayMs} ms`] = delays.find(([ms]) => ms === String(delayMs)) ?? [];
  // A choice that is not saved yet stays in the form.
  return html`${live('accepted', records(lines.reverse(), none))}
  ${live('booking', html`<p>Bookings now: ${now}.</p>`)}
  ${form(
    'books.delay',
    'Save',
    select('The figures show what was accepted', 'delayMs', delays, String(delayMs)),
  )}
  ${form('books.book', 'Book now')}`;
}

function requests(lender: LenderState, wanted: string): Html {
  const lines = lender.requests
    .map((request, index) => callOf(lender, request, index))
    .filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()))
    .slice(-REQUESTS_SHOWN)
    .map(({ content }) => content);
  const none = wanted ? 'No call contains this text.' : 'The lender received no call.';
  return html`<p>The last ${REQUESTS_SHOWN} calls, the newest first, with what was answered.</p>
    <form method="get" action="/__sandbox__/#requests">
      <label>
        Calls with this text (name, borrower, sent, answered)
        <input name="calls" value="${wanted}" autocomplete="off" />
      </label>
      <button>Filter</button>
    </form>
    ${live('calls', records(lines.reverse(), none))} ${form('requests.clear', 'Forget requests')}`;
}

/** A call as the list shows it, and the text in which the filter searches. */
function callOf(lender: LenderState, request: ReceivedRequest, index: number) {
  const { alias, path, at, answer, query } = request;
  const borrower = lender.borrowers.nameOf(query.userId);
  const name = alias ?? `Unknown call ${path}`;
  const outcome = answer ? outcomeOf(answer) : 'no answer yet';
  const summary = `${name}${borrower ? ` as ${borrower}` : ''}: ${outcome}, ${utc(at)}`;
  const sent = requestText(request);
  const answered = answer ? answerText(answer) : '';
  const content = html`<details id="call-${index}">
    <summary>${summary}</summary>
    <h3>Sent</h3>
    <pre>${sent}</pre>
    <h3>Answered</h3>
    <pre>${answered || outcome}</pre>
  </details>`;
  return { content, text: [summary, sent, answered].join('\n') };
}

const outcomes: Readonly<Record<SentAnswer['line'], string>> = {
  whole: '',
  cut: 'the line was cut',
  midway: 'the line was cut within the answer',
  silent: 'half of the answer, then nothing',
};

const outcomeOf = ({ status, line, ms }: SentAnswer): string =>
  `${line === 'cut' ? outcomes.cut : [status, outcomes[line]].filter(Boolean).join(', ')}, ${ms} ms`;

function requestText({ method, path, search, rawBody, files }: ReceivedRequest): string {
  const parameters = [...new URLSearchParams(search)].map(([name, value]) => `  ${name}=${value}`);
  const sent = files.map(({ name, size }) => `[${name}, ${size} bytes]`);
  return [`${method} ${path}`, ...parameters, indented(rawBody), ...sent]
    .filter(Boolean)
    .join('\n');
}

const answerText = ({ body }: SentAnswer): string =>
  body.length < LOGGED ? indented(body) : `${body}\n… (the first ${LOGGED} characters)`;

/** JSON in lines; any other text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function borrowers(lender: LenderState): Html {
  const lines = borrowerCards(lender).map(({ name, description, launch }) => {
    const whose = hidden('borrower', name);
    return html`<details id="borrower-${name}">
        <summary>${name}: ${description.en}</summary>
        <code>?${new URLSearchParams(launch).toString()}</code>
        <div class="row">
          ${form('borrowers.login', `Log in ${name} again`, whose)}
          ${form('borrowers.reset', `Reset ${name}`, whose)}
        </div>
      </details>
      <div class="row">
        ${Object.entries(lender.environment.languages).map(([number, language]) =>
          openLink(name, number, language),
        )}
      </div>`;
  });
  return html`<p>
      Each link opens the app as the borrower, with the current launch parameters. A new login ends
      the earlier session.
    </p>
    ${live('all-borrowers', records(lines, ''))} ${form('borrowers.reset', 'Reset everything')}`;
}

const openLink = (name: string, number: string, language: string): Html =>
  html`<a
    href="/__sandbox__/open/${name}?language=${encodeURIComponent(number)}"
    target="_blank"
    rel="noopener"
    >Open as ${name}, ${language}</a
  >`;

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
