import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button, type Elements, touchable, Turned } from '@/design/ui';
import type { Reference } from '@/domain/orders';
import { whenIdle } from '@/platform/base';
import { drawCode } from './DrawnCode';
import { ReferenceCode } from './ReferenceCode';

export interface FoldedCodeProps {
  readonly reference: Reference;
  /** The content of the control that opens the code; by default its own words. */
  readonly control?: (isOpen: boolean) => Elements;
}

/** A reference that is drawn after a tap: a code on the screen invites to pay it. */
export function FoldedCode({ reference, control }: FoldedCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { text } = reference;
  // A till may have no network: the code's library is there before the tap.
  useEffect(() => whenIdle(() => void drawCode(text)), [text]);
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => {
      setOpen(!isOpen);
    },
  };
  return (
    <>
      {control ? (
        <FoldedRow type="button" {...toggle}>
          {control(isOpen)}
        </FoldedRow>
      ) : (
        <Button variant="text" {...toggle}>
          <PaymentCode isOpen={isOpen} />
        </Button>
      )}
      <div id={id}>{isOpen && <ReferenceCode reference={reference} />}</div>
    </>
  );
}

export function PaymentCode({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <span>
        {t({ message: `Payment code`, comment: 'Button: shows or hides the code for a till.' })}
      </span>
      <Turned $isOpen={isOpen} />
    </>
  );
}

export const FoldedRow = styled.button`
  ${touchable}
  width: 100%;
  padding-block: 0.625rem;
  text-align: start;
`;
