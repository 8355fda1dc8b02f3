import '../../support/devToolsExtension';
import { screen, waitFor } from '@testing-library/react';
import { maskedOptions, openOptions } from '@/platform/devTools/devTools';
import { type BorrowerName, createLender, type Lender } from '../../../sandbox';
import { imageFile, picker } from '../../features/complaint/support';
import { askForCode, field, fillIn, PHONE } from '../../features/promotion/support';
import { payWithCard, renderPayment } from '../../features/repayment/support';
import { come } from '../../support/come';
import { devTools } from '../../support/devToolsExtension';
import { renderPromotion } from '../../support/renderPromotion';
import { renderScreen } from '../../support/renderScreen';
import { isQuiet } from '../../support/sendWrite';

/** Developers' tools show no value of the network traffic of a borrower's or a visitor's whole session. */

const { shown } = devTools;

beforeEach(devTools.forget);

/** Texts and numbers of a value, also within its JSON texts. */
function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value ? Object.values(value).flatMap(leavesOf) : [];
}

/** A lender that records each text and number that it sends or receives. */
function overheard() {
  const lender = createLender();
  const told = new Set<string>();
  const fetch: Lender['fetch'] = async (input, init) => {
    const response = await lender.fetch(input, init);
    const text = await response.clone().text();
    if (text.startsWith('{')) leavesOf(JSON.parse(text)).forEach((leaf) => told.add(leaf));
    return response;
  };
  const everything = () => {
    lender.requests.forEach(({ query, headers, body }) => {
      const own = Object.entries(headers).filter(([name]) => OWN_HEADERS.includes(name));
      leavesOf([query, Object.fromEntries(own), body]).forEach((leaf) => told.add(leaf));
    });
    return [...told].filter((text) => text.length > 3 && !OURS.test(text));
  };
  return { lender: { ...lender, fetch } as Lender, everything };
}

const OWN_HEADERS = ['swift', 'eyes', 'crp_phe', 'dearest', 'showy', 'dearer', 'language'];

/** Words of the traffic that the program also contains, and the page's own times. */
const OURS = /^(card|true|android|\d{13})$/;

/** A number counts only between other characters: a time's digits may contain those of a code. */
const toldOf = (texts: readonly string[]) => {
  const line = JSON.stringify(shown);
  const numbers = new Set(line.match(/\d+/g));
  return texts.filter((text) =>
    /^\d+$/.test(text) ? numbers.has(text) : line.includes(JSON.stringify(text).slice(1, -1)),
  );
};

const DRAFT = 'Mi tía Lola me prestó 4321';

async function walk(lender: Lender, devToolsShown = maskedOptions as object) {
  const options = { lender, devTools: devToolsShown };
  const look = async (path: string, borrower: BorrowerName) => {
    const rendered = await renderScreen(path, { borrower, ...options });
    await waitFor(() =>
      expect(JSON.stringify(Object.values(rendered.store.getState().api.queries))).not.toContain(
        '"status":"pending"',
      ),
    );
    return rendered;
  };
  const confirm = await look('/confirm', 'newLoan');
  await confirm.user.click(await screen.findByRole('button', { name: 'Confirmar préstamo' }));
  await waitFor(() => expect(confirm.departures).toHaveLength(1));
  confirm.unmount();

  for (const path of ['/loanDetail', '/loanAgreement', '/repay', '/repayDelay', '/Dag']) {
    (await look(path, 'overdue')).unmount();
  }
  (await look('/carpmm?requestType=1&amount=150000&payCode=oxxo', 'overdue')).unmount();

  const card = await renderPayment('/ynRepayChoose', { borrower: 'overdue', ...options });
  await payWithCard(card.user, 'code');
  await card.user.type(await screen.findByRole('textbox', { name: '验证码' }), '999999');
  await card.user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(card.store.getState().money.working).toEqual([]));
  card.unmount();

  const { orderId = '' } = lender.launch('complainant');
  for (const path of ['/complaint', '/complaintList', '/complainDetails?problemId=1']) {
    (await look(path, 'complainant')).unmount();
  }
  const form = await look(`/complainPageNext?problemType=2&orderNo=${orderId}`, 'complainant');
  await form.user.type(await screen.findByLabelText('Descripción'), DRAFT);
  await form.user.upload(picker(), imageFile('Lola.jpg'));
  await screen.findByText('1/9');
  lender.refuse('problemSave', { code: '9', message: 'Ahora no, señora Lola', times: 1 });
  await form.user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(isQuiet(form.store)).toBe(true));
  form.unmount();
}

it('shows no value of the network traffic in a borrower’s whole session', async () => {
  const { lender, everything } = overheard();
  await walk(lender);
  const texts = everything();
  expect(texts.length).toBeGreaterThan(150);
  expect(shown.length).toBeGreaterThan(100);
  expect(toldOf([...texts, DRAFT, 'Lola'])).toEqual([]);
});

it('shows no input and no answer of a promotion’s visitor', async () => {
  const { lender, everything } = overheard();
  const page = await renderPromotion('/promotion?id=1&UC=Lola&utm_tag=Lola', {
    lender,
    devTools: maskedOptions,
  });
  await fillIn(page);
  await page.user.type(field('短信验证码'), await askForCode(page));
  await come(() => undefined);
  expect(toldOf([...everything(), PHONE, 'Lola'])).toEqual([]);
});

it('shows a whole session in development, without its secrets', async () => {
  const { lender, everything } = overheard();
  await walk(lender, openOptions);
  const texts = everything();
  const { sessionId = '', mobilePhone = '', swift = '', eyes = '' } = lender.launch('overdue');
  const cards = lender.requests.flatMap(
    ({ body }) => (body as { readonly cardNo?: string } | undefined)?.cardNo ?? '',
  );
  const secrets = [sessionId, mobilePhone, swift, eyes, '999999', ...cards].filter(Boolean);
  expect(secrets.length).toBeGreaterThan(5);
  expect(toldOf(secrets)).toEqual([]);
  const told = toldOf([...texts, DRAFT]);
  expect(told).toContain(DRAFT);
  expect(told).toContain('Llamadas a deshoras');
  expect(told.length).toBeGreaterThan(texts.length * 0.8);
});

it('hides a visitor’s number and codes in development', async () => {
  const { lender } = overheard();
  const page = await renderPromotion('/promotion?id=1&utm_tag=Lola', {
    lender,
    devTools: openOptions,
  });
  await fillIn(page);
  const code = await askForCode(page);
  await page.user.type(field('短信验证码'), code);
  await come(() => undefined);
  expect(toldOf([PHONE, code])).toEqual([]);
  expect(toldOf(['Lola'])).toEqual(['Lola']);
});
