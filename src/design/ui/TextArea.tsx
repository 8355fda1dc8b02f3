import { type ClipboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { cutText } from '../format';
import { Field } from './Field';
import { field } from './mixins';
import { useComposition } from './useComposition';

export interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The maximum in UTF-16 code units, as `maxlength` counts. Further input is ignored. */
  readonly max: number;
  /** The text of the remaining length, such as 'Characters left: 12'. */
  readonly remainingLabel: (count: number) => string;
  /** Says that a pasted text was cut. */
  readonly cutLabel: string;
  readonly placeholder?: string;
  readonly error?: string;
  readonly disabled?: boolean;
}

export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, max, remainingLabel, cutLabel, error, ...rest } = props;
  const cut = useCut(max);
  const typing = useComposition({
    value,
    onChange: (text) => {
      cut.onTyped(text);
      // Older WebKit counts `maxlength` in grapheme clusters and so accepts more code units.
      onChange(cutText(text, max));
    },
    fit: (text) => cutText(text, max),
  });
  const left = max - value.length;
  const hint = (
    <>
      <span aria-live="polite">{cut.isCut && cutLabel}</span>{' '}
      <span aria-live={left <= NEAR ? 'polite' : 'off'}>{remainingLabel(left)}</span>
    </>
  );
  return (
    <Field label={label} hint={hint} {...(error && { error })}>
      {(ties) => (
        <Area {...rest} {...ties} rows={5} {...typing} maxLength={max} onPaste={cut.onPaste} />
      )}
    </Field>
  );
}

/** So near to the limit a screen reader says what remains. */
const NEAR = 20;

/** Whether the last input was cut. A browser cuts a pasted text to `maxlength` before the input event. */
function useCut(max: number) {
  const [isCut, setCut] = useState(false);
  const isPasting = useRef(false);
  return {
    isCut,
    onPaste: ({ currentTarget: area, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
      const kept = area.value.length - (area.selectionEnd - area.selectionStart);
      setCut(kept + clipboardData.getData('text').length > max);
      isPasting.current = true;
    },
    onTyped: (text: string) => {
      if (text.length > max || !isPasting.current) setCut(text.length > max);
      isPasting.current = false;
    },
  };
}

const Area = styled.textarea`
  ${field}
  display: block;
  resize: vertical;
`;
