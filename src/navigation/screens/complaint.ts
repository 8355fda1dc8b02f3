import type { ScreenRow } from './row';
import { slot, WHERE } from './slots';
import { fields, type TrialsOf, two } from './trial';

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
    frame: {
      data: {
        problemType: two('problemType', { title: [], value: ['itemNeeds'] }),
        orderDetail: {
          orderNo: '1',
          ...fields({ productName: ['needed'], status: [] }, 'orderDetail.'),
          list: two('orderDetail.list', { title: [], value: [] }),
        },
        orderList: [{ orderNo: '1' }],
      },
    },
  },
  'complaint-form': {
    ...complaints,
    label: 'Write a complaint',
    query: { problemType: '2', problemSonType: '', orderNo: '{orderId}' },
    mark: 'problemType.1.title',
    frame: {
      data: {
        problemType: [
          { value: '2', title: slot(`problemType.value${WHERE}problemType.title`, 'needed') },
        ],
      },
    },
  },
  'complaint-list': {
    ...complaints,
    label: 'My complaints',
    mark: 'tabs.0.items.0.content',
    frame: {
      data: {
        tabs: [0, 1].map((index) => ({
          title: slot(`tabs.${index}.title`),
          items: two('tabs.0.items', { id: [], time: ['time'], type: [], content: [] }),
        })),
      },
      patches: [
        {
          selector: '[role="tab"] > span > span',
          slots: [0, 1].map((tab) => slot(`tabs.${tab}.items.length`, 'notZero', 'count')),
        },
      ],
      most: { 'tabs.0.items': 10 },
    },
  },
  'complaint-detail': {
    ...complaints,
    label: 'Complaint detail',
    // The sandbox counts a borrower's complaints from here.
    query: { problemId: '{userId}01' },
    mark: 'content',
    frame: {
      data: fields({ type: [], sonType: [], content: ['needed'] }),
      without: 'main > :nth-child(n + 2)',
    },
  },
});
