import type { ScreenRow } from './row';

export const complaintRows = {
  'complaint-home': {
    paths: { complaint: '/complaint' },
    leadsTo: ['complaint-form', 'complaint-list'],
    asks: { alias: 'problemInit', parameters: { orderId: 'orderId' } },
  },
  'complaint-form': {
    paths: { complainPageNext: '/complainPageNext' },
    asks: {
      alias: 'problemInit',
      parameters: {},
      needs: ['problemType'],
    },
  },
  'complaint-list': {
    paths: { complaintUrl: '/complaintList' },
    leadsTo: ['complaint-detail'],
    asks: { alias: 'problemList', parameters: {} },
  },
  'complaint-detail': {
    paths: { complainDetails: '/complainDetails' },
    asks: {
      alias: 'problemDetail',
      parameters: { problemId: 'problemId' },
      needs: ['problemId'],
    },
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;
