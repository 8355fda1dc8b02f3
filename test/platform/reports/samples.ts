import type { Incident } from '@/platform/reports/report';

export const failure = {
  kind: 'unreachable',
  alias: 'loanDetails',
  reason: 'server',
  status: 503,
} as const;
export const lostCall: Incident = { kind: 'call', failure, duration: 12.6 };
