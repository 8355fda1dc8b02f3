import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sampledScreens } from '@/features/preview/sampleVisits';
import { launchAddress } from '../../sandbox/launchAddress';
import { startPreview } from '../../scripts/previewServer';
import { addressOf, askingScreens, borrowerOf } from '../../tools/proof/sampleScreens';
import { expect, test as base } from '../e2e/fixtures';
import { answerShown, lastCode, owed } from '../e2e/steps';
import { received } from '../support/received';
import { personOn } from './person';
import { isThere, withWebKit } from './webkit';

/** Reports that are no error: the speed of a page, and the missing native app. */
const NO_FAULT = /"kind":"(speed|bridge)"/;
const LOAN = 'Detalle del préstamo';

const test = base.extend<{ person: ReturnType<typeof personOn> }>({
  preview: async ({ browserName: _ }, use) => {
    const preview = await startPreview(0, { isReporting: true });
    await use(preview);
    await preview.close();
  },
  person: async ({ preview: { origin, reports } }, use) => {
    test.skip(!isThere(), 'No WebKitGTK or no display (xvfb-run -a): docs/proof.md#browsers');
    const before = reports.length;
    await withWebKit(async (browser) => {
      await use(personOn(browser, origin));
      // The page's reporter is loaded when the page is idle, and sends at once.
      await setTimeout(2_500);
    });
    expect(reports.slice(before).filter((each) => !NO_FAULT.test(each))).toEqual([]);
  },
  open: async ({ person, lender }, use) => {
    await use(async (path, borrower) => {
      await person.visits(launchAddress(lender, path, borrower));
    });
  },
});

test.fail('fails on an uncaught error of a page', async ({ person }) => {
  await person.visits('/about');
  await person.finds('!!document.querySelector("h1")', true);
  await person.finds('dispatchEvent(new ErrorEvent("error", { error: new Error() }))', true);
  await person.finds('setTimeout(() => { throw new Error() }) > 0', true);
});

const isNativePage = ({ name }: { readonly name: string }) => name.startsWith('native-');

for (const screen of sampledScreens.filter(isNativePage)) {
  // WebKitGTK has no app for the deep link, and shows an error page of its own.
  test(`leaves ${screen.path} for the native app`, async ({ person, open, lender }) => {
    await open(addressOf(screen, lender), borrowerOf(screen));
    await person.finds('location.href', 'about:blank');
  });
}

for (const screen of sampledScreens.filter((each) => !isNativePage(each))) {
  test(`opens ${screen.path}`, async ({ person, open, lender }) => {
    await open(addressOf(screen, lender), borrowerOf(screen));
    await person.finds(`!!document.querySelector('h1')?.innerText`, true);
    const asking = askingScreens.find(({ name }) => name === screen.name);
    if (asking) await person.sees(await answerShown(lender, asking));
  });
}

test('confirms a loan', async ({ person, open, lender }) => {
  await open('/confirm', 'newLoan');
  await person.taps('button', 'Confirmar préstamo');
  await person.sees(LOAN);
  expect(received(lender, 'loanDetailPush')).toHaveLength(1);
});

test('pays by card, with a code', async ({ person, open, lender }) => {
  await open('/loanDetail', 'overdue');
  await person.taps('button', 'Pagar');
  await person.taps('link', /Tarjeta o pago en línea/);
  await person.taps('button', '选择银行卡');
  await person.taps('radio', /1234/);
  await person.taps('button', '确认还款');
  await person.sees('验证码已发送，请查看手机');
  await person.types('验证码', lastCode(lender));
  await person.taps('button', '确定');
  await person.sees(LOAN);
  expect(received(lender, 'repaymentConfirm')).toHaveLength(1);
});

test('pays on another page, and comes back', async ({ person, open, lender }) => {
  await open(`/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
  await person.taps('button', '在线支付');
  await person.taps('link', 'Pagar');
  await person.sees(LOAN);
  expect(received(lender, 'repaymentHuichao')).toHaveLength(1);
});

test('complains, with a picture', async ({ person, open, lender }) => {
  await open('/complaint', 'complainant');
  await person.sees('Cobranza');
  await person.taps('button', 'Cobranza');
  await person.taps('button', 'Llamadas a deshoras');
  await person.types('Descripción', 'Me llaman antes de las siete.');
  await person.attaches('Agregar imagen', path.resolve('dist/icon-512.png'));
  await person.sees('Carga exitosa');
  await person.taps('button', 'Enviar');
  await person.sees('Su queja fue enviada');
  expect(received(lender, 'problemSave')).toHaveLength(1);
});

test('registers on the promotion page', async ({ person, lender }) => {
  await person.visits('/promotion?id=1&UC=c-9&links_id=L1');
  await person.types('手机号', '13800138000');
  await person.finds(`document.querySelector('form img[src^="blob:"]')?.naturalWidth > 0`, true);
  await person.types('图形验证码', lastCode(lender));
  await person.taps('button', '获取验证码');
  await person.sees('验证码已发送，请在手机上查看！');
  await person.types('短信验证码', lastCode(lender));
  await person.taps('button', '立即申请');
  await person.sees('注册成功');
  expect(received(lender, 'register')).toHaveLength(1);
});

test('shows the same screens after reload and Back', async ({ person, open }) => {
  await open('/loanDetail', 'dueTomorrow');
  await person.taps('button', 'Pagar');
  await person.sees('Tarjeta o pago en línea');
  await person.reloads();
  await person.sees('Tarjeta o pago en línea');
  await person.goesBack();
  await person.sees(LOAN);
});
