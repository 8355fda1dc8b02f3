import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Card, CardTitle, Icon, mailIcon, MailText, TextLink } from '@/design/ui';
import { mailAddress, useLeave } from '@/platform/navigation';
import type { Instruction } from './instruction';
import { ServerPicture } from './ServerPicture';

/** Explanatory pictures, and an e-mail address for questions. */
export function ContactPictures({ title, email, images }: Instruction['pictures'][number]) {
  const { t } = useLingui();
  const leave = useLeave();
  const address = mailAddress(email);
  return (
    <Card as="section">
      {title && <CardTitle>{title}</CardTitle>}
      {images.map((image, index) => (
        <ServerPicture
          key={`${index} ${image}`}
          address={image}
          name={t({
            message: `Picture ${index + 1} of ${images.length}`,
            comment: 'For screen readers: a picture in which the lender explains how to pay.',
          })}
        />
      ))}
      {address && (
        <TextLink
          href={address}
          aria-label={email}
          onClick={(event) => {
            event.preventDefault();
            leave(address, { contact: 'mailto' });
          }}
        >
          <Icon shape={mailIcon} />
          <Address>
            <MailText>{email}</MailText>
          </Address>
        </TextLink>
      )}
    </Card>
  );
}

const Address = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
