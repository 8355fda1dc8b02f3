import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button';
import type { Elements } from './elements';

export interface CollapsibleProps<Row> {
  readonly rows: readonly Row[];
  readonly moreLabel: string;
  readonly hideLabel: string;
  readonly children: (rows: readonly Row[]) => Elements;
}

const COLLAPSED_COUNT = 2;

/** The first rows of a list and a toggle for the rest; without hidden rows there is no toggle. */
export function Collapsible<Row>(props: CollapsibleProps<Row>) {
  const { rows, moreLabel, hideLabel, children } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <div id={id}>{children(isOpen ? rows : rows.slice(0, COLLAPSED_COUNT))}</div>
      {rows.length > COLLAPSED_COUNT && (
        <Toggle
          variant="text"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <span>{isOpen ? hideLabel : moreLabel}</span>
          <Turned $isOpen={isOpen} />
        </Toggle>
      )}
    </div>
  );
}

const Toggle = styled(Button)`
  width: 100%;
  margin-bottom: -0.75rem;
`;

/** An arrow that says whether the part below is open. */
export const Turned = styled.span.attrs({ 'aria-hidden': true })<{ readonly $isOpen: boolean }>`
  flex: none;
  width: 0.5em;
  height: 0.5em;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  transform: ${({ $isOpen }) =>
    $isOpen ? 'translateY(25%) rotate(225deg)' : 'translateY(-25%) rotate(45deg)'};
`;
