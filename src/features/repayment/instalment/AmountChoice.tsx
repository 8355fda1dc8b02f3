import { useLingui } from '@lingui/react/macro';
import { Card, RadioList, useLoaded } from '../../../design/ui';
import { Read, useMoney } from '../../../shared';
import type { OtherAmountProps } from './OtherAmount';

const loadPart = async () => {
  const { OtherAmount } = await import(/* webpackChunkName: "other-amount" */ './OtherAmount');
  return OtherAmount;
};

/** The full amount, or a part of it. The field of the part is loaded when the part is chosen. */
export function AmountChoice(props: OtherAmountProps) {
  const { instalment, min, part, onChoose } = props;
  const { t } = useLingui();
  const money = useMoney();
  const smallest = money(String(min));
  return (
    <Card as="section">
      <RadioList
        isNamedByLabel
        isInLine
        legend={t({
          message: `How much do you pay now?`,
          comment: 'Above two choices: the whole debt, or a part of it.',
        })}
        options={[
          {
            value: 'full',
            label: t({ message: `Pay the full amount`, comment: 'A choice: the whole debt.' }),
            description: money(instalment.amount),
          },
          {
            value: 'part',
            label: t({ message: `Pay another amount`, comment: 'A choice: a part of the debt.' }),
            description: t({
              message: `At least ${smallest}`,
              comment: 'The smallest part of the debt that can be paid.',
            }),
          },
        ]}
        value={part.isFull ? 'full' : 'part'}
        onChange={(value) => {
          onChoose({ ...part, isFull: value === 'full' });
        }}
      />
      {!part.isFull && <LateAmount {...props} />}
    </Card>
  );
}

function LateAmount(props: OtherAmountProps) {
  const query = useLoaded('otherAmount', loadPart);
  return (
    <Read query={query} lines={2}>
      {(OtherAmount) => <OtherAmount {...props} />}
    </Read>
  );
}
