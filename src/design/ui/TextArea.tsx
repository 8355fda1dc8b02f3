import { type ClipboardEvent, type CompositionEvent, useRef, useState } from 'react';
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
  /** Says that a pasted or composed text was cut. */
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
      onChange(cut.afterInput(text));
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
        <Area
          {...rest}
          {...ties}
          rows={5}
          {...typing}
          maxLength={max}
          onPaste={cut.onPaste}
          onCompositionEnd={(event) => {
            typing.onCompositionEnd(event);
            cut.onCompositionEnd(event);
          }}
        />
      )}
    </Field>
  );
}

/** So near to the limit a screen reader says what remains. */
const NEAR = 20;

/**
 * Whether the last input was cut. A browser cuts what was pasted or composed to `maxlength` before the input event, also within a
 * sign such as a flag. Older WebKit counts `maxlength` in grapheme clusters and so accepts more code units.
 */
function useCut(max: number) {
  const [isCut, setCut] = useState(false);
  const lastPaste = useRef<Paste>(undefined);
  return {
    isCut,
    onPaste: ({ currentTarget: area, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
      const pasted = clipboardData.getData('text').replace(/\r\n?/g, '\n');
      const paste = {
        whole: area.value.slice(0, area.selectionStart) + pasted,
        after: area.value.slice(area.selectionEnd),
      };
      setCut(paste.whole.length + paste.after.length > max);
      lastPaste.current = paste;
    },
    onCompositionEnd: ({ currentTarget, data }: CompositionEvent<HTMLTextAreaElement>) => {
      if (data && !currentTarget.value.includes(data)) setCut(true);
    },
    /** The text after an input, without a part of a sign where it was cut. */
    afterInput: (text: string): string => {
      const paste = lastPaste.current;
      lastPaste.current = undefined;
      if (!paste || text.length > max) setCut(text.length > max);
      return cutText(paste ? withoutPartOfSign(text, paste) : text, max);
    },
  };
}

interface Paste {
  /** The text up to the end of what was pasted, uncut. */
  readonly whole: string;
  readonly after: string;
}

function withoutPartOfSign(text: string, { whole, after }: Paste): string {
  const kept = text.slice(0, text.length - after.length);
  const isOfPaste = text === kept + after && whole.startsWith(kept);
  return isOfPaste ? cutText(whole, kept.length) + after : text;
}

const Area = styled.textarea`
  ${field}
  display: block;
  resize: vertical;
`;
