import type { Meta } from '@storybook/react-webpack5';
import { fireEvent } from 'storybook/test';
import { type Act, pageStory, press, seen } from '../support/pageStory';

/** The states of a form: empty, with an error at its field, and sent without an answer. */
const meta: Meta = { title: 'Forms' };
export default meta;

const COMPLAINT = '/complainPageNext?problemType=2';

const write: Act = async (page) => {
  const field = await seen(page, 'textarea');
  await fireEvent.change(field, { target: { value: 'Me llaman a las seis de la mañana.' } });
};

const send: Act = (page) => press(page, 'footer button:enabled, form button[type=submit]');

export const Empty = pageStory({ path: COMPLAINT, borrower: 'complainant' });

export const Wrong = pageStory({ path: COMPLAINT, borrower: 'complainant', act: send });

export const Written = pageStory({ path: COMPLAINT, borrower: 'complainant', act: write });

export const Unclear = pageStory({
  path: COMPLAINT,
  borrower: 'complainant',
  lender: (lender) => {
    lender.fault('problemSave', { kind: 'cutAfter' });
  },
  act: async (page, lender) => {
    await write(page, lender);
    await send(page, lender);
  },
});

export const WrongCode = pageStory({
  path: '/ynRepayChoose?amount=140557',
  act: async (page, lender) => {
    await press(page, 'label:nth-of-type(1) input[type=radio]');
    await press(page, 'footer button:enabled');
    const field = await seen(page, 'input[inputmode=numeric]');
    await fireEvent.change(field, { target: { value: '000001' } });
    await send(page, lender);
    await seen(page, '[aria-invalid=true]');
  },
});
