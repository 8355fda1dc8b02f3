import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button, Card } from '@/design/ui';
import type { OtherText } from '../slice';

export interface OtherTextsProps {
  readonly texts: readonly OtherText[];
  readonly isDisabled: boolean;
  readonly onChoose: (text: OtherText) => void;
  readonly onDelete: (text: OtherText) => void;
}

/** Other texts of the borrower about the same order, of which one can become the draft. */
export function OtherTexts({ texts, isDisabled, onChoose, onDelete }: OtherTextsProps) {
  const { t } = useLingui();
  return texts.map((text) => (
    <Card as="section" key={JSON.stringify(text)}>
      <h2>{t`You have written another text`}</h2>
      {text.content && <Quote>{text.content}</Quote>}
      {text.images.length > 0 && <p>{t`Images: ${text.images.length}`}</p>}
      <Choices>
        <Button
          variant="secondary"
          disabled={isDisabled}
          onClick={() => {
            onChoose(text);
          }}
        >{t`Use this text`}</Button>
        <Button
          variant="secondary"
          disabled={isDisabled}
          onClick={() => {
            onDelete(text);
          }}
        >{t`Delete this text`}</Button>
      </Choices>
    </Card>
  ));
}

const Quote = styled.blockquote`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;
