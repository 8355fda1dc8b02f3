import type { ScreenRow } from './row';
import type { TrialsOf } from './trial';

export const complaintRows = {
  'complaint-home': {
    paths: { complaint: '/complaint' },
    texts: 'complaint',
    leadsTo: ['complaint-form', 'complaint-list'],
    asks: { alias: 'problemInit', parameters: { orderId: 'orderId' } },
  },
  'complaint-form': {
    paths: { complainPageNext: '/complainPageNext' },
    texts: 'complaint',
    asks: {
      alias: 'problemInit',
      parameters: {},
      // Without a type there is nothing to write about; a sub-type counts for one type only.
      needs: ['problemType'],
      looksOtherwise: { with: ['problemSonType'] },
    },
  },
  'complaint-list': {
    paths: { complaintUrl: '/complaintList' },
    texts: 'complaint',
    leadsTo: ['complaint-detail'],
    asks: {
      alias: 'problemList',
      parameters: {},
      // The frame is of the first tab.
      looksOtherwise: { with: ['tab'] },
    },
  },
  'complaint-detail': {
    paths: { complainDetails: '/complainDetails' },
    texts: 'complaint',
    asks: {
      alias: 'problemDetail',
      parameters: { problemId: 'problemId' },
      needs: ['problemId'],
    },
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;

const complaints = { area: 'Complaints', borrower: 'complainant' } as const;

export const complaintTrials = (): TrialsOf<typeof complaintRows> => ({
  'complaint-home': {
    ...complaints,
    label: 'Complaint',
    mark: 'orderDetail.productName',
    notes: { leaves: 'Without an order there is a notice in its place.' },
  },
  'complaint-form': {
    ...complaints,
    label: 'Write a complaint',
    query: { problemType: '2', problemSonType: '', orderNo: '{orderId}' },
    mark: 'problemType.1.title',
    notes: {
      picks: 'problemType.value?problemType',
      omits: {
        'main > ul + div:not(:last-child)': 'Only a type that the environment names has a notice.',
      },
    },
  },
  'complaint-list': {
    ...complaints,
    label: 'My complaints',
    mark: 'tabs.0.items.0.content',
    notes: {
      omits: {
        '[role="tabpanel"] > div > :not([role="list"])':
          'An empty tab is said to be so by the app.',
      },
      // As many as a screen shows, and more.
      most: { 'tabs.0.items': 10 },
    },
  },
  'complaint-detail': {
    ...complaints,
    label: 'Complaint detail',
    // The sandbox counts a borrower's complaints from here.
    query: { problemId: '{userId}01' },
    mark: 'content',
    notes: {
      omits: {
        'main > :nth-child(n + 2)': 'Without a reply there is another text in its place.',
      },
    },
  },
});
