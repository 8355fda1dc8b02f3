import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { maskCard } from '@/design/format';
import { Card, EmptyState, RadioList } from '@/design/ui';
import type { BankCard, Echoed } from '@/domain/money';
import { ScreenLink } from '@/shared';
import { CardNumber } from './CardNumber';

export interface CardChoiceProps {
  readonly cards: readonly BankCard[];
  readonly chosen: BankCard | undefined;
  readonly onChoose: (id: Echoed) => void;
  readonly isLocked: boolean;
}

/** The number of a card's digits that are shown. */
const LAST = 4;

/** The borrower's cards. Of each number the last four digits are shown. */
export function CardChoice({ cards, chosen, onChoose, isLocked }: CardChoiceProps) {
  const { t } = useLingui();
  if (cards.length === 0) {
    return (
      <EmptyState
        title={t({
          message: `No bank card yet`,
          comment: 'Title: the borrower has added no card.',
        })}
        text={t({
          message: `Add a bank card in the app, or choose another way to pay.`,
          comment: 'The app: that of the lender. Another way: a shop or a bank transfer.',
        })}
        actions={
          <ScreenLink to="bindBank" parameters={{}} variant="primary">
            {t({
              message: `Add a bank card`,
              comment: "Link: opens the form in the lender's app.",
            })}
          </ScreenLink>
        }
      />
    );
  }
  // Two ids can be equal as text (7 and "7"). The index tells them apart.
  const chosenIndex = chosen && String(cards.indexOf(chosen));
  return (
    <Card>
      <RadioList
        legend={t({
          message: `Choose a bank card`,
          comment: 'Title and button: the card that pays.',
        })}
        options={cards.map(({ bankName, cardNo }, index) => ({
          value: String(index),
          label: <span translate="no">{bankName}</span>,
          description: (
            <CardNumber>
              {/* A screen reader reads out each dot. */}
              <span aria-hidden>{maskCard(cardNo).slice(0, -LAST)}</span>
              <Digits>{maskCard(cardNo).slice(-LAST)}</Digits>
            </CardNumber>
          ),
        }))}
        value={chosenIndex}
        disabled={isLocked}
        onChange={(value) => {
          const card = cards[Number(value)];
          if (card) onChoose(card.id);
        }}
      />
    </Card>
  );
}

/**
 * No amount: VoiceOver reads the digits one by one. `speak-as` exists in WebKit alone. Elsewhere spaces between the digits
 * would do the same, and change the name of the choice.
 */
const Digits = styled.span`
  speak-as: digits;
`;
