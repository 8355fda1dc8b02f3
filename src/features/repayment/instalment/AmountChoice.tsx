import { useLingui } from '@lingui/react/macro';
import { Card, RadioList } from '@/design/ui';
import { useMoney } from '@/shared';
import { OtherAmount, type OtherAmountProps } from './OtherAmount';

/** The full amount, or a part of it. */
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
      {!part.isFull && <OtherAmount {...props} />}
    </Card>
  );
}
