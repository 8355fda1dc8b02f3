import { change } from '@/domain/money/ledger/slice';
import { fixedClockLender } from '../../features/repayment/support';
import { openStores } from '../../support/openStores';
import { openTab } from './openTab';
import { payment } from './samples';

const told = () => localStorage.getItem('h5.unsettled');

it('the device tells that it holds a payment, nothing about it, and another borrower finds nothing', async () => {
  const lender = fixedClockLender();
  const { store, subject } = await openTab(lender);
  expect(told()).toBeNull();
  store.dispatch(change(subject, 'begun', { sent: payment() }));
  expect(told()).toBe('{"value":true}');
  store.dispatch(change(subject, 'answerLost', { id: payment().id }));
  expect(told()).toBe('{"value":true}');
  openStores({ lender, borrower: 'dueTomorrow' });
  expect(told()).toBeNull();
});

it('a refused payment leaves no trace', async () => {
  const { store, subject } = await openTab();
  store.dispatch(change(subject, 'begun', { sent: payment() }));
  store.dispatch(change(subject, 'refused', { id: payment().id, isFirst: true }));
  expect(told()).toBeNull();
});
