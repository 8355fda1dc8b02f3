import type { ScreenRow } from './row';

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
      // The form needs a type. A sub-type exists for one type only.
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
      // The placeholder is drawn with the first tab.
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
