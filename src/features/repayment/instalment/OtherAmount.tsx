import { useLingui } from '@lingui/react/macro';
import { addMinorUnits, formatMoney, typedMoney } from '@/design/format';
import { TextField, WholeDates } from '@/design/ui';
import type { Instalment } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { useCurrency, useDay, useMoney } from '@/shared';
import type { PartChoice } from '../slice';
import { partProblem } from './part';

export interface OtherAmountProps {
  readonly instalment: Instalment;
  /** The smallest part, in minor units. */
  readonly min: number;
  readonly part: PartChoice;
  readonly onChoose: (part: PartChoice) => void;
}

/** The field of a part payment, and what is left to pay after it. */
export function OtherAmount({ instalment, min, part, onChoose }: OtherAmountProps) {
  const { t } = useLingui();
  const { numberFormat } = useEnvironment();
  const currency = useCurrency();
  const problem = useProblemText(instalment.amount, min, part);
  return (
    <>
      <TextField
        label={t({ message: `Amount`, comment: 'Label of the field for a part of the debt.' })}
        value={part.text}
        inputMode="decimal"
        autoComplete="off"
        onChange={(text) => {
          onChoose({ text, amount: typedMoney(text, currency, numberFormat) ?? '' });
        }}
        error={problem}
      />
      {/* All that is owed is no part: nothing stays owed. */}
      <p role="status">
        {!problem && part.amount !== instalment.amount && (
          <Rest instalment={instalment} part={part} />
        )}
      </p>
    </>
  );
}

function useProblemText(owed: string, min: number, part: PartChoice): string {
  const { t } = useLingui();
  const money = useMoney();
  const { numberFormat } = useEnvironment();
  const example = formatMoney(min, '', numberFormat).trim();
  switch (partProblem(part, owed, min)) {
    case 'missing':
      return t({
        message: `Enter the amount first. Then choose how to pay.`,
        comment: 'Below the empty field for a part of the debt.',
      });
    case 'unreadable':
      return t({
        message: `Write the amount like this: ${example}`,
        comment: 'Below the field. The placeholder is an amount in the format of the country.',
      });
    case 'belowMin':
      return t({
        message: `The smallest amount is ${money(String(min))}.`,
        comment: 'Below the field: the part that was entered is too small.',
      });
    case 'aboveOwed':
      return t({
        message: `You owe ${money(owed)}. Enter that or less.`,
        comment: 'Below the field: the amount that was entered is more than the debt.',
      });
    default:
      return '';
  }
}

type RestProps = Pick<OtherAmountProps, 'instalment' | 'part'>;

function Rest({ instalment: { amount: owed, dueDate }, part: { amount } }: RestProps) {
  const { t } = useLingui();
  const money = useMoney();
  const day = useDay()(dueDate);
  const left = money(addMinorUnits(owed, `-${amount}`) ?? '');
  return (
    <WholeDates>
      {day
        ? t({
            message: `After this payment you still owe ${left}. Due date, as before: ${day}.`,
            comment: 'Before a part of the debt is paid. The placeholders: an amount and a day.',
          })
        : t({
            message: `After this payment you still owe ${left}. The due date stays the same.`,
            comment: 'Before a part of the debt is paid. The placeholder is an amount.',
          })}
    </WholeDates>
  );
}
