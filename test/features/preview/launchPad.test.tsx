import { configure, screen, waitFor, within } from '@testing-library/react';
import { previewScreens } from '@/features/preview';
import { routes } from '@/platform/navigation/routes';
import { argumentOf, parameterGetter } from '@/platform/navigation/screens/firstRead';
import { createLender, type Lender } from '../../../sandbox';
import { requestFor } from '../../../sandbox/caller';
import { askingScreens } from '../../../tools/proof/sampleScreens';
import { axeFindings } from '../../support/axeFindings';
import { type RenderOptions, renderScreen } from '../../support/renderScreen';

interface PadOptions {
  readonly lender?: Lender;
  readonly fetch?: typeof fetch;
  readonly environment?: NonNullable<RenderOptions['environment']>;
}

async function openPad({ lender = createLender(), environment = {}, ...own }: PadOptions = {}) {
  const send: typeof fetch = own.fetch ?? ((input, init) => lender.fetch(input, init));
  const moreScreens = previewScreens({ fetch: send });
  const rendered = await renderScreen('/testPreview', { lender, moreScreens, environment });
  await screen.findByRole('heading', { level: 1, name: 'Launch pad' });
  return rendered;
}

// The launch pad has no hidden elements, and the check for them takes most of a test's time.
configure({ defaultHidden: true });

/** The alias of the page's first call where the lender refuses it; undefined where there is no such call. */
async function refusalOf(address: string, lender: Lender): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address);
  const asks = askingScreens.find(({ row }) => Object.values(row.paths).includes(pathname))?.asks;
  if (!asks) return undefined;
  const launch = Object.fromEntries(searchParams);
  const sent = argumentOf(
    asks,
    parameterGetter((name) => launch[name] ?? '', launch),
  );
  if (!sent) return `${asks.alias}: a parameter is missing`;
  const { url, init } = requestFor(asks.alias, { ...sent }, launch);
  const { code } = (await (await lender.fetch(url, init)).json()) as { code: unknown };
  return Number(code) === 0 ? undefined : `${pathname} ${asks.alias}: ${String(code)}`;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const filled = () => waitFor(() => expect(screen.getByLabelText('userId')).not.toHaveValue(''));

