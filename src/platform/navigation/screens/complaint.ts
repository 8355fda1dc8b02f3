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
      needs: ['problemType'],
    },
  },
  'complaint-list': {
    paths: { complaintUrl: '/complaintList' },
    texts: 'complaint',
    leadsTo: ['complaint-detail'],
    asks: { alias: 'problemList', parameters: {} },
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
