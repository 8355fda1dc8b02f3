import { useState } from 'react';
import { thisMoment } from '@/platform/base';
import { useAppSelector } from '@/platform/store';
import type { Ages } from '../ledger/rules';
import { agesOf } from '../ledger/slice';

/** The ages of intents when the screen was opened. */
export function useAges(): Ages {
  const [opened] = useState(thisMoment);
  const left = useAppSelector(({ money }) => money.left);
  return agesOf({ left }, opened);
}