describe('the launch pad', () => {
  it('is missing where the environment does not switch it on', async () => {
    const moreScreens = previewScreens({ fetch: () => Promise.reject(new Error()) });
    await renderScreen('/testPreview', { moreScreens, environment: { features: {} } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Página no encontrada',
    );
  });

  it('opens a page as the native app would, with every parameter of the borrower', async () => {
    const { user, departures, lender } = await openPad();
    await filled();
    await user.selectOptions(screen.getByLabelText('Borrower'), 'newLoan');
    await user.selectOptions(screen.getByLabelText('clientType'), 'ios');
    await user.click(screen.getByRole('button', { name: 'Confirm loan' }));
    await waitFor(() => expect(departures).toHaveLength(1));
    const address = new URL(departures[0] ?? '');
    expect(address.pathname).toBe('/confirm');
    expect(Object.fromEntries(address.searchParams)).toEqual(
      lender.launch('newLoan', { clientType: 'ios' }),
    );
  });

  it('opens the first page as a customer of the chosen brand', async () => {
    const mobilePhone = { pattern: '^6\\d{9}$', length: 10, groups: [5, 5], countryCode: '91' };
    const { user, departures } = await openPad({
      environment: { merchantNumber: 'IN-1', mobilePhone },
    });
    await filled();
    await user.click(screen.getByRole('button', { name: 'Repay' }));
    await waitFor(() => expect(departures).toHaveLength(1));
    const { searchParams } = new URL(departures[0] ?? '');
    expect(searchParams.get('merchantNumber')).toBe('IN-1');
    expect(searchParams.get('mobilePhone')).toMatch(/^6\d{9}$/);
  });

  it('opens Repay as a borrower with an instalment to pay, until another one is chosen', async () => {
    const { user, departures, lender } = await openPad();
    await filled();
    await user.click(screen.getByRole('button', { name: 'Repay' }));
    await waitFor(() => expect(departures).toHaveLength(1));
    const { searchParams } = new URL(departures[0] ?? '');
    expect(Object.fromEntries(searchParams)).toEqual(lender.launch('dueTomorrow'));
  });

  it('opens the page with edited values, without empty ones', async () => {
    const { user, departures } = await openPad();
    await filled();
    await user.clear(screen.getByLabelText('orderId'));
    await user.clear(screen.getByLabelText('deviceId'));
    await user.type(screen.getByLabelText('deviceId'), 'mine & only');
    await user.click(screen.getByRole('button', { name: 'Confirm loan' }));
    await waitFor(() => expect(departures).toHaveLength(1));
    const query = new URL(departures[0] ?? '').searchParams;
    expect(query.get('deviceId')).toBe('mine & only');
    expect(query.has('orderId')).toBe(false);
  });

  it('keeps the choices for the next visit in this tab', async () => {
    const first = await openPad();
    await filled();
    await first.user.selectOptions(screen.getByLabelText('Borrower'), 'overdue');
    await first.user.selectOptions(screen.getByLabelText('language'), '1');
    first.unmount();
    await openPad();
    await filled();
    expect(screen.getByLabelText('Borrower')).toHaveValue('overdue');
    expect(screen.getByLabelText('language')).toHaveValue('1');
  });

  it('gives a page its own parameters', async () => {
    const { user, departures } = await openPad();
    await filled();
    await user.clear(screen.getByLabelText('payCode'));
    await user.type(screen.getByLabelText('payCode'), 'transfer');
    await user.click(screen.getByRole('button', { name: 'Repayment instructions' }));
    await user.click(screen.getByRole('button', { name: 'Write a complaint' }));
    await waitFor(() => expect(departures).toHaveLength(2));
    const [instruction, complaint] = departures.map((address) => new URL(address).searchParams);
    expect(instruction?.get('requestType')).toBe('1');
    expect(instruction?.get('payCode')).toBe('transfer');
    expect(complaint?.get('orderNo')).toBe(complaint?.get('orderId'));
  });

  it('opens each page with a borrower and an amount for which the lender has an answer', async () => {
    const lender = createLender();
    const { user, departures } = await openPad({ lender });
    await filled();
    for (const borrower of ['instalments', 'settled'] as const) {
      await user.selectOptions(screen.getByLabelText('Borrower'), borrower);
      departures.length = 0;
      const buttons = section('Open a page').getAllByRole('button');
      for (const button of buttons) await user.click(button);
      await waitFor(() => expect(departures).toHaveLength(buttons.length));
      const refused = await Promise.all(departures.map((address) => refusalOf(address, lender)));
      expect(refused.filter(Boolean)).toEqual([]);
    }
  });

  it('says as whom it opens a page that the chosen borrower cannot show, unless one insists', async () => {
    const { user, departures, lender } = await openPad();
    await filled();
    await user.click(screen.getByRole('button', { name: 'Complaint detail, as complainant' }));
    await waitFor(() => expect(departures).toHaveLength(1));
    const [userId, problemId] = ['userId', 'problemId'].map((name) =>
      new URL(departures[0] ?? '').searchParams.get(name),
    );
    expect(userId).toBe(lender.launch('complainant').userId);
    expect(problemId).toBe(`${userId}01`);
    await user.selectOptions(
      screen.getByLabelText('Pages on which this borrower has nothing to show'),
      'Open all the same',
    );
    await user.click(screen.getByRole('button', { name: 'Complaint detail' }));
    await waitFor(() => expect(departures).toHaveLength(2));
    expect(departures[1]).toContain(lender.launch('dueTomorrow').userId);
  });

  it('proposes what the chosen borrower owes', async () => {
    const { user, lender } = await openPad();
    await filled();
    await user.type(screen.getByLabelText('amount'), '9');
    await user.selectOptions(screen.getByLabelText('Borrower'), 'instalments');
    const { figures } = lender.borrowerCards().find(({ name }) => name === 'instalments')!;
    expect(figures.amount).not.toBe('140557');
    expect(screen.getByLabelText('amount')).toHaveValue(figures.amount);
  });

  it('lists every address of every screen', async () => {
    await openPad();
    const pages = section('Open a page');
    const addresses = Object.keys(routes).length;
    // The promotion is a separate entry.
    expect(pages.getAllByRole('button')).toHaveLength(addresses + 1);
    expect(pages.getByRole('button', { name: /^Confirm loan \(\/confirmNew\)/ })).toBeEnabled();
  });

  it('says that there is no sandbox, and opens pages without it', async () => {
    const page = () => Promise.resolve(new Response('<!doctype html>'));
    const { user, departures } = await openPad({ fetch: page });
    expect(await screen.findByText(/There is no sandbox at this server/)).toBeVisible();
    await user.type(screen.getByLabelText('userId'), '1');
    await user.click(screen.getByRole('button', { name: 'Confirm loan' }));
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(new URL(departures[0] ?? '').search).toBe('?userId=1');
  });

  it('links to the console of the sandbox', async () => {
    const { lender } = await openPad();
    const link = screen.getByRole('link', { name: 'sandbox console' });
    expect(lender.owns(link.getAttribute('href') ?? '')).toBe(true);
  });

  it('passes axe', async () => {
    await openPad();
    await filled();
    expect(await axeFindings(document.body)).toEqual([]);
  });
});

describe('the device tests', () => {
  it('show a photo without sending it', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
    const { user } = await openPad();
    await user.upload(
      screen.getByLabelText('Photo'),
      new File(['12345'], 'selfie.jpg', { type: 'image/jpeg' }),
    );
    expect(screen.getByText('selfie.jpg, 5 bytes')).toBeVisible();
    expect(screen.getByAltText('The photo selfie.jpg')).toHaveAttribute('src', 'blob:photo');
  });

  it('call a contact, and store it', async () => {
    const { user, departures } = await openPad();
    await user.type(screen.getByLabelText('Contact'), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Call' }));
    expect(screen.getByText('This is not a telephone number.')).toBeVisible();
    await user.clear(screen.getByLabelText('Contact'));
    await user.type(screen.getByLabelText('Contact'), '+52 55 5555 0100');
    await user.click(screen.getByRole('button', { name: 'Call' }));
    expect(departures).toEqual(['tel:+525555550100']);
    expect(screen.getByText('Kept in this tab: +52 55 5555 0100')).toBeVisible();
  });

  it.each([
    ['where it is', { coords: { latitude: 19.4, longitude: -99.1, accuracy: 12 } }, undefined],
    ['why it does not say', undefined, { message: 'User denied Geolocation' }],
  ])('show the location: %s', async (_, position, error) => {
    const getCurrentPosition = (found: (p: unknown) => void, failed: (e: unknown) => void) => {
      if (position) found(position);
      else failed(error);
    };
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    const { user } = await openPad();
    await user.click(screen.getByRole('button', { name: 'Locate' }));
    const answer = position ? '19.40000, -99.10000, within 12 m' : /User denied Geolocation/;
    expect(screen.getByText(answer)).toBeVisible();
  });
});
