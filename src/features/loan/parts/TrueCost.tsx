import { whenIdle } from '../../../borrower/whenIdle';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { useLoaded } from '../../../ui/useLoaded';
import type { CostSectionProps } from '../cost/CostSection';

/** The section's titles, amounts, rate and sentence; its plan has a line for each payment. */
const LINES = 8;

/** What the loan costs, where the lender names a rate. */
export function TrueCost({ loan }: Pick<CostSectionProps, 'loan'>) {
  const { trueCost } = useEnvironment();
  return trueCost && <Section loan={loan} trueCost={trueCost} />;
}

/**
 * Its arithmetic comes after the first screen, and finds its room kept. Last of what scrolls, so that nothing moves
 * under a finger. Where it cannot be had, the lender's own figures stay in sight.
 */
function Section(props: CostSectionProps) {
  const { currentData: part, isFetching } = useLoaded('true-cost', loadSection);
  if (part) return <part.CostSection {...props} />;
  return (
    isFetching && (
      <Card aria-busy data-late>
        <Skeleton lines={LINES + props.loan.plan.length} height="1.375rem" />
      </Card>
    )
  );
}

async function loadSection() {
  await new Promise<void>((resolve) => whenIdle(resolve, 0));
  return import(/* webpackChunkName: "true-cost" */ '../cost/CostSection');
}
