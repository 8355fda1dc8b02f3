import { screen, waitFor } from '@testing-library/react';
import { asNumber, sendingNumbers } from '../../support/longNumbers';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { amountOf, fixedClockLender, payButton, renderPayment } from './support';

/** Whole numbers beyond 2^53: two that JavaScript's numbers cannot tell apart. */
const ONE = '13496250844744171';
const OTHER = '13496250844744172';

it('shows each digit of a payment reference that is a number', async () => {
  const lender = sendingNumbers(fixedClockLender());
  const vCode = asNumber('9633252900000000123');
  lender.fault('generateVcode', { kind: 'patch', set: { 'repayDetail.vCode': vCode } });
  const amount = await amountOf(lender, 'overdue');
  await renderScreen(`/carpmm?requestType=1&payCode=shop&amount=${amount}`, {
    borrower: 'overdue',
    lender,
  });
  expect(await screen.findByText('9633252900000000123')).toBeVisible();
});

it('pays with the chosen one of two cards with long ids, and sends card, token and record back as numbers', async () => {
  const lender = sendingNumbers(fixedClockLender());
  const card = { bankName: 'Banco Ficticio', bankCode: asNumber('90071992547409930') };
  lender.fault('repaymentWay', {
    kind: 'patch',
    data: {
      repayToken: asNumber('9007199254740993001'),
      bankCards: [
        { ...card, id: asNumber(ONE), cardNo: '5000000000001234' },
        { ...card, id: asNumber(OTHER), cardNo: '5000000000005678' },
      ],
    },
  });
  const codeAwaited = {
    code: '00',
    message: '',
    data: { needValid: 1, repayRecordId: asNumber('8888888888888888801') },
  };
  lender.fault('repaymentCommit', {
    kind: 'text',
    text: JSON.stringify(codeAwaited),
    carriedOut: false,
    times: 1,
  });
  const { user } = await renderPayment('/ynRepayChoose', { lender });

  await user.click(await screen.findByRole('radio', { name: /5678/ }));
  expect(screen.getByRole('radio', { name: /1234/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /5678/ })).toBeChecked();
  await user.click(await payButton());
  await user.type(await screen.findByLabelText('验证码'), '123456');
  await user.click(screen.getByRole('button', { name: '确定' }));

  const [commit] = received(lender, 'repaymentCommit');
  expect(commit?.rawBody).toContain(`"cardId":${OTHER},`);
  expect(commit?.rawBody).toContain('"repayToken":9007199254740993001,');
  expect(commit?.rawBody).toContain('"bankCode":90071992547409930,');
  // A payment leaves after its button was drawn as busy, and after it was stored.
  await waitFor(() => expect(received(lender, 'repaymentConfirm')).toHaveLength(1));
  const [confirm] = received(lender, 'repaymentConfirm');
  expect(confirm?.rawBody).toContain('"repaymentRecordId":8888888888888888801');
});
