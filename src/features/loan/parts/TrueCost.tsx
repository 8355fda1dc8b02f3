import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import type { CostSection, CostSectionProps } from '../cost/CostSection';

/** What the loan costs, where the lender names a rate: its arithmetic comes after the first screen. */
export function TrueCost({ loan }: Pick<CostSectionProps, 'loan'>) {
  const { trueCost } = useEnvironment();
  const [part, setPart] = useState<{ readonly CostSection?: typeof CostSection }>({});
  const isWanted = !!trueCost;
  useEffect(() => {
    if (!isWanted) return;
    // Where it cannot be had, the lender's own figures stay in sight.
    void import(/* webpackChunkName: "true-cost" */ '../cost/CostSection')
      .catch(() => ({}))
      .then(setPart);
  }, [isWanted]);
  return part.CostSection && trueCost && <part.CostSection loan={loan} trueCost={trueCost} />;
}
