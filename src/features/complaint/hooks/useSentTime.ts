import { useProblemListQuery } from '../api';

/** When a complaint was sent, as the lender writes it. Only the list contains it; empty until the list is loaded. */
export function useSentTime(id: string): string {
  const { data: tabs = [] } = useProblemListQuery({});
  return tabs.flatMap(({ items }) => items).find((item) => item.id === id)?.time ?? '';
}
