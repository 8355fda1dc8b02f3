import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Card, CardTitle, CopyRow, WholeDates } from '@/design/ui';
import { hasReference } from '@/domain/orders';
import { AlreadyPaid, KeepActions, useCopy, useDates } from '@/shared';
import { FoldedCode } from '../reference/FoldedCode';
import { ReferenceCode } from '../reference/ReferenceCode';
import { ContactPictures } from './ContactPictures';
import type { Instruction } from './instruction';
import { ServerPicture } from './ServerPicture';

export interface InstructionBodyProps {
  readonly instruction: Instruction;
  /** Epoch milliseconds. */
  readonly loadedAt: number;
  /** A payment of unknown outcome: another one is not invited. */
  readonly isFolded: boolean;
}

export function InstructionBody({ instruction, loadedAt, isFolded }: InstructionBodyProps) {
  const { t } = useLingui();
  const time = useDates().dateTime(loadedAt);
  const copy = useCopy();
  const { title, text, reference, company, sections, pictures } = instruction;
  return (
    <>
      {/* The pictures have an unknown height, and the code must not move. */}
      <Card>
        {title && <CardTitle>{title}</CardTitle>}
        {text && <p>{text}</p>}
        {hasReference(reference) &&
          (isFolded ? (
            <FoldedCode reference={reference} />
          ) : (
            <ReferenceCode reference={reference} />
          ))}
        {company && (
          <CopyRow
            label={t({
              message: `Company`,
              comment: 'Label before the name of the shop or bank that takes the payment.',
            })}
            value={company}
            copyLabel={t({
              message: `Copy`,
              comment: 'Button: copies the text beside it, such as the number of the payment.',
            })}
            copiedLabel={t`Copied`}
            onCopy={(shown) => copy(company, shown)}
          />
        )}
      </Card>
      {sections.map((section, index) => (
        <Card key={`${index} ${section.title}`} as="section">
          {section.title && <CardTitle>{section.title}</CardTitle>}
          {section.texts.map((line, lineIndex) => (
            <p key={`${lineIndex} ${line}`}>{line}</p>
          ))}
        </Card>
      ))}
      {pictures.map((group, index) => (
        <ContactPictures key={`${index} ${group.title}`} {...group} />
      ))}
      <KeepActions />
      <AlreadyPaid amount={instruction.amount} way={company} reference={reference.text} />
      <Foot>
        <ServerPicture address={instruction.bottomLogo} isLogo />
        <p>
          <WholeDates>
            {t({
              message: `Loaded at ${time}`,
              comment:
                'The age of these payment instructions: they can also be read without a network.',
            })}
          </WholeDates>
        </p>
      </Foot>
    </>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-s);
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
