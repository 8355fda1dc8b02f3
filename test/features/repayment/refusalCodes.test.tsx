import { screen } from '@testing-library/react';
import { fixedClockLender, payWithCard, renderPayment } from './support';

/** A table that is an object inherits these keys. */
it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'shows a refusal with the code %s in the lender’s words',
  async (code) => {
    const lender = fixedClockLender();
    lender.refuse('repaymentCommit', { code, message: 'La tarjeta fue rechazada' });
    const { user } = await renderPayment('/ynRepayChoose', { lender });
    await payWithCard(user, 'noCode');
    expect((await screen.findAllByText('La tarjeta fue rechazada'))[0]).toBeVisible();
  },
);
