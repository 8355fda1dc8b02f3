import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { InSight } from '../../ui/InSight';
import { Notice } from '../../ui/Notice';

/** How a borrower settles by hand what no reading can: in two steps that say what it means. */
export interface ByHand {
  readonly label: string;
  readonly warning: string;
  readonly onSettle: () => void;
}

export function SettleByHand({ label, warning, onSettle }: ByHand) {
  const { t } = useLingui();
  const [isSure, setSure] = useState(false);
  const ask = (isAsked: boolean) => () => {
    setSure(isAsked);
  };
  if (!isSure) {
    return (
      <Button variant="text" onClick={ask(true)}>
        {label}
      </Button>
    );
  }
  // The harmless one comes first, where a second tap of the first step would land.
  return (
    <InSight>
      <Notice tone="warning">
        <p role="alert">{warning}</p>
      </Notice>
      <Button variant="secondary" onClick={ask(false)}>{t`Keep it locked`}</Button>
      <Button variant="text" onClick={onSettle}>{t`I am sure: unlock it`}</Button>
    </InSight>
  );
}
