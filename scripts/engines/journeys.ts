import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BorrowerName, Lender } from '../../sandbox';
import { launchAddress } from '../../test/e2e/fixtures';
import { lastCode, owed, sent } from '../../test/e2e/steps';
import type { Person } from './person';

export interface Journey {
  readonly name: string;
  readonly go: (person: Person, lender: Lender) => Promise<void>;
}

const LOAN = 'Detalle del préstamo';
const COMPLAINT = '/complaint';

const open = (person: Person, lender: Lender, path: string, borrower: BorrowerName) =>
  person.visits(launchAddress(lender, path, borrower));

const expectOne = (what: string, list: readonly unknown[]) => {
  if (list.length !== 1) throw new Error(`${list.length} times ${what}`);
};

async function confirm(person: Person, lender: Lender): Promise<void> {
  await open(person, lender, '/confirm', 'newLoan');
  await person.taps('button', 'Confirmar préstamo');
  await person.sees(LOAN);
  expectOne('a loan confirmed', sent(lender, 'loanDetailPush'));
}

async function payByCard(person: Person, lender: Lender): Promise<void> {
  await open(person, lender, '/loanDetail', 'overdue');
  await person.taps('button', 'Pagar');
  await person.taps('link', /Tarjeta o pago en línea/);
  await person.taps('button', '选择银行卡');
  await person.taps('radio', /1234/);
  await person.taps('button', '确认还款');
  await person.sees('验证码已发送，请查看手机');
  await person.types('验证码', lastCode(lender));
  await person.taps('button', '确定');
  await person.sees(LOAN);
  if (Number(await owed(lender, 'overdue').catch(() => 0)) > 0) throw new Error('still owes');
}

async function payOnline(person: Person, lender: Lender): Promise<void> {
  await open(person, lender, `/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
  await person.taps('button', '在线支付');
  await person.taps('link', 'Pay');
  await person.sees(LOAN);
  expectOne('a payment online', sent(lender, 'repaymentHuichao'));
}

async function extend(person: Person, lender: Lender): Promise<void> {
  await open(person, lender, '/repayDelay', 'dueTomorrow');
  await person.taps('link', /Tienda Esquina/);
  await person.sees('Pague con esta referencia');
}

async function complain(person: Person, lender: Lender): Promise<void> {
  const picture = path.join(tmpdir(), 'engines-picture.png');
  await open(person, lender, COMPLAINT, 'complainant');
  await person.sees('Cobranza');
  writeFileSync(picture, await person.picture());
  await person.taps('button', 'Cobranza');
  await person.taps('button', 'Llamadas a deshoras');
  await person.types('Descripción', 'Me llaman antes de las siete.');
  await person.attaches('Agregar imagen', picture);
  await person.sees('¡Carga exitosa!');
  await person.taps('button', 'Enviar');
  await person.sees('Su queja fue enviada');
  await person.taps('link', 'Mis quejas');
  await person.taps('link', /Me llaman antes de las siete/);
  await person.taps('button', 'Ampliar: Su imagen 1');
  expectOne('a complaint', sent(lender, 'problemSave'));
}

async function register(person: Person, lender: Lender): Promise<void> {
  await person.visits('/promotion?id=1&UC=c-9&links_id=L1');
  await person.types('手机号', '13800138000');
  await person.finds('captcha', CAPTCHA_WIDTH);
  await person.types('图形验证码', lastCode(lender));
  await person.taps('button', '获取验证码');
  await person.sees('验证码已发送，请在手机上查看！');
  const { code } = await person.until('no SMS', () =>
    lender.outbox.find(({ kind }) => kind === 'sms'),
  );
  await person.types('短信验证码', code);
  await person.taps('button', '立即申请');
  await person.sees('注册成功');
  expectOne('a registration', sent(lender, 'register'));
}

const CAPTCHA_WIDTH = `return document.querySelector('img[src*="get-captcha"]')?.naturalWidth`;
const LANGUAGE = 'return document.documentElement.lang';

async function changeLanguage(person: Person): Promise<void> {
  const speaks = (language: string) => person.finds(language, `${LANGUAGE} === '${language}'`);
  await person.visits('/about?language=1');
  await person.sees('About us');
  await speaks('en');
  await person.reloads();
  await speaks('en');
  await person.taps('link', 'Loan terms and conditions');
  await person.finds('/Loan', `return location.pathname === '/Loan'`);
  await speaks('en');
  await person.taps('link', 'Español');
  await speaks('es');
  await person.goesBack();
  await speaks('en');
}

async function backAndReload(person: Person, lender: Lender): Promise<void> {
  await open(person, lender, '/loanDetail', 'dueTomorrow');
  await person.taps('button', 'Pagar');
  await person.sees('Tarjeta o pago en línea');
  await person.reloads();
  await person.sees('Tarjeta o pago en línea');
  await person.goesBack();
  await person.sees(LOAN);
  await person.reloads();
  await person.sees(LOAN);
  await person.taps('button', 'Pagar');
}

export const journeys: readonly Journey[] = [
  { name: 'confirms a loan', go: confirm },
  { name: 'pays by card, with a code', go: payByCard },
  { name: 'pays on another page, and comes back', go: payOnline },
  { name: 'extends a loan, to the instruction', go: extend },
  { name: 'complains, with a picture', go: complain },
  { name: 'registers on the promotion page', go: register },
  { name: 'reads the public pages, in another language', go: changeLanguage },
  { name: 'goes back, and reloads', go: backAndReload },
];
