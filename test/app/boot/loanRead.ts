import type { PageRead } from '@/app/boot/handover';

/** The first request of a loan's page, as a build writes it into the page. */
export const LOAN_READ: PageRead = {
  asks: { alias: 'loanDetails', parameters: { productId: 'productId' } },
  prefix: 'generalPrefix',
  path: '/v3/loan-details/loan-details',
  method: 'GET',
  client: 'form',
  success: 'general',
  texts: { es: [], en: [] },
};
