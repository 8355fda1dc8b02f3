/**
 * The script of the console. It follows the lender's events, filters the calls while one types, and sends the forms
 * without a new page, so that typed values and opened calls stay. Without it the forms and the link 'Refresh' do the
 * same with a new page each time.
 */
export const CONSOLE_JS = `
const page = new URL(location.href);
const parse = (text) => new DOMParser().parseFromString(text, 'text/html');

/** Keeps what one has opened or selected, and the focus. */
function replacePart(part, fresh) {
  const { anchorNode, isCollapsed } = getSelection();
  if (!isCollapsed && part.contains(anchorNode)) return;
  for (const opened of part.querySelectorAll('details[open]')) {
    fresh.querySelector('#' + opened.id)?.setAttribute('open', '');
  }
  if (part.innerHTML === fresh.innerHTML) return;
  const focused = part.contains(document.activeElement) && document.activeElement.closest('details');
  part.replaceWith(fresh);
  if (focused) document.querySelector('#' + focused.id + ' > summary')?.focus();
}

async function refresh() {
  const answer = await fetch(page.pathname + page.search);
  const fresh = parse(await answer.text());
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id);
    if (next) replacePart(part, next);
  }
}

let timer;
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(refresh, 100);
}

document.addEventListener('input', ({ target }) => {
  if (target.name !== 'calls') return;
  page.searchParams.set('calls', target.value);
  history.replaceState(null, '', page);
  refreshSoon();
});

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target, submitter } = event;
  if (target.method !== 'post') return;
  const body = new URLSearchParams(new FormData(target));
  submitter.disabled = true;
  const answer = await fetch(page.pathname, { method: 'POST', body });
  submitter.disabled = false;
  const problem = parse(await answer.text()).querySelector('[role=alert]').textContent;
  document.querySelector('[role=alert]').textContent = answer.ok ? '' : problem;
  await refresh();
});

const state = document.querySelector('#connection');
const events = new EventSource(page.pathname + 'events');
events.addEventListener('change', refreshSoon);
events.onopen = () => {
  state.textContent = 'Follows the lender.';
};
events.onerror = () => {
  state.textContent = 'The lender does not answer. The console tries again.';
};
`;
