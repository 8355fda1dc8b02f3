import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { AmountHero } from '@/design/ui';
import { BorrowerScreen, useMoney } from '@/shared';
import { CodePicture } from '../reference/ReferenceCode';
import type { Instruction } from './instruction';
import { useScreenAwake } from './useScreenAwake';

export interface CounterProps {
  readonly instruction: Instruction;
  /** Minor units. */
  readonly amount: string;
}

/** What a cashier needs, large and black on white: the exact amount, the code, its number, the payee. */
export function Counter({ instruction: { reference, company }, amount }: CounterProps) {
  const { t } = useLingui();
  const money = useMoney();
  useScreenAwake();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Paper>
      <BorrowerScreen
        title={t({
          message: `Show at the counter`,
          comment: 'Button and title: a payment code in full width, for a cashier.',
        })}
        hidesService
      >
        <Large>
          <AmountHero
            label={t({
              message: `Exact amount`,
              comment: 'For a cashier, above the amount that must be paid to the cent.',
            })}
            amount={money(amount)}
          />
          <CodePicture {...reference} key={reference.picture} />
          {reference.text && <Number>{inFours(reference.text)}</Number>}
          {company && <p>{company}</p>}
        </Large>
      </BorrowerScreen>
    </Paper>
  );
}

/** A number without groups of its own, in groups of four: a cashier types it. */
const inFours = (text: string): string =>
  /^\d+$/.test(text) ? text.replace(/\d{4}(?=\d)/g, '$& ') : text;

/** White in every brand and look: a scanner reads it, and the backlight is at its brightest. */
const Paper = styled.div`
  --color-background: #fff;
  --color-surface: #fff;
  --color-text: #000;
  --gradient-ground: #fff;
  --color-onGradient: #000;
  --color-shade: transparent;
  color: #000;
  main {
    padding-inline: 0.25rem;
  }
`;

const Large = styled.div`
  display: grid;
  gap: var(--space-m);
  text-align: center;
  /* Over the full width: a scanner reads wide bars from farther away. */
  img,
  svg {
    width: 100%;
    height: auto;
    min-height: 8rem;
    max-height: 45vh;
  }
`;

const Number = styled.p`
  font-size: max(1.5rem, min(2rem, 8vw));
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
