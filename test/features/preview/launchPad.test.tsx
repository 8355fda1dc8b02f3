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
  if (!own.fetch) await waitFor(() => expect(screen.getByLabelText('userId')).not.toHaveValue(''));
  const { user, departures } = rendered;
  /** Opens a page by its button. Returns its parameters. */
  const open = async (name: string) => {
    const before = departures.length;
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(departures).toHaveLength(before + 1));
    return new URL(departures.at(-1) ?? '').searchParams;
  };
  return { ...rendered, open };
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

describe('the launch pad', () => {
  it('is missing where the environment does not switch it on', async () => {
    const moreScreens = previewScreens({ fetch: () => Promise.reject(new Error()) });
    await renderScreen('/testPreview', { moreScreens, environment: { features: {} } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Página no encontrada',
    );
  });

  it('opens a page as the native app would, with every parameter of the borrower', async () => {
    const { user, departures, lender, open } = await openPad();
    await user.selectOptions(screen.getByLabelText('Borrower'), 'newLoan');
    await user.selectOptions(screen.getByLabelText('clientType'), 'ios');
    const launch = Object.fromEntries(await open('Confirm loan'));
    expect(new URL(departures[0] ?? '').pathname).toBe('/confirm');
    expect(launch).toEqual(lender.launch('newLoan', { clientType: 'ios' }));
  });

  it('opens the first page as a customer of the chosen brand', async () => {
    const mobilePhone = { pattern: '^6\\d{9}$', length: 10, groups: [5, 5], countryCode: '91' };
    const { open } = await openPad({ environment: { merchantNumber: 'IN-1', mobilePhone } });
    const launch = await open('Repay');
    expect(launch.get('merchantNumber')).toBe('IN-1');
    expect(launch.get('mobilePhone')).toMatch(/^6\d{9}$/);
  });

  it('opens Repay as a borrower with an instalment to pay, until another one is chosen', async () => {
    const { open, lender } = await openPad();
    expect(Object.fromEntries(await open('Repay'))).toEqual(lender.launch('dueTomorrow'));
  });

  it('opens the page with edited values, without empty ones', async () => {
    const { user, open } = await openPad();
    await user.clear(screen.getByLabelText('orderId'));
    await user.clear(screen.getByLabelText('deviceId'));
    await user.type(screen.getByLabelText('deviceId'), 'mine & only');
    const query = await open('Confirm loan');
    expect(query.get('deviceId')).toBe('mine & only');
    expect(query.has('orderId')).toBe(false);
  });

  it('keeps the choices for the next visit in this tab', async () => {
    const first = await openPad();
    await first.user.selectOptions(screen.getByLabelText('Borrower'), 'overdue');
    await first.user.selectOptions(screen.getByLabelText('language'), '1');
    first.unmount();
    await openPad();
    expect(screen.getByLabelText('Borrower')).toHaveValue('overdue');
    expect(screen.getByLabelText('language')).toHaveValue('1');
  });

  it('gives a page its own parameters', async () => {
    const { user, open } = await openPad();
    await user.clear(screen.getByLabelText('payCode'));
    await user.type(screen.getByLabelText('payCode'), 'transfer');
    const instruction = await open('Repayment instructions');
    expect(instruction.get('requestType')).toBe('1');
    expect(instruction.get('payCode')).toBe('transfer');
    const complaint = await open('Write a complaint');
    expect(complaint.get('orderNo')).toBe(complaint.get('orderId'));
  });

  it('opens each page with a borrower and an amount for which the lender has an answer', async () => {
    const lender = createLender();
    const { user, departures } = await openPad({ lender });
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
    const { user, lender, open } = await openPad();
    const { userId } = lender.launch('complainant');
    const launch = await open('Complaint detail, as complainant');
    expect(launch.get('userId')).toBe(userId);
    expect(launch.get('problemId')).toBe(`${userId}01`);
    await user.selectOptions(
      screen.getByLabelText('Pages on which this borrower has nothing to show'),
      'Open all the same',
    );
    const insisted = await open('Complaint detail');
    expect(insisted.get('userId')).toBe(lender.launch('dueTomorrow').userId);
  });

  it('proposes what the chosen borrower owes', async () => {
    const { user, lender } = await openPad();
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
    const { user, departures, open } = await openPad({ fetch: page });
    expect(await screen.findByText(/There is no sandbox at this server/)).toBeVisible();
    await user.type(screen.getByLabelText('userId'), '1');
    await open('Confirm loan');
    expect(new URL(departures[0] ?? '').search).toBe('?userId=1');
  });

  it('links to the console of the sandbox', async () => {
    const { lender } = await openPad();
    const link = screen.getByRole('link', { name: 'sandbox console' });
    expect(lender.owns(link.getAttribute('href') ?? '')).toBe(true);
  });

  it('passes axe', async () => {
    await openPad();
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
