import { styled } from 'styled-components';
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
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, max, remainingLabel, ...rest } = props;
  // Older WebKit counts `maxlength` in grapheme clusters and so accepts more code units.
  const typing = useComposition({ value, onChange, fit: (text) => text.slice(0, max) });
  return (
    <Field label={label} hint={remainingLabel(max - value.length)}>
      {(ties) => <Area {...rest} {...ties} rows={5} {...typing} maxLength={max} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${field}
  display: block;
  resize: vertical;
`;
