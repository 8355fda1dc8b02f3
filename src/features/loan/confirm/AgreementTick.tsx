import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/design/ui';
import { AgreementLink } from '../AgreementLink';

export interface AgreementTickProps {
  readonly address: string;
  readonly isTicked: boolean;
  readonly tick: (isOn: boolean) => void;
}

export function AgreementTick({ address, isTicked, tick }: AgreementTickProps) {
  const { t } = useLingui();
  return (
    <div>
      <Checkbox
        label={t({
          message: `I have read and agree to the loan agreement`,
          comment: 'Label of the checkbox that the borrower ticks before the loan is confirmed.',
        })}
        checked={isTicked}
        onChange={tick}
      />
      <AgreementLink address={address} />
    </div>
  );
}
