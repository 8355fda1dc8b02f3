import { useState } from 'react';
import { useSelector } from 'react-redux';
import { thisMoment } from '@/platform/base';
import type { Ages } from '../ledger/rules';
import { agesOf, type MoneyPart } from '../ledger/slice';

/** The ages of intents when the screen was opened. */
export function useAges(): Ages {
  const [opened] = useState(thisMoment);
  const left = useSelector(({ money }: MoneyPart) => money.left);
  return agesOf({ left }, opened);
}
