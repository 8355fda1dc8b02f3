import { useLingui } from '@lingui/react/macro';
import { Card, RadioList } from '@/design/ui';
import { useMoney } from '@/shared';
import { OtherAmount, type OtherAmountProps } from './OtherAmount';

/** The full amount, or a part of it. */
export function AmountChoice(props: OtherAmountProps) {
  const { instalment, min, part, onChoose } = props;
  const money = useMoney();
  return (
    <Card as="section">
      <AmountOptions
        owed={money(instalment.amount)}
        min={min}
        isFull={!!part.isFull}
        onChange={(isFull) => {
          onChoose({ ...part, isFull });
        }}
      />
      {!part.isFull && <OtherAmount {...props} />}
    </Card>
  );
}

export interface AmountOptionsProps {
  /** What is owed, as it is shown. */
  readonly owed: string;
  /** The smallest part, in minor units. */
  readonly min: number;
  readonly isFull: boolean;
  readonly onChange: (isFull: boolean) => void;
}

export function AmountOptions({ owed, min, isFull, onChange }: AmountOptionsProps) {
  const { t } = useLingui();
  const smallest = useMoney()(String(min));
  return (
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
          description: owed,
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
      value={isFull ? 'full' : 'part'}
      onChange={(value) => {
        onChange(value === 'full');
      }}
    />
  );
}
