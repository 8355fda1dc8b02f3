import { MINUTE_MS } from './clock';
import { anyText, oneOf, optionalText, text } from './fields';
import { captchaSvg } from './images';
import type { ReasonName } from './reasons';
import { Refusal } from './refusal';
import type { Visit } from './route';
import { forVisitor } from './route';
import { type LocalizedText, translate } from './texts';

const CODE_LIFE_MS = 5 * MINUTE_MS;

interface Template {
  readonly id: string;
  readonly title?: LocalizedText;
  readonly banner?: string;
  readonly androidUrl?: string;
  readonly iosUrl?: string;
}

/** The landing templates: one with all fields, and one with its id only. */
const templates: readonly Template[] = [
  {
    id: '1',
    title: {
      es: 'Si se aprueba, su préstamo llega en 1 a 3 días',
      en: 'Once approved, your loan arrives in 1 to 3 days',
      hi: 'मंज़ूरी मिलने पर लोन 1 से 3 दिन में',
      zh: '审核通过后，1–3 天到账',
    },
    banner: '/__sandbox__/images/banner/1.svg',
    androidUrl: 'https://downloads.prestamoclaro.example/app.apk',
    iosUrl: 'https://downloads.prestamoclaro.example/ios',
  },
  { id: '2' },
];

const origin = { user_from: optionalText, utm_tag: optionalText, app_from: optionalText };
const device = { deviceId: text, appName: text };
const captcha = { phone: text, capcode: text, sid: text };
const tracking = {
  ...origin,
  page_id: text,
  client_type: oneOf('ios', 'android'),
  page_type: oneOf('1'),
};

/** Routes of the landing page: template, tracking, captcha, SMS code and registration. */
export const promotionRoutes = {
  channelTemplate: forVisitor({ templateId: text }, ({ lender, language }, { templateId }) => {
    const template = templates.find(({ id }) => id === templateId);
    if (!template) throw new Refusal('template');
    const { title, ...others } = template;
    if (!title) return others;
    return { ...others, title: translate(language, title), appTitle: lender.environment.appTitle };
  }),

  trackVisit: forVisitor(tracking, () => ({})),

  trackClick: forVisitor({ ...tracking, phone: text }, (visit, sent) => {
    checkPhone(visit, sent);
    return {};
  }),

  getSid: forVisitor({}, ({ lender }) => {
    const sid = lender.random.letters(20);
    lender.promotion.captchas.set(sid, '');
    return { sid };
  }),

  getCaptcha: forVisitor({ sid: text, timestamp: text }, ({ lender }, { sid }) => {
    const { captchas } = lender.promotion;
    if (!captchas.has(sid)) throw new Refusal('parameter', 'sid');
    const code = lender.random.letters(4);
    captchas.set(sid, code);
    lender.outbox.push({ kind: 'captcha', to: sid, code, at: lender.clock.now() });
    return captchaSvg(code);
  }),

  getSms: forVisitor({ ...captcha, ...device, ...origin }, (visit, sent) => {
    const { promotion, random, outbox, clock } = visit.lender;
    checkPhone(visit, sent);
    checkCaptcha(visit, sent, 'captchaForSms');
    if (promotion.registered.has(sent.phone)) throw new Refusal('registered');
    const code = random.digits(6);
    promotion.codes.set(sent.phone, { code, expiresAt: visit.now + CODE_LIFE_MS });
    outbox.push({ kind: 'sms', to: sent.phone, code, at: clock.now() });
    return {};
  }),

  register: forVisitor(
    {
      ...captcha,
      ...device,
      ...origin,
      merchantNumber: oneOf('0'),
      userName: text,
      smsCode: text,
      invite_code: optionalText,
      id: anyText,
    },
    (visit, sent) => {
      const { codes, registered, captchas } = visit.lender.promotion;
      checkPhone(visit, sent);
      if (sent.userName !== sent.phone) throw new Refusal('parameter', 'userName');
      checkCaptcha(visit, sent, 'captchaForRegister');
      if (registered.has(sent.phone)) throw new Refusal('registered');
      const sms = codes.get(sent.phone);
      if (sms?.code !== sent.smsCode || visit.now > sms.expiresAt) throw new Refusal('smsCode');
      codes.delete(sent.phone);
      captchas.delete(sent.sid);
      registered.add(sent.phone);
      return {};
    },
  ),
};

/** Checks a mobile number against the brand's pattern. Throws `Refusal`. */
function checkPhone({ lender }: Visit, { phone }: { readonly phone: string }): void {
  const { pattern } = lender.environment.mobilePhone;
  if (!new RegExp(`^(?:${pattern})$`).test(phone)) throw new Refusal('parameter', 'phone');
}

/** Checks the captcha, in upper or lower case. A wrong answer invalidates the captcha. */
function checkCaptcha(
  { lender }: Visit,
  { sid, capcode }: { readonly sid: string; readonly capcode: string },
  reason: ReasonName,
): void {
  const { captchas } = lender.promotion;
  const drawn = captchas.get(sid) ?? '';
  if (drawn !== '' && drawn === capcode.toUpperCase()) return;
  if (captchas.has(sid)) captchas.set(sid, '');
  throw new Refusal(reason);
}
