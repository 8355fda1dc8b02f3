import { Hono } from 'hono';
import { textResponse } from './envelope';
import { drawPicture, escape } from './images';
import { findOrder } from './orders';
import { acceptPayment } from './payment';
import type { LenderState } from './state';
import type { OnlinePayment } from './state';
import { translate } from './texts';

const SVG_TYPE = 'image/svg+xml';
const HTML_TYPE = 'text/html; charset=utf-8';

/** Pages that the browser opens at the lender itself: pictures and the online payment page. */
export function pageRoutes(lender: LenderState): Hono {
  const app = new Hono();

  app.get('/images/upload/:name', (c) => {
    const upload = lender.uploads.get(c.req.path);
    if (!upload) return c.notFound();
    return new Response(new Uint8Array(upload.bytes), { headers: { 'content-type': upload.type } });
  });

  app.get('/images/:kind/:file', (c) => {
    const picture = drawPicture(c.req.param('kind'), c.req.param('file').replace(/\.svg$/, ''));
    return picture ? textResponse(picture, SVG_TYPE) : c.notFound();
  });

  app.get('/online-pay', (c) => {
    const ticket = c.req.query('ticket') ?? '';
    const payment = lender.onlinePayments.get(ticket);
    return payment ? textResponse(payPage(lender, ticket, payment), HTML_TYPE) : c.notFound();
  });

  app.get('/online-pay/done', (c) => {
    const ticket = c.req.query('ticket') ?? '';
    const payment = lender.onlinePayments.get(ticket);
    if (!payment) return c.notFound();
    lender.onlinePayments.delete(ticket);
    const borrower = lender.borrowers.get(payment.borrower);
    const order = findOrder(borrower, payment.orderId);
    const { amount } = payment;
    acceptPayment(lender, { borrower, order, kind: '1', amount, via: 'online' });
    lender.changes.tell();
    return c.redirect(backTo(lender, payment), 302);
  });

  return app;
}

const payTexts = {
  title: { es: 'Pago en línea', en: 'Online payment', hi: 'ऑनलाइन भुगतान' },
  order: { es: 'Préstamo {orderId}', en: 'Loan {orderId}', hi: 'लोन संख्या {orderId}' },
  pay: { es: 'Pagar', en: 'Pay', hi: 'भुगतान करें' },
  cancel: { es: 'Cancelar', en: 'Cancel', hi: 'रद्द करें' },
};

/** The online payment page, outside the app and without script: it has one button to pay and one to return. */
function payPage(lender: LenderState, ticket: string, payment: OnlinePayment): string {
  const pay = `/__sandbox__/online-pay/done?ticket=${encodeURIComponent(ticket)}`;
  const { language } = lender.borrowers.get(payment.borrower);
  const title = translate(language, payTexts.title);
  const order = translate(language, payTexts.order, { orderId: escape(payment.orderId) });
  return (
    `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><h1>${title}</h1><p>${order}</p>` +
    `<p><a href="${escape(pay)}">${translate(language, payTexts.pay)}</a></p>` +
    `<p><a href="${escape(backTo(lender, payment))}">${translate(language, payTexts.cancel)}</a></p></html>`
  );
}

function backTo(lender: LenderState, { borrower, orderId }: OnlinePayment): string {
  const order = lender.borrowers.get(borrower).orders.find((own) => own.orderId === orderId);
  const query = new URLSearchParams({ productId: order?.product.productId ?? '', orderId });
  return `${lender.appOrigin}/loanDetail?${query.toString()}`;
}
