import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The table of all data that the app stores on a device. The privacy notice and docs/reference/launch.md#what-is-stored show it. A
 * test compares it with the storage keys in the code.
 */
export interface StoredRow {
  readonly key: string;
  readonly where: 'tab' | 'device' | 'both';
  readonly owner: 'login' | 'borrower' | 'anyone';
  readonly what: MessageDescriptor;
  /** The event that ends the storage. */
  readonly until: MessageDescriptor;
  /** Development builds only: the privacy notice omits the row. */
  readonly isForDevelopers?: true;
}

const closed = msg`the tab is closed`;
const deleted = msg`the browser’s data is deleted`;

export const STORED_ON_DEVICE: readonly StoredRow[] = [
  {
    key: 'session',
    where: 'tab',
    owner: 'anyone',
    what: msg`What the app gives a page: ids, phone number, session`,
    until: msg`the tab is closed, the session ends, or another person logs in`,
  },
  {
    key: 'money',
    where: 'device',
    owner: 'borrower',
    what: msg({
      message: `Confirmations and card payments: what they pay, where they stand, the card’s bank and last four digits. No whole card number and no name`,
      comment: 'Of the privacy notice: data on the phone. A confirmation accepts a loan.',
    }),
    until: msg`the browser’s data is deleted; what is finished and shown, after 24 hours`,
  },
  {
    key: 'unsettled',
    where: 'device',
    owner: 'anyone',
    what: msg({
      message: `Whether one of these is there, and nothing more about it`,
      comment:
        'Of the privacy notice: data on the phone. It follows the row of confirmations and card payments.',
    }),
    until: msg`it is finished and shown, or someone else logs in`,
  },
  {
    key: 'repayment',
    where: 'tab',
    owner: 'login',
    what: msg({
      message: `Which card was chosen`,
      comment: 'Of the privacy notice: data on the phone. The card: a bank card that pays.',
    }),
    until: msg`the tab is closed, or the session ends`,
  },
  {
    key: 'instruction',
    where: 'tab',
    owner: 'login',
    what: msg({
      message: `The last payment instruction`,
      comment: 'Of the privacy notice: data on the phone. It says how to pay, with a reference.',
    }),
    until: msg`the tab is closed, or the session ends`,
  },
  {
    key: 'loan.rated',
    where: 'device',
    owner: 'borrower',
    what: msg({
      message: `The loans for which a rating was given or declined`,
      comment: 'Of the list of what the app stores on the device.',
    }),
    until: msg`a year has passed since the last one`,
  },
  {
    key: 'complaint.scored',
    where: 'device',
    owner: 'borrower',
    what: msg`The complaints for which a rating was asked`,
    until: msg`a year has passed since the last one`,
  },
  {
    key: 'loan.receipt',
    where: 'device',
    owner: 'borrower',
    what: msg({
      message: `Which receipt of a payment was shown last, and whether it was closed`,
      comment: 'Of the privacy notice: data on the phone.',
    }),
    until: msg`24 hours have passed`,
  },
  {
    key: 'help.hardship',
    where: 'device',
    owner: 'borrower',
    what: msg({
      message: `The loan about which a message said that it cannot be paid, and when`,
      comment: 'Of the privacy notice: data on the phone.',
    }),
    until: msg`30 days have passed`,
  },
  {
    key: 'complaint.drafts',
    where: 'device',
    owner: 'borrower',
    what: msg`The draft of a complaint: its text, and where its images are`,
    until: msg`it is sent, or seven days have passed since it was last written`,
  },
  {
    key: 'complaint.newDrafts',
    where: 'device',
    owner: 'borrower',
    what: msg`Other drafts of a complaint, written before the first answer`,
    until: msg`you choose one of them or send the complaint, or seven days have passed since the last change`,
  },
  {
    key: 'accepted',
    where: 'tab',
    owner: 'login',
    what: msg`That the session was accepted`,
    until: msg`the tab is closed, or the session ends`,
  },
  {
    key: 'reloadedForChunk',
    where: 'tab',
    owner: 'anyone',
    what: msg`That a page was loaded anew for a missing file`,
    until: msg`a screen could be loaded`,
  },
  {
    key: 'promotion.resendAt',
    where: 'tab',
    owner: 'anyone',
    what: msg`On the registration page, when another SMS code may be asked for`,
    until: closed,
  },
  {
    key: 'promotion.advertisement',
    where: 'tab',
    owner: 'anyone',
    what: msg`On the registration page, which advertisement led to it`,
    until: closed,
  },
  {
    key: 'promotion.deviceId',
    where: 'device',
    owner: 'anyone',
    what: msg`On the sign-up page, a random number of this device`,
    until: deleted,
  },
  {
    key: 'salt',
    where: 'both',
    owner: 'anyone',
    what: msg`Random digits, from which the marks of persons are made`,
    until: deleted,
  },
  {
    key: 'borrower',
    where: 'device',
    owner: 'anyone',
    what: msg`A mark of the person who logged in last, made from the user number`,
    until: msg`someone else logs in, or the browser’s data goes`,
  },
  {
    key: 'launchPad',
    where: 'tab',
    owner: 'anyone',
    what: msg`A developer’s choices`,
    until: closed,
    isForDevelopers: true,
  },
];
