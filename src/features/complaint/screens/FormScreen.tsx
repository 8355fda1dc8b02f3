import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button, Card, EmptyState, Notice, ScrolledIntoView, Tag, TextArea } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { BorrowerScreen, ForWhom, Read, ScreenLink } from '@/shared';
import { useDraft, usePaymentDraft, useTypeDraft } from '../drafts/useDraft';
import { type About, useAbout, useTypeTitles } from '../hooks/useAbout';
import { useSubmit } from '../hooks/useSubmit';
import { MAX_CHARACTERS } from '../model';
import { OtherTexts } from '../parts/OtherTexts';
import { SentDialog } from '../parts/SentDialog';
import { WithdrawalSentDialog } from '../parts/WithdrawalSentDialog';
import { PictureField } from '../pictures/PictureField';

/** Write a complaint (docs/reference/screens.md#write-a-complaint). */
export default function FormScreen() {
  const { t } = useLingui();
  const about = useAbout();
  if (about.problemType) return <Form about={about} />;
  return (
    <BorrowerScreen title={t`Write a complaint`}>
      <EmptyState
        title={t`What is your complaint about?`}
        text={t`Choose a type first.`}
        actions={
          <ScreenLink to="complaint" parameters={{}} variant="primary" replace>
            {t`Choose a type`}
          </ScreenLink>
        }
      />
    </BorrowerScreen>
  );
}

function Form({ about }: { readonly about: About }) {
  const { t } = useLingui();
  const { draft, isFull, write, add, remove, retry, choose, deleteText, chooseAgain } = useDraft(
    about.orderNo,
  );
  usePaymentDraft(about.orderNo);
  useTypeDraft(about);
  const { submit, outcome, unclear, isSending, missingText } = useSubmit(about, draft);
  const { paymentProofType, withdrawalType, hardshipType } = useEnvironment();
  const isForHelp = !!hardshipType && about.problemType === hardshipType;
  return (
    <BorrowerScreen
      title={isForHelp ? t`Ask for help` : t`Write a complaint`}
      footer={
        <>
          <ForWhom />
          <Button isBusy={isSending} onClick={() => void submit()}>{t`Submit`}</Button>
        </>
      }
    >
      <Types about={about} />
      {outcome?.state === 'unclear' && (
        <ScrolledIntoView>
          <div role="alert">
            <Notice tone="warning">{unclear}</Notice>
          </div>
        </ScrolledIntoView>
      )}
      {about.problemType === paymentProofType && (
        <Notice>
          {t({
            message: `Add what is missing of these: the amount, the date, how you paid and the reference. Add a picture of your receipt, too.`,
            comment:
              'Above the text of a complaint about a payment. The reference is the number of the payment.',
          })}
        </Notice>
      )}
      {/* One type shows a notice above this card. */}
      <Card>
        <TextArea
          label={t`Description`}
          value={draft.content}
          onChange={write}
          max={MAX_CHARACTERS}
          remainingLabel={(count) => t`Characters left: ${count}`}
          cutLabel={t({
            message: `Your text was too long. Its end was left out.`,
            comment: 'Below the text of a complaint, after a text was pasted.',
          })}
          placeholder={t`What happened, when, and what you expect of us`}
          disabled={isSending}
          error={missingText}
        />
        <PictureField
          pictures={draft.pictures}
          isFull={isFull}
          isDisabled={isSending}
          onAdd={add}
          onRemove={remove}
          onRetry={retry}
          onChooseAgain={chooseAgain}
        />
      </Card>
      <OtherTexts
        texts={draft.beside ?? []}
        isDisabled={isSending}
        onChoose={choose}
        onDelete={deleteText}
      />
      {outcome?.state === 'sent' &&
        (about.problemType === withdrawalType ? (
          <WithdrawalSentDialog content={outcome.content} />
        ) : (
          <SentDialog isForHelp={isForHelp} />
        ))}
    </BorrowerScreen>
  );
}

function Types({ about }: { readonly about: About }) {
  const { query, titles } = useTypeTitles(about);
  const tags = () => (
    <Tags>
      {titles.map((title) => (
        <li key={title}>
          <Tag>{title}</Tag>
        </li>
      ))}
    </Tags>
  );
  if (titles.length > 0) return tags();
  return (
    <Read query={query} lines={1} lineHeight="1.75rem">
      {tags}
    </Read>
  );
}

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;
